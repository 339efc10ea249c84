import { strToU8, zipSync } from 'fflate';
import { boardDrawing } from '../../drawing/boardDrawing.ts';
import { svgOf } from '../../drawing/svg.ts';
import { framesOf, momentAt, type Film } from '../../play/film/film.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { END } from '../../solve/step.ts';
import type { Theme } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';

/** What is drawn of a search, which begins with a new solver. */
interface Drawn {
  readonly puzzle: Puzzle;
  readonly problem: Problem;
  readonly solver: Solver;
  readonly theme: Theme;
  readonly label: Words['label'];
}

/** The frames of a film as SVG files in a ZIP archive, up to the end of the search; no browser draws them. */
export function svgFrames(
  film: Film,
  { puzzle, problem, solver, theme, label }: Drawn,
): Uint8Array<ArrayBuffer> {
  const look = { theme, width: film.width, isTransparent: false, hasLetters: theme.letters };
  const frames = framesOf(film);
  const digits = `${frames - 1}`.length;
  const files: Record<string, Uint8Array> = {};
  let isOver = false;
  for (let frame = 0; frame < frames && !isOver; frame++) {
    const moment = momentAt(film, frame);
    while (solver.steps < moment && !isOver) isOver = solver.step() === END;
    const laid = fixedAt(problem, solver.path.subarray(0, solver.depth)).fixed;
    const number = `${frame}`.padStart(digits, '0');
    const svg = svgOf(boardDrawing(puzzle, laid, theme, label), look);
    files[`${number}-step-${solver.steps}.svg`] = strToU8(svg);
  }
  return zipSync(files);
}
