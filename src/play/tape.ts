import type { Detail } from '../run/step.ts';
import { beginOf, chunkOf, lastShown, type Anchor, type Chunk } from './chunk.ts';
import type { Deliver, Source } from './source.ts';

/** The most marks that are kept. */
const MARKS = 2048;

/**
 * The events of a process around the playhead, and marks for the way to any other step: one every
 * few chunks, thinned out whenever there are too many. So memory is bounded however long the run.
 */
export class Tape<Mark = unknown> {
  private readonly source: Source<Mark>;
  private readonly levels: Readonly<Record<Detail, Level<Mark>>> = {
    steps: new Level('steps'),
    everything: new Level('everything'),
  };
  /** Chunk → the mark it begins with. */
  private readonly marks = new Map<number, Mark>();
  private wanted: Detail = 'steps';
  private stride = 1;
  private furthest = -1;

  /** Called with every new chunk, in order, at the level of steps alone. */
  onNew: (chunk: Chunk) => void = () => {};
  /** The last step made that can be shown, whether its chunk is kept or not. */
  recordedTo = 0;
  /** The step before the last milestone recorded. */
  lastMilestone: number | undefined;
  /** Whether the source has failed: no more chunks come unless it recovers. */
  failed = false;
  /** The number of the process's last step, once it is known. */
  end: number | undefined;

  /** @param from the start of the tape, a chunk's beginning; all steps before it count as recorded */
  constructor(open: (deliver: Deliver<Mark>) => Source<Mark>, from?: Anchor<Mark>) {
    this.source = open((chunk, detail) => this.keep(chunk, detail));
    if (!from) return;
    this.marks.set(chunkOf(from.step), from.mark);
    this.furthest = chunkOf(from.step) - 1;
    this.recordedTo = from.step;
  }

  /** The level of detail shown; setting it to steps alone drops finer chunks. */
  get detail(): Detail {
    return this.wanted;
  }

  set detail(detail: Detail) {
    this.wanted = detail;
    if (detail === 'steps') this.levels.everything.chunks.clear();
  }

  /** The chunk that shows the moment after a step, if it is kept; by default at the level shown. */
  at(step: number, detail = this.wanted): Chunk<Mark> | undefined {
    return this.levels[detail].chunks.get(chunkOf(step));
  }

  /**
   * Requests the missing chunks for playing from a step on, or from the last recorded one if that is
   * earlier.
   *
   * @param ahead the number of further steps, as far as chunks of them are kept
   * @param detail the level shown by default
   */
  want(step: number, ahead: number, detail = this.wanted): void {
    if (this.failed) return;
    const from = Math.min(step, beginOf(this.furthest + 1));
    const first = chunkOf(from);
    const most = this.levels[detail].want(first, chunkOf(from + ahead));
    const last = Math.min(most, chunkOf(this.end ?? Infinity));
    // New chunks are made with steps alone first, so that times do not depend on the level of detail.
    if (detail !== 'steps') this.requestMissing('steps', this.furthest + 1, last);
    this.requestMissing(detail, first, last);
  }

  /** Requests the chunks missing in a range, consecutive ones together. */
  private requestMissing(detail: Detail, from: number, to: number): void {
    const level = this.levels[detail];
    for (let first = from; first <= to; first++) {
      if (!level.isMissing(first)) continue;
      let last = first;
      while (last < to && level.isMissing(last + 1)) last++;
      for (let index = first; index <= last; index++) level.requested.add(index);
      this.source.request({ first, last, detail, from: this.before(first) });
      first = last;
    }
  }

  /** The chunks kept at the level shown. */
  private get chunks(): ReadonlyMap<number, Chunk<Mark>> {
    return this.levels[this.wanted].chunks;
  }

  /** The last step that can be shown from a step on without a gap. */
  reach(step: number): number {
    let reached = step;
    for (let index = chunkOf(step); ; index++) {
      const chunk = this.chunks.get(index);
      if (!chunk) return reached;
      reached = lastShown(chunk);
    }
  }

