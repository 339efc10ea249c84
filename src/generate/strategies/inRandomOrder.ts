import type { RandomStream } from '../../solve/random.ts';

/** A uniformly random permutation (Fisher and Yates). */
export function inRandomOrder<Thing>(things: Iterable<Thing>, random: RandomStream): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
