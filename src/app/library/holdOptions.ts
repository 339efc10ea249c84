import { lattices } from '../../puzzle/lattices/index.ts';
import { orientations } from '../../puzzle/orient.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { holdIssue, readHold } from '../../solve/symmetry/hold.ts';
import { compile } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { HoldOptions } from '../../ui/index.tsx';

type Holding = Pick<Search, 'hold' | 'unique'>;

export const canHold = (puzzle: Puzzle, { hold, unique }: Holding): boolean =>
  !holdIssue(compile(puzzle), unique, hold);

/** What a search of a puzzle holds, and which pieces it can hold instead. */
export function holdOptions(puzzle: Puzzle, { hold, unique }: Holding): HoldOptions {
  const problem = compile(puzzle);
  const isHeld = hold !== '' && !holdIssue(problem, unique, hold);
  const { piece, orientation } = (isHeld ? readHold(problem, hold) : undefined) ?? {};
  const all = problem.pieces.map((one, number) => ({
    name: one.name,
    isLeft: one.copies > 0,
    orientations: orientations(lattices[puzzle.lattice], one.cells, one.freedom),
    isHeld: number === piece,
  }));
  const held = all.find((one) => one.isHeld);
  return {
    lattice: puzzle.lattice,
    pieces: all
      .filter((one) => one.isLeft && (one.orientations.length > 1 || one.isHeld))
      .map(({ name }) => name),
    held: held && {
      name: held.name,
      orientation: orientation === undefined ? undefined : orientation + 1,
      orientations: held.orientations,
      canStand: unique && !holdIssue(problem, true, held.name),
    },
  };
}
