/** A batch of random puzzles, named by what chance begins with: each is counted in some ways. */
export interface Task {
  readonly seed: number;
  /** Whether the command is tried in processes of its own, which takes seconds. */
  readonly inProcesses: boolean;
}

/** How many counts there were of each kind: group of kinds → kind → counts. */
export type KindCounts = Record<string, Record<string, number>>;

/** What comes of a batch. */
export interface Outcome {
  /** As a report it is the only one. */
  readonly done: true;
  readonly counts: number;
  readonly kinds: KindCounts;
  /** A count that is not true, as small as it can be made, in words. */
  readonly wrong?: string;
}
