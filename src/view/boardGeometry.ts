import { extentOf, middleOf, numbering, type Extent } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Lattice, Point } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';
import type { Board } from './board.ts';

/** A cell's outline about its middle, the same for all cells of its kind. */
interface Kind {
  readonly corners: readonly Point[];
  /** How far each corner moves when every edge moves outwards by 1. */
  readonly outward: readonly Point[];
}

/** One cell as the picture needs it. */
export interface Site {
  readonly middle: Point;
  /** Index into the board's kinds of cells. */
  readonly kind: number;
  /**
   * For each corner, the cells around it by number (−1 off the board): first the one across the
   * edge that leaves this corner, last the one across the edge that comes in.
   */
  readonly around: readonly (readonly number[])[];
  /** The number of its label, if it has one. */
  readonly label: number | undefined;
}

/** The board as a plane figure, in cell widths: what never changes while a puzzle is shown. */
export interface BoardGeometry extends Extent {
  /** The board's cells by their numbers, and after them those where the tray is closed. */
  readonly sites: readonly Site[];
  readonly kinds: readonly Kind[];
  /** How many corners a cell has. */
  readonly sides: number;
  /** The angle of a cell's corner, in radians. */
  readonly angle: number;
}

/** What `reach` says of a corner that one piece surrounds. */
export const SURROUNDED = 7;

const near = ([x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.abs(x1 - x2) + Math.abs(y1 - y2) < 1e-6;

/** For each corner, where the lines of its two edges meet once both are 1 further out. */
function outwards(outline: readonly Point[]): Point[] {
  const normals = outline.map(([x, y], i): Point => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    return [(nextY - y) / length, (x - nextX) / length];
  });
  return normals.map(([x, y], i): Point => {
    const [lastX, lastY] = normals.at(i - 1)!;
    const both = 1 + x * lastX + y * lastY;
    return [(x + lastX) / both, (y + lastY) / both];
  });
}

/** The cells around a corner, this one left out, clockwise from the edge that leaves the corner. */
function cellsAround(lattice: Lattice, cell: Cell, corner: number): Cell[] {
  const point = lattice.corners(cell)[corner]!;
  const cells: Cell[] = [];
  let at = lattice.neighbours(cell)[corner]!;
  while (at[0] !== cell[0] || at[1] !== cell[1]) {
    cells.push(at);
    at = lattice.neighbours(at)[lattice.corners(at).findIndex((other) => near(other, point))]!;
  }
  return cells;
}

export function geometryOf(board: Board): BoardGeometry {
  const lattice: Lattice = lattices[board.lattice];
  const numberOnBoard = numbering(board.cells);
  const closed = board.labelled.filter((cell) => numberOnBoard(cell) === undefined);
  const cells = [...board.cells, ...closed];
  const numberOf = numbering(cells);
  const labelOf = numbering(board.labelled);
  const kinds: Kind[] = [];
  const sites = cells.map((cell): Site => {
    const corners = lattice.corners(cell);
    const middle = middleOf(lattice, cell);
    const outline = corners.map(([x, y]): Point => [x - middle[0], y - middle[1]]);
    let kind = kinds.findIndex((known) =>
      known.corners.every((corner, i) => near(corner, outline[i]!)),
    );
    if (kind < 0) kind = kinds.push({ corners: outline, outward: outwards(outline) }) - 1;
    const around = corners.map((_, corner) =>
      cellsAround(lattice, cell, corner).map((other) => numberOf(other) ?? -1),
    );
    return { middle, kind, around, label: labelOf(cell) };
  });
  const first = sites[0]!;
  return {
    sites,
    kinds,
    sides: first.around.length,
    angle: (2 * Math.PI) / (first.around[0]!.length + 1),
    ...extentOf(lattice, cells),
  };
}

/**
 * How far a cell's owner reaches around each of its corners: how many cells in a row it holds there,
 * counted across the edge that leaves the corner or, where `incoming`, across the one that comes in;
 * SURROUNDED where it holds them all. Three bits a corner, the first corner lowest.
 */
export function reach(
  site: Site,
  owner: ArrayLike<number>,
  self: number,
  incoming: boolean,
): number {
  let packed = 0;
  for (let corner = 0; corner < site.around.length; corner++) {
    const ring = site.around[corner]!;
    let held = 0;
    while (held < ring.length) {
      const cell = ring[incoming ? ring.length - 1 - held : held]!;
      if (cell < 0 || owner[cell] !== self) break;
      held++;
    }
    packed |= (held === ring.length ? SURROUNDED : held) << (3 * corner);
  }
  return packed;
}

/** The cell of a tile that lies nearest its middle, the first of those that are equally near. */
export function middleCell({ sites }: BoardGeometry, cells: ArrayLike<number>): number {
  let [x, y] = [0, 0];
  for (let i = 0; i < cells.length; i++) {
    const { middle } = sites[cells[i]!]!;
    x += middle[0] / cells.length;
    y += middle[1] / cells.length;
  }
  let [nearest, least] = [-1, Infinity];
  for (let i = 0; i < cells.length; i++) {
    const { middle } = sites[cells[i]!]!;
    const away = Math.hypot(middle[0] - x, middle[1] - y);
    if (away > least - 1e-6) continue;
    nearest = cells[i]!;
    least = away;
  }
  return nearest;
}
