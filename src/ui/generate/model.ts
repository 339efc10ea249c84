import type { Asked, Making, Requirements, StrategyId } from '../../generate/asked.ts';
import type { BoxSize } from '../../generate/sizes.ts';
import type { WorkReport } from '../../generate/workReport.ts';
import type { DivisionIssue } from '../../words/sentences.ts';

/** What the overlay shows of a board that is being divided. */
export interface GenerateModel {
  readonly strategy: StrategyId;
  /** The strategy that is followed if none is asked for, and whether none is. */
  readonly usual: { readonly strategy: StrategyId; readonly isAsked: boolean };
  readonly seed: number;
  /** The pieces asked for, and what is wanted of the puzzle beyond. */
  readonly asked: Asked;
  readonly require: Requirements;
  /** The size of the rectangle that is divided instead of the puzzle's board, if there is one. */
  readonly size: BoxSize | undefined;
  /** The sets of which the pieces can be. */
  readonly sets: readonly string[];
  /** The number of blocks, and why it is not what was asked for. */
  readonly blocks: number;
  readonly issue: DivisionIssue | undefined;
  /** The state of work that takes long and makes no steps, its ms, and whether it is going on. */
  readonly work: (WorkReport & { readonly ms: number }) | undefined;
  readonly isWorking: boolean;
  /** How many divisions there are, if that is known. */
  readonly divisions: bigint | undefined;
  readonly score: number;
  readonly steps: number;
  readonly tries: number;
  readonly whole: number;
  readonly restarts: number;
  readonly temperature: number;
  /** Changes when there is more of the curve, a few times a second. */
  readonly charted: number;
}

/** Steps, and the score after each. */
export interface ScoreCurve {
  readonly at: readonly number[];
  readonly score: readonly number[];
}

/** What can be changed of how a board is divided. */
export type MakingChanges = Partial<Making & Pick<GenerateModel, 'require' | 'size'>>;

/** The choice of no strategy of one's own. */
export interface UsualStrategy {
  readonly strategy: 'auto';
}

/** A puzzle that was made, as text, and the address that opens it. */
export interface KeptPuzzle {
  readonly text: string;
  readonly link: Promise<string>;
}

export interface GenerateCommands {
  /** Returns why the board cannot be divided so, if it cannot; then all stays as it is. */
  change(changes: MakingChanges | UsualStrategy): DivisionIssue | undefined;
  /** Divides the board again, with the next seed. */
  again(): void;
  /** Stops to look for a puzzle as wanted: any will do. */
  stop(): void;
  /** Opens the finished puzzle, to be solved. */
  solve(): void;
  /** Opens the finished puzzle for a race of searches. */
  race(): void;
  /** The finished puzzle, to be kept; undefined if it is not finished. */
  keep(): KeptPuzzle | undefined;
  /** The scores up to the playhead. */
  curve(): ScoreCurve;
}

/** The props of all that shows how a board is divided. */
export interface GenerateProps {
  readonly making: GenerateModel;
  readonly make: GenerateCommands;
}
