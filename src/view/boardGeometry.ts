import { extentOf, middleOf, numbering, type Extent } from '../puzzle/geometry.ts';
import { lattices, type Lattice, type LatticeId, type Point } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';
import type { Board } from './board.ts';

/** The outline of all cells of a kind, relative to their middle. */
interface Kind {
  readonly corners: readonly Point[];
}

/** One cell, as it is drawn. */
export interface Site {
  readonly middle: Point;
  /** Index into the board's kinds of cells. */
  readonly kind: number;
  /**
   * Corner → the cells around it by number (−1 off the board): first the one across the edge that leaves
   * the corner, last the one across the edge that arrives there.
   */
  readonly around: readonly (readonly number[])[];
  /** The number of its label, if it has one. */
  readonly label: number | undefined;
}

/** A board's shape, in cell widths. */
export interface BoardGeometry extends Extent {
  /** The board's cells by number, then those where the tray is closed. */
  readonly sites: readonly Site[];
  readonly kinds: readonly Kind[];
  /** How many corners a cell has. */
  readonly sides: number;
  /** The angle of a cell's corner, in radians. */
  readonly angle: number;
}

/** The reach around a corner that one tile surrounds. */
export const SURROUNDED = 7;

const near = ([x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.abs(x1 - x2) + Math.abs(y1 - y2) < 1e-6;

/** The other cells around a corner, clockwise from the edge that leaves it. */
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
  const kinds = kindsOf(lattice);
  const sites = sitesOf(lattice, cells, kinds, numbering(board.labelled));
  const first = sites[0]!;
  return {
    sites,
    kinds,
    sides: first.around.length,
    angle: (2 * Math.PI) / (first.around[0]!.length + 1),
    ...extentOf(lattice, cells),
  };
}

/** Shapes beside a board, each with its cells in its own place, next to those of its own alone: all sites, shape by shape. */
export function shapesBeside(
  board: BoardGeometry,
  lattice: LatticeId,
  shapes: readonly (readonly Cell[])[],
): BoardGeometry {
  const sites: Site[] = [];
  for (const shape of shapes) {
    const offset = sites.length;
    for (const site of sitesOf(lattices[lattice], shape, board.kinds)) {
      const around = site.around.map((ring) =>
        ring.map((other) => other + (other < 0 ? 0 : offset)),
      );
      sites.push({ ...site, around });
    }
  }
  return { ...board, sites };
}

/** A cell's outline, relative to its middle. */
function outlineOf(lattice: Lattice, cell: Cell): Point[] {
  const middle = middleOf(lattice, cell);
  return lattice.corners(cell).map(([x, y]): Point => [x - middle[0], y - middle[1]]);
}

const isSame = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.every((corner, i) => near(corner, other[i]!));

/** The kinds of cells that a lattice has: where column + row is even and where it is odd, if they differ. */
function kindsOf(lattice: Lattice): readonly Kind[] {
  const [even, odd] = [outlineOf(lattice, [0, 0]), outlineOf(lattice, [1, 0])];
  return [even, ...(isSame(even, odd) ? [] : [odd])].map((corners) => ({ corners }));
}

/** Cells as they are drawn. */
function sitesOf(
  lattice: Lattice,
  cells: readonly Cell[],
  kinds: readonly Kind[],
  labelOf: (cell: Cell) => number | undefined = () => undefined,
): Site[] {
  const numberOf = numbering(cells);
  return cells.map((cell): Site => {
    const outline = outlineOf(lattice, cell);
    const kind = kinds.findIndex(({ corners }) => isSame(corners, outline));
    const around = outline.map((_, corner) =>
      cellsAround(lattice, cell, corner).map((other) => numberOf(other) ?? -1),
    );
    return { middle: middleOf(lattice, cell), kind, around, label: labelOf(cell) };
  });
}

/**
 * How far a tile reaches around each corner of one of its cells: how many cells in a row it covers, counted
 * from the edge that leaves the corner, or from the one that arrives there if `incoming`; SURROUNDED if it
 * covers all. Three bits per corner, the first corner lowest.
 *
 * @param owner cell → its tile
 * @param self the tile
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

/** The cell of a tile nearest to its middle, the first if several are. */
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
