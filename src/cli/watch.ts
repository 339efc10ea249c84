import { setTimeout as sleep } from 'node:timers/promises';
import { BoardState } from '../play/boardState.ts';
import type { Problem } from '../solve/problem.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import type { Call, Output } from './command.ts';
import type { Picture } from './pictures.ts';
import { DONE, INTERRUPTED, NOT_FOUND, Refusal } from './refusal.ts';
import { cutTo } from './width.ts';

const FRAME = 1000 / 30;
const SOLUTION_PAUSE = 1500;
/** A search begins at one step a frame and gets faster by this factor every frame, up to a limit. */
const GROWTH = 1.012;
const MOST_STEPS = 50_000;

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
/** Goes before a line: after one as wide as the terminal it would take its last character away. */
const CLEAR_LINE_END = '\x1b[K';

/** Goes on by so many steps, or to the next solution if that comes before; tells if it came. */
function advance(solver: Solver, state: BoardState, steps: number): 'more' | 'solution' | 'over' {
  for (let i = 0; i < steps; i++) {
    const step = solver.step();
    if (step === END) return 'over';
    if (kindOf(step) === SOLUTION) return 'solution';
    state.apply(step);
  }
  return 'more';
}

/**
 * `solve --watch`: redraws the search in place, slowly at first, until enough solutions are found
 * or someone presses Ctrl-C; the last picture stays. What would not fit in the terminal is cut off.
 */
export async function* watch(
  { say, screen }: Call,
  solver: Solver,
  picture: Picture,
  { problem, wanted }: { problem: Problem; wanted: number },
): Output {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const { signal } = interrupt;
  const state = new BoardState(problem);
  let up = '';
  const frame = (): string => {
    const status = say.watching(solver.placements, solver.depth, solver.solutions);
    const shown = [...picture(state).slice(0, screen.rows - 2), status];
    const drawn = shown.map((line) => `${CLEAR_LINE_END}${cutTo(screen.columns, line)}\n`);
    const redrawn = up + drawn.join('');
    up = `\x1b[${shown.length}A`;
    return redrawn;
  };
  let steps = 1;
  let event: ReturnType<typeof advance> = 'more';
  try {
    yield HIDE_CURSOR + frame();
    while (event !== 'over' && solver.solutions < wanted && !signal.aborted) {
      event = advance(solver, state, Math.floor(steps));
      steps = event === 'solution' ? 1 : Math.min(steps * GROWTH, MOST_STEPS);
      yield frame();
      const isPaused = event === 'solution' && solver.solutions < wanted;
      await sleep(isPaused ? SOLUTION_PAUSE : FRAME, undefined, { signal }).catch(() => {});
    }
    yield SHOW_CURSOR;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  if (signal.aborted) return INTERRUPTED;
  if (solver.solutions > 0) return DONE;
  throw new Refusal(say.noSolution, NOT_FOUND);
}
