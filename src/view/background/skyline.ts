/** Columns of each of the two ranges of hills. */
export const COLUMNS = 512;
/** The time of a column of the near range, in ms; all columns are the last minute. */
const NEAR = 120;
/** The time of a column of the far range, in ms, at first; once its record is full, it is doubled. */
const FAR = 480;
/** The fewest columns of the record that fill the far range. */
const FEWEST = 64;
/** The columns to either side over which the far range is smoothed. */
const SOFT = 7;
/** The approach of the near range to the progress in each column, applied twice, so that it has no edges. */
const APPROACH = 0.2;
/** The interval at which the picture changes without motion, in ms. */
const CALM = 10_000;

/** The weight of a column at a distance in columns. */
const weightAt = (away: number): number => Math.exp(-((away / 3.5) ** 2));

/** The history from which hills are drawn, as plain data. */
export interface SkylineRecord {
  /** The progress in the last columns of the near range, smoothed. */
  readonly near: Float32Array;
  /** The highest progress in each span since the beginning; the number and length in ms of these spans. */
  readonly far: Float32Array;
  readonly recorded: number;
  readonly span: number;
  /** The approach of the near range to the progress. */
  readonly approach: number;
  /** The time in the current column and in the current span, in ms. */
  readonly inColumn: number;
  readonly inSpan: number;
  readonly highest: number;
  /** The number of columns that have passed, while things may move. */
  readonly passed: number;
}

type Mutable<Data> = { -readonly [Key in keyof Data]: Data[Key] };

/**
 * The progress over time as two ranges of hills: the far one since the beginning, the near one in the last
 * minute. It changes only when progress is noted, so it needs no frames of its own.
 */
export class Skyline {
  /** The heights of the far range and then of the near one, 0 to 1, from left to right. */
  readonly heights = new Float32Array(2 * COLUMNS);
  /** How far the near range has moved to the left since its last column, in columns. */
  shift = 0;
  private state: Mutable<SkylineRecord> = {
    near: new Float32Array(COLUMNS),
    far: new Float32Array(COLUMNS),
    recorded: 0,
    span: FAR,
    approach: 0,
    inColumn: 0,
    inSpan: 0,
    highest: 0,
    passed: 0,
  };
  /** The sum and the number of what was noted in the current column. */
  private sum = 0;
  private count = 0;
  private sinceChange = 0;
  /** Whether the far range is drawn as it is recorded. */
  private isFarDrawn = false;

  /**
   * Notes progress.
   *
   * @param share of the board that is covered, 0 to 1
   * @param elapsed since the last note, in ms
   * @param calm whether nothing may move
   * @returns whether the heights changed
   */
  note(share: number, elapsed: number, calm: boolean): boolean {
    const { state } = this;
    this.sum += share;
    this.count++;
    state.highest = Math.max(state.highest, share);
    state.inColumn += elapsed;
    state.inSpan += elapsed;
    this.sinceChange += elapsed;
    if (state.inSpan >= state.span) this.endSpan();
    const isColumn = state.inColumn >= NEAR;
    if (isColumn) this.endColumn();
    if (isColumn && !calm) state.passed++;
    this.shift = calm ? 0 : state.inColumn / NEAR;
    if (!isColumn || (calm && this.sinceChange < CALM)) return false;
    this.sinceChange = 0;
    this.draw();
    return true;
  }

  get passed(): number {
    return this.state.passed;
  }

  /** A copy of the history; setting it replaces the hills. */
  get record(): SkylineRecord {
    return structuredClone(this.state);
  }

  set record(record: SkylineRecord) {
    this.state = structuredClone(record);
    this.isFarDrawn = false;
    this.draw();
  }

  private endColumn(): void {
    const { state } = this;
    const { near } = state;
    near.copyWithin(0, 1);
    const height = near[COLUMNS - 1]!;
    state.approach += (this.sum / this.count - state.approach) * APPROACH;
    near[COLUMNS - 1] = height + (state.approach - height) * APPROACH;
    this.sum = this.count = 0;
    state.inColumn %= NEAR;
  }

  private endSpan(): void {
    const { state } = this;
    const { far } = state;
    if (state.recorded === COLUMNS) {
      state.recorded = COLUMNS / 2;
      state.span *= 2;
      for (let i = 0; i < state.recorded; i++) far[i] = Math.max(far[2 * i]!, far[2 * i + 1]!);
    }
    far[state.recorded++] = state.highest;
    state.highest = 0;
    state.inSpan = 0;
    this.isFarDrawn = false;
  }

  private draw(): void {
    this.heights.set(this.state.near, COLUMNS);
    // The far range costs much more to smooth, and changes rarely.
    if (!this.isFarDrawn) this.drawFar();
    this.isFarDrawn = true;
  }

  private drawFar(): void {
    const { far, recorded } = this.state;
    const shown = Math.max(FEWEST, recorded);
    for (let x = 0; x < COLUMNS; x++) {
      const at = (x / (COLUMNS - 1)) * (shown - 1) - (shown - recorded);
      this.heights[x] = smoothed(far, recorded, at);
    }
  }
}

/** The mean of columns around a point between them; beyond the ends they are 0 or the last one. */
function smoothed(columns: Float32Array, count: number, at: number): number {
  const middle = Math.floor(at);
  let sum = 0;
  let weight = 0;
  for (let i = -SOFT; i <= SOFT + 1; i++) {
    const share = weightAt(i - (at - middle));
    const column = Math.min(middle + i, count - 1);
    sum += column < 0 ? 0 : columns[column]! * share;
    weight += share;
  }
  return sum / weight;
}
