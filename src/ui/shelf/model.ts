import type { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import type { Problem } from '../../solve/problem.ts';

/** The full boards of a search as far as they are shown: all until a step. */
export interface ShelfModel {
  readonly problem: Problem;
  readonly found: FoundSolutions;
  /** The number of solutions, and of images that were not counted. */
  readonly solutions: number;
  readonly images: number;
  /** Whether all has been searched by then. */
  readonly isOver: boolean;
  /** The step on show. */
  readonly step: number;
}
