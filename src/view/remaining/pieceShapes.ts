import type { Size } from '../../theme/viewport.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import type { Board, PieceSet } from '../board/board.ts';
import { innerCell, rotated, shapesBeside, type BoardGeometry } from '../board/geometry.ts';
import { turnsOf } from '../board/layout.ts';
import type { Pose } from '../pieces/pose.ts';

/** One orientation of a piece: its size, and the middle of its bounding box from the middle of its cells. */
export interface Orientation extends Size {
  readonly angle: number;
  readonly middle: Point;
}

/** A copy of a piece, as drawn in the puzzle. */
interface Copy {
  readonly piece: number;
  /** Its cells, as sites of all copies. */
  readonly sites: readonly number[];
  /** The site that shows its name. */
  readonly named: number;
  /** The mean of the middles of its cells, and those middles from there. */
  readonly middle: Point;
  readonly points: readonly Point[];
  /** The orientations of least height and of least width. */
  readonly flat: Orientation;
  readonly upright: Orientation;
}

/** The mean of some points. */
function meanOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number =>
    points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

function orientationOf(corners: readonly Point[], angle: number): Orientation {
  const points = corners.map((corner) => rotated(corner, angle));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  return { angle, width: right - left, height: bottom - top, middle };
}

/** The first orientation of those that are least in one direction. */
function leastOf(all: readonly Orientation[], side: keyof Size): Orientation {
  const least = Math.min(...all.map((one) => one[side]));
  return all.find((one) => one[side] < least + 1e-6)!;
}

/** The shapes of all copies of a board's pieces, turned as the board is; an endless supply is one copy. */
export class PieceShapes {
  readonly set: PieceSet;
  /** All copies; those of a piece follow each other. */
  copies: readonly Copy[];
  /** Piece → its first copy. */
  readonly firsts: readonly number[];
  /** The sites of all copies. */
  geometry: BoardGeometry;
  /** Site → its copy. */
  readonly owner: readonly number[];
  /** The same in all turns of the board. */
  private readonly turns: readonly BoardGeometry[];
  /** The angles of the lattice's rotations, in radians, first as drawn. */
  private readonly angles: readonly number[];

  constructor({ lattice }: Pick<Board, 'lattice'>, set: PieceSet, geometry: BoardGeometry) {
    this.set = set;
    const pieces = set.pieces.flatMap((_, piece) => Array<number>(this.countOf(piece)).fill(piece));
    const shapes = pieces.map((piece) => set.pieces[piece]!.cells);
    const { turns } = lattices[lattice];
    this.firsts = set.pieces.map((_, piece) => pieces.indexOf(piece));
    this.owner = shapes.flatMap((cells, copy) => cells.map(() => copy));
    this.angles = Array.from({ length: turns }, (_, i) => (2 * Math.PI * i) / turns);
    this.geometry = shapesBeside(geometry, lattice, shapes);
    this.turns = turnsOf(this.geometry);
    this.copies = pieces.map((piece, copy) => this.copyOf(piece, copy));
  }

  /** The number of copies of a piece. */
  countOf(piece: number): number {
    const { copies } = this.set.pieces[piece]!;
    return copies === Infinity ? 1 : copies;
  }

  /** Turns all copies as the board is turned. */
  turn({ turnedBy }: Pick<BoardGeometry, 'turnedBy'>): BoardGeometry {
    this.geometry = this.turns.find((turn) => turn.turnedBy === turnedBy)!;
    this.copies = this.copies.map(({ piece }, copy) => this.copyOf(piece, copy));
    return this.geometry;
  }

  /** The orientations of all copies. */
  orientations(isFlat: boolean): readonly Orientation[] {
    return this.copies.map(({ flat, upright }) => (isFlat ? flat : upright));
  }

  /**
   * The pose in which a piece covers some cells of the board, turned from an angle as little as possible.
   *
   * @returns undefined if it covers other cells in any orientation
   */
  poseOn(
    board: BoardGeometry,
    { piece, cells, angle }: { piece: number; cells: ArrayLike<number>; angle: number },
  ): Pose | undefined {
    const there = Array.from({ length: cells.length }, (_, i) => board.sites[cells[i]!]!.middle);
    const [x, y] = meanOf(there);
    const { points } = this.copies[this.firsts[piece]!]!;
    if (points.length !== there.length) return undefined;
    const away = (turn: number): number => -Math.cos(turn - angle);
    const angles = this.angles.toSorted((a, b) => away(a) - away(b));
    for (const front of [1, -1]) {
      for (const turn of angles) {
        const isThere = points.every((point) => {
          const [right, down] = rotated([point[0] * front, point[1]], turn);
          return there.some((at) => Math.hypot(at[0] - x - right, at[1] - y - down) < 1e-3);
        });
        if (isThere) return { x, y, angle: turn, size: 1, front };
      }
    }
    return undefined;
  }

  private copyOf(piece: number, copy: number): Copy {
    const sites = this.owner.flatMap((one, site) => (one === copy ? [site] : []));
    const cells = sites.map((site) => this.geometry.sites[site]!);
    const middle = meanOf(cells.map((cell) => cell.middle));
    const fromMiddle = ([x, y]: Point): Point => [x - middle[0], y - middle[1]];
    const corners = cells.flatMap(({ middle: [x, y], kind }) =>
      this.geometry.kinds[kind]!.map(([right, down]) => fromMiddle([x + right, y + down])),
    );
    const angles = this.set.pieces[piece]!.freedom === 'fixed' ? [0] : this.angles;
    const orientations = angles.map((angle) => orientationOf(corners, angle));
    return {
      piece,
      sites,
      named: innerCell(this.geometry, sites),
      middle,
      points: cells.map((cell) => fromMiddle(cell.middle)),
      flat: leastOf(orientations, 'height'),
      upright: leastOf(orientations, 'width'),
    };
  }
}
