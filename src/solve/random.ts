import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeds are whole numbers from 0 to this one: of a larger one the generator would see the last 32 bits alone. */
export const LARGEST_SEED = 0xffff_ffff;

/** Numbers from 0 up to, not including, 1: the same ones for the same seed, on every machine. */
export function randomNumbers(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

/** The same things in an order left to chance, every order as likely as any other (Fisher and Yates). */
export function shuffled<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const generator = xoroshiro128plus(seed);
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
