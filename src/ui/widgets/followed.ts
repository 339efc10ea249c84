import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';

/** The most events that are followed in a frame. */
const EVENTS = 100_000;

/** The result of following a search, so many events in each frame until it is done. */
export function followed<Result>(
  follow: (events: number) => Result,
  isDone: (result: Result) => boolean,
): Accessor<Result> {
  const [frame, setFrame] = createSignal(0);
  const result = createMemo(
    () => {
      frame();
      return follow(EVENTS);
    },
    undefined,
    { equals: false },
  );
  createEffect(() => {
    if (isDone(result())) return;
    const next = requestAnimationFrame(() => setFrame((count) => count + 1));
    onCleanup(() => cancelAnimationFrame(next));
  });
  return result;
}
