import type { Estimate } from '../../solve/estimate.ts';
import type { Search } from '../../solve/search.ts';
import type { CountJob, StrandReport, Strand } from '../../solve/strand.ts';

/** What the page says to a worker that counts: a job first, then a strand at a time, which it may pause. */
export type ToCounter =
  | { readonly job: CountJob }
  | { readonly strand: Strand }
  | { readonly pause: boolean }
  /** About how large is this search? */
  | { readonly measure: { readonly text: string; readonly search: Search } };

/** What it answers: how far the strand is, again and again; or how large the search is. */
export type FromCounter =
  | { readonly part: number; readonly of: number; readonly news: StrandReport }
  | { readonly estimate: Estimate | undefined };
