import { setTimeout as sleep } from 'node:timers/promises';
import type { Speed } from '../../play/tempo.ts';
import type { Call } from '../command.ts';
import { catchSignals } from '../workers.ts';

const FRAME = 1000 / 30;
/** How long a held frame stays. */
const HOLD = 1500;
/** The factor by which automatic speed grows with each frame, from one step per frame up to a limit. */
const GROWTH = 1.012;
const MOST_STEPS = 50_000;
/** Steps between two checks of the clock, and the ms of a frame to spend on steps at most. */
const STEPS_A_LOOK = 1000;
const BUSY = 25;

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const CLEAR = '\x1b[H\x1b[2J';
/** Sent before a line: after a line as wide as the terminal, the last character would be erased. */
const CLEAR_LINE_END = '\x1b[K';

/** How many steps to make in a frame, and until when (ms) at most. */
interface FrameBudget {
  readonly steps: number;
  readonly until: number;
}

/** Makes steps within a budget, until one of them ends the frame by returning true. */
export function spend({ steps, until }: FrameBudget, step: () => boolean): void {
  for (let i = 0; i < steps; i++) {
    if (i % STEPS_A_LOOK === 0 && i > 0 && performance.now() > until) return;
    if (step()) return;
  }
}

/** Makes a function that decides, frame by frame, how many steps to make at a speed; it can start anew. */
function pacer(speed: Speed): (isNew: boolean) => FrameBudget {
  let steps = 1;
  let due = 0;
  return (isNew) => {
    const until = performance.now() + BUSY;
    if (speed === 'max') return { steps: Infinity, until };
    if (speed === 'auto') {
      steps = isNew ? GROWTH : Math.min(steps * GROWTH, MOST_STEPS);
      return { steps: Math.floor(steps), until: Infinity };
    }
    due = (due % 1) + (speed * FRAME) / 1000;
    return { steps: Math.floor(due), until };
  };
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

/** The lines of a frame; whether the frame is the last, and whether another one is held for a moment. */
interface Frame {
  readonly lines: readonly string[];
  readonly isOver: boolean;
  readonly isHeld: boolean;
}

/**
 * Redraws frames in place, after a first one, until one is the last or the user presses Ctrl-C; the last
 * picture remains. Returns whether it was interrupted.
 */
export async function* animate(
  call: Call,
  first: readonly string[],
  next: (budget: FrameBudget) => Frame,
): AsyncGenerator<string, boolean> {
  const { stop, release } = catchSignals();
  const budget = pacer(call.options.speed ?? 'auto');
  const redraw = redrawer(call);
  try {
    yield HIDE_CURSOR + redraw(first);
    for (let isOver = false, isNew = true; !isOver && !stop.aborted;) {
      const began = performance.now();
      const frame = next(budget(isNew));
      isOver = frame.isOver;
      yield redraw(frame.lines);
      if (isOver) break;
      isNew = frame.isHeld;
      const rest = Math.max(1, FRAME - (performance.now() - began));
      await sleep(frame.isHeld ? HOLD : rest, undefined, { signal: stop }).catch(() => {});
    }
    yield SHOW_CURSOR;
  } finally {
    release();
  }
  return stop.aborted;
}
