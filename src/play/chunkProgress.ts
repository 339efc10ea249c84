import { IMAGE, kindOf, PLACE, REMOVE, SOLUTION } from '../solve/step.ts';
import { TreeShare } from '../solve/treeShare.ts';
import type { Chunk } from './chunk.ts';

/** The share of its tree that a search has behind it at each moment of a chunk, as the solver tells it then. */
export class ChunkProgress {
  private readonly chunk: Chunk;
  /** Level → which of how many candidates lies there, counted from 0; and on the next one what lay there last. */
  private readonly candidates: number[] = [];
  private readonly listed: number[] = [];
  private depth = 0;
  /** Events that are passed, the numbered ones among them, and the placements that those and the path made. */
  private passed = 0;
  private steps = 0;
  private placed = 0;
  /** The kind of the last event that got further in the tree, if there was one. */
  private kind: number | undefined;

  constructor(chunk: Chunk) {
    this.chunk = chunk;
    this.begin();
  }

  /** What is behind right after so many of the chunk's steps. */
  after(steps: number): number {
    const { events, progress } = this.chunk;
    if (steps < this.steps) this.begin();
    for (; this.passed < events.length; this.passed++) {
      const kind = kindOf(events[this.passed]!);
      if (this.steps === steps && (kind === PLACE || kind === REMOVE)) break;
      this.pass(kind);
    }
    if (this.passed === events.length) return progress[1];
    return this.kind === undefined ? progress[0] : this.share(this.kind);
  }

  private begin(): void {
    this.depth = this.passed = this.steps = this.placed = 0;
    this.kind = undefined;
    while (this.depth < this.chunk.start.path.length) this.place();
  }

  private pass(kind: number): void {
    if (kind === PLACE) this.place();
    else if (kind === REMOVE) this.depth--;
    else if (kind !== SOLUTION && kind !== IMAGE) return;
    if (kind === PLACE || kind === REMOVE) this.steps++;
    this.kind = kind;
  }

  private place(): void {
    const { branches } = this.chunk;
    this.candidates[this.depth] = branches[2 * this.placed]!;
    this.listed[this.depth++] = branches[2 * this.placed++ + 1]!;
  }

  private share(kind: number): number {
    const { candidates, listed, depth } = this;
    const share = new TreeShare();
    for (let level = 0; level < depth; level++) share.enter(candidates[level]!, listed[level]!);
    if (kind === REMOVE) return share.behind(candidates[depth]! + 1, listed[depth]!);
    return share.behind(kind === PLACE ? 0 : 1, 1);
  }
}
