import { arrangements } from '../../../view/board/arranging.ts';
import { boardOf } from '../../../view/board/board.ts';
import { Enumeration, survey, EnumerationReplay } from '../../../solve/played/enumeration.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { compile } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import type { Wall } from './wall.ts';

/** The most solutions that are shown, and the most steps in which they are looked for: a fraction of a second. */
const MOST = { solutions: 200, steps: 300_000 };

/** The solutions of a puzzle in the order in which a search finds them, the first ones if there are too many. */
export function allSolutions(puzzle: Puzzle, search: Search): Wall {
  const problem = compile(puzzle);
  const { solutions, isAll } = survey(problem, search, MOST);
  // Without a solution there is a board for the search alone.
  const boards = Math.max(1, solutions);
  const { lattice, cells } = { lattice: puzzle.lattice, cells: puzzle.board.cells };
  const ways = arrangements(lattice, Array<typeof cells>(boards).fill(cells)).map((way) =>
    way.flat(),
  );
  return {
    board: { ...boardOf(puzzle), cells: ways[0]!, others: ways.slice(1), labelled: [] },
    boards,
    isAll,
    process: () => new Enumeration(problem, search, boards),
    replay: () => new EnumerationReplay(problem, boards),
  };
}
