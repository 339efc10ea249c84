import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The largest seed; the generator uses only 32 bits. */
export const LARGEST_SEED = 0xffff_ffff;

/** Pseudorandom numbers in [0, 1): the same for the same seed on every machine. */
export function randomNumbers(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

/** A uniformly random permutation (Fisher and Yates). */
export function shuffled<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const generator = xoroshiro128plus(seed);
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
