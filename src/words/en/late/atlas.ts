import type { ConditionIssue } from '../../../count/asked/conditions.ts';
import { formatter, memorySize, portionIn, short } from '../../format.ts';
import { count, number } from '../numbers.ts';

const portion = portionIn('en', 1);
const wholePortion = portionIn('en', 0);
const percent = formatter('en', { style: 'percent', maximumFractionDigits: 0 });

const solutions = (total: bigint): string =>
  total === 0n ? 'no solution' : total === 1n ? 'one solution' : count(total, 'solution');

/** What is said where all solutions of a puzzle are seen at once. */
export const atlas = {
  about: 'Each cell shows which pieces lie there, by how many solutions',
  board: 'Board',
  panel: 'All solutions',
  opening: (progress: number) => `Going through all solutions: ${percent(progress)}`,
  stop: 'Stop',
  stopped: 'Stopped: not all solutions are known.',
  again: 'Once more',
  failed: 'The worker that goes through all solutions has failed.',
  /** @param cells undefined if no board was half filled yet */
  full: (memory: number, cells: number | undefined, of: number) =>
    `All solutions take more than the ${memorySize(memory)} allowed here: ${cells === undefined ? 'all of it was taken before boards were half filled' : `half filled boards took all of it at cell ${number(cells)} of ${number(of)}`}.`,
  counting: 'Counting …',
  none: 'This puzzle has no solution.',
  noneLeft: 'No solution is left: undo, or drop a condition.',
  solutions,
  browse: 'Look through them',
  many: (solutions: bigint) => number(solutions),
  /** How many solutions are left with a piece on a cell, or without it there. */
  step: (total: bigint | undefined, piece: string, cells: string, isFixed: boolean) =>
    `${total === undefined ? '…' : solutions(total)} ${isFixed ? 'with' : 'without'} ${piece} on ${cells}`,
  drop: (piece: string, cells: string, isFixed: boolean) =>
    `Drop the condition: ${isFixed ? 'with' : 'without'} ${piece} on ${cells}`,
  pieces: 'Whose shares',
  allPieces: 'All',
  portion,
  wholePortion,
  /** A placement, and in how many of all solutions it lies. */
  pointed: (piece: string, cells: string, of: bigint, total: bigint) =>
    `${piece} on ${cells}: in ${number(of)} of ${solutions(total)} (${portion(of, total)})`,
  openCell: (cell: string, tops: string) => `${cell}: ${tops}`,
  top: (piece: string, of: bigint, total: bigint) => `${piece} ${portion(of, total)}`,
  nothingOn: (cell: string, piece: string) => `${cell}: ${piece} never`,
  fixedCell: (cell: string, piece: string) => `${cell}, ${piece}, fixed`,
  cell: (cell: string) => `On ${cell}`,
  piece: 'piece',
  lies: 'solutions',
  share: 'share',
  placement: 'placement',
  never: (pieces: string) => `Never there: ${pieces}`,
  /** On how many cells a piece lies in no solution. */
  neverOn: (piece: string, cells: number, of: number) =>
    cells === 0
      ? `${piece} lies on every open cell in some solution.`
      : `${piece} lies on ${number(cells)} of ${count(of, 'open cell')} in no solution.`,
  how: 'Point at a cell: the placement that lies there most often. A click fixes it, another one forbids it.',
  numbers: 'Numbers',
  numbersHint: 'The shares as numbers in the cells, or without',
  nextPiece: 'Piece',
  nextPieceHint: 'The shares of the next piece, at last of all',
  random: 'Random',
  randomHint: 'One of these solutions at random, all equally likely',
  next: 'One on',
  nextHint: 'The next of these solutions, in their order',
  previous: 'One back',
  previousHint: 'The solution before, in their order',
  shares: 'Shares',
  sharesHint: 'Back from the solution to the shares',
  seen: (at: bigint, total: bigint) => `solution ${number(at)} of ${number(total)}`,
  undoHint: 'Undo the last condition',
  redoHint: 'Redo it',
  anewHint: 'Drop all conditions; undo brings them back',
  issue(issue: ConditionIssue): string {
    if (issue.code === 'overlapping') {
      const [one, other] = issue.texts;
      return `“${short(one)}” and “${short(other)}” overlap; the second is left out.`;
    }
    if (issue.code === 'unknownPiece')
      return `The puzzle has no piece “${short(issue.piece)}”; it is left out.`;
    return issue.code === 'unreadable'
      ? `“${short(issue.text)}” is no piece and cells such as “X 1,0 2,1”; it is left out.`
      : `“${short(issue.text)}” is no placement on this board; it is left out.`;
  },
};
