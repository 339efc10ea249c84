import { lattices } from '../puzzle/lattices/index.ts';
import { normalise, orientations, shapesKey } from '../puzzle/orient.ts';
import { placesKey } from '../puzzle/pieces/sets.ts';
import type { Cell } from '../puzzle/types.ts';
import { coveredBy, type Problem } from './problem.ts';

/**
 * A symmetry of a problem, as a map from each placement to its image. It turns or flips the board
 * onto itself, and every piece, in the orientations it is allowed, onto a piece with as many copies.
 */
export type Symmetry = Int32Array;

/** All symmetries of a problem, the identity first; no two of them do the same to the board. */
export function symmetries(problem: Problem): Symmetry[] {
  const found = new Map<string, Symmetry>();
  const byCells = placementsByCells(problem);
  for (const turn of lattices[problem.puzzle.lattice].symmetries) {
    const cellImages = boardImage(problem, turn);
    const pieceImages = cellImages && piecesImage(problem, turn);
    if (!pieceImages || found.has(cellImages.join())) continue;
    const { piece } = problem.placements;
    const image = (placement: number): number => {
      const cells = coveredBy(problem, placement).map((cell) => cellImages[cell]!);
      return byCells.get(placedKey(pieceImages[piece[placement]!]!, cells))!;
    };
    found.set(cellImages.join(), Int32Array.from(piece.keys(), image));
  }
  return [...found.values()];
}

/** Where each cell of the board goes, or undefined where the board is not mapped onto itself. */
function boardImage(problem: Problem, turn: (cell: Cell) => Cell): number[] | undefined {
  const { cells } = problem;
  const numbers = new Map(cells.map((cell, number) => [cell.join(), number]));
  const turned = cells.map(turn);
  const least = (shape: readonly Cell[], axis: 0 | 1) => Math.min(...shape.map((c) => c[axis]));
  const columns = least(cells, 0) - least(turned, 0);
  const rows = least(cells, 1) - least(turned, 1);
  if (!lattices[problem.puzzle.lattice].moves(columns, rows)) return undefined;
  const images = turned.map(([column, row]) => numbers.get(`${column + columns},${row + rows}`));
  return images.includes(undefined) ? undefined : (images as number[]);
}

/**
 * Which piece each piece becomes, or undefined where one becomes none of the puzzle's: it has to be
 * allowed the images of its orientations, all of them and no others, and have as many copies.
 */
function piecesImage(
  { puzzle, pieces }: Problem,
  turn: (cell: Cell) => Cell,
): number[] | undefined {
  const lattice = lattices[puzzle.lattice];
  const numbers = new Map(pieces.map((piece, number) => [placesKey(lattice, piece), number]));
  const images = pieces.map((piece) => {
    const turned = orientations(lattice, piece.cells, piece.freedom).map((shape) =>
      normalise(lattice, shape.map(turn)),
    );
    const number = numbers.get(shapesKey(turned));
    return number !== undefined && pieces[number]!.copies === piece.copies ? number : undefined;
  });
  return images.includes(undefined) ? undefined : (images as number[]);
}

/** A piece on some cells, as text. */
const placedKey = (piece: number, cells: Int32Array): string =>
  `${piece}: ${cells.toSorted().join()}`;

function placementsByCells(problem: Problem): Map<string, number> {
  const { piece } = problem.placements;
  return new Map(
    Array.from(piece, (number, placement) => [
      placedKey(number, coveredBy(problem, placement)),
      placement,
    ]),
  );
}

/** One piece, held to some of its orientations. */
export interface Held {
  readonly piece: number;
  /** Orientation → whether it is allowed. */
  readonly allowed: readonly boolean[];
}

/**
 * The first piece that can stand for the symmetries: used exactly once, mapped onto itself by all
 * of them, and left in the orientation it has by none but the identity. Held to one orientation of
 * each class, it leaves exactly one of all images of every solution.
 */
export function pieceToHold(problem: Problem, group: readonly Symmetry[]): Held | undefined {
  const { placements, pieces, puzzle } = problem;
  if (puzzle.use !== 'all' || group.length < 2) return undefined;
  const orientationOf = (placement: number) => placements.orientation[placement]!;
  for (const [number, piece] of pieces.entries()) {
    const own = Array.from(placements.piece.keys()).filter((p) => placements.piece[p] === number);
    const stands = (symmetry: Symmetry, index: number) =>
      own.every(
        (p) =>
          placements.piece[symmetry[p]!] === number &&
          (index === 0 || orientationOf(symmetry[p]!) !== orientationOf(p)),
      );
    if (piece.copies !== 1 || own.length === 0 || !group.every(stands)) continue;
    const allowed: boolean[] = [];
    for (const p of own)
      allowed[orientationOf(p)] = group.every((s) => orientationOf(s[p]!) >= orientationOf(p));
    return { piece: number, allowed };
  }
  return undefined;
}

/** Whether a solution, as a set of placements, comes first among its images. */
export function isLeastImage(solution: readonly number[], group: readonly Symmetry[]): boolean {
  const own = solution.toSorted((a, b) => a - b);
  return group.every((symmetry) => {
    const image = own.map((placement) => symmetry[placement]!).sort((a, b) => a - b);
    const differing = own.findIndex((placement, i) => placement !== image[i]);
    return differing < 0 || own[differing]! < image[differing]!;
  });
}
