import type { Solver } from '../solve/solvers/index.ts';
import { Cutter, type Chunk, type Clock } from './chunk.ts';
import type { Mark } from './tally.ts';

/** A run of chunks to make, in order. */
export interface Request {
  readonly first: number;
  readonly last: number;
  /** A mark at or before the first one's beginning, to search on from if none nearer is at hand. */
  readonly from: Mark;
}

/** Makes chunks when asked to, here or elsewhere, and hands each one over when it is done. */
export interface Source {
  request(request: Request): void;
  close(): void;
}

export type Deliver = (chunk: Chunk) => void;

/** Makes the chunks of a request one by one, up to the end of the search. */
export function* fulfil(cutter: Cutter, { first, last, from }: Request): Generator<Chunk> {
  for (let index = first; index <= last; index++) {
    const chunk = cutter.cut(index, from);
    if (chunk) yield chunk;
    if (!chunk || chunk.last) return;
  }
}

/** A clock that stands still, for those who do not ask how long a search takes. */
export const still: Clock = () => 0;

/** A source that searches in place: chunks are delivered before `request` returns. */
export function sourceInPlace(solver: Solver, deliver: Deliver, now = still): Source {
  const cutter = new Cutter(solver, now);
  return {
    request(request) {
      for (const chunk of fulfil(cutter, request)) deliver(chunk);
    },
    close() {},
  };
}
