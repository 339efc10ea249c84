import type { Blocks } from '../../generate/blocks.ts';
import type { BlocksIssue } from '../../generate/sizes.ts';
import type { StrategyId } from '../../generate/strategies/ids.ts';

/** What the overlay shows of a board that is being divided. */
export interface GenerateModel {
  readonly strategy: StrategyId;
  readonly seed: number;
  /** The blocks asked for. */
  readonly asked: Blocks | 'auto';
  /** Their number, and why it is not what was asked for. */
  readonly blocks: number;
  readonly issue: BlocksIssue | undefined;
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
export type MakingChanges = Partial<{
  readonly strategy: StrategyId;
  readonly seed: number;
  readonly blocks: Blocks | 'auto';
}>;

export interface GenerateCommands {
  change(changes: MakingChanges): void;
  /** Divides the board again, with the next seed. */
  again(): void;
  /** Opens the finished puzzle, to be solved. */
  solve(): void;
  /** The scores up to the playhead. */
  curve(): ScoreCurve;
}
