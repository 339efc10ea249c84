import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js';

/**
 * Whether something, which is on the page if `isOn`, has been there for a moment since it was last put there.
 * What comes together with its live region is not read out, so it follows.
 */
export function createPresence(isOn: Accessor<boolean>): Accessor<boolean> {
  const [isThere, setThere] = createSignal(false);
  createEffect(
    on(createMemo(isOn), (is) => {
      setThere(false);
      if (!is) return;
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setThere(true));
      });
      onCleanup(() => cancelAnimationFrame(frame));
    }),
  );
  return isThere;
}
