/** Numbers in a row, in no more room than they need. */
export type Values = Uint8Array | Uint16Array | Float64Array;

/** Copies of numbers that take no more room than they need. */
export class Narrowing {
  private readonly small: Uint8Array;
  private readonly medium: Uint16Array;

  /** @param most how many numbers there are at most */
  constructor(most: number) {
    this.small = new Uint8Array(most);
    this.medium = new Uint16Array(most);
  }

  /** A copy of so many numbers, the first ones. */
  copy(numbers: Float64Array, count: number): Values {
    const { small, medium } = this;
    return into(small, numbers, count) ?? into(medium, numbers, count) ?? numbers.slice(0, count);
  }
}

/** Copies numbers where all of them fit; much faster than what converts arrays as a whole. */
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
