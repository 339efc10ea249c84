import { Listing } from '../count/diagram/listing.ts';
import type { Problem } from '../solve/problem.ts';
import { lateWords, words } from '../words/index.ts';
import { CliError } from './cliError.ts';
import type { Call } from './command.ts';
import { defaultMemory, leastMemory, needsOf, statesOf } from './count/memory.ts';
import { Progress } from './terminal/progress.ts';
import { solutionWriter } from './terminal/solutionOutput.ts';
import { collectorFor } from './workers.ts';

/** Pauses of a list between two looks at the memory, which take long. */
export const COLLECT_EVERY = 64;

/** Characters that are written at once, about. */
const MOST_TEXT = 2 ** 14;

/**
 * The bytes that layers may take, of the memory of this process.
 *
 * @throws CliError if `--memory` is too little
 */
export function layersMemory({ options, language }: Call, problem: Problem): number {
  const needs = needsOf(problem, true, 0);
  const least = leastMemory(needs);
  if (options.memory !== undefined && options.memory < least)
    throw new CliError(
      lateWords(words(language)).counting.tooLittleMemory('--memory', least, undefined),
    );
  return statesOf(options.memory ?? Math.max(least, defaultMemory()), needs, 1);
}

/** Writes all solutions, in the order of `Listing`; returns how many there were. */
export function* listAll(call: Call, problem: Problem): Generator<string, number, undefined> {
  const { unique = false } = call.options;
  const memory = layersMemory(call, problem);
  const write = solutionWriter(call, problem, false);
  const listing = new Listing(problem, { unique, memory });
  const progress = new Progress(call);
  const collect = collectorFor({ memory });
  let solutions = 0;
  // Solutions that come at once are written at once: a pause ends them.
  let text = '';
  let pauses = 0;
  let isWarned = false;
  for (const listed of listing.solutions()) {
    if (text !== '' && (!listed || text.length > MOST_TEXT)) {
      progress.clear();
      yield text;
      text = '';
    }
    if (!listed && ++pauses % COLLECT_EVERY === 0) collect();
    progress.tick(() => call.say.listing(solutions, listing.progress));
    if (listing.full && !isWarned) {
      isWarned = true;
      progress.clear();
      call.warn(call.say.layersFull(memory, listing.full.cells, listing.full.of));
    }
    if (listed)
      text += write(listed.placements, ++solutions, unique ? { images: listed.images } : {});
  }
  progress.clear();
  if (text !== '') yield text;
  return solutions;
}
