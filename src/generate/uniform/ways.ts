import type { Layer } from './sweep.ts';

/** Whole numbers, however large, each the sum of its digits: a list of the lowest ones, and one for each above. */
export type Ways = readonly Float64Array[];

// Doubles hold the sum of 2⁸ digits, more than a cell has choices.
const DIGIT = 44;
const BASE = 2 ** DIGIT;

/** One way for each of some states. */
export const oneEach = (states: number): Ways => [new Float64Array(states).fill(1)];

/** State of a layer → how many ways lead on from there, the sum over its choices. */
export function waysBefore({ first, to }: Layer, after: Ways): Ways {
  const states = first.length - 1;
  const digits: Float64Array[] = [];
  let carried: Float64Array | undefined;
  for (let digit = 0; digit < after.length || carried !== undefined; digit++) {
    const lower = after[digit];
    const sums: Float64Array = carried ?? new Float64Array(states);
    carried = undefined;
    for (let state = 0; state < states; state++) {
      let sum = sums[state]!;
      if (lower) for (let i = first[state]!; i < first[state + 1]!; i++) sum += lower[to[i]!]!;
      if (sum >= BASE) {
        carried ??= new Float64Array(states);
        carried[state] = Math.floor(sum / BASE);
        sum %= BASE;
      }
      sums[state] = sum;
    }
    digits.push(sums);
  }
  return digits;
}

/** The ways of one state. */
export function waysOf(ways: Ways, state: number): bigint {
  let sum = 0n;
  for (let digit = ways.length - 1; digit >= 0; digit--)
    sum = (sum << BigInt(DIGIT)) + BigInt(ways[digit]![state] ?? 0);
  return sum;
}
