import type { Chunk } from '../../play/chunk.ts';
import type { ChunkRequest } from '../../play/source.ts';
import type { Plan } from '../../generate/generation.ts';
import type { Goal } from '../../generate/goalSearch.ts';
import type { Undivided } from '../../generate/sizes.ts';
import type { WorkReport } from '../../generate/workReport.ts';
import type { Search } from '../../solve/search.ts';

export interface SearchTask {
  /** The puzzle as text. */
  readonly text: string;
  readonly search: Search;
  readonly recordsBranches?: boolean;
}

/** A division of a board for a worker to make. */
export interface GenerationTask extends Omit<Plan, 'frame'>, Undivided {
  /** What is wanted of it, if that is more than any division. */
  readonly goal: Goal | undefined;
}

/** How far a worker is that makes a division, and how long that took so far, in ms. */
export type GenerationNews = WorkReport & { readonly ms: number };

/** Messages to a worker that makes chunks: first the task, then requests. */
export type ToChunkWorker<Task, Mark> =
  | { readonly task: Task }
  | { readonly request: ChunkRequest<Mark> };

/** Messages from it: the chunks of each request, then `fulfilled`. */
export type FromChunkWorker<Mark> = Chunk<Mark> | 'fulfilled';
