import type { Problem } from '../problem.ts';
import { randomNumbers, shuffled } from '../random.ts';

/**
 * The order in which pieces are tried: as in the puzzle; random; pieces with few placements first,
 * with some randomness so that other seeds give other searches; or named pieces first. A piece
 * whose name is one of the three words cannot be named alone.
 */
export type PieceOrder = 'given' | 'random' | 'hardest' | readonly string[];

/** The names in an order that no piece has, each once; searches ignore them. */
export const unknownNames = (
  order: string | readonly string[],
  pieceNames: readonly string[],
): readonly string[] =>
  typeof order === 'string' ? [] : [...new Set(order)].filter((name) => !pieceNames.includes(name));

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

/** The largest ratio of placements at which the piece with more of them may come first. */
const NOISE = 4;

function hardestFirst({ pieces, placements }: Problem, seed: number): Int32Array {
  const random = randomNumbers(seed);
  const counts = new Float64Array(pieces.length);
  for (const piece of placements.piece) counts[piece]!++;
  const ease = counts.map((count) => Math.max(1, count) * NOISE ** random());
  return Int32Array.from(pieces.keys()).sort((a, b) => ease[a]! - ease[b]! || a - b);
}
