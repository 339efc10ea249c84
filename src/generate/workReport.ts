import type { StrategyIssue } from './strategies/strategy.ts';

/** A report on work of a generation that takes long and makes no steps. */
export type WorkReport = ExaminationReport | SweepReport;

/** Divisions are examined, for one as wanted. */
export interface ExaminationReport {
  readonly kind: 'examination';
  readonly examined: number;
  /** The most divisions that are examined. */
  readonly most: number;
  /** The division that is examined: cell → its block. */
  readonly owner: readonly number[];
  readonly outcome: 'open' | 'found' | 'none';
  /** Placements of the plain search to the first solution of the puzzle found, if there is one. */
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
  /** The number of divisions, once it is known. */
  readonly divisions: bigint | undefined;
}

/** Takes reports: many during the work, and a last one whose outcome is not open. */
export type TellWork = (report: WorkReport) => void;
