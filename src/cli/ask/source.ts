import { hasLines, testFor } from '../../count/asked/features.ts';
import { SolutionList } from '../../count/asked/list.ts';
import { Listing } from '../../count/diagram/listing.ts';
import { isConditioned, Solutions } from '../../count/diagram/solutions.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import type { Problem } from '../../solve/problem.ts';
import { CliError, NOT_FOUND } from '../cliError.ts';
import { rejectTogether, type Call } from '../command.ts';
import { COLLECT_EVERY, layersMemory } from '../listing.ts';
import { Progress } from '../terminal/progress.ts';
import { collectorFor } from '../workers.ts';
import { conditionsOf } from './conditions.ts';

/** The most solutions that are looked at one by one. */
const MOST_LISTED = 1_000_000;

/** What can be asked about solutions: all of them, or some. */
export type Source = Solutions | SolutionList;

/**
 * The solutions that a call asks about: those that meet its conditions.
 *
 * @throws CliError for conditions that make no sense, or take too much memory, or if nothing meets them
 */
export function sourceOf(call: Call, problem: Problem): Source {
  const { options, say } = call;
  rejectTogether(call, 'unique', 'fix');
  rejectTogether(call, 'unique', 'forbid');
  const tests = [true, false].flatMap((wanted) =>
    (options[wanted ? 'with' : 'no'] ?? []).map((feature) => {
      if (feature === 'fault' && !hasLines(problem)) throw new CliError(say.noLines());
      const has = testFor(problem, feature);
      return (placements: readonly number[]): boolean => has(placements) === wanted;
    }),
  );
  const conditions = conditionsOf(call, problem);
  const solutions = swept(call, problem, isConditioned(conditions)).under(conditions);
  const isListed = tests.length > 0 || options.unique;
  if (isListed && solutions.count > MOST_LISTED)
    throw new CliError(say.tooManyToLookAt(solutions.count, MOST_LISTED));
  const source = isListed
    ? new SolutionList(
        problem,
        [...(options.unique ? firstImages(call, problem) : solutions.from(0n))].filter((one) =>
          tests.every((test) => test(one)),
        ),
      )
    : solutions;
  if (source.count === 0n) throw new CliError(say.noSolution, NOT_FOUND);
  return source;
}

/**
 * Sweeps all solutions.
 *
 * @throws CliError if that takes more memory
 */
function swept(call: Call, problem: Problem, hasConditions: boolean): Solutions {
  const memory = layersMemory(call, problem);
  const collect = collectorFor({ memory });
  const progress = new Progress(call);
  const making = solutionsOf(problem, memory, hasConditions);
  for (let pauses = 1; ; pauses++) {
    const { value, done } = making.next();
    if (pauses % COLLECT_EVERY === 0) collect();
    if (!done) {
      progress.tick(() => call.say.sweeping(value));
      continue;
    }
    progress.clear();
    if (value instanceof Solutions) return value;
    throw new CliError(call.say.tooManyLayers(memory, value.cells, value.of));
  }
}

/** Of solutions that are images of each other the first. */
function* firstImages(call: Call, problem: Problem): Generator<readonly number[], void> {
  const listing = new Listing(problem, { unique: true, memory: layersMemory(call, problem) });
  for (const listed of listing.solutions()) if (listed) yield listed.placements;
}
