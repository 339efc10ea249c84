import type { Chunk } from '../../play/chunk.ts';
import type { ChunkRequest } from '../../play/source.ts';
import type { SearchMark } from '../../solve/searchProcess.ts';
import type { Search } from '../../solve/search.ts';

/** A search for a worker to run. */
export interface Task {
  /** The puzzle as text. */
  readonly text: string;
  readonly search: Search;
}

/** Messages to a search worker: first the task, then requests. */
export type ToSearcher = { readonly task: Task } | { readonly request: ChunkRequest<SearchMark> };

/** Messages from a search worker: the chunks of each request, then `fulfilled`. */
export type FromSearcher = Chunk<SearchMark> | 'fulfilled';
