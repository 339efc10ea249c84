import type { Chunk } from '../../play/chunk.ts';
import type { ChunkRequest } from '../../play/source.ts';
import type { SearchMark } from '../../solve/searchProcess.ts';
import type { Search } from '../../solve/search.ts';

/** What a worker needs to know of a search. */
export interface Task {
  /** The puzzle as text. */
  readonly text: string;
  readonly search: Search;
}

/** What the page says to a worker: which search to make ready, first, and then what it wants of it. */
export type ToSearcher = { readonly task: Task } | { readonly request: ChunkRequest<SearchMark> };

/** What a worker answers: chunks, and that a request is fulfilled, one after the other. */
export type FromSearcher = Chunk<SearchMark> | 'fulfilled';
