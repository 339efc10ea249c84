/** How long after the last input the controls fade, in ms. */
export const IDLE_AFTER = 3000;

/**
 * Calls `show` when the user, who is present at first, becomes idle or active.
 *
 * @param held whether the controls must stay: a dialog is open, or they have the focus
 * @returns a function that stops watching
 */
export function watchActivity(held: () => boolean, show: (there: boolean) => void): () => void {
  let last = performance.now();
  let pointer: { readonly x: number; readonly y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    const left = held() ? IDLE_AFTER : last + IDLE_AFTER - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    show(left > 0);
  };
  const note = ({ timeStamp }: Event): void => {
    last = timeStamp;
    timer ??= setTimeout(look, IDLE_AFTER);
    show(true);
  };
  // Browsers also fire events when only the page below the pointer has changed, so only a different position
  // counts, and the first one only sets where the pointer is.
  const point = (event: PointerEvent): void => {
    const { screenX: x, screenY: y } = event;
    const hasMoved = pointer && (x !== pointer.x || y !== pointer.y);
    pointer = { x, y };
    if (hasMoved) note(event);
  };

  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointerdown', 'pointerup', 'wheel', 'keydown', 'focusin', 'drop']) {
    addEventListener(type, note, options);
  }
  addEventListener('pointermove', point, options);
  look();
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
