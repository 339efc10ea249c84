import type { Process } from '../run/process.ts';
import type { Detail } from '../run/step.ts';
import { ChunkMaker, type Anchor, type Chunk, type Clock } from './chunk.ts';

/** A range of chunks to make, in order. */
export interface ChunkRequest<Mark = unknown> {
  readonly first: number;
  readonly last: number;
  readonly detail: Detail;
  /** The last mark kept at or before the first chunk; undefined for the process's beginning. */
  readonly from: Anchor<Mark> | undefined;
}

/** Makes chunks on request, in this thread or another, and delivers each when it is done, in order. */
export interface Source<Mark = unknown> {
  request(request: ChunkRequest<Mark>): void;
  close(): void;
}

/** Receives a chunk, and the level of detail at which it was made. */
export type Deliver<Mark = unknown> = (chunk: Chunk<Mark>, detail: Detail) => void;

/** Makes the chunks of a request one by one, as far as the process goes. */
export function* fulfil<Mark>(
  maker: ChunkMaker<Mark>,
  { first, last, from }: Pick<ChunkRequest<Mark>, 'first' | 'last' | 'from'>,
): Generator<Chunk<Mark>> {
  for (let index = first; index <= last; index++) {
    const chunk = maker.make(index, from);
    if (chunk) yield chunk;
    if (!chunk || chunk.last) return;
  }
}

/** Makes chunks at any level of detail, with one process per level. */
export class ChunkMakers<Mark> {
  private readonly makers = new Map<Detail, ChunkMaker<Mark>>();
  private readonly make: (detail: Detail) => ChunkMaker<Mark>;

  constructor(make: (detail: Detail) => ChunkMaker<Mark>) {
    this.make = make;
  }

  fulfil(request: ChunkRequest<Mark>): Generator<Chunk<Mark>> {
    const { detail } = request;
    const maker = this.makers.get(detail) ?? this.make(detail);
    this.makers.set(detail, maker);
    return fulfil(maker, request);
  }
}

/** A clock that stands still, for runs whose times do not matter. */
export const still: Clock = () => 0;

/** A source in this thread: chunks are delivered before `request` returns. */
export function sourceInPlace<Mark>(
  start: (detail: Detail) => Process<Mark>,
  deliver: Deliver<Mark>,
  now = still,
): Source<Mark> {
  const makers = new ChunkMakers((detail) => new ChunkMaker(start(detail), now));
  return {
    request(request) {
      for (const chunk of makers.fulfil(request)) deliver(chunk, request.detail);
    },
    close() {},
  };
}
