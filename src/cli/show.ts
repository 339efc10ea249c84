import { printPuzzle } from '../puzzle/text.ts';
import type { PuzzleCommand } from './command.ts';
import { DONE } from './cliError.ts';

/** `show`: the puzzle as text. */
export const show: PuzzleCommand = {
  options: [],
  *run(_, puzzle) {
    yield printPuzzle(puzzle);
    return DONE;
  },
};
