import type { Recipe } from '../../solve/saved/recipe.ts';

/** A task of a child process: one puzzle. */
export interface Task {
  readonly id: string;
  readonly text: string;
  /** The recipe to check; undefined to find one. */
  readonly recipe: Recipe | undefined;
  /** Whether to count the solutions even if the recipe has no count. */
  readonly tryToCount: boolean;
  /** Whether to find other searches. */
  readonly isOtherWanted: boolean;
}

/** The result of a task. */
export interface Outcome {
  /** Each task has one report. */
  readonly done: true;
  readonly id: string;
  readonly cells: number;
  readonly pieces: number | null;
  readonly published: bigint | null;
  /** The recipe found or checked; undefined if none was found. */
  readonly recipe: Recipe | undefined;
  /** Seconds to the first solution, or to the end without one. */
  readonly seconds: number;
  /** The number of unique solutions; null if not counted in time. */
  readonly unique: bigint | null;
  /** Sentences about what is wrong. */
  readonly wrong: readonly string[];
}
