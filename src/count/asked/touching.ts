import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { neighboursIn, type Problem } from '../../solve/problem.ts';
import type { Filled } from './filled.ts';

/** Two cells. */
export type Pair = readonly [number, number];

/** Distances smaller than this are none, in widths of a cell. */
const SAME = 1e-6;
const rounded = (value: number): number => Math.round(value / SAME);

/** Whether a lattice has straight lines between its cells: hexagons have none. */
export const hasLines = ({ puzzle }: Problem): boolean => puzzle.lattice !== 'hexagon';

/** The cells around each corner of a board. */
function cellsAround({ puzzle, board }: Problem): number[][] {
  const around = new Map<string, number[]>();
  for (const [cell, at] of board.entries())
    for (const [x, y] of lattices[puzzle.lattice].corners(at)) {
      const key = `${rounded(x)},${rounded(y)}`;
      around.set(key, [...(around.get(key) ?? []), cell]);
    }
  return [...around.values()];
}

/** The pairs of cells of a board that share an edge, each once. */
export function pairsByEdges(problem: Problem): Pair[] {
  const { start, cellOf } = neighboursIn({ ...problem, cells: problem.board });
  return problem.board.flatMap((_, cell) =>
    Array.from(cellOf.subarray(start[cell], start[cell + 1]))
      .filter((other) => other > cell)
      .map((other) => [cell, other] as const),
  );
}

/** The pairs of cells of a board that share a corner, or an edge as well; each at least once. */
export const pairsByCorners = (problem: Problem): Pair[] =>
  cellsAround(problem).flatMap((cells) =>
    cells.flatMap((one, i) => cells.slice(i + 1).map((other) => [one, other] as const)),
  );

/** The points inside a board, each told whether it is a crossroads: each cell around it is of another piece. */
function crossings(problem: Problem): ((board: Filled) => boolean)[] {
  const { puzzle, board } = problem;
  const { length } = lattices[puzzle.lattice].corners(board[0]!);
  // The angles of the cells at a point, of 180° × (1 − 2 / corners) each, add up to 360°.
  const full = (2 * length) / (length - 2);
  return cellsAround(problem)
    .filter((cells) => cells.length === full)
    .map(
      (cells) =>
        ({ partOn }) =>
          new Set(cells.map((cell) => partOn[cell])).size === full,
    );
}

/** Whether there is a crossroads. */
export function crossroads(problem: Problem): (board: Filled) => boolean {
  const points = crossings(problem);
  return (board) => points.some((isOne) => isOne(board));
}

/** How many crossroads there are. */
export function crossroadsCount(problem: Problem): (board: Filled) => number {
  const points = crossings(problem);
  return (board) => points.filter((isOne) => isOne(board)).length;
}

/** A fault: a straight line through the board that crosses no piece. */
export function faults(problem: Problem): (board: Filled) => boolean {
  const lines = linesThrough(problem);
  return ({ partOn }) =>
    lines.some((pairs) => pairs.every(([one, other]) => partOn[one] !== partOn[other]));
}

/** The straight lines that pass between cells of a board, each as the pairs of cells on both sides of it. */
function linesThrough(problem: Problem): Pair[][] {
  const { puzzle, board } = problem;
  const lattice = lattices[puzzle.lattice];
  const lines = new Map<string, Pair[]>();
  if (!hasLines(problem)) return [];
  for (const pair of pairsByEdges(problem)) {
    const [corners, others] = pair.map((cell) => lattice.corners(board[cell]!));
    const shared = corners!.filter((one) => others!.some((two) => isSame(one, two)));
    const name = lineOf(shared[0]!, shared[1]!);
    lines.set(name, [...(lines.get(name) ?? []), pair]);
  }
  return [...lines.values()];
}

const isSame = ([x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.abs(x1 - x2) < SAME && Math.abs(y1 - y2) < SAME;

/** The same text for all pairs of points of a line. */
function lineOf([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [(x2 - x1) / length, (y2 - y1) / length];
  const sign = rounded(y) > 0 || (rounded(y) === 0 && x > 0) ? 1 : -1;
  return [sign * x, sign * y, sign * (x1 * y - y1 * x)].map((value) => rounded(value) + 0).join();
}
