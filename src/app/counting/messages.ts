import type { Estimate } from '../../solve/estimate.ts';
import type { Search } from '../../solve/search.ts';
import type { CountJob, StrandReport, Strand } from '../../solve/strand.ts';

/** Messages to a counting worker: first a job, then one strand at a time; `pause` pauses or resumes it. */
export type ToCounter =
  | { readonly job: CountJob }
  | { readonly strand: Strand }
  | { readonly pause: boolean }
  /** Requests an estimate of a search's size. */
  | { readonly measure: { readonly text: string; readonly search: Search } };

/** Messages from a counting worker: reports on its strand, or the estimate of a search's size. */
export type FromCounter =
  | { readonly part: number; readonly of: number; readonly news: StrandReport }
  | { readonly estimate: Estimate | undefined };
