/** How long after the last input the controls leave, in milliseconds. */
export const IDLE_AFTER = 3000;

/** Knows for how much longer somebody counts as being there; time reaches it as an argument. */
export class ActivityTimer {
  private last: number;
  private x = Number.NaN;
  private y = Number.NaN;

  /** Somebody is there to begin with. */
  constructor(now: number) {
    this.last = now;
  }

  /** A key, a button, a finger: any input that is no movement. */
  note(now: number): void {
    this.last = now;
  }

  /**
   * A pointer at a place. Browsers also say so when only the page below it has changed, so a
   * pointer counts when it is elsewhere than before, and the first one only tells where it lies.
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

  /** Milliseconds until nobody counts as being there; 0 once that is so. */
  left(now: number): number {
    return Math.max(0, this.last + IDLE_AFTER - now);
  }
}

/**
 * Tells `show` when somebody comes and when they have gone.
 *
 * @param held says, when asked, that the controls must stay: a dialog is open, or they have the focus
 * @returns the way to stop watching
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
