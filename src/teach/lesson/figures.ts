import { compile } from '../../solve/problem.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Search } from '../../solve/search.ts';
import { END, kindOf, REMOVE } from '../../solve/step.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';
import { Situations, type Situation } from '../moment/situation.ts';
import { boardColours, openOfEach } from '../weighting/boardColours.ts';
import { waysLeft } from '../moment/waysLeft.ts';

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
type LessonMeasure = (typeof lessonMeasures)[number];

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

/** The measured value of a figure; undefined if there is no such piece, or nothing to measure. */
export function measuredFigure(figure: LessonFigure, puzzle: Puzzle): number | undefined {
  const { measure, search, step = Infinity } = figure;
  const problem = compile(puzzle);
  const piece = problem.pieces.findIndex(({ name }) => name === figure.piece);
  // Searches are run only where one is measured: that of another puzzle may be long.
  const situations = new Situations(problem, search);
  const situation = (): Situation => situations.at({ step, tick: Infinity });
  const coloured = (): readonly number[] => openOfEach(problem, boardColours(problem), []);
  const measures: Record<LessonMeasure, () => number | undefined> = {
    placements: () => situation().placements,
    deadEnds: () => situation().deadEnds,
    solutions: () => situation().solutions,
    ways: () => waysLeft(problem, search, situation().path).ofPiece[piece],
    region: () => {
      const explanation = new MomentExplainer(problem, search).of(situation(), 'places');
      return explanation.kind === 'refused' ? explanation.cells.length : undefined;
    },
    removed: () => {
      let removed = 0;
      for (let at = situation(); at.next !== END && kindOf(at.next) === REMOVE; removed++)
        at = situations.at({ step: at.step + 1, tick: Infinity });
      return removed;
    },
    pieces: () => problem.pieces.reduce((sum, { copies }) => sum + copies, 0),
    size: () => problem.pieces[piece]?.cells.length,
    dark: () => coloured()[0],
    light: () => coloured().at(-1),
    published: () => (puzzle.published === undefined ? undefined : Number(puzzle.published)),
  };
  return measures[measure]();
}
