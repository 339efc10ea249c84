import { CHUNK } from './chunk.ts';

/** How many moments are kept at most, and of how many of the last chunks each one is. */
const MOMENTS = 2 ** 15;
const RECENT = 512;
/** A clock may be too coarse to see a chunk pass, but no step takes less than a nanosecond; in ms. */
const LEAST_A_STEP = 1e-6;
/** What rounding may take from a step. */
const ROUNDING = 1e-4;

/**
 * When a search made its steps, in ms of computing from its beginning. It is known where chunks
 * begin and taken to pass evenly in between. Of a long run moments are kept every so many chunks,
 * twice as many whenever there get to be too many of them, but for the last ones.
 */
export class Times {
  private readonly steps = [0];
  private readonly moments = [0];
  private stride = CHUNK;

  /** Goes on by so many steps that took so long. */
  add(steps: number, ms: number): void {
    if (steps === 0) return;
    this.moments.push(this.moments.at(-1)! + Math.max(ms, steps * LEAST_A_STEP));
    this.steps.push(this.steps.at(-1)! + steps);
    if (this.steps.length > MOMENTS) this.thin();
  }

  /** The moment at which a step was made; Infinity if it was not yet. */
  momentOf(step: number): number {
    return between(this.steps, this.moments, step);
  }

  /** The last step made by a moment; Infinity if the search was not computed as far. */
  stepAt(moment: number): number {
    return Math.floor(between(this.moments, this.steps, moment) + ROUNDING);
  }

  private thin(): void {
    const { steps, moments } = this;
    const recent = steps.at(-1)! - RECENT * CHUNK;
    for (;;) {
      let kept = 0;
      for (let i = 0; i < steps.length; i++) {
        if (steps[i]! % this.stride !== 0 && steps[i]! < recent) continue;
        steps[kept] = steps[i]!;
        moments[kept++] = moments[i]!;
      }
      steps.length = moments.length = kept;
      if (kept <= MOMENTS / 2) return;
      this.stride *= 2;
    }
  }
}

/** What belongs to x on the line through the points given, both ascending; Infinity beyond the last. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  let [low, high] = [0, xs.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (xs[middle]! <= x) low = middle;
    else high = middle;
  }
  if (xs[low] === x) return ys[low]!;
  if (high === xs.length) return Infinity;
  const share = (x - xs[low]!) / (xs[high]! - xs[low]!);
  return ys[low]! + share * (ys[high]! - ys[low]!);
}
