import type { Point } from '../../../puzzle/lattices/index.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { rotated, type BoardGeometry } from '../../../view/board/geometry.ts';
import type { Pose } from '../../../view/pieces/pose.ts';
import type { PieceShapes } from '../../../view/remaining/pieceShapes.ts';

/** The way in which a piece lies: turned, and with its front or its back up. */
export type Way = Pick<Pose, 'angle' | 'front'>;

/** The largest distance over which a piece is drawn to where it fits, in cell widths. */
const REACH = 0.8;

/**
 * Units in a cell width, to which coordinates are rounded. As it is a power of two, a mean over fewer cells than
 * that is never halfway between two of them.
 */
const UNITS = 1024;

/** Where a placement lies as the board is drawn, in cell widths. */
interface Spot {
  readonly placement: number;
  /** The mean of the middles of its cells. */
  readonly middle: Point;
}

const meanOf = (points: readonly Point[]): Point => {
  const mean = (axis: 0 | 1): number =>
    points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
};

/** The nearest of some placements, less than a distance away; of equally near ones the first. */
function nearestOf(
  spots: readonly Spot[],
  at: Point,
  reach: number,
  isWanted: (placement: number) => boolean,
): Spot | undefined {
  let [nearest, least]: [Spot | undefined, number] = [undefined, reach];
  for (const spot of spots) {
    const away = Math.hypot(spot.middle[0] - at[0], spot.middle[1] - at[1]);
    if (away < least - 1e-6 && isWanted(spot.placement)) [nearest, least] = [spot, away];
  }
  return nearest;
}

/** A set of points relative to their mean, as text. */
const keyOf = (points: readonly Point[]): string =>
  points
    .map(([x, y]) => `${Math.round(x * UNITS)},${Math.round(y * UNITS)}`)
    .sort()
    .join(' ');

/** Finds where a piece that is held over a board would lie, and how the one that lies there is turned. */
export class Snapping {
  private readonly problem: Problem;
  private readonly shapes: PieceShapes;
  private readonly board: BoardGeometry;
  /** Piece → the shape of its placements → those placements. */
  private readonly spots = new Map<number, ReadonlyMap<string, readonly Spot[]>>();

  /** @param board the board as it is drawn now */
  constructor(problem: Problem, shapes: PieceShapes, board: BoardGeometry) {
    [this.problem, this.shapes, this.board] = [problem, shapes, board];
  }

  /**
   * The placement that is nearest to a piece in the hand.
   *
   * @param at the middle of the piece, the mean of those of its cells, in cell widths
   * @param fits whether a placement may be chosen
   * @returns undefined if none is near
   */
  nearest(
    piece: number,
    way: Way,
    at: Point,
    fits: (placement: number) => boolean,
  ): number | undefined {
    const reach = this.liesInPlace(piece) && this.isOnBoard(at) ? Infinity : REACH;
    return nearestOf(this.spotsIn(piece, way), at, reach, fits)?.placement;
  }

  /**
   * The placement of a piece that covers a cell, as near to the middle of the piece as it can; of one that lies in
   * place, which has no other, whatever the cell.
   */
  over(
    piece: number,
    way: Way,
    cell: number,
    fits: (placement: number) => boolean,
  ): Spot | undefined {
    const covers = (placement: number): boolean =>
      (this.liesInPlace(piece) || coveredBy(this.problem, placement).includes(cell)) &&
      fits(placement);
    const { middle } = this.board.sites[cell]!;
    return nearestOf(this.spotsIn(piece, way), middle, Infinity, covers);
  }

  /** The pose of a placement; its size is 1. */
  poseOf(placement: number): Pose {
    const { problem, shapes, board } = this;
    const piece = problem.placements.piece[placement]!;
    return shapes.poseOn(board, { piece, cells: coveredBy(problem, placement), angle: 0 })!;
  }

  private liesInPlace(piece: number): boolean {
    return this.problem.pieces[piece]!.freedom === 'in-place';
  }

  /** Whether a point is within the box around the board. */
  private isOnBoard(at: Point): boolean {
    return ([0, 1] as const).every((axis) => {
      const along = this.board.sites.map(({ middle }) => middle[axis]);
      return at[axis] > Math.min(...along) - 0.5 && at[axis] < Math.max(...along) + 0.5;
    });
  }

  /** The placements of a piece that lies in a way. */
  private spotsIn(piece: number, { angle, front }: Way): readonly Spot[] {
    const { points } = this.shapes.copies[this.shapes.firsts[piece]!]!;
    const shape = keyOf(points.map(([x, y]) => rotated([x * front, y], angle)));
    return this.spotsOf(piece).get(shape) ?? [];
  }

  private spotsOf(piece: number): ReadonlyMap<string, readonly Spot[]> {
    const known = this.spots.get(piece);
    if (known) return known;
    const { problem, board } = this;
    const spots = new Map<string, Spot[]>();
    for (let placement = 0; placement < problem.placements.count; placement++) {
      if (problem.placements.piece[placement] !== piece) continue;
      const points = Array.from(coveredBy(problem, placement), (cell) => board.sites[cell]!.middle);
      const middle = meanOf(points);
      const key = keyOf(points.map(([x, y]): Point => [x - middle[0], y - middle[1]]));
      const others = spots.get(key);
      if (others) others.push({ placement, middle });
      else spots.set(key, [{ placement, middle }]);
    }
    this.spots.set(piece, spots);
    return spots;
  }
}
