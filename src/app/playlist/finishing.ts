import { DONE, STUCK } from '../../generate/events.ts';
import { Generation } from '../../generate/generation.ts';
import { LARGEST_SEED } from '../../solve/random.ts';
import { planFor, type Wishes } from '../modes/generate/planFor.ts';
import type { Puzzle } from '../../puzzle/types.ts';

/** How many seeds are tried, each within milliseconds: three of four come to the end. */
const TRIED = 4;

/**
 * The first seed, from the one asked for on, with which strict swaps, which only ever improve, divide a board to the end; undefined
 * if none of a few does. It takes some milliseconds on a board of 72 cells, and many times that on larger ones.
 */
export function finishingSeed(puzzle: Puzzle, wishes: Wishes): number | undefined {
  const make = { ...wishes.make, strategy: 'strict' } as const;
  const { plan } = planFor(puzzle, { ...wishes, make });
  for (let more = 0; more < TRIED; more++) {
    const seed = (make.seed + more) % (LARGEST_SEED + 1);
    const generation = new Generation({ ...plan, seed }, 'steps');
    let event = generation.step();
    while (event !== DONE && event !== STUCK) event = generation.step();
    if (event === DONE) return seed;
  }
  return undefined;
}
