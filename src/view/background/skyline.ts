/** Columns of each of the two ranges of hills. */
export const COLUMNS = 512;
/** The time that a column of the near range stands for, in ms: all of them are the last minute. */
const NEAR = 120;
/** The same for the far range at first; once its record is full, it is twice as long. */
const FAR = 480;
/** The fewest columns of the record that fill the far range. */
const FEWEST = 64;
/** How many columns to either side a hill of the far range is smoothed over. */
const SOFT = 7;
/** How far the near range comes towards what is reached, in each column; twice over, so that it has no edges. */
const APPROACH = 0.2;
/** How often the picture changes where nothing may move, in ms. */
const CALM = 10_000;

/** The weight of a column so many columns away. */
const weightAt = (away: number): number => Math.exp(-((away / 3.5) ** 2));

/** What hills come from, as plain data. */
export interface SkylineRecord {
  readonly near: Float32Array;
  readonly far: Float32Array;
  readonly recorded: number;
  readonly span: number;
  readonly approach: number;
  readonly inColumn: number;
  readonly inSpan: number;
  readonly highest: number;
}

/**
 * What has been reached over time, as two ranges of hills: the far one since the beginning, the near one in the
 * last minute. It changes only while it is told what is reached, so it needs no frames of its own.
 */
export class Skyline {
  /** The heights of the far range and then of the near one, 0 to 1, from left to right. */
  readonly heights = new Float32Array(2 * COLUMNS);
  /** How far the near range has moved to the left since its last column, in columns. */
  shift = 0;
  private readonly near = new Float32Array(COLUMNS);
  /** The highest of each span since the beginning. */
  private readonly far = new Float32Array(COLUMNS);
  private recorded = 0;
  private span = FAR;
  private approach = 0;
  private sum = 0;
  private count = 0;
  private highest = 0;
  private inColumn = 0;
  private inSpan = 0;
  private sinceChange = 0;
  /** Whether the far range is drawn as it has been recorded. */
  private isFarDrawn = false;

  /**
   * Notes what is reached at a moment.
   *
   * @param share how much of what there is to reach, 0 to 1
   * @param elapsed since the last moment, in ms
   * @param calm whether nothing may move
   * @returns whether the heights changed
   */
  note(share: number, elapsed: number, calm: boolean): boolean {
    this.sum += share;
    this.count++;
    this.highest = Math.max(this.highest, share);
    this.inColumn += elapsed;
    this.inSpan += elapsed;
    this.sinceChange += elapsed;
    if (this.inSpan >= this.span) this.endSpan();
    const isColumn = this.inColumn >= NEAR;
    if (isColumn) this.endColumn();
    this.shift = calm ? 0 : this.inColumn / NEAR;
    if (!isColumn || (calm && this.sinceChange < CALM)) return false;
    this.sinceChange = 0;
    this.draw();
    return true;
  }

  /** What the hills come from. */
  get record(): SkylineRecord {
    const { near, far, recorded, span, approach, inColumn, inSpan, highest } = this;
    const numbers = { recorded, span, approach, inColumn, inSpan, highest };
    return { near: near.slice(), far: far.slice(), ...numbers };
  }

  /** Takes on what has been noted elsewhere. */
  set record({ near, far, ...numbers }: SkylineRecord) {
    this.near.set(near);
    this.far.set(far);
    Object.assign(this, numbers);
    this.isFarDrawn = false;
    this.draw();
  }

  private endColumn(): void {
    this.near.copyWithin(0, 1);
    const height = this.near[COLUMNS - 1]!;
    this.approach += (this.sum / this.count - this.approach) * APPROACH;
    this.near[COLUMNS - 1] = height + (this.approach - height) * APPROACH;
    this.sum = this.count = 0;
    this.inColumn %= NEAR;
  }

  private endSpan(): void {
    const { far } = this;
    if (this.recorded === COLUMNS) {
      this.recorded = COLUMNS / 2;
      this.span *= 2;
      for (let i = 0; i < this.recorded; i++) far[i] = Math.max(far[2 * i]!, far[2 * i + 1]!);
    }
    far[this.recorded++] = this.highest;
    this.highest = 0;
    this.inSpan = 0;
    this.isFarDrawn = false;
  }

  private draw(): void {
    this.heights.set(this.near, COLUMNS);
    // Smoothing it costs much more, and it changes much more seldom.
    if (!this.isFarDrawn) this.drawFar();
    this.isFarDrawn = true;
  }

  private drawFar(): void {
    const shown = Math.max(FEWEST, this.recorded);
    for (let x = 0; x < COLUMNS; x++) {
      const at = (x / (COLUMNS - 1)) * (shown - 1) - (shown - this.recorded);
      this.heights[x] = smoothed(this.far, this.recorded, at);
    }
  }
}

/** The mean of columns around a point between them; beyond both ends they are 0 or the last one. */
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
