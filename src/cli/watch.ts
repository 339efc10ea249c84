import { BoardState } from '../solve/played/boardState.ts';
import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import { animate, spend } from './animation.ts';
import type { Call, Output } from './command.ts';
import { frameOf } from './frame.ts';
import { DONE, INTERRUPTED, NOT_FOUND, CliError } from './cliError.ts';
import { cutTo } from './width.ts';

/** What to show, and until when. */
export interface WatchTarget {
  readonly problem: Problem;
  readonly search: Search;
  /** Solutions to find. */
  readonly wanted: number;
}

/**
 * `solve --watch`: redraws the search in place until enough solutions are found or the user presses
 * Ctrl-C; the last picture remains. Each solution is held for a moment, unless all are wanted: then
 * a frame shows the last one found since the frame before.
 */
export async function* watch(call: Call, { problem, search, wanted }: WatchTarget): Output {
  const { say, screen, options } = call;
  const solver = startSearch(problem, search, 'placements');
  const state = new BoardState(problem);
  const solution = new BoardState(problem);
  const isHeld = wanted !== Infinity;
  const draw = frameOf(problem, search, options.letters ?? false);
  const linesOf = (shown: BoardState): string[] => {
    const status = say.watching(solver.placements, solver.depth, solver.solutions);
    return [...draw(shown, screen), cutTo(screen.columns, status)];
  };
  const wasInterrupted = yield* animate(call, linesOf(state), (budget) => {
    let shown = state;
    let isOver = false;
    spend(budget, () => {
      const step = solver.step();
      isOver = step === END;
      if (isOver) shown = solver.solutions > 0 ? solution : state;
      if (isOver) return true;
      state.apply(step);
      if (kindOf(step) !== SOLUTION) return false;
      solution.set(state.path.subarray(0, state.depth));
      shown = solution;
      isOver = solver.solutions === wanted;
      return isHeld;
    });
    return { lines: linesOf(shown), isOver, isHeld: isHeld && shown === solution };
  });
  if (wasInterrupted) return INTERRUPTED;
  if (solver.solutions > 0) return DONE;
  throw new CliError(say.noSolution, NOT_FOUND);
}
