import { fixedAt } from '../solve/fixedAt.ts';
import { nextSolution } from '../solve/solvers/solver.ts';
import { END } from '../solve/step.ts';
import type { LaidPiece, Puzzle } from '../puzzle/types.ts';
import { CliError, NOT_FOUND } from './cliError.ts';
import { rejectTogether, searchFor, searchOptions, type PuzzleCall } from './command.ts';
import { Progress } from './terminal/progress.ts';

/** The options that name a moment of a search. */
export const momentOptions = [...searchOptions, 'step', 'solution'] as const;

/**
 * The pieces that lie at the moment that the options of a call name: after a step, or at a solution, the first if
 * they name neither.
 *
 * @throws CliError if the search ends before
 */
export function laidAt(call: PuzzleCall, puzzle: Puzzle): readonly LaidPiece[] {
  rejectTogether(call, 'step', 'solution');
  const { say, options } = call;
  const { problem, start } = searchFor(call, puzzle);
  const solver = start('steps');
  const progress = new Progress(call);
  const tick = (): void => progress.tick(() => say.searching(solver.placements, solver.progress()));
  if (options.step === undefined) {
    const { solution = 1 } = options;
    while (solver.solutions < solution) {
      // Where the status is shown, each step is an occasion to update it.
      if ((call.showsStatus ? solver.step() : nextSolution(solver)) === END) {
        progress.clear();
        const { solutions } = solver;
        throw new CliError(
          solutions > 0 ? say.fewerSolutions(solution, solutions) : say.noSolution,
          NOT_FOUND,
        );
      }
      tick();
    }
  } else {
    while (solver.steps < options.step) {
      if (solver.step() === END) {
        progress.clear();
        throw new CliError(say.fewerSteps(options.step, solver.steps), NOT_FOUND);
      }
      tick();
    }
  }
  progress.clear();
  return fixedAt(problem, solver.path.subarray(0, solver.depth)).fixed;
}
