import { numbering } from '../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import { inReadingOrder, orientations, settled, shapeKey } from '../../puzzle/orient.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { Problem } from '../problem.ts';

/**
 * A symmetry of a problem: a turn or flip that maps the board onto itself, every fixed piece onto a
 * fixed piece, and every piece, in its allowed orientations, onto a piece with as many copies. Of pieces
 * in place, those that can lie on the board are mapped onto each other; copies of them never lie together.
 */
export interface Symmetry {
  /** Cell to cover → its image. */
  readonly cells: readonly number[];
  /** Placement → its image. */
  readonly placements: Int32Array;
}

/**
 * All symmetries of a problem that act differently on its cells, the identity first. With a held
 * piece, only those that map its allowed orientations onto each other, whether or not they fit on
 * the board.
 */
export function symmetries(problem: Problem, held?: Held): Symmetry[] {
  const { cells, board, tiles, placements } = problem;
  const { piece, orientation, start, cellOf } = tiles;
  const found = new Map<string, Symmetry>();
  const shapes = shapesOf(problem);
  const shapeOf = (placement: number) => shapes.first[piece[placement]!]! + orientation[placement]!;
  // Shape × cells + first cell → tile; −1 if none lies so.
  const tileAt = new Int32Array(shapes.all.length * board.length).fill(-1);
  const indexOf = (shape: number, cell: number) => shape * board.length + cell;
  for (let p = 0; p < tiles.count; p++) tileAt[indexOf(shapeOf(p), cellOf[start[p]!]!)] = p;
  for (const turn of lattices[problem.puzzle.lattice].symmetries) {
    const { images, moved } = boardImage(problem.puzzle.lattice, board, turn) ?? {};
    const cellImages = images?.slice(0, cells.length) ?? [];
    const name = cellImages.join();
    const shapeImages = images && !found.has(name) && shapesImage(problem, shapes, moved!);
    if (!shapeImages || !preserves(shapeImages, shapes, held)) continue;
    const tileImages = new Int32Array(tiles.count);
    for (let p = 0; p < tiles.count; p++) {
      const { shape, from } = shapeImages[shapeOf(p)]!;
      tileImages[p] = tileAt[indexOf(shape, images[cellOf[start[p]! + from]!]!)]!;
    }
    if (tileImages.subarray(placements.count).some((tile) => tile < placements.count)) continue;
    found.set(name, {
      cells: cellImages,
      placements: tileImages.subarray(0, placements.count),
    });
  }
  return [...found.values()];
}

/**
 * Cell → its image, and the turn with the move that brings a board back to its place; undefined if the board is not
 * mapped onto itself.
 */
export function boardImage(
  lattice: LatticeId,
  cells: readonly Cell[],
  turn: (cell: Cell) => Cell,
): { images: number[]; moved: (cell: Cell) => Cell } | undefined {
  const numberOf = numbering(cells);
  const turned = cells.map(turn);
  const least = (shape: readonly Cell[], axis: 0 | 1) => Math.min(...shape.map((c) => c[axis]));
  const columns = least(cells, 0) - least(turned, 0);
  const rows = least(cells, 1) - least(turned, 1);
  if (!lattices[lattice].isTranslation(columns, rows)) return undefined;
  const moved = (cell: Cell): Cell => {
    const [column, row] = turn(cell);
    return [column + columns, row + rows];
  };
  const images = cells.map((cell) => numberOf(moved(cell)));
  return images.includes(undefined) ? undefined : { images: images as number[], moved };
}

/** The orientations of all pieces, piece by piece. */
interface Shapes {
  readonly all: readonly (readonly Cell[])[];
  readonly keys: readonly string[];
  /** Piece → where its orientations begin; one entry longer. */
  readonly first: readonly number[];
}

function shapesOf({ puzzle, pieces }: Problem): Shapes {
  const lattice = lattices[puzzle.lattice];
  const all: Cell[][] = [];
  const first = [0];
  for (const piece of pieces) {
    all.push(...orientations(lattice, piece.cells, piece.freedom));
    first.push(all.length);
  }
  return { all, keys: all.map(shapeKey), first };
}

/** The image of a shape, and the index of the cell that is mapped to the first cell of the image. */
interface ShapeImage {
  readonly shape: number;
  readonly from: number;
}

/**
 * The image of each shape, none of what stays in place where it cannot lie; undefined if some other piece is
 * not mapped onto a piece of the puzzle: the orientations of the two must correspond one to one, and their
 * copies agree.
 */
