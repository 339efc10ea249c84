/** How far the pointer has to move, in CSS pixels, and in how many ms; a knocked table moves it less. */
const MOVED_BY = 8;
const MOVED_WITHIN = 1000;
/** After how many ms without any input the page may be a saver. */
const ALONE_AFTER = 3000;

/** Knows when the page was last touched. The first input to a saver leaves it, and does nothing else. */
export class UserActivity {
  private readonly isSaver: () => boolean;
  private readonly leave: () => void;
  private touchedAt = performance.now();
  /** Where the pointer was, and when. */
  private rested = { x: 0, y: 0, at: -Infinity };
  /** The input that left the saver, while more events may belong to it: a click, or repeats of a key. */
  private leftBy: string | undefined;

  /**
   * Listens before all others that are added later.
   *
   * @param isSaver whether any input leaves the page, if there has been none for a while
   */
  constructor(isSaver: () => boolean, leave: () => void) {
    this.isSaver = isSaver;
    this.leave = leave;
    const options = { capture: true, passive: false };
    for (const type of ['pointerdown', 'pointermove', 'click', 'wheel', 'keydown', 'drop'])
      addEventListener(type, (event) => this.take(event), options);
  }

  /** For how long there has been no input, in ms. */
  get untouched(): number {
    return performance.now() - this.touchedAt;
  }

  private take(event: Event): void {
    const isAlone = this.untouched >= ALONE_AFTER && this.isSaver();
    if (event.type === 'pointermove' && !this.isMoved(event as PointerEvent)) {
      // Nor does it bring back the controls.
      if (isAlone) event.stopImmediatePropagation();
      return;
    }
    this.touchedAt = performance.now();
    if (isAlone) {
      this.leftBy = event instanceof KeyboardEvent ? event.code : event.type;
      this.leave();
    } else if (!this.isLeaving(event)) return;
    // Others on the window, such as those who show the controls, still hear of it.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether an input is still part of the one that the saver was left by. */
  private isLeaving(event: Event): boolean {
    if (event instanceof KeyboardEvent && event.repeat) return this.leftBy === event.code;
    const isClick = event.type === 'click' && this.leftBy === 'pointerdown';
    if (event.type !== 'pointermove') this.leftBy = undefined;
    return isClick;
  }

  private isMoved({ screenX: x, screenY: y }: PointerEvent): boolean {
    const now = performance.now();
    const { rested } = this;
    const isMoved = Math.hypot(x - rested.x, y - rested.y) > MOVED_BY;
    const isKnown = now - rested.at < MOVED_WITHIN;
    if (isMoved || !isKnown) this.rested = { x, y, at: now };
    return isMoved && isKnown;
  }
}
