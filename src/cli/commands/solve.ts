import { BoardState } from '../../solve/played/boardState.ts';
import { nextSolution } from '../../solve/solvers/solver.ts';
import { SOLUTION, END, kindOf } from '../../solve/step.ts';
import {
  jsonOf,
  rejectTogether,
  searchFor,
  searchOptions,
  type PuzzleCommand,
} from '../command.ts';
import { LagReport } from '../lagReport.ts';
import { painter, letterPicture, pictureWithin, textOf } from '../terminal/pictures.ts';
import { Progress } from '../terminal/progress.ts';
import { DONE, NOT_FOUND, CliError } from '../cliError.ts';
import { checkWatching, watch } from '../terminal/watch.ts';

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
    'watch',
    'speed',
  ],
  async *run(call, puzzle) {
    const { options, say, screen } = call;
    rejectTogether(call, 'first', 'all');
    rejectTogether(call, 'lag', 'watch');
    if (options['lag-states'] !== undefined && !options.lag)
      throw new CliError(say.needs('--lag-states', '--lag'));
    checkWatching(call);
    const wanted = options.all ? Infinity : (options.first ?? 1);
    const { problem, search, start } = searchFor(call, puzzle);
    if (options.watch) return yield* watch(call, problem, search, wanted);
    const letters = letterPicture(problem);
    const asJson = jsonOf(problem);
    const picture = options.letters ? letters : pictureWithin(problem, screen.columns, Infinity);
    const paint = painter(screen.colours);
    const isOne = wanted === 1;
    const report = options.lag ? new LagReport(problem, search, options['lag-states']) : undefined;
    const solver = start(report ? 'nodes' : 'steps');
    // Where the status is shown, each placement is a step, and an occasion to update it.
    const isStepped = call.showsStatus || report !== undefined;
    const next = () => (isStepped ? solver.step() : nextSolution(solver));
    const progress = new Progress(call);
    const state = new BoardState(problem);
    for (;;) {
      const step = next();
      report?.apply(step);
      if (step === END) break;
      progress.tick(() => say.searching(solver.placements, solver.progress()));
      if (kindOf(step) !== SOLUTION) continue;
      progress.clear();
      const path = solver.path.subarray(0, solver.depth);
      state.set(path);
      if (options.json) {
        const placements = Array.from(path, asJson.placement);
        const { fixed } = asJson;
        const solution = { solution: solver.solutions, placements, fixed };
        yield `${JSON.stringify({ ...solution, letters: letters(state).map(textOf).join('\n') })}\n`;
      } else {
        const heading = isOne ? '' : `${say.solution(solver.solutions)}\n`;
        yield `${heading}${picture(state).map(paint).join('\n')}\n${isOne ? '' : '\n'}`;
      }
      if (solver.solutions === wanted) break;
    }
    progress.clear();
    const { solutions } = solver;
    if (report)
      yield options.json ? `${JSON.stringify(report.json)}\n` : `${say.lag(report.profile)}\n`;
    if (solutions > 0) {
      // If limited, there may be more.
      if (!isOne && !options.json) yield `${say.total(solutions, solutions < wanted)}\n`;
      return DONE;
    }
    throw new CliError(say.noSolution, NOT_FOUND);
  },
};