  /** The nearest step that can be shown; undefined if no chunk is kept. */
  nearest(step: number): number | undefined {
    let nearest: number | undefined;
    for (const chunk of this.chunks.values()) {
      const near = Math.max(beginOf(chunk.index), Math.min(step, lastShown(chunk)));
      if (nearest === undefined || Math.abs(near - step) < Math.abs(nearest - step)) nearest = near;
    }
    return nearest;
  }

  /** The next step that a milestone follows, as far as chunks are kept without a gap. */
  nextMilestone(step: number): number | undefined {
    for (let index = chunkOf(step); ; index++) {
      const chunk = this.chunks.get(index);
      if (!chunk) return undefined;
      const found = chunk.milestones.find((milestone) => milestone > step);
      if (found !== undefined) return found;
    }
  }

  /** The last mark kept from before a step; undefined for the beginning. */
  anchorBefore(step: number): Anchor<Mark> | undefined {
    const index = chunkOf(Math.max(0, step - 1));
    const chunk = this.chunks.get(index);
    return chunk ? { step: beginOf(index), mark: chunk.start } : this.before(index);
  }

  close(): void {
    this.source.close();
    for (const { chunks } of Object.values(this.levels)) chunks.clear();
  }

  /** The last mark kept at or before a chunk's beginning. */
  private before(index: number): Anchor<Mark> | undefined {
    let at = index - (index % this.stride);
    while (at > 0 && !this.marks.has(at)) at -= this.stride;
    return at > 0 ? { step: beginOf(at), mark: this.marks.get(at)! } : undefined;
  }

  private keep(chunk: Chunk<Mark>, detail: Detail): void {
    const { index } = chunk;
    this.levels[detail].keep(chunk);
    if (chunk.last) {
      this.end = lastShown(chunk);
      for (const { requested } of Object.values(this.levels))
        for (const other of requested) if (other > index) requested.delete(other);
    }
    if (index > this.furthest) {
      this.furthest = index;
      this.recordedTo = lastShown(chunk);
      this.lastMilestone = chunk.milestones.at(-1) ?? this.lastMilestone;
      this.mark(index, chunk.start);
      this.onNew(chunk);
    }
  }

  private mark(index: number, mark: Mark): void {
    if (index === 0 || index % this.stride !== 0) return;
    this.marks.set(index, mark);
    if (this.marks.size <= MARKS) return;
    this.stride *= 2;
    for (const kept of this.marks.keys()) if (kept % this.stride !== 0) this.marks.delete(kept);
  }
}

/** The number of chunks kept from the first one wanted on, and of others. */
const KEPT: Readonly<Record<Detail, { readonly ahead: number; readonly others: number }>> = {
  steps: { ahead: 240, others: 16 },
  everything: { ahead: 16, others: 4 },
};

/**
 * The chunks of a tape at one level of detail: those nearest to the ones wanted. With steps alone,
 * 256 chunks hold two million steps; with every event a chunk may take two MB, so only 20 are kept.
 */
export class Level<Mark> {
  readonly chunks = new Map<number, Chunk<Mark>>();
  /** The chunks that are requested and not delivered yet. */
  readonly requested = new Set<number>();
  private readonly detail: Detail;
  /** The first and the last chunk wanted. */
  private first = 0;
  private last = 0;

  constructor(detail: Detail) {
    this.detail = detail;
  }

  /**
   * Notes the chunks wanted, no more than are kept.
   *
   * @returns the last of them
   */
  want(first: number, last: number): number {
    this.first = first;
    this.last = Math.min(last, first + KEPT[this.detail].ahead);
    return this.last;
  }

  isMissing(index: number): boolean {
    return !this.requested.has(index) && !this.chunks.has(index);
  }

  keep(chunk: Chunk<Mark>): void {
    const { ahead, others } = KEPT[this.detail];
    this.requested.delete(chunk.index);
    this.chunks.set(chunk.index, chunk);
    if (this.chunks.size > ahead + others) this.chunks.delete(this.farthest());
  }

  /** The chunk farthest from those wanted. */
  private farthest(): number {
    const { first, last } = this;
    const distance = (index: number): number => Math.max(first - index, index - last);
    let farthest = first;
    for (const index of this.chunks.keys())
      if (distance(index) > distance(farthest)) farthest = index;
    return farthest;
  }
}
