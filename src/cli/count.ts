import { END } from '../solve/step.ts';
import { searchFor, searchOptions, type PuzzleCommand } from './command.ts';
import { DONE, NOT_FOUND } from './refusal.ts';

/** Steps between two looks at how far the search is. */
const STEPS_A_LOOK = 5_000_000;

/** `count`: how many solutions there are. */
export const count: PuzzleCommand = {
  options: [...searchOptions, 'json'],
  *run(call, puzzle, name) {
    const { search, isFree, start } = searchFor(call, puzzle);
    const began = performance.now();
    const solver = start('placements');
    let over = false;
    while (!over) {
      for (let i = 0; i < STEPS_A_LOOK && !over; i++) over = solver.step() === END;
      call.note(call.say.counting(solver.progress(), solver.solutions));
    }
    call.note('');
    const { solutions, placements } = solver;
    if (call.options.json) {
      const result = {
        puzzle: name,
        solver: search.solver,
        order: search.order,
        rules: search.rules,
        unique: search.unique,
        solutions,
        placements: isFree ? null : placements,
        seconds: Math.round(performance.now() - began) / 1000,
        complete: true,
      };
      yield `${JSON.stringify(result)}\n`;
    } else {
      yield `${solutions}\n`;
    }
    return solutions > 0 ? DONE : NOT_FOUND;
  },
};
