import type { Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import { END, kindOf, REMOVE } from '../../solve/step.ts';
import type { LessonFigure, LessonMeasure } from '../../teach/lesson/figures.ts';
import { MomentExplainer } from '../../teach/moment/momentExplainer.ts';
import { Situations, type Situation } from '../../teach/moment/situation.ts';
import { waysLeft } from '../../teach/moment/waysLeft.ts';
import { boardColours, openOfEach } from '../../teach/weighting/boardColours.ts';

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
