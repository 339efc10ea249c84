import { DONE, STUCK } from '../../../generate/events.ts';
import { Generation } from '../../../generate/generation.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { planFor, type Wishes } from './planFor.ts';
import type { Puzzle } from '../../../puzzle/types.ts';

/** How many seeds are tried: three of four come to the end. */
const TRIED = 12;

/** Wishes for the division of a board, and in how many steps it is divided so. */
interface Finishing {
  readonly wishes: Wishes;
  readonly steps: number;
}

/**
 * Wishes with which strict swaps, which only ever improve, divide a board to the end: with the first seed, from the
 * one asked for on, with which they do; undefined if none of a few does.
 */
export function finishing(puzzle: Puzzle, asked: Wishes): Finishing | undefined {
  for (let more = 0; more < TRIED; more++) {
    const seed = (asked.make.seed + more) % (LARGEST_SEED + 1);
    const wishes: Wishes = { ...asked, make: { ...asked.make, strategy: 'strict', seed } };
    const generation = new Generation(planFor(puzzle, wishes).plan, 'steps');
    let event = generation.step();
    while (event !== DONE && event !== STUCK) event = generation.step();
    if (event === DONE) return { wishes, steps: generation.steps };
  }
  return undefined;
}
