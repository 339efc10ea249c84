import { setTimeout as sleep } from 'node:timers/promises';
import { BoardState } from '../solve/boardState.ts';
import type { Speed } from '../play/tempo.ts';
import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { END, kindOf, SOLUTION } from '../solve/step.ts';
import type { Call, Output } from './command.ts';
import { frameOf } from './frame.ts';
import { DONE, INTERRUPTED, NOT_FOUND, CliError } from './cliError.ts';
import { cutTo } from './width.ts';

const FRAME = 1000 / 30;
const SOLUTION_PAUSE = 1500;
/**
 * At automatic speed a search starts at one step per frame and gets faster by this factor every
 * frame, up to a limit.
 */
const GROWTH = 1.012;
const MOST_STEPS = 50_000;
/** Steps between two checks of the clock, and the ms of a frame to spend searching at most. */
const STEPS_A_LOOK = 1000;
const BUSY = 25;

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const CLEAR = '\x1b[H\x1b[2J';
/** Sent before a line: after a line as wide as the terminal it would erase the last character. */
const CLEAR_LINE_END = '\x1b[K';

/** How many steps to make in a frame, and until when (ms) at most. */
interface FrameBudget {
  readonly steps: number;
  readonly until: number;
}

/** Decides, frame by frame, how many steps to make at a speed. */
class StepPacer {
  private readonly speed: Speed;
  private steps = 1;
  private due = 0;

  constructor(speed: Speed) {
    this.speed = speed;
  }

  next(): FrameBudget {
    const { speed } = this;
    const soon = performance.now() + BUSY;
    if (speed === 'max') return { steps: Infinity, until: soon };
    if (speed === 'auto') {
      this.steps = Math.min(this.steps * GROWTH, MOST_STEPS);
      return { steps: Math.floor(this.steps), until: Infinity };
    }
    this.due += (speed * FRAME) / 1000;
    const whole = Math.floor(this.due);
    this.due -= whole;
    return { steps: whole, until: soon };
  }

  /** Starts slowly again. */
  reset(): void {
    this.steps = 1;
  }
}

/** Redraws lines in place: returns the text that replaces the last frame by these. */
function redrawer({ screen }: Call): (lines: readonly string[]) => string {
  let size = '';
  let up = '';
  return (lines) => {
    const drawn = lines.map((line) => `${CLEAR_LINE_END}${line}\n`).join('');
    const now = `${screen.columns} ${screen.rows}`;
    // After a resize, lines may have been wrapped, and the cursor is anywhere.
    const back = size === '' || size === now ? up : CLEAR;
    size = now;
    up = `\x1b[${lines.length}A`;
    return back + drawn;
  };
}

/** What to show, and until when. */
export interface WatchTarget {
  readonly problem: Problem;
  readonly search: Search;
  /** Solutions to find. */
  readonly wanted: number;
}

/**
 * `solve --watch`: redraws the search in place until enough solutions are found or the user presses
 * Ctrl-C; the last picture remains. Each solution is held for a moment, unless all are wanted: then
 * a frame shows the last one found since the frame before.
 */
export async function* watch(call: Call, { problem, search, wanted }: WatchTarget): Output {
  const { say, screen, options } = call;
  const solver = startSearch(problem, search, 'placements');
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const { signal } = interrupt;
  const state = new BoardState(problem);
  const solution = new BoardState(problem);
  const pacer = new StepPacer(options.speed ?? 'auto');
  const isHeld = wanted !== Infinity;
  const draw = frameOf(problem, search, options.letters ?? false);
  const redraw = redrawer(call);
  const frame = (shown: BoardState): string => {
    const status = say.watching(solver.placements, solver.depth, solver.solutions);
    return redraw([...draw(shown, screen), cutTo(screen.columns, status)]);
  };
  /** Advances by a frame, or to a solution that is held; returns what to show. */
  const advance = (): { readonly shown: BoardState; readonly isOver: boolean } => {
    const { steps, until } = pacer.next();
    let shown = state;
    for (let i = 0; i < steps; i++) {
      if (i % STEPS_A_LOOK === 0 && i > 0 && performance.now() > until) break;
      const step = solver.step();
      if (step === END) return { shown: solver.solutions > 0 ? solution : state, isOver: true };
      state.apply(step);
      if (kindOf(step) !== SOLUTION) continue;
      solution.set(state.path.subarray(0, state.depth));
      shown = solution;
      if (isHeld) break;
    }
    return { shown, isOver: false };
  };
  try {
    yield HIDE_CURSOR + frame(state);
    for (let isOver = false; !isOver && solver.solutions < wanted && !signal.aborted;) {
      const began = performance.now();
      const now = advance();
      isOver = now.isOver;
      yield frame(now.shown);
      const isPaused = !isOver && now.shown === solution && isHeld && solver.solutions < wanted;
      if (isPaused) pacer.reset();
      const rest = Math.max(1, FRAME - (performance.now() - began));
      await sleep(isPaused ? SOLUTION_PAUSE : rest, undefined, { signal }).catch(() => {});
    }
    yield SHOW_CURSOR;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  if (signal.aborted) return INTERRUPTED;
  if (solver.solutions > 0) return DONE;
  throw new CliError(say.noSolution, NOT_FOUND);
}
