import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';

/** Passes a value on to several parts, at first to all, then to one of them a frame, so that no frame draws all. */
export function inTurn<Value extends object>(
  parts: number,
  value: Accessor<Value>,
): readonly Accessor<Value>[] {
  const passed = Array.from({ length: parts }, () => createSignal(untrack(value)));
  let [next, left, frame] = [0, 0, 0];
  const pass = (): void => {
    frame = 0;
    passed[next]![1](() => untrack(value));
    next = (next + 1) % parts;
    if (--left > 0) frame = requestAnimationFrame(pass);
  };
  createEffect(
    on(
      value,
      () => {
        left = parts;
        frame ||= requestAnimationFrame(pass);
      },
      { defer: true },
    ),
  );
  onCleanup(() => cancelAnimationFrame(frame));
  return passed.map(([get]) => get);
}
