/** How long after the last input the controls fade, in ms. */
export const IDLE_AFTER = 3000;

/** Computes for how much longer the user counts as present; times are arguments, in ms. */
export class ActivityTimer {
  private last: number;
  private x = Number.NaN;
  private y = Number.NaN;

  /** The user is present at first. */
  constructor(now: number) {
    this.last = now;
  }

  /** Records any input other than pointer movement. */
  note(now: number): void {
    this.last = now;
  }

  /**
   * Records a pointer position. Browsers also fire events when only the page below the pointer has
   * changed, so only a different position counts, and the first one only sets where the pointer is.
   *
   * @returns whether it counted
   */
  point(now: number, x: number, y: number): boolean {
    const moved = !Number.isNaN(this.x) && (x !== this.x || y !== this.y);
    this.x = x;
    this.y = y;
    if (moved) this.last = now;
    return moved;
  }

  /** Time in ms until the user counts as absent; 0 from then on. */
  left(now: number): number {
    return Math.max(0, this.last + IDLE_AFTER - now);
  }
}

/**
 * Calls `show` when the user becomes active or idle.
 *
 * @param held whether the controls must stay: a dialog is open, or they have the focus
 * @returns a function that stops watching
 */
export function watchActivity(held: () => boolean, show: (there: boolean) => void): () => void {
  const presence = new ActivityTimer(performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    const left = held() ? IDLE_AFTER : presence.left(performance.now());
    timer = left > 0 ? setTimeout(look, left) : undefined;
    show(left > 0);
  };
  const wake = (): void => {
    timer ??= setTimeout(look, IDLE_AFTER);
    show(true);
  };
  const note = (event: Event): void => {
    presence.note(event.timeStamp);
    wake();
  };
  const point = (event: PointerEvent): void => {
    if (presence.point(event.timeStamp, event.screenX, event.screenY)) wake();
  };

  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointerdown', 'pointerup', 'wheel', 'keydown', 'focusin', 'drop']) {
    addEventListener(type, note, options);
  }
  addEventListener('pointermove', point, options);
  wake();
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
