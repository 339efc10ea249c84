import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { nextSolution } from '../../solve/solvers/solver.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { SOLUTION, END, kindOf } from '../../solve/step.ts';
import {
  rejectTogether,
  searchFor,
  searchOptions,
  type Call,
  type PuzzleCommand,
} from '../command.ts';
import { LagReport } from '../lagReport.ts';
import { Progress } from '../terminal/progress.ts';
import { solutionWriter } from '../terminal/solutionOutput.ts';
import { DONE, NOT_FOUND, CliError } from '../cliError.ts';
import { checkWatching, watch } from '../terminal/watch.ts';
import { listAll } from '../listing.ts';

/** `solve`: the first solution, the first few, or all of them. */
export const solve: PuzzleCommand = {
  options: [
    ...searchOptions,
    'first',
    'all',
    'json',
    'letters',
    'lag',
    'lag-states',
    'memory',
    'watch',
    'speed',
  ],
  async *run(call, puzzle, name) {
    const { options, say } = call;
    rejectTogether(call, 'first', 'all');
    rejectTogether(call, 'lag', 'watch');
    if (options['lag-states'] !== undefined && !options.lag)
      throw new CliError(say.needs('--lag-states', '--lag'));
    checkWatching(call);
    const wanted = options.all ? Infinity : (options.first ?? 1);
    const { problem, search, isUnspecified, start } = searchFor(call, puzzle);
    if (options.memory !== undefined && !options.all)
      throw new CliError(say.needs('--memory', '--all'));
    if (options.watch) return yield* watch(call, problem, search, wanted);
    const isListed = options.all && isUnspecified && !options.lag;
    const solutions = isListed
      ? yield* listAll(call, problem)
      : yield* searchFirst(call, problem, search, start, wanted);
    if (solutions > 0) {
      // If limited, there may be more.
      if (wanted > 1 && !options.json) yield `${say.total(solutions, solutions < wanted)}\n`;
      return DONE;
    }
    throw new CliError(say.unsolvable(`fitful why ${name}`), NOT_FOUND);
  },
};

/** Writes solutions in the order of a search, as many as are wanted; returns how many there were. */
function* searchFirst(
  call: Call,
  problem: Problem,
  search: Search,
  start: (detail: 'nodes' | 'steps') => Solver,
  wanted: number,
): Generator<string, number, undefined> {
  const { options, say } = call;
  const write = solutionWriter(call, problem, wanted === 1);
  const report = options.lag ? new LagReport(problem, search, options['lag-states']) : undefined;
  const solver = start(report ? 'nodes' : 'steps');
  // Where the status is shown, each placement is a step, and an occasion to update it.
  const isStepped = call.showsStatus || report !== undefined;
  const next = () => (isStepped ? solver.step() : nextSolution(solver));
  const progress = new Progress(call);
  for (;;) {
    const step = next();
    report?.apply(step);
    if (step === END) break;
    progress.tick(() => say.searching(solver.placements, solver.progress()));
    if (kindOf(step) !== SOLUTION) continue;
    progress.clear();
    yield write(solver.path.subarray(0, solver.depth), solver.solutions);
    if (solver.solutions === wanted) break;
  }
  progress.clear();
  if (report)
    yield options.json ? `${JSON.stringify(report.json)}\n` : `${say.lag(report.profile)}\n`;
  return solver.solutions;
}
