/** The most placements kept, of all boards together: 87,381 boards of twelve pieces each. */
const MOST_PLACEMENTS = 2 ** 20;

/**
 * The full boards that a search has reached, in order: the step that fills each, and its placements.
 * Only the first ones are kept, so that memory is bounded.
 */
export class FullBoards {
  /** The number of boards added, kept or not. */
  total = 0;
  private readonly most: number;
  private readonly steps: number[] = [];
  /** Board → where its placements begin; one entry longer. */
  private readonly starts = [0];
  private placements = new Int32Array(64);

  /** @param most the most placements kept */
  constructor(most = MOST_PLACEMENTS) {
    this.most = most;
  }

  /** The number of boards kept. */
  get kept(): number {
    return this.steps.length;
  }

  /** Boards are added in the order of their steps. */
  add(step: number, path: ArrayLike<number>): void {
    const start = this.starts[this.kept]!;
    const end = start + path.length;
    const isKept = this.total === this.kept && end <= this.most;
    this.total++;
    if (!isKept) return;
    if (end > this.placements.length) this.grow(end);
    this.placements.set(path, start);
    this.starts.push(end);
    this.steps.push(step);
  }

  step(board: number): number {
    return this.steps[board]!;
  }

  /** The placements on a board, in the order they were made. */
  path(board: number): Int32Array {
    return this.placements.subarray(this.starts[board], this.starts[board + 1]);
  }

  /** The number of kept boards that are full by a step. */
  upTo(step: number): number {
    let [from, to] = [0, this.kept];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.steps[middle]! <= step) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private grow(end: number): void {
    const larger = new Int32Array(Math.min(this.most, 2 * end));
    larger.set(this.placements);
    this.placements = larger;
  }
}
