import type { Point } from '../../../puzzle/lattices/index.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { rotated, type BoardGeometry } from '../../../view/board/geometry.ts';
import type { Pose } from '../../../view/pieces/pose.ts';
import type { PieceShapes } from '../../../view/remaining/pieceShapes.ts';

/** The way in which a piece lies: turned, and with its front or its back up. */
export type Way = Pick<Pose, 'angle' | 'front'>;

/** The largest distance over which a piece is drawn to where it fits, in cell widths. */
const REACH = 0.8;

/** Coordinates are equal up to half a unit of these; no lattice has any at a boundary between two. */
const UNITS = 997;

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
    let [nearest, least]: [number | undefined, number] = [undefined, REACH];
    for (const { placement, middle } of this.spotsOf(piece).get(this.shapeOf(piece, way)) ?? []) {
      const away = Math.hypot(middle[0] - at[0], middle[1] - at[1]);
      if (away >= least || !fits(placement)) continue;
      [nearest, least] = [placement, away];
    }
    return nearest;
  }

  /** The pose of a placement; its size is 1. */
  poseOf(placement: number): Pose {
    const { problem, shapes, board } = this;
    const piece = problem.placements.piece[placement]!;
    return shapes.poseOn(board, { piece, cells: coveredBy(problem, placement), angle: 0 })!;
  }

  private shapeOf(piece: number, { angle, front }: Way): string {
    const { points } = this.shapes.copies[this.shapes.firsts[piece]!]!;
    return keyOf(points.map(([x, y]) => rotated([x * front, y], angle)));
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
