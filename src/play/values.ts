/** A list of numbers, in the smallest array that holds them exactly. */
export type Values = Uint8Array | Uint16Array | Float64Array;

/** Copies numbers into the smallest arrays that hold them exactly. */
export class Narrowing {
  private readonly small: Uint8Array;
  private readonly medium: Uint16Array;

  /** @param most the most numbers in a copy */
  constructor(most: number) {
    this.small = new Uint8Array(most);
    this.medium = new Uint16Array(most);
  }

  /** Copies the first `count` numbers. */
  copy(numbers: Float64Array, count: number): Values {
    const { small, medium } = this;
    return into(small, numbers, count) ?? into(medium, numbers, count) ?? numbers.slice(0, count);
  }
}

/** Copies numbers unless one does not fit; much faster than converting arrays as a whole. */
function into<A extends Uint8Array | Uint16Array>(
  room: A,
  numbers: Float64Array,
  count: number,
): A | undefined {
  for (let i = 0; i < count; i++) {
    room[i] = numbers[i]!;
    if (room[i] !== numbers[i]) return undefined;
  }
  return room.slice(0, count) as A;
}

/** The least, the most and the sum of some values. */
export interface Band {
  readonly least: number;
  readonly most: number;
  readonly sum: number;
}

/** The band of no values. */
export const noBand: Band = { least: Infinity, most: -Infinity, sum: 0 };

/** The band of the values of two others. */
export const joined = (one: Band, other: Band): Band => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
  sum: one.sum + other.sum,
});

/** The band of the values from one index up to, but not including, another. */
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
