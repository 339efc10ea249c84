import type { Recipe } from '../../solve/recipe.ts';

/** What a child process is asked to do about one puzzle. */
export interface Task {
  readonly id: string;
  readonly text: string;
  /** The recipe to hold to; undefined to find one. */
  readonly recipe: Recipe | undefined;
  /** Whether to count the solutions although the recipe does not say how many there are. */
  readonly tryToCount: boolean;
}

/** What came of it. */
export interface Outcome {
  /** As a report it is the only one. */
  readonly done: true;
  readonly id: string;
  readonly cells: number;
  readonly pieces: number | null;
  readonly published: bigint | null;
  /** The recipe that was found or held to; undefined if none was found. */
  readonly recipe: Recipe | undefined;
  /** Seconds until the first solution, or until it was certain that there is none. */
  readonly seconds: number;
  /** The number of unique solutions; null where it would take too long. */
  readonly unique: bigint | null;
  /** Sentences about what is not as it should be. */
  readonly wrong: readonly string[];
}
