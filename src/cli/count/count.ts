import { seal } from '../../solve/saved/seal.ts';
import { estimate, type Estimate } from '../../solve/effort/estimate.ts';
import { writeInteger } from '../../solve/saved/validate.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { CountSums, SavedTasks } from '../../count/queue.ts';
import { shareOf, sizeOf, type Share } from '../../count/share.ts';
import { memoryOf, TaskRunner, type CountJob } from '../../count/task.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import { lateWords, words, wordsFor, type LateWords } from '../../words/index.ts';
import { terminalWords } from '../../words/terminal.ts';
import { CliError, DONE, errorOf, FAILED, INTERRUPTED, NOT_FOUND } from '../cliError.ts';
import { searchFor, searchOptions, type PuzzleCall, type PuzzleCommand } from '../command.ts';
import { catchSignals, collectorFor } from '../workers.ts';
import { availableParallelism } from 'node:os';
import type { Solver } from '../../solve/solvers/index.ts';
import { digestOf, loadCount, type CountRequest } from './countFile.ts';
import { CountRun, type CountPlan } from './countRun.ts';
import {
  allowedMemory,
  defaultMemory,
  leastMemory,
  needsOf,
  statesOf,
  workersWithin,
  type MemoryNeeds,
} from './memory.ts';

/** The longest time to spend on estimating the size of a search, in seconds. */
const SECONDS_TO_ESTIMATE = 1;

/** `count`: how many solutions there are. */
export const count: PuzzleCommand = {
  options: [...searchOptions, 'json', 'workers', 'memory', 'shard', 'save', 'resume'],
  async *run(call, puzzle, name) {
    const { options } = call;
    const areOptions = hasPiecesInPlace(puzzle);
    const say = lateWords(wordsFor({ areOptions }, call.language)).counting;
    const plan = await planFor(call, puzzle);
    const run = new CountRun(call, plan, say);
    const { stop, release } = catchSignals();
    try {
      const failed = await run.finish(stop);
      // Before printing, which may fail too.
      const unsaved = errorOf(() => run.save());
      const { done, sums } = run.queue;
      if (options.json) yield `${seal({ puzzle: name, ...resultOf(run) })}\n`;
      else if (done) yield `${numberOf(sums)}\n`;
      if (done && call.showsStatus) call.warn(say.spent(run.seconds));
      if (unsaved) throw unsaved;
      const isPart = sizeOf(plan.request.share) < 1;
      if (done) return sums.weighted > 0n || isPart ? DONE : NOT_FOUND;
      const stopped = say.stopped(sums.progress, sums.solutions, options.save);
      if (!failed) throw new CliError(stopped, INTERRUPTED);
      const why = terminalWords(call.language).workFailed(failed.message);
      throw new CliError(`${why} ${stopped}`, FAILED);
    } finally {
      // Only after everything is printed and saved: Ctrl-C may come twice.
      release();
    }
  },
};

/** The count that the options ask for. */
async function planFor(call: PuzzleCall, puzzle: Puzzle): Promise<CountPlan> {
  const { options } = call;
  const say = lateWords(words(call.language)).counting;
  // Without search options there is no search, so the puzzle's recipe does not matter.
  const recipe = () => plainSearch;
  const { search, isUnspecified, problem, start } = searchFor({ ...call, recipe }, puzzle);
  const { unique } = search;
  const named = isUnspecified ? null : search;
  const { part, of } = options.shard ?? { part: 1, of: 1 };
  const share = shareOf(part, of);
  const solver = named ? start('steps') : undefined;
  const hasMemory = solver?.remembers ?? false;
  const { save, resume } = options;
  // The digest takes some ms, and is not needed for the number alone.
  const digest = options.json || save || resume ? digestOf(puzzle) : '';
  const request: CountRequest = { digest, search: named, unique, shard: `${part}/${of}`, share };
  const resumed =
    resume === undefined ? undefined : await loadCount(resume, request, resume === save, say);
  const saved = Math.max(0, ...(resumed?.saved.open ?? []).map(memoryOf));
  const needs = needsOf(problem, !named, saved);
  const memory = memoryFor(call, needs, saved > 0);
  // Shares of the fastest method repeat so much that several take as long as the whole, in more memory.
  const asked = options.workers ?? (named && !hasMemory ? availableParallelism() : 1);
  const workers = workersWithin(memory, needs, asked);
  const states = statesOf(memory, needs, workers);
  const job: CountJob = { text: printPuzzle(puzzle), search: named, unique, memory: states };
  const runner = new TaskRunner(problem, job, undefined, collectorFor(job));
  if (resumed) checkStates(resumed.saved, runner, resume!, say);
  const size = solver && call.showsStatus ? estimateSize(solver, share) : undefined;
  return { job, runner, workers, memory, request, resumed, size, hasMemory };
}

/**
 * The memory of a count, for all its processes together.
 *
 * @throws CliError if `--memory` is too little
 */
function memoryFor(
  { options, language }: PuzzleCall,
  needs: MemoryNeeds,
  isSaved: boolean,
): number {
  const say = lateWords(words(language)).counting;
  const least = leastMemory(needs);
  if (options.memory !== undefined && options.memory < least) {
    const from = isSaved ? options.resume : undefined;
    throw new CliError(say.tooLittleMemory('--memory', least, from));
  }
  // Only states that were saved can need more than there is.
  if (isSaved && least > allowedMemory())
    throw new CliError(say.needsMemory(options.resume!, least));
  return options.memory ?? Math.max(least, defaultMemory());
}

/** The result as `--json` prints it, without the name of the puzzle. */
function resultOf({ queue, seconds, plan: { request } }: CountRun) {
  const { weighted, divisor, solutions, placements } = queue.sums;
  const isWhole = weighted % divisor === 0n;
  const { digest, search, unique, shard } = request;
  const fastest = {
    solver: 'fastest',
    order: null,
    pieces: null,
    rules: [],
    seed: null,
    hold: null,
  };
  const { solver, order, pieces, rules, seed, hold } = search ?? fastest;
  return {
    digest,
    solver,
    order,
    pieces,
    rules,
    seed,
    hold: hold || null,
    unique,
    shard,
    solutions: isWhole ? writeInteger(solutions) : null,
    images: writeInteger(weighted),
    symmetries: Number(divisor),
    placements: placements === null ? null : writeInteger(placements),
    seconds: Math.round(1000 * seconds) / 1000,
    complete: queue.done,
  };
}

/** The number of solutions; a fraction for some parts. */
const numberOf = ({ weighted, divisor, solutions }: CountSums): string =>
  weighted % divisor === 0n ? `${solutions}` : `${weighted}/${divisor}`;

/** The estimated size of a part of a search. */
function estimateSize(solver: Solver, share: Share): Estimate | undefined {
  const last = process.uptime() + SECONDS_TO_ESTIMATE;
  const all = estimate(solver, 0, { isOver: () => process.uptime() > last });
  return all && { placements: all.placements * sizeOf(share), spread: all.spread * sizeOf(share) };
}

/** @throws CliError if a saved state does not belong to this count */
function checkStates(
  { open }: SavedTasks,
  runner: TaskRunner,
  name: string,
  say: LateWords['counting'],
): void {
  try {
    for (const task of open) if (task.state) runner.begin(task);
  } catch {
    throw new CliError(say.damaged(name));
  }
}
