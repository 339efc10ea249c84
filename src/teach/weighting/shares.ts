import type { Problem } from '../../solve/problem.ts';
import type { Share } from './weighting.ts';

/**
 * The pieces of a problem, each alone if the number of its copies in a solution is known. All others are one share if
 * they have the same size, as their number follows from the cells that are left to them, unless there are too few.
 */
export function sharesOf({ puzzle, pieces, cells }: Problem): Share[] {
  const present = [...pieces.keys()].filter((piece) => pieces[piece]!.copies > 0);
  const area = (some: readonly number[]): number =>
    some.reduce((sum, piece) => sum + pieces[piece]!.copies * pieces[piece]!.cells.length, 0);
  const mustAllLie = area(present) === cells.length;
  const isDue = (piece: number): boolean =>
    mustAllLie || (puzzle.use === 'all' && pieces[piece]!.copies < Infinity);
  const due = present.filter(isDue);
  const others = present.filter((piece) => !isDue(piece));
  const alone = (isExact: boolean) => (piece: number) => ({
    pieces: [piece],
    copies: pieces[piece]!.copies,
    isExact,
  });
  const sizes = new Set(others.map((piece) => pieces[piece]!.cells.length));
  const left = cells.length - area(due);
  const [size = 1] = sizes;
  const atHand = others.reduce((sum, piece) => sum + pieces[piece]!.copies, 0);
  const needed = left / size;
  const isCounted = sizes.size === 1 && needed >= 0 && needed <= atHand && Number.isInteger(needed);
  return [
    ...due.map(alone(true)),
    ...(isCounted ? [{ pieces: others, copies: needed, isExact: true }] : others.map(alone(false))),
  ];
}

/** Piece → the index of its share; −1 if it has none. */
export function shareOfPiece(pieces: number, shares: readonly Share[]): Int32Array {
  const shareOf = new Int32Array(pieces).fill(-1);
  shares.forEach((share, i) => share.pieces.forEach((piece) => (shareOf[piece] = i)));
  return shareOf;
}
