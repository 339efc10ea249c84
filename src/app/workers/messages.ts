import type { Chunk } from '../../play/chunk.ts';
import type { ChunkRequest } from '../../play/source.ts';
import type { PositionAnswer } from '../../game/inquiry.ts';
import type { Game } from '../../game/tree.ts';
import type { Plan } from '../../generate/generation.ts';
import type { Goal } from '../../generate/goalSearch.ts';
import type { Undivided } from '../../generate/sizes.ts';
import type { WorkReport } from '../../generate/workReport.ts';
import type { Estimate } from '../../solve/effort/estimate.ts';
import type { Search } from '../../solve/search.ts';
import type { MeterReport, ShownSearch } from '../../lag/paneMeters.ts';
import type { Reach } from '../../count/diagram/listing.ts';
import type { Share } from '../../count/share.ts';
import type { Proof } from '../../teach/weighting/account.ts';
import type { MergeReport } from '../../ui/race/trees/model.ts';
import type { Answer, Question } from '../asking/questions.ts';
import type { CountJob, CountReport, CountTask } from '../../count/task.ts';

export interface SearchTask {
  readonly text: string;
  readonly search: Search;
  readonly recordsBranches?: boolean;
}

export interface GenerationTask extends Omit<Plan, 'frame'>, Undivided {
  /** What is wanted of it, if that is more than any division. */
  readonly goal: Goal | undefined;
}

export interface WalkTask {
  readonly text: string;
  /** The placements of its first solution. */
  readonly start: readonly number[];
  readonly seed: number;
}

/** How far a worker is that makes a division, and how long that took so far, in ms. */
export type GenerationNews = WorkReport & { readonly ms: number };

/** The heartbeat message: sent when a worker's script has loaded, and during long computations. */
export const beat = 'beat';

/** A heartbeat that says how far the work is. */
export interface News {
  readonly news: GenerationNews;
}

/** Minimum time between heartbeats, in ms. */
const EVERY = 1000;

/** Sends a first heartbeat and returns a function that sends more, throttled. */
export function beating(send: (message: typeof beat) => void = postMessage): () => void {
  let last = performance.now();
  send(beat);
  return () => {
    const now = performance.now();
    if (now - last < EVERY) return;
    last = now;
    send(beat);
  };
}

/** A message to a worker: a port for another task. */
export interface AnotherPort {
  readonly port: MessagePort;
}

/** The message to a port whose process is not wanted any more. */
export interface End {
  readonly end: true;
}

/** Messages to a worker that makes chunks: first the task, then requests. */
export type ToChunkWorker<Task, Mark> =
  | AnotherPort
  | End
  | { readonly task: Task }
  | { readonly request: ChunkRequest<Mark> };

/** Messages from it: chunks of a request in order, and whether that was all of it. */
export interface FromChunkWorker<Mark> {
  readonly chunks: readonly Chunk<Mark>[];
  readonly isFulfilled: boolean;
}

/** Messages to a counting worker: first a job, then one task at a time; `pause` pauses or resumes it. */
export type ToCounter =
  | { readonly job: CountJob }
  | { readonly task: CountTask }
  | { readonly pause: boolean }
  | { readonly measure: { readonly text: string; readonly search: Search } };

/** The message to a worker that merges the trees of two searches. */
export interface ToMerger {
  readonly text: string;
  readonly one: Search;
  readonly other: Search;
}

/** Messages from it: how far it is. */
export type FromMerger = MergeReport;

/** The message to a worker that looks for a proof that a puzzle has no solution in which some placements lie. */
export interface ToProver {
  readonly text: string;
  readonly laid: readonly number[];
}

/** The message from it: the proof, if there is one by weights. */
export interface FromProver {
  readonly proof: Proof | undefined;
}

/** Messages from a counting worker: reports on its task, by its share, or the estimated size of a search. */
export type FromCounter =
  | { readonly share: Share; readonly report: CountReport }
  | { readonly estimate: Estimate | undefined };

/**
 * A question about a position of a game, or about the last one that can be completed; with a `hold`, whether some
 * solution of what a search is asked is left.
 */
export type PositionQuestion = {
  readonly id: number;
  /** A number of the one who asks, where several share the worker: they have turns. */
  readonly asker?: number;
} & (
  | { readonly laid: readonly number[] }
  | { readonly laid: readonly number[]; readonly hold: string }
  | { readonly game: Game }
);

/** Messages to a worker that examines positions: first the puzzle, then all questions that are open, of each asker urgent ones first. */
export type ToPositions =
  | { readonly text: string }
  | { readonly questions: readonly PositionQuestion[] };

/**
 * Messages from it: answers, each of which may be followed by a better one; the node that was asked for; or whether a
 * solution is left, undefined if that takes too long to find out.
 */
export type FromPositions =
  | { readonly id: number; readonly answer: PositionAnswer }
  | { readonly id: number; readonly node: number | undefined }
  | { readonly id: number; readonly isSolvable: boolean | undefined };

/** Messages to a worker that measures searches: first their puzzle, then what is on show, all of it each time. */
export type ToMeters = { readonly text: string } | { readonly shown: readonly ShownSearch[] };

/** Messages from it: reports, several of each search, the newer ones not always of later steps. */
export type FromMeters = MeterReport;

export interface AskedQuestion {
  readonly id: number;
  readonly question: Question;
}

/** Messages to a worker that knows all solutions: first the puzzle, then all questions that are open, each time. */
export type ToSolutions =
  | { readonly text: string; readonly memory: number }
  | { readonly questions: readonly AskedQuestion[] };

/** Messages from it: how far it is, how many solutions there are or how far it came in its memory, then answers. */
export type FromSolutions =
  | { readonly progress: number }
  | { readonly count: bigint }
  | { readonly full: Reach }
  /** The share of the solutions that were looked at for a question. */
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: Answer };
