import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { coveredBy, fixedTiles, neighboursIn, type Problem } from '../../solve/problem.ts';

/** Something that a full board has or not. */
export const features = ['crossroads', 'fault'] as const;
export type Feature = (typeof features)[number];

/** Whether placements that fill the board, with what lies from the start, have a feature. */
export type HasFeature = (placements: readonly number[]) => boolean;

/** Distances smaller than this are none, in widths of a cell. */
const SAME = 1e-6;
const rounded = (value: number): number => Math.round(value / SAME);

/** Whether a lattice has straight lines between its cells: hexagons have none. */
export const hasLines = ({ puzzle }: Problem): boolean => puzzle.lattice !== 'hexagon';

export const testFor = (problem: Problem, feature: Feature): HasFeature =>
  onBoard(problem, (tileOn) => {
    if (feature === 'fault') return faults(problem, tileOn);
    const crosses = crossroads(problem, tileOn);
    return () => crosses.some((isOne) => isOne());
  });

/** How many crossroads there are where placements fill the board. */
export const crossroadsOn = (problem: Problem): ((placements: readonly number[]) => number) =>
  onBoard(problem, (tileOn) => {
    const crosses = crossroads(problem, tileOn);
    return () => crosses.reduce((sum, isOne) => sum + Number(isOne()), 0);
  });

/** What `asked` tells of the tiles on each cell, told of placements that fill the board. */
function onBoard<Answer>(
  problem: Problem,
  asked: (tileOn: Int32Array) => () => Answer,
): (placements: readonly number[]) => Answer {
  const tileOn = new Int32Array(problem.board.length);
  for (const tile of fixedTiles(problem))
    for (const cell of coveredBy(problem, tile)) tileOn[cell] = tile;
  const tell = asked(tileOn);
  return (placements) => {
    for (const placement of placements)
      for (const cell of coveredBy(problem, placement)) tileOn[cell] = placement;
    return tell();
  };
}

/** Each point inside the board, asked whether it is a crossroads: each cell around it is of another piece. */
function crossroads({ puzzle, board }: Problem, tileOn: Int32Array): (() => boolean)[] {
  const lattice = lattices[puzzle.lattice];
  const around = new Map<string, number[]>();
  for (const [cell, at] of board.entries())
    for (const [x, y] of lattice.corners(at)) {
      const key = `${rounded(x)},${rounded(y)}`;
      around.set(key, [...(around.get(key) ?? []), cell]);
    }
  const { length } = lattice.corners(board[0]!);
  // The angles of the cells at a point, of 180° × (1 − 2 / corners) each, add up to 360°.
  const full = (2 * length) / (length - 2);
  return [...around.values()]
    .filter((cells) => cells.length === full)
    .map((cells) => () => new Set(cells.map((cell) => tileOn[cell])).size === full);
}

/** A fault: a straight line through the board that crosses no piece. */
function faults(problem: Problem, tileOn: Int32Array): () => boolean {
  const lines = linesThrough(problem);
  return () => lines.some((pairs) => pairs.every(([one, other]) => tileOn[one] !== tileOn[other]));
}

/** The straight lines that pass between cells of a board, each as the pairs of cells on both sides of it. */
function linesThrough(problem: Problem): (readonly [number, number])[][] {
  const { puzzle, board } = problem;
  const lattice = lattices[puzzle.lattice];
  const lines = new Map<string, (readonly [number, number])[]>();
  if (!hasLines(problem)) return [];
  const { start, cellOf } = neighboursIn({ ...problem, cells: board });
  for (const [cell, at] of board.entries())
    for (let i = start[cell]!; i < start[cell + 1]!; i++) {
      const other = cellOf[i]!;
      if (other < cell) continue;
      const corners = lattice.corners(at);
      const shared = corners.filter((one) =>
        lattice.corners(board[other]!).some((two) => isSame(one, two)),
      );
      const name = lineOf(shared[0]!, shared[1]!);
      lines.set(name, [...(lines.get(name) ?? []), [cell, other]]);
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
