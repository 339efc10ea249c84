import type { StrategyIssue } from './strategies/strategy.ts';

/** How far a generation is in work that takes long and makes no steps. */
export type WorkReport = ExaminationReport | SweepReport;

/** Divisions are examined, for one as wanted. */
export interface ExaminationReport {
  readonly kind: 'examination';
  readonly examined: number;
  /** How many are examined at most. */
  readonly most: number;
  /** The division that is examined: cell → its block. */
  readonly owner: readonly number[];
  readonly outcome: 'open' | 'found' | 'none';
  /** What the plain search needs to the first solution of the one found, if it was found. */
  readonly placements: number | undefined;
}

/** All divisions are counted by a sweep. */
export interface SweepReport {
  readonly kind: 'sweep';
  /** The cells added so far, of so many, and the states that took. */
  readonly added: number;
  readonly cells: number;
  readonly states: number;
  readonly outcome: 'open' | 'found' | StrategyIssue;
  /** How many divisions there are, once that is known. */
  readonly divisions: bigint | undefined;
}

/** Takes reports: many while it is going on, and a last one whose outcome is not open. */
export type TellWork = (report: WorkReport) => void;
