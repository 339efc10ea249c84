import type { Search } from '../../solve/search.ts';

/** The measures of a lesson's figures, at a moment of a search or at its end. */
export const lessonMeasures = [
  'placements',
  'deadEnds',
  'solutions',
  /** The ways that are left for a piece. */
  'ways',
  /** The cells of the region for which a rule refuses the node. */
  'region',
  /** The pieces that come off, one after the other, before the next one goes on. */
  'removed',
  /** The pieces of the puzzle, copies included. */
  'pieces',
  /** The cells of a piece. */
  'size',
  /** The cells to be covered of the darkest, and of the lightest colour. */
  'dark',
  'light',
  /** The published number of unique solutions. */
  'published',
] as const;
export type LessonMeasure = (typeof lessonMeasures)[number];

/** A figure that texts of a lesson rely on. */
export interface LessonFigure {
  readonly measure: LessonMeasure;
  /** The id of a puzzle of the catalogue. */
  readonly puzzle: string;
  readonly search: Search;
  /** After how many steps; undefined for the end. */
  readonly step?: number | undefined;
  /** The name of a piece, where one is measured. */
  readonly piece?: string | undefined;
  readonly is: number;
}
