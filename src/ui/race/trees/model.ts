import type { Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import type { MergeIssue } from '../../../teach/merged/mergeable.ts';
import type { Merged } from '../../../teach/merged/mergedSearch.ts';

/** How far two trees are merged, and whether that goes on. */
export interface MergeReport {
  readonly merged: Merged;
  readonly isRunning: boolean;
}

/** What can be done with the trees of the searches of a race. */
export interface TreeCommands {
  readonly problem: Problem;
  issueOf(one: Search, other: Search): MergeIssue | undefined;
  /** Merges two trees, and hands over how far that is, several times; returns what stops it. */
  merge(one: Search, other: Search, take: (report: MergeReport | 'failed') => void): () => void;
}

/** A search of a race whose tree can be shown. */
export interface TreePane {
  readonly id: number;
  readonly letter: string;
  readonly search: Search;
  readonly steps: number;
}
