import type { Chunk } from '../../play/chunk.ts';
import type { Request } from '../../play/source.ts';
import type { Search } from '../../solve/search.ts';

/** What a worker needs to know of a search. */
export interface Task {
  /** The puzzle as text. */
  readonly text: string;
  readonly search: Search;
}

/** What the page says to a worker: which search to make ready, first, and then what it wants of it. */
export type ToSearcher = { readonly task: Task } | { readonly request: Request };

/** What a worker answers: chunks, and that a request is fulfilled, one after the other. */
export type FromSearcher = Chunk | 'fulfilled';
