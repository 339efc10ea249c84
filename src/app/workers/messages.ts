import type { Chunk } from '../../play/chunk.ts';
import type { Request } from '../../play/source.ts';
import type { OrderId } from '../../solve/orders/index.ts';
import type { SolverId } from '../../solve/solvers/index.ts';

/** A search by the names of its parts: what a worker needs to know of it. */
export interface Search {
  /** The puzzle as text. */
  readonly text: string;
  readonly solver: SolverId;
  readonly order: OrderId;
  readonly unique: boolean;
}

/** What the page says to a worker: which search to make ready, first, and then what it wants of it. */
export type ToWorker = { readonly search: Search } | { readonly request: Request };

/** What a worker answers. */
export type FromWorker = Chunk;
