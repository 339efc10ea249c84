import { extentOf, middleOf, numbering, type Extent } from '../../puzzle/geometry.ts';
import { lattices, type Lattice, type LatticeId, type Point } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { Board } from './board.ts';

/** A cell as it is drawn. */
export interface Site {
  readonly middle: Point;
  /** Index into the board's kinds of cells. */
  readonly kind: number;
  /** Corner → the other cells around it, −1 off the board, from the leaving edge to the arriving one. */
  readonly around: readonly (readonly number[])[];
  /** The number of its label, if any. */
  readonly label: number | undefined;
}

/** A board's shape, in cell widths. */
export interface BoardGeometry extends Extent {
  /** The board's cells by number, then those where the tray is closed. */
  readonly sites: readonly Site[];
  /** Kind of cell → its corners, relative to its middle. */
  readonly kinds: readonly (readonly Point[])[];
  /** The number of corners of a cell. */
  readonly sides: number;
  /** The angle of a cell's corner, in radians. */
  readonly angle: number;
  /** The angle by which it is turned about its origin, in radians. */
  readonly turnedBy: number;
}

/** The reach around a corner that one tile surrounds. */
export const SURROUNDED = 7;

/** A point rotated about the origin by an angle in radians. */
export const rotated = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

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

export function geometryOf(board: Pick<Board, 'lattice' | 'cells' | 'labelled'>): BoardGeometry {
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
    turnedBy: 0,
    ...extentOf(lattice, cells),
  };
}

/** The sites of several shapes, one after another; cells are neighbours only within a shape. */
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

/** The kinds of cells of a lattice: those of even and of odd column + row, if they differ. */
function kindsOf(lattice: Lattice): BoardGeometry['kinds'] {
  const [even, odd] = [outlineOf(lattice, [0, 0]), outlineOf(lattice, [1, 0])];
  return isSame(even, odd) ? [even] : [even, odd];
}

function sitesOf(
  lattice: Lattice,
  cells: readonly Cell[],
  kinds: BoardGeometry['kinds'],
  labelOf: (cell: Cell) => number | undefined = () => undefined,
): Site[] {
  const numberOf = numbering(cells);
  return cells.map((cell): Site => {
    const outline = outlineOf(lattice, cell);
    const kind = kinds.findIndex((corners) => isSame(corners, outline));
    const around = outline.map((_, corner) =>
      cellsAround(lattice, cell, corner).map((other) => numberOf(other) ?? -1),
    );
    return { middle: middleOf(lattice, cell), kind, around, label: labelOf(cell) };
  });
}

/**
 * The reach of a tile around each corner of one of its cells: the number of adjoining cells that it covers,
 * from the edge that leaves the corner, or from the one that arrives if `incoming`; SURROUNDED if it covers
 * all.
 *
 * @param owner cell → its tile
 * @param self the tile
 * @returns three bits per corner, the first corner lowest
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

/** How much of a tile is around one of its cells: its cells around each corner and across each edge, in all. */
function roomAt({ around }: Site, cells: ArrayLike<number>): number {
  let room = 0;
  for (const ring of around)
    for (let place = 0; place < ring.length; place++)
      for (let i = 0; i < cells.length; i++)
        if (cells[i] === ring[place]) room += place === 0 ? 2 : 1;
  return room;
}

/**
 * The innermost cell of a tile, where its name stands: the one with the most of the tile around it, and of these the
 * first one that is nearest to its middle.
 */
export function innerCell({ sites }: BoardGeometry, cells: ArrayLike<number>): number {
  let [x, y] = [0, 0];
  for (let i = 0; i < cells.length; i++) {
    const { middle } = sites[cells[i]!]!;
    x += middle[0] / cells.length;
    y += middle[1] / cells.length;
  }
  let [inner, most, least] = [-1, -1, Infinity];
  for (let i = 0; i < cells.length; i++) {
    const site = sites[cells[i]!]!;
    const room = roomAt(site, cells);
    const away = Math.hypot(site.middle[0] - x, site.middle[1] - y);
    if (room < most || (room === most && away > least - 1e-6)) continue;
    [inner, most, least] = [cells[i]!, room, away];
  }
  return inner;
}

/** The cell of a tile that is farthest from one of its cells: that one itself if it is the only one. */
export function farthestCell(
  { sites }: BoardGeometry,
  cells: ArrayLike<number>,
  from: number,
): number {
  const [x, y] = sites[from]!.middle;
  let [found, most] = [from, 0];
  for (let i = 0; i < cells.length; i++) {
    const { middle } = sites[cells[i]!]!;
    const away = Math.hypot(middle[0] - x, middle[1] - y);
    if (away > most + 1e-6) [found, most] = [cells[i]!, away];
  }
  return found;
}

/** The bias towards one of two directions that are equally good. */
const BIAS = 0.01;

/**
 * The grain of a tile: the direction in which it is longest, in radians clockwise from the right, on squares
 * a multiple of a quarter turn, elsewhere of a twelfth. It turns as the tile turns.
 *
 * @param owner cell → its tile
 */
export function grainOf(
  { sites, sides }: Pick<BoardGeometry, 'sites' | 'sides'>,
  owner: ArrayLike<number>,
  tile: number,
): number {
  let [count, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < owner.length; cell++) {
    if (owner[cell] !== tile) continue;
    const { middle } = sites[cell]!;
    count++;
    x += middle[0];
    y += middle[1];
    xx += middle[0] * middle[0];
    yy += middle[1] * middle[1];
    xy += middle[0] * middle[1];
  }
  const across = xx - yy - (x * x - y * y) / count;
  const slanted = 2 * (xy - (x * y) / count);
  if (Math.hypot(across, slanted) < 1e-6 * count) return 0;
  const step = sides === 4 ? Math.PI / 2 : Math.PI / 6;
  return Math.round(Math.atan2(slanted, across) / 2 / step - BIAS) * step;
}

/** The points of a sector: its corner, and the middles of the leaving edge, the cell, and the arriving edge. */
const POINTS = 4;

/**
 * The points of a cell's sectors, two numbers each: the sector's corner, and the number of the point in the
 * sector. A cell is drawn as one sector for each of its corners, the part of the cell that is nearest to it.
 */
export const sectorPoints = (sides: number): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    Array.from({ length: sides * POINTS }, (_, i) => [Math.floor(i / POINTS), i % POINTS]).flat(),
  );

/** The triangles of a cell's sectors, three points each. */
export const sectorTriangles = (sides: number): Uint32Array<ArrayBuffer> =>
  Uint32Array.from(
    Array.from({ length: sides }, (_, corner) =>
      [0, 1, 2, 0, 2, 3].map((point) => corner * POINTS + point),
    ).flat(),
  );
