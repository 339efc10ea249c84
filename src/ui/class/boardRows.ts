import { coveredBy, type Problem } from '../../solve/problem.ts';

/** What is read of a cell without a piece, and where there is no cell. */
const OPEN = '–';
const NONE = '·';

/** The rows of the board as text: the name of the piece on each cell. */
export function boardRows(problem: Problem, path: readonly number[]): readonly string[] {
  const { cells, pieces, placements, puzzle } = problem;
  const names = cells.map(() => OPEN);
  for (const placement of path)
    for (const cell of coveredBy(problem, placement))
      names[cell] = pieces[placements.piece[placement]!]!.name;
  const rows = Array.from({ length: puzzle.board.height }, (): string[] => []);
  for (const [cell, [column, row]] of cells.entries()) {
    const its = rows[row]!;
    while (its.length < column) its.push(NONE);
    its.push(names[cell]!);
  }
  return rows.map((its) => its.join(' '));
}

/** The placement that covers a cell; undefined if the cell is open. */
export const placementOn = (
  problem: Problem,
  path: readonly number[],
  cell: number,
): number | undefined => path.find((placement) => coveredBy(problem, placement).includes(cell));
