import type { Chunk } from '../../../play/chunk.ts';
import type { SearchMark } from '../../../solve/searchProcess.ts';
import { Tally } from '../../../solve/tally.ts';

/** The moments of a search at which it is stuck, as far as it is recorded. */
export class Finds {
  /** The steps after which the search is at a dead end, ascending. */
  readonly deadEnds: number[] = [];
  private readonly tally = new Tally();

  /** Adds what a chunk of the search has; chunks come in order. */
  add({ start, events }: Chunk): void {
    const { tally } = this;
    tally.set(start as SearchMark);
    for (const event of events) {
      const { deadEnds } = tally;
      tally.count(event);
      if (tally.deadEnds > deadEnds) this.deadEnds.push(tally.steps - 1);
    }
  }
}
