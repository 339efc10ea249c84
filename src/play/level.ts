import type { Detail } from '../run/step.ts';
import type { Chunk } from './chunk.ts';

/** How many chunks are kept ahead of what is wanted, and how many others. */
const KEPT: Readonly<Record<Detail, { readonly ahead: number; readonly others: number }>> = {
  steps: { ahead: 240, others: 16 },
  everything: { ahead: 16, others: 4 },
};

/**
 * The chunks of a tape at one level of detail: those nearest to what is wanted. 256 with steps alone are about two million
 * steps. With everything that happens in between, one may take two MB, so that only 20 of them are kept.
 */
export class Level<Mark> {
  readonly chunks = new Map<number, Chunk<Mark>>();
  /** The chunks that were requested and have not come yet. */
  readonly requested = new Set<number>();
  private readonly detail: Detail;
  /** The first and the last chunk wanted. */
  private first = 0;
  private last = 0;

  constructor(detail: Detail) {
    this.detail = detail;
  }

  /**
   * Wants chunks from one on.
   *
   * @param ahead how many further ones; no more than are kept
   * @returns the last one wanted
   */
  want(first: number, ahead: number): number {
    this.first = first;
    this.last = first + Math.min(ahead, KEPT[this.detail].ahead);
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
