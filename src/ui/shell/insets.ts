import { type Insets, type Viewport, withMargins } from '../../theme/viewport.ts';
import { createEffect, createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

/** What the insets of the board depend on. */
interface InsetsOptions {
  /** The dock at the foot of the overlay. */
  readonly dock: () => HTMLElement;
  /** Whether the user is present; while absent, only the title of the dock stays. */
  readonly present: () => boolean;
  /** Whether the mode lays out its boards itself. */
  readonly placed: () => boolean;
  /** What is beside the board, or between it and the dock; fades with the controls. */
  readonly beside: () => HTMLElement | undefined;
}

/**
 * Reports the insets of a single board, now and whenever they change. The content of the dock varies, so
 * it is looked up at each measurement.
 *
 * @returns the width in CSS px of an open dialog at the right that leaves room for the picture beside it,
 * else 0
 */
export function reportInsets(
  options: InsetsOptions,
  tell: (room: Viewport) => void,
): Accessor<number> {
  const [aside, setAside] = createSignal(0);
  onMount(() => {
    const dock = options.dock();
    const seen = untilFaded(dock, options.present);
    const overlay = dock.closest('.overlay')!;
    const measure = (): void => {
      const all = overlay.getBoundingClientRect();
      const sheet = overlay.querySelector('.settings[open]')?.getBoundingClientRect().left;
      const isBeside = sheet !== undefined && sheet - all.left > all.width / 3;
      const taken = isBeside ? all.right - sheet : 0;
      setAside(taken);
      // What is said below the board stays.
      const stays = dock.querySelector('.saying') ?? dock.querySelector('.what') ?? dock;
      const lowest = seen() ? dock : stays;
      if (options.placed()) return;
      const { paddingLeft, paddingTop } = getComputedStyle(overlay);
      const side = parseFloat(paddingLeft);
      const bottom = Math.ceil(all.bottom - lowest.getBoundingClientRect().top);
      const room = { top: parseFloat(paddingTop), right: taken + side, bottom, left: side };
      const beside = seen() ? options.beside()?.getBoundingClientRect() : undefined;
      tell(withMargins(beside ? besides(room, all, beside) : room, all));
    };
    const observer = new ResizeObserver(measure);
    createEffect(() => {
      observer.disconnect();
      const watched = [overlay, dock, ...overlay.querySelectorAll('.settings')];
      const beside = options.beside();
      for (const element of beside ? [...watched, beside] : watched) observer.observe(element);
      measure();
    });
    onCleanup(() => observer.disconnect());
  });
  return aside;
}

/** What is left of a board's room beside something at the right, or above something as wide as the room. */
function besides(room: Insets, all: DOMRect, taken: DOMRect): Insets {
  const isBelow = taken.width > all.width - room.left - room.right - 1;
  return isBelow
    ? { ...room, bottom: Math.ceil(all.bottom - taken.top) }
    : { ...room, right: Math.max(room.right, Math.ceil(all.right - taken.left)) };
}

/** Whether controls are visible: while the user is present, and then until they have faded. */
function untilFaded(controls: HTMLElement, present: () => boolean): Accessor<boolean> {
  const [seen, setSeen] = createSignal(true);
  createEffect(() => {
    if (present()) {
      setSeen(true);
      return;
    }
    let isBack = false;
    onCleanup(() => (isBack = true));
    const fading = controls.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(fading).then(() => isBack || setSeen(false));
  });
  return seen;
}
