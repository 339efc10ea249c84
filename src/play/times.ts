import { CHUNK } from './chunk.ts';

/** The most moments that are kept, and for how many of the latest chunks all are. */
const MOMENTS = 2 ** 15;
const RECENT = 512;
/** The least ms that count for a step, for clocks too coarse to time a chunk. */
const LEAST_A_STEP = 1e-6;
/** The most by which rounding may fall short of a whole step. */
const ROUNDING = 1e-4;

/**
 * When a process made its steps, in ms of computing since its beginning: measured where chunks begin,
 * interpolated in between. Of a long run only some moments are kept, thinned out whenever there are too
 * many; of the latest chunks all are.
 */
export class Times {
  private readonly steps = [0];
  private readonly moments = [0];
  private stride = CHUNK;

  /** Adds steps, and the ms that they took. */
  add(steps: number, ms: number): void {
    if (steps === 0) return;
    this.moments.push(this.moments.at(-1)! + Math.max(ms, steps * LEAST_A_STEP));
    this.steps.push(this.steps.at(-1)! + steps);
    if (this.steps.length > MOMENTS) this.thin();
  }

  /** When a step was made, in ms; Infinity if it has not been. */
  momentOf(step: number): number {
    return between(this.steps, this.moments, step);
  }

  /** The last step made by a moment; Infinity if nothing has been computed that long. */
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

/** Interpolates y at x between points, both coordinates ascending; Infinity beyond the last. */
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
