import type { Estimate } from '../../../solve/effort/estimate.ts';
import type { Search } from '../../../solve/search.ts';
import type { Share } from '../../../count/share.ts';
import type { CountJob, CountReport, CountTask } from '../../../count/task.ts';

/** Messages to a counting worker: first a job, then one task at a time; `pause` pauses or resumes it. */
export type ToCounter =
  | { readonly job: CountJob }
  | { readonly task: CountTask }
  | { readonly pause: boolean }
  /** Requests an estimate of a search's size. */
  | { readonly measure: { readonly text: string; readonly search: Search } };

/** Messages from a counting worker: reports on its task, named by its share, or the estimate of a search's size. */
export type FromCounter =
  | { readonly share: Share; readonly report: CountReport }
  | { readonly estimate: Estimate | undefined };
