import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

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

/** Numbers that a generator needs until those of neighbouring seeds have nothing in common. */
const WARM_UP = 16;

/** Pseudorandom numbers that go on from any state. */
export class RandomStream {
  private generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
    for (let i = 0; i < WARM_UP; i++) this.generator.next();
  }

  /** The next number in [0, 1), of 32 bits. */
  fraction(): number {
    return (this.generator.next() >>> 0) / 2 ** 32;
  }

  /** The next whole number from 0 to `limit` − 1. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  state(): readonly number[] {
    return this.generator.getState();
  }

  restore(state: readonly number[]): void {
    this.generator = xoroshiro128plusFromState(state);
  }
}

/** A uniformly random permutation by the next numbers of a stream. */
export function shuffledBy<Thing>(things: readonly Thing[], random: RandomStream): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
