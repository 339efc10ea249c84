/** Work in steps: yields the share that is done, 0 to 1, and returns what comes of it. */
export type Progress<Made> = Generator<number, Made, undefined>;

/** Does all of it, without a pause. */
export function atOnce<Made>(work: Progress<Made>): Made {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}

/** Does work that is a part of other work, from one share of that to another. */
export function* within<Made>(work: Progress<Made>, from: number, to: number): Progress<Made> {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
    yield from + value * (to - from);
  }
}
