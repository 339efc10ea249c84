/** Numbers in a row, in no more room than they need. */
export type Values = Uint8Array | Uint16Array | Float64Array;

/** A copy of numbers that takes no more room than they need. */
export function narrowest(numbers: Float64Array): Values {
  let largest = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (!(number >= 0 && number < 2 ** 16 && number % 1 === 0)) return numbers.slice();
    if (number > largest) largest = number;
  }
  return largest < 2 ** 8 ? new Uint8Array(numbers) : new Uint16Array(numbers);
}

/** Values of some steps: the least, the most, and all of them added up. */
export interface Band {
  readonly least: number;
  readonly most: number;
  readonly sum: number;
}

/** The band of no steps at all. */
export const noBand: Band = { least: Infinity, most: -Infinity, sum: 0 };

/** The band of one run of steps and another. */
export const joined = (one: Band, other: Band): Band => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
  sum: one.sum + other.sum,
});

/** The band of the values from one index up to another, the latter left out. */
export function bandOf(values: Values, from: number, to: number): Band {
  let { least, most, sum } = noBand;
  for (let i = from; i < to; i++) {
    const value = values[i]!;
    if (value < least) least = value;
    if (value > most) most = value;
    sum += value;
  }
  return { least, most, sum };
}
