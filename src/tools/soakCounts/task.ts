/** A batch of random puzzles, given by a seed; each is counted in several ways. */
export interface Task {
  readonly seed: number;
  /** Whether to run the command in separate processes, which takes seconds. */
  readonly inProcesses: boolean;
}

/** Group of kinds → kind → counts. */
export type KindCounts = Record<string, Record<string, number>>;

/** The result of a batch. */
export interface Outcome {
  /** Each task has one report. */
  readonly done: true;
  readonly counts: number;
  readonly kinds: KindCounts;
  /** A wrong count, shrunk, in words. */
  readonly wrong?: string;
}