function shapesImage(
  { puzzle, pieces, tiles }: Problem,
  { all, keys, first }: Shapes,
  turn: (cell: Cell) => Cell,
): ShapeImage[] | undefined {
  const lattice = lattices[puzzle.lattice];
  const own = <Item>(items: readonly Item[], piece: number) =>
    items.slice(first[piece], first[piece + 1]);
  const numbers = new Map(pieces.map((_, piece) => [own(keys, piece).sort().join(';'), piece]));
  const turned = all.map((shape) => shape.map(turn));
  const freedoms = pieces.flatMap(({ freedom }, piece) => own(all, piece).map(() => freedom));
  const turnedKeys = turned.map((shape, i) => shapeKey(settled(lattice, freedoms[i]!, shape)));
  const images: ShapeImage[] = [];
  const lying = new Set(tiles.piece);
  for (const [piece, { copies, freedom }] of pieces.entries()) {
    const isInPlace = freedom === 'in-place';
    if (isInPlace && !lying.has(piece)) continue;
    const image = numbers.get(own(turnedKeys, piece).sort().join(';'));
    if (image === undefined) return undefined;
    if (!isInPlace && pieces[image]!.copies !== copies) return undefined;
    for (let i = first[piece]!; i < first[piece + 1]!; i++) {
      const shape = keys.indexOf(turnedKeys[i]!, first[image]);
      images[i] = { shape, from: firstOf(turned[i]!) };
    }
  }
  return images;
}

/** Whether the allowed orientations of a held piece are mapped onto each other. */
function preserves(
  images: readonly ShapeImage[],
  { first }: Shapes,
  held: Held | undefined,
): boolean {
  if (!held) return true;
  const begin = first[held.piece]!;
  return held.allowed.every(
    (isAllowed, i) => !isAllowed || held.allowed[images[begin + i]!.shape - begin] === true,
  );
}

function firstOf(shape: readonly Cell[]): number {
  let first = 0;
  for (let i = 1; i < shape.length; i++)
    if (inReadingOrder(shape[i]!, shape[first]!) < 0) first = i;
  return first;
}

/** A piece that is allowed only some of its orientations. */
export interface Held {
  readonly piece: number;
  /** Orientation → whether it is allowed. */
  readonly allowed: readonly boolean[];
}

/** Whether no held piece rules an orientation of a piece out. */
export const isAllowed = (held: readonly Held[], piece: number, orientation: number): boolean =>
  held.every((one) => one.piece !== piece || one.allowed[orientation] === true);

/**
 * Finds a piece that can break the symmetries: it is used exactly once, every symmetry maps it onto
 * itself, and none but the identity preserves any of its orientations. Held to one orientation of
 * each orbit, it leaves exactly one of all images of every solution.
 *
 * @param only consider this piece alone
 * @returns the first such piece, with its allowed orientations; undefined if there is none
 */
export function holdPiece(
  problem: Problem,
  group: readonly Symmetry[],
  only?: number,
): Held | undefined {
  const { pieces, puzzle } = problem;
  if (puzzle.use !== 'all' || group.length < 2) return undefined;
  for (const [piece, { copies }] of pieces.entries()) {
    if (copies !== 1 || (only ?? piece) !== piece) continue;
    const allowed = orbitFirsts(problem, group, piece);
    if (allowed) return { piece, allowed };
  }
  return undefined;
}

/**
 * Orientation of a piece → whether it is the first of its orbit under the symmetries; undefined if
 * the piece has no placements, or some symmetry maps it to another piece or preserves an orientation.
 */
function orbitFirsts(
  { placements }: Problem,
  group: readonly Symmetry[],
  piece: number,
): boolean[] | undefined {
  const { orientation } = placements;
  const begin = placements.piece.indexOf(piece);
  const end = placements.piece.lastIndexOf(piece) + 1;
  if (begin < 0) return undefined;
  const isFirst: boolean[] = [];
  for (let p = begin; p < end; p++) {
    const own = orientation[p]!;
    const images = group.map((symmetry) => symmetry.placements[p]!);
    const isMoved = images.every(
      (image, i) => placements.piece[image] === piece && (i === 0 || orientation[image] !== own),
    );
    if (!isMoved) return undefined;
    isFirst[own] = images.every((image) => orientation[image]! >= own);
  }
  return isFirst;
}
