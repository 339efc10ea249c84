import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { estimate, type Estimate } from '../solve/estimate.ts';
import type { Saved } from '../solve/ledger.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { whole, type Part } from '../solve/shard.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { StrandCounter, type CountJob } from '../solve/strand.ts';
import { writeInteger } from '../solve/validate.ts';
import { words, type Words } from '../words/index.ts';
import { CliError, DONE, errorOf, FAILED, INTERRUPTED, NOT_FOUND } from './cliError.ts';
import { searchFor, searchOptions, type PuzzleCall, type PuzzleCommand } from './command.ts';
import { digestOf, loadCount, nameOf, type CountRequest } from './countFile.ts';
import { CountRun, type CountPlan } from './countRun.ts';
import { SIGNALS } from './processes.ts';

/** The longest time to spend on estimating the size of a search, in seconds. */
const SECONDS_TO_ESTIMATE = 1;

/** `count`: how many solutions there are. */
export const count: PuzzleCommand = {
  options: [...searchOptions, 'json', 'workers', 'shard', 'save', 'resume'],
  async *run(call, puzzle, name) {
    const { options } = call;
    const say = words(call.language).counting;
    const { plan, search } = await planFor(call, puzzle);
    const run = new CountRun(call, plan);
    const stop = new AbortController();
    const interrupt = () => stop.abort();
    for (const signal of SIGNALS) process.on(signal, interrupt);
    try {
      const failed = await run.finish(stop.signal);
      // Before printing, which may fail too.
      const unsaved = errorOf(() => run.save());
      const { done, sums } = run.ledger;
      if (options.json) yield `${JSON.stringify({ puzzle: name, ...resultOf(run, search) })}\n`;
      else if (done) yield `${sums.solutions}\n`;
      if (unsaved) throw unsaved;
      if (done) return sums.solutions > 0 || plan.shard.of > 1 ? DONE : NOT_FOUND;
      const stopped = say.stopped(sums.progress, sums.solutions, options.save);
      if (!failed) throw new CliError(stopped, INTERRUPTED);
      const why = words(call.language).cli.workFailed(failed.message);
      throw new CliError(`${why} ${stopped}`, FAILED);
    } finally {
      // Only after everything is printed and saved: Ctrl-C may come twice.
      for (const signal of SIGNALS) process.off(signal, interrupt);
    }
  },
};

/** What to count, as the options say, and the search that they name. */
async function planFor(
  call: PuzzleCall,
  puzzle: Puzzle,
): Promise<{ readonly plan: CountPlan; readonly search: Search }> {
  const { options } = call;
  const say = words(call.language).counting;
  // Without search options there is no search, so the puzzle's recipe does not matter.
  const recipe = () => plainSearch;
  const { search, isUnspecified, problem, start } = searchFor({ ...call, recipe }, puzzle);
  const { unique } = search;
  const named = isUnspecified ? null : search;
  const job: CountJob = { text: printPuzzle(puzzle), search: named, unique };
  const counter = new StrandCounter(problem, job);
  const shard = options.shard ?? whole;
  const solver = named ? start('placements') : undefined;
  const { save, resume } = options;
  // The digest takes some ms, and is not needed for the number alone.
  const digest = options.json || save || resume ? digestOf(puzzle) : '';
  const request: CountRequest = { digest, search: named, unique, shard: nameOf(shard) };
  const resumed =
    resume === undefined ? undefined : await loadCount(resume, request, resume === save, say);
  if (resumed) checkStates(resumed.saved, counter, resume!, say);
  const size = solver && call.showsStatus ? estimateSize(solver, shard) : undefined;
  const isOne = solver?.remembers ?? false;
  return { plan: { job, counter, shard, request, resumed, size, isOne }, search };
}

/** The result as `--json` prints it, but for the puzzle's name. */
function resultOf({ ledger, seconds, plan }: CountRun, search: Search) {
  const { request, job } = plan;
  const { solutions, placements } = ledger.sums;
  const { solver, order, pieces, rules, seed, hold } = search;
  const how = job.search
    ? { solver, order, pieces, rules, seed, hold: hold || null }
    : { solver: 'fastest', order: null, pieces: null, rules: [], seed: null, hold: null };
  return {
    digest: request.digest,
    ...how,
    unique: job.unique,
    shard: request.shard,
    solutions: writeInteger(solutions),
    placements: placements === null ? null : writeInteger(placements),
    seconds: Math.round(1000 * seconds) / 1000,
    complete: ledger.done,
  };
}

/** The estimated size of a part of a search. */
function estimateSize(solver: Solver, { of }: Part): Estimate | undefined {
  const last = process.uptime() + SECONDS_TO_ESTIMATE;
  const all = estimate(solver, 0, { isOver: () => process.uptime() > last });
  return all && { placements: all.placements / of, spread: all.spread / of };
}

/** Throws a CliError if a saved state does not belong to this count. */
function checkStates(
  { open }: Saved,
  counter: StrandCounter,
  name: string,
  say: Words['counting'],
): void {
  try {
    for (const strand of open) if (strand.state) counter.begin(strand);
  } catch {
    throw new CliError(say.damaged(name));
  }
}
