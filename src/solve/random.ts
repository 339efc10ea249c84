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

/** A uniformly random permutation by a seed. */
export function shuffled<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const generator = xoroshiro128plus(seed);
  return permuted(things, (limit) => uniformInt(generator, 0, limit - 1));
}

/** A uniformly random permutation by the next numbers of a stream. */
export const shuffledBy = <Thing>(things: readonly Thing[], random: RandomStream): Thing[] =>
  permuted(things, (limit) => random.below(limit));

/** A permutation after Fisher and Yates; `below` draws a whole number from 0 to its limit − 1. */
function permuted<Thing>(things: readonly Thing[], below: (limit: number) => number): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Numbers that are skipped, since those of neighbouring seeds are related at first. */
const WARM_UP = 16;

/** Bits drawn at once for a large number. */
const DRAWN = 32;

/** Pseudorandom numbers that can be resumed from any state. */
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

  /** The next whole number from 0 to `limit` − 1, however large the limit, all with exactly the same chance. */
  belowLarge(limit: bigint): bigint {
    const bits = (limit - 1n).toString(2).length;
    for (;;) {
      let number = 0n;
      for (let left = bits; left > 0; left -= DRAWN) {
        const drawn = Math.min(left, DRAWN);
        number = (number << BigInt(drawn)) + BigInt(this.below(2 ** drawn));
      }
      if (number < limit) return number;
    }
  }

  state(): readonly number[] {
    return this.generator.getState();
  }

  restore(state: readonly number[]): void {
    this.generator = xoroshiro128plusFromState(state);
  }
}
