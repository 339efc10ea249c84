import { lattices, type Point } from '../puzzle/lattices/index.ts';
import type { Board, Stock } from './board.ts';
import { middleCell, shapesBeside, type BoardGeometry } from './boardGeometry.ts';
import type { Pose } from './pose.ts';
import type { Size } from './seats.ts';
import { turned, type Turned } from './turning.ts';

/** One way round that a piece may lie: how large it is so, and where the middle of that is from the middle of its cells. */
interface Lying extends Size {
  readonly angle: number;
  readonly middle: Point;
}

/** The mean of some points. */
function meanOf(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number =>
    points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

const rotated = ([x, y]: Point, angle: number, front: number): Point => [
  x * front * Math.cos(angle) - y * Math.sin(angle),
  x * front * Math.sin(angle) + y * Math.cos(angle),
];

/**
 * The shapes of what a board is covered with, each copy one of its own as long as their number is finite: as drawn in the
 * puzzle, on a board that may be turned.
 */
export class StockShapes {
  /** Copy → its piece; the copies of a piece follow each other. */
  readonly pieces: readonly number[];
  /** Piece → its first copy. */
  readonly firsts: readonly number[];
  /** Site → the copy it is of. */
  readonly owner: readonly number[];
  /** The sites of all copies. */
  geometry: BoardGeometry;
  readonly stock: Stock;
  private readonly unturned: BoardGeometry;
  /** How many rotations the lattice has. */
  private readonly turns: number;
  /** Copy → the middle of its cells, and how it lies flat, and upright. */
  private middles: readonly Point[] = [];
  private names: readonly number[] = [];
  private flat: readonly Lying[] = [];
  private upright: readonly Lying[] = [];

  constructor({ lattice }: Pick<Board, 'lattice'>, stock: Stock, geometry: BoardGeometry) {
    this.stock = stock;
    this.pieces = stock.pieces.flatMap((_, piece) =>
      Array<number>(this.countOf(piece)).fill(piece),
    );
    this.firsts = stock.pieces.map((_, piece) => this.pieces.indexOf(piece));
    const shapes = this.pieces.map((piece) => stock.pieces[piece]!.cells);
    this.owner = shapes.flatMap((cells, copy) => cells.map(() => copy));
    this.turns = lattices[lattice].turns;
    this.unturned = shapesBeside(geometry, lattice, shapes);
    this.geometry = this.unturned;
    this.measure();
  }

  /** How many copies of a piece there are; one of a piece that may be used any number of times. */
  countOf(piece: number): number {
    const { copies } = this.stock.pieces[piece]!;
    return copies === Infinity ? 1 : copies;
  }

  /** Turns all of them as the board is turned. */
  turn({ turnedBy }: Turned): Turned {
    const geometry = turned(this.unturned, turnedBy);
    this.geometry = geometry;
    this.measure();
    return geometry;
  }

  /** The site of a copy that shows its name. */
  named(copy: number): number {
    return this.names[copy]!;
  }

  /** The middle of a copy's cells. */
  middle(copy: number): Point {
    return this.middles[copy]!;
  }

  /** The ways round in which copies are least high, if they are to lie flat, or least wide. */
  lying(isFlat: boolean): readonly Lying[] {
    return isFlat ? this.flat : this.upright;
  }

  /**
   * How a piece lies on the board: a pose in which it covers these cells, turned from an angle as little as possible.
   *
   * @returns undefined if it covers others however it lies
   */
  poseOn(
    board: BoardGeometry,
    { piece, cells, angle }: { piece: number; cells: ArrayLike<number>; angle: number },
  ): Pose | undefined {
    const there = Array.from({ length: cells.length }, (_, i) => board.sites[cells[i]!]!.middle);
    const [x, y] = meanOf(there);
    const copy = this.firsts[piece]!;
    const points = this.pointsOf(copy);
    if (points.length !== there.length) return undefined;
    const away = (turn: number): number => -Math.cos(turn - angle);
    const angles = this.all.toSorted((a, b) => away(a) - away(b));
    for (const front of [1, -1]) {
      for (const turn of angles) {
        const isThere = points.every((point) => {
          const [right, down] = rotated(point, turn, front);
          return there.some((at) => Math.hypot(at[0] - x - right, at[1] - y - down) < 1e-3);
        });
        if (isThere) return { x, y, angle: turn, size: 1, front };
      }
    }
    return undefined;
  }

  private get all(): readonly number[] {
    return Array.from({ length: this.turns }, (_, i) => (2 * Math.PI * i) / this.turns);
  }

  /** The angles in which a piece may lie, first as drawn. */
  private angles(piece: number): readonly number[] {
    return this.stock.pieces[piece]!.freedom === 'fixed' ? [0] : this.all;
  }

  private measure(): void {
    const { sites } = this.geometry;
    this.names = this.pieces.map((_, copy) => {
      const own = this.owner.flatMap((one, site) => (one === copy ? [site] : []));
      return middleCell(this.geometry, own);
    });
    this.middles = this.pieces.map((_, copy) =>
      meanOf(sites.filter((_site, at) => this.owner[at] === copy).map(({ middle }) => middle)),
    );
    const ways = this.firsts.map((copy, piece) =>
      this.angles(piece).map((angle) => this.lyingAt(copy, angle)),
    );
    const least = (side: 'width' | 'height') => {
      const byPiece = ways.map((all) => {
        const shortest = Math.min(...all.map((way) => way[side]));
        return all.find((way) => way[side] < shortest + 1e-6)!;
      });
      return this.pieces.map((piece) => byPiece[piece]!);
    };
    this.flat = least('height');
    this.upright = least('width');
  }

  /** The middles of a copy's cells, from the middle of all of them. */
  private pointsOf(copy: number): readonly Point[] {
    const [x, y] = this.middles[copy]!;
    return this.geometry.sites
      .filter((_site, at) => this.owner[at] === copy)
      .map(({ middle }): Point => [middle[0] - x, middle[1] - y]);
  }

  private lyingAt(copy: number, angle: number): Lying {
    const { sites, kinds } = this.geometry;
    const [x, y] = this.middles[copy]!;
    const corners = sites.flatMap(({ middle, kind }, at) =>
      this.owner[at] !== copy
        ? []
        : kinds[kind]!.corners.map((corner) =>
            rotated([middle[0] + corner[0] - x, middle[1] + corner[1] - y], angle, 1),
          ),
    );
    const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    return {
      angle,
      width: right - left,
      height: bottom - top,
      middle: [(left + right) / 2, (top + bottom) / 2],
    };
  }
}
