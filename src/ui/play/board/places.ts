import { closedCells } from '../../../puzzle/editing.ts';
import type { Problem } from '../../../solve/problem.ts';
import { namesOf, type Names } from '../../../teach/moment/names.ts';

/** The cells of a board, and after them the closed ones around them that may be opened. */
export interface Places extends Pick<Problem, 'board' | 'puzzle'> {
  /** The number of the first closed one. */
  readonly closed: number;
  readonly names: Names;
}

export function placesOf(problem: Problem, around = closedCells(problem.puzzle)): Places {
  const { board: cells, puzzle } = problem;
  const board = [...cells, ...around];
  return { board, puzzle, closed: cells.length, names: namesOf({ ...problem, board }) };
}
