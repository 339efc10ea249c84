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
/** Left to itself a search begins at one step a frame and gets faster by this factor every frame, up to a limit. */
const GROWTH = 1.012;
const MOST_STEPS = 50_000;
/** Steps between two looks at the clock, and how much of a frame is searched where nobody wants to wait. */
const STEPS_A_LOOK = 1000;
const BUSY = 25;

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const CLEAR = '\x1b[H\x1b[2J';
/** Goes before a line: after one as wide as the terminal it would take its last character away. */
const CLEAR_LINE_END = '\x1b[K';

/** How many steps to make in a frame, and how much time they may take. */
interface FrameBudget {
  readonly steps: number;
  readonly until: number;
}

/** Deals out steps, frame by frame, at a speed. */
function stepPacer(speed: Speed): { readonly share: () => FrameBudget; readonly calm: () => void } {
  const soon = () => performance.now() + BUSY;
  let steps = 1;
  let due = 0;
  return {
    share() {
      if (speed === 'max') return { steps: Infinity, until: soon() };
      if (speed === 'auto') {
        steps = Math.min(steps * GROWTH, MOST_STEPS);
        return { steps: Math.floor(steps), until: Infinity };
      }
      due += (speed * FRAME) / 1000;
      const whole = Math.floor(due);
      due -= whole;
      return { steps: whole, until: soon() };
    },
    /** Begins slowly again. */
    calm: () => void (steps = 1),
  };
}

/** What is watched, and for how long. */
export interface WatchTarget {
  readonly problem: Problem;
  readonly search: Search;
  /** How many solutions are wanted. */
  readonly wanted: number;
}

/**
 * `solve --watch`: redraws the search in place until enough solutions are found or someone presses
 * Ctrl-C; the last picture stays. Some solutions are each held for a moment; where all are wanted,
 * nothing waits, and a frame shows the last one that was found since the frame before.
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
  const { share, calm } = stepPacer(options.speed ?? 'auto');
  const isHeld = wanted !== Infinity;
  const draw = frameOf(problem, search, options.letters ?? false);
  let size = '';
  let up = '';
  const frame = (shown: BoardState): string => {
    const { columns, rows } = screen;
    const status = say.watching(solver.placements, solver.depth, solver.solutions);
    const lines = [...draw(shown, screen), cutTo(columns, status)];
    const drawn = lines.map((line) => `${CLEAR_LINE_END}${line}\n`).join('');
    // In another size lines may have been broken, so that nobody knows where they are.
    const back = size === '' || size === `${columns} ${rows}` ? up : CLEAR;
    size = `${columns} ${rows}`;
    up = `\x1b[${lines.length}A`;
    return back + drawn;
  };
  /** Goes on for a frame, or to a solution that is held; tells what is then to be seen. */
  const advance = (): { readonly shown: BoardState; readonly isOver: boolean } => {
    const { steps, until } = share();
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
      if (isPaused) calm();
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
