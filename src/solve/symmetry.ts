import { numbering } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { inReadingOrder, normalise, orientations, shapeKey } from '../puzzle/orient.ts';
import type { Cell } from '../puzzle/types.ts';
import type { Problem } from './problem.ts';

/**
 * A symmetry of a problem, as a map from each placement to its image. It turns or flips the board
 * onto itself, and every piece, in the orientations it is allowed, onto a piece with as many copies.
 */
export type Symmetry = Int32Array;

/**
 * All symmetries of a problem, the identity first; no two of them do the same to the board. With a
 * piece that is held to some of its orientations they are those that map these onto themselves,
 * whether or not the piece fits on the board so.
 */
export function symmetries(problem: Problem, held?: Held): Symmetry[] {
  const { piece, orientation, start, cellOf, count } = problem.placements;
  const found = new Map<string, Symmetry>();
  const shapes = shapesOf(problem);
  const shapeOf = (placement: number) => shapes.first[piece[placement]!]! + orientation[placement]!;
  // Shape × cells + first cell → placement.
  const placed = new Int32Array(shapes.all.length * problem.cells.length);
  const place = (shape: number, cell: number) => shape * problem.cells.length + cell;
  for (let p = 0; p < count; p++) placed[place(shapeOf(p), cellOf[start[p]!]!)] = p;
  for (const turn of lattices[problem.puzzle.lattice].symmetries) {
    const cellImages = boardImage(problem, turn);
    const name = cellImages?.join() ?? '';
    const shapeImages = cellImages && !found.has(name) && shapesImage(problem, shapes, turn);
    if (!shapeImages || !preserves(shapeImages, shapes, held)) continue;
    const images = new Int32Array(count);
    for (let p = 0; p < count; p++) {
      const { shape, from } = shapeImages[shapeOf(p)]!;
      images[p] = placed[place(shape, cellImages[cellOf[start[p]! + from]!]!)]!;
    }
    found.set(name, images);
  }
  return [...found.values()];
}

/** Where each cell of the board goes, or undefined where the board is not mapped onto itself. */
function boardImage(problem: Problem, turn: (cell: Cell) => Cell): number[] | undefined {
  const { cells } = problem;
  const numberOf = numbering(cells);
  const turned = cells.map(turn);
  const least = (shape: readonly Cell[], axis: 0 | 1) => Math.min(...shape.map((c) => c[axis]));
  const columns = least(cells, 0) - least(turned, 0);
  const rows = least(cells, 1) - least(turned, 1);
  if (!lattices[problem.puzzle.lattice].isTranslation(columns, rows)) return undefined;
  const images = turned.map(([column, row]) => numberOf([column + columns, row + rows]));
  return images.includes(undefined) ? undefined : (images as number[]);
}

/** The orientations of all pieces, one after the other. */
interface Shapes {
  readonly all: readonly (readonly Cell[])[];
  readonly keys: readonly string[];
  /** Piece → where its orientations begin; one longer. */
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

/** What becomes of a shape: another, or itself, and which of its cells becomes that one's first. */
interface ShapeImage {
  readonly shape: number;
  readonly from: number;
}

/**
 * What becomes of each shape, or undefined where a piece becomes none of the puzzle's: it has to be
 * allowed the images of its orientations, all of them and no others, and have as many copies.
 */
function shapesImage(
  { puzzle, pieces }: Problem,
  { all, keys, first }: Shapes,
  turn: (cell: Cell) => Cell,
): ShapeImage[] | undefined {
  const lattice = lattices[puzzle.lattice];
  const own = <Item>(items: readonly Item[], piece: number) =>
    items.slice(first[piece], first[piece + 1]);
  const numbers = new Map(pieces.map((_, piece) => [own(keys, piece).sort().join(';'), piece]));
  const turned = all.map((shape) => shape.map(turn));
  const turnedKeys = turned.map((shape) => shapeKey(normalise(lattice, shape)));
  const images: ShapeImage[] = [];
  for (const [piece, { copies }] of pieces.entries()) {
    const image = numbers.get(own(turnedKeys, piece).sort().join(';'));
    if (image === undefined || pieces[image]!.copies !== copies) return undefined;
    for (let i = first[piece]!; i < first[piece + 1]!; i++) {
      const shape = keys.indexOf(turnedKeys[i]!, first[image]);
      images.push({ shape, from: firstOf(turned[i]!) });
    }
  }
  return images;
}

/** Whether the orientations that a piece is held to become each other, or themselves. */
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

/** Which cell of a shape comes first in reading order. */
function firstOf(shape: readonly Cell[]): number {
  let first = 0;
  for (let i = 1; i < shape.length; i++)
    if (inReadingOrder(shape[i]!, shape[first]!) < 0) first = i;
  return first;
}

/** One piece, held to some of its orientations. */
export interface Held {
  readonly piece: number;
  /** Orientation → whether it is allowed. */
  readonly allowed: readonly boolean[];
}

/** Whether a placement is one that no held piece has ruled out. */
export const isAllowed = (held: readonly Held[], piece: number, orientation: number): boolean =>
  held.every((one) => one.piece !== piece || one.allowed[orientation] === true);

/**
 * The first piece that can stand for the symmetries, or a certain one if it can: used exactly once, mapped onto itself by all
 * of them, and left in the orientation it has by none but the identity. Held to one orientation of
 * each class, it leaves exactly one of all images of every solution.
 */
export function holdPiece(
  problem: Problem,
  group: readonly Symmetry[],
  only?: number,
): Held | undefined {
  const { placements, pieces, puzzle } = problem;
  if (puzzle.use !== 'all' || group.length < 2) return undefined;
  const orientationOf = (placement: number) => placements.orientation[placement]!;
  const every = Array.from(placements.piece.keys());
  for (const [number, piece] of pieces.entries()) {
    if (piece.copies !== 1 || (only ?? number) !== number) continue;
    const first = placements.piece.indexOf(number);
    const own = every.slice(first, placements.piece.lastIndexOf(number) + 1);
    const stands = (symmetry: Symmetry, index: number) =>
      own.every(
        (p) =>
          placements.piece[symmetry[p]!] === number &&
          (index === 0 || orientationOf(symmetry[p]!) !== orientationOf(p)),
      );
    if (first < 0 || !group.every(stands)) continue;
    const allowed: boolean[] = [];
    for (const p of own)
      allowed[orientationOf(p)] = group.every((s) => orientationOf(s[p]!) >= orientationOf(p));
    return { piece: number, allowed };
  }
  return undefined;
}
