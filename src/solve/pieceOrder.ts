import type { Problem } from './problem.ts';
import { randomNumbers, shuffled } from './random.ts';

/**
 * In which order pieces are tried: as the puzzle gives them; left to chance; those with the fewest
 * placements first, with some chance in it, so that another seed is another search; or some pieces
 * by name, and the others after them. In an address or a command, one of the three words alone means
 * the order, even where a piece is called so.
 */
export type PieceOrder = 'given' | 'random' | 'hardest' | readonly string[];

/** The names in an order, each once, that are no names of a puzzle's pieces; they are passed over. */
export const unknownNames = (
  order: string | readonly string[],
  known: readonly string[],
): readonly string[] =>
  typeof order === 'string' ? [] : [...new Set(order)].filter((name) => !known.includes(name));

/** Every piece number once, in the order in which pieces are tried. */
export function pieceSequence(problem: Problem, order: PieceOrder, seed: number): Int32Array {
  const given = [...problem.pieces.keys()];
  if (order === 'given') return Int32Array.from(given);
  if (order === 'random') return Int32Array.from(shuffled(given, seed));
  if (order === 'hardest') return hardestFirst(problem, seed);
  const named = [...new Set(order)].flatMap((name) =>
    given.filter((p) => problem.pieces[p]!.name === name),
  );
  return Int32Array.from(new Set([...named, ...given]));
}

/** How much chance may change about the pieces' order: a piece with at most this many times the placements of another may come first. */
const NOISE = 4;

function hardestFirst({ pieces, placements }: Problem, seed: number): Int32Array {
  const random = randomNumbers(seed);
  const counts = new Float64Array(pieces.length);
  for (const piece of placements.piece) counts[piece]!++;
  const ease = counts.map((count) => Math.max(1, count) * NOISE ** random());
  return Int32Array.from(pieces.keys()).sort((a, b) => ease[a]! - ease[b]! || a - b);
}
