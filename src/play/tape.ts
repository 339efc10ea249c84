import type { Detail } from '../run/step.ts';
import { CHUNK, chunkOf, lastShown, type Anchor, type Chunk } from './chunk.ts';
import type { Deliver, Source } from './source.ts';

/**
 * How many chunks are kept, those nearest the playhead: 256 are about two million steps. With everything
 * that happens in between, one may take several MB.
 */
const KEPT: Readonly<Record<Detail, number>> = { steps: 256, everything: 32 };
/** How many of them are kept for others than those that are wanted ahead. */
const OTHERS = 16;
/** How many marks are kept at most. */
const MARKS = 2048;

/**
 * The steps of a process around the playhead, and the means to come back to any other: of the rest
 * a mark is kept every so many chunks, twice as many whenever there get to be too many of
 * them. So memory is bounded however long the run, and the way back is short.
 */
export class Tape<Mark = unknown> {
  private readonly source: Source<Mark>;
  /** Chunks at the wanted level of detail. */
  private readonly chunks = new Map<number, Chunk<Mark>>();
  /** Level of detail → the chunks that were requested and have not come yet. */
  private readonly requested: Readonly<Record<Detail, Set<number>>> = {
    steps: new Set(),
    everything: new Set(),
  };
  /** Chunk → where it begins. */
  private readonly marks = new Map<number, Mark>();
  private wanted: Detail = 'steps';
  private stride = 1;
  /** The first and the last chunk that were wanted. */
  private centre = 0;
  private stop = 0;
  private furthest = -1;

  /** Called with every chunk when it first comes, in order, at the level of steps alone. */
  onNew: (chunk: Chunk) => void = () => {};
  /** The last step that can be shown so far, wherever it is kept. */
  known = 0;
  /** The last step that is known after which something was found. */
  lastMilestone: number | undefined;
  /** Set once the source has failed: no more chunks will come. */
  failed = false;
  /** The number of the last step of all, once it is known. */
  end: number | undefined;

  constructor(open: (deliver: Deliver<Mark>) => Source<Mark>) {
    this.source = open((chunk, detail) => this.keep(chunk, detail));
  }

  /** How much is told of what happens between steps. Another level means other chunks. */
  get detail(): Detail {
    return this.wanted;
  }

  set detail(detail: Detail) {
    if (detail === this.wanted) return;
    this.wanted = detail;
    this.chunks.clear();
  }

  /** The chunk in which the moment after a step is, if it is at hand. */
  at(step: number): Chunk<Mark> | undefined {
    return this.chunks.get(chunkOf(step));
  }

  /**
   * Requests whatever is missing to play from a step on, so many chunks ahead, or as many as are kept;
   * from what is known on where the step lies beyond that.
   */
  want(step: number, ahead: number): void {
    if (this.failed) return;
    this.centre = Math.min(chunkOf(step), this.furthest + 1);
    const most = Math.min(ahead, KEPT[this.wanted] - OTHERS);
    this.stop = Math.min(this.centre + most, chunkOf(this.end ?? Infinity));
    // What is new comes with steps alone first, so that times do not depend on the level of detail.
    if (this.wanted !== 'steps') this.requestMissing('steps', this.furthest + 1);
    this.requestMissing(this.wanted, this.centre);
  }

  /** Requests the chunks missing from one up to the last one wanted, each run of them at once. */
  private requestMissing(detail: Detail, from: number): void {
    const { stop } = this;
    const requested = this.requested[detail];
    const isMissing = (index: number): boolean =>
      !requested.has(index) && !(detail === this.wanted && this.chunks.has(index));
    for (let first = from; first <= stop; first++) {
      if (!isMissing(first)) continue;
      let last = first;
      while (last < stop && isMissing(last + 1)) last++;
      for (let index = first; index <= last; index++) requested.add(index);
      this.source.request({ first, last, detail, from: this.before(first) });
      first = last;
    }
  }

  /** The last step that can be shown without a gap from a step on. */
  reach(step: number): number {
    let reached = step;
    for (let index = chunkOf(step); ; index++) {
      const chunk = this.chunks.get(index);
      if (!chunk) return reached;
      reached = lastShown(chunk);
    }
  }

  /** The step nearest to one that is at hand; undefined if none is. */
  nearest(step: number): number | undefined {
    let nearest: number | undefined;
    for (const chunk of this.chunks.values()) {
      const near = Math.max(chunk.index * CHUNK, Math.min(step, lastShown(chunk)));
      if (nearest === undefined || Math.abs(near - step) < Math.abs(nearest - step)) nearest = near;
    }
    return nearest;
  }

  /** The next step after this one after which something is found, as far as the tape is at hand. */
  nextMilestone(step: number): number | undefined {
    for (let index = chunkOf(step); ; index++) {
      const chunk = this.chunks.get(index);
      if (!chunk) return undefined;
      const found = chunk.milestones.find((milestone) => milestone > step);
      if (found !== undefined) return found;
    }
  }

  close(): void {
    this.source.close();
    this.chunks.clear();
  }

  /** Where to go on from to a chunk's beginning: the last mark kept at or before it. */
  private before(index: number): Anchor<Mark> | undefined {
    let at = index - (index % this.stride);
    while (at > 0 && !this.marks.has(at)) at -= this.stride;
    return at > 0 ? { step: at * CHUNK, mark: this.marks.get(at)! } : undefined;
  }

  private keep(chunk: Chunk<Mark>, detail: Detail): void {
    const { index } = chunk;
    this.requested[detail].delete(index);
    if (detail === this.wanted) this.chunks.set(index, chunk);
    if (chunk.last) {
      this.end = lastShown(chunk);
      for (const requested of Object.values(this.requested))
        for (const other of requested) if (other > index) requested.delete(other);
    }
    if (index > this.furthest) {
      this.furthest = index;
      this.known = lastShown(chunk);
      this.lastMilestone = chunk.milestones.at(-1) ?? this.lastMilestone;
      this.mark(index, chunk.start);
      this.onNew(chunk);
    }
    if (this.chunks.size > KEPT[this.wanted]) this.chunks.delete(this.farthest());
  }

  private mark(index: number, mark: Mark): void {
    if (index === 0 || index % this.stride !== 0) return;
    this.marks.set(index, mark);
    if (this.marks.size <= MARKS) return;
    this.stride *= 2;
    for (const kept of this.marks.keys()) if (kept % this.stride !== 0) this.marks.delete(kept);
  }

  /** The chunk that lies farthest from what is wanted. */
  private farthest(): number {
    const { centre, stop } = this;
    const distance = (index: number): number => Math.max(centre - index, index - stop);
    let farthest = centre;
    for (const index of this.chunks.keys())
      if (distance(index) > distance(farthest)) farthest = index;
    return farthest;
  }
}
