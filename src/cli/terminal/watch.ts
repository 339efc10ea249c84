import { BoardState } from '../../solve/played/boardState.ts';
import { letterAt } from '../../puzzle/labels.ts';
import { boardPicture, painter, type Glyph } from './pictures.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { animate, spend } from './animation.ts';
import { rejectTogether, type Call, type Output } from '../command.ts';
import { frameOf } from './frame.ts';
import { DONE, INTERRUPTED, NOT_FOUND, CliError } from '../cliError.ts';
import { cutTo } from './columns.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { type Division, NONE } from '../../generate/division.ts';
import type { Generation } from '../../generate/generation.ts';
import { words } from '../../words/index.ts';

/**
 * Rejects options that do not go with `--watch`, or need it.
 *
 * @throws CliError
 */
export function checkWatching(call: Call): void {
  const { say, screen } = call;
  const { watch, speed } = call.options;
  if (speed !== undefined && !watch) throw new CliError(say.needs('--speed', '--watch'));
  rejectTogether(call, 'watch', 'json');
  if (watch && !screen.isTerminal) throw new CliError(say.watchNeedsTerminal());
}

/**
 * `solve --watch`: redraws the search in place until enough solutions are found or the user presses
 * Ctrl-C; the last picture remains. Each solution is held for a moment, unless all are wanted: then
 * a frame shows the last one found since the frame before.
 */
export async function* watch(call: Call, problem: Problem, search: Search, wanted: number): Output {
  const { say, screen, options } = call;
  const solver = startSearch(problem, search, 'steps');
  const state = new BoardState(problem);
  const solution = new BoardState(problem);
  const isHeld = wanted !== Infinity;
  const draw = frameOf(problem, search, options.letters ?? false);
  const linesOf = (shown: BoardState): string[] => {
    const status = say.watching(solver.placements, solver.depth, solver.solutions);
    return [...draw(shown, screen), cutTo(screen.columns, status)];
  };
  const wasInterrupted = yield* animate(call, linesOf(state), (budget) => {
    let shown = state;
    let isOver = false;
    spend(budget, () => {
      const step = solver.step();
      isOver = step === END;
      if (isOver) shown = solver.solutions > 0 ? solution : state;
      if (isOver) return true;
      state.apply(step);
      if (kindOf(step) !== SOLUTION) return false;
      solution.set(state.path.subarray(0, state.depth));
      shown = solution;
      isOver = solver.solutions === wanted;
      return isHeld;
    });
    return { lines: linesOf(shown), isOver, isHeld: isHeld && shown === solution };
  });
  if (wasInterrupted) return INTERRUPTED;
  if (solver.solutions > 0) return DONE;
  throw new CliError(say.noSolution, NOT_FOUND);
}

/** Lines reserved for the figures above the board, and for the cursor. */
const ABOVE = 2;

/** Draws a division with a letter for each block; squares are two characters wide. */
function pictureOf({ frame, owner }: Division): Glyph[][] {
  const glyphOf = (cell: number): Glyph | undefined => {
    const block = owner[cell]!;
    return block === NONE ? undefined : { text: letterAt(block), piece: block };
  };
  const { lattice, board } = frame;
  return boardPicture(lattice, board.cells, glyphOf, lattices[lattice].hasWalls ? 2 : 1);
}

/** Redraws a generation in place until it ends; returns whether the user interrupted it. */
export function watchGeneration(call: Call, run: Generation): AsyncGenerator<string, boolean> {
  const { status } = words(call.language).generate;
  const { division } = run.draft;
  const lines = (): string[] => {
    const { columns, rows, colours } = call.screen;
    const { score, whole, sizes } = division;
    const { tries, restarts } = run.draft;
    const [, , temperature] = run.series.map((_, series) => run.value(series));
    const figures = { score, steps: run.steps, tries, whole, blocks: sizes.length, restarts };
    const board = pictureOf(division)
      .slice(0, Math.max(1, rows - ABOVE))
      .map((line) => line.slice(0, Math.floor(columns / line[0]!.text.length)));
    return [
      cutTo(columns, status({ ...figures, temperature: temperature! })),
      ...board.map(painter(colours)),
    ];
  };
  return animate(call, lines(), (budget) => {
    let isOver = false;
    spend(budget, () => (isOver = run.step() === END));
    return { lines: lines(), isOver, isHeld: false };
  });
}
