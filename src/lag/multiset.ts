/** The numbers that have a place of their own; most numbers are small. */
const SMALL = 2 ** 10;

/** Numbers and how often each was added. */
export type Counted = readonly (readonly [value: number, times: number])[];

/** Whole numbers from 0 on, each with how often it was added: enough for an exact mean and median. */
export class Multiset {
  size = 0;
  sum = 0;
  private readonly small = new Float64Array(SMALL);
  private readonly large = new Map<number, number>();

  add(value: number): void {
    this.size++;
    this.sum += value;
    if (value < SMALL) this.small[value]!++;
    else this.large.set(value, (this.large.get(value) ?? 0) + 1);
  }

  /** All numbers, ascending. */
  counted(): Counted {
    const counted: [number, number][] = [];
    for (const [value, times] of this.small.entries()) if (times > 0) counted.push([value, times]);
    return [...counted, ...[...this.large].sort(([one], [other]) => one - other)];
  }

  restore(counted: Counted): void {
    this.small.fill(0);
    this.large.clear();
    this.size = this.sum = 0;
    for (const [value, times] of counted) {
      this.size += times;
      this.sum += value * times;
      if (value < SMALL) this.small[value] = times;
      else this.large.set(value, times);
    }
  }

  get mean(): number {
    return this.sum / this.size;
  }

  /** The middle number, or the mean of the two in the middle. */
  get median(): number {
    const [lower, upper] = [Math.ceil(this.size / 2), Math.floor(this.size / 2) + 1];
    let seen = 0;
    let below: number | undefined;
    for (const [value, times] of this.counted()) {
      seen += times;
      if (seen >= lower) below ??= value;
      if (seen >= upper) return (below! + value) / 2;
    }
    return NaN;
  }
}
