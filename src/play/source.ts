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

/** Fulfils requests at any level of detail, with one maker per level. */
export function chunkMakers<Mark>(make: (detail: Detail) => ChunkMaker<Mark>) {
  const makers = new Map<Detail, ChunkMaker<Mark>>();
  return (request: ChunkRequest<Mark>): Generator<Chunk<Mark>> => {
    const maker = makers.get(request.detail) ?? make(request.detail);
    makers.set(request.detail, maker);
    return fulfil(maker, request);
  };
}

/** A clock that stands still, for runs whose times do not matter. */
export const still: Clock = () => 0;

/** A source in this thread: chunks are delivered before `request` returns. */
export function sourceInPlace<Mark>(
  start: (detail: Detail) => Process<Mark>,
  deliver: Deliver<Mark>,
  now = still,
): Source<Mark> {
  const chunksOf = chunkMakers((detail) => new ChunkMaker(start(detail), now));
  return {
    request(request) {
      for (const chunk of chunksOf(request)) deliver(chunk, request.detail);
    },
    close() {},
  };
}
