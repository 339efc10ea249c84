import { BoardState } from '../play/boardState.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import { jsonOf, searchFor, searchOptions, type PuzzleCommand } from './command.ts';
import { pictureWithin, letterPicture } from './pictures.ts';
import { DONE, NOT_FOUND, Refusal } from './refusal.ts';
import { watch } from './watch.ts';

/** `solve`: the first solution, the first few, or all of them. */
export const solve: PuzzleCommand = {
  options: [...searchOptions, 'first', 'all', 'json', 'letters', 'watch'],
  async *run(call, puzzle) {
    const { options, say, screen } = call;
    if (options.first !== undefined && options.all) {
      throw new Refusal(say.together('--first', '--all'));
    }
    if (options.watch && options.json) throw new Refusal(say.together('--watch', '--json'));
    if (options.watch && !screen.isTerminal) throw new Refusal(say.watchNeedsTerminal());
    const wanted = options.all ? Infinity : (options.first ?? 1);
    const { problem, start } = searchFor(call, puzzle);
    const letters = letterPicture(problem);
    const asJson = jsonOf(problem);
    if (options.watch) {
      const fitting = pictureWithin(problem, screen.columns, screen.rows - 2);
      return yield* watch(call, start('placements'), options.letters ? letters : fitting, {
        problem,
        wanted,
      });
    }
    const picture = options.letters ? letters : pictureWithin(problem, screen.columns, Infinity);
    const solver = start('solutions');
    const state = new BoardState(problem);
    for (let step = solver.step(); step !== END; step = solver.step()) {
      if (kindOf(step) !== SOLUTION) continue;
      const path = solver.path.subarray(0, solver.depth);
      state.set(path);
      if (options.json) {
        const placements = Array.from(path, asJson.placement);
        const solution = { solution: solver.solutions, placements };
        yield `${JSON.stringify({ ...solution, letters: letters(state).join('\n') })}\n`;
      } else {
        const gap = solver.solutions > 1 ? '\n' : '';
        yield `${gap}${picture(state).join('\n')}\n`;
      }
      if (solver.solutions === wanted) break;
    }
    if (solver.solutions > 0) return DONE;
    throw new Refusal(say.noSolution, NOT_FOUND);
  },
};
