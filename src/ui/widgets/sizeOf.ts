import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Insets } from '../../theme/viewport.ts';

/** The size of an element, and its font size, in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** The inner size of an element in whole CSS px, and its font size, once it is mounted. */
export function sizeOf(element: () => Element): Accessor<Size> {
  const [size, setSize] = createSignal<Size>(
    { width: 0, height: 0, em: 1 },
    {
      equals: (one, other) =>
        one.width === other.width && one.height === other.height && one.em === other.em,
    },
  );
  whenResized(
    () => [element()],
    () => {
      const { clientWidth: width, clientHeight: height } = element();
      setSize({ width, height, em: parseFloat(getComputedStyle(element()).fontSize) });
    },
  );
  return size;
}

/** Measures once elements are mounted, and when one of them is resized or a value read has changed. */
export function whenResized(elements: () => readonly Element[], measure: () => void): void {
  const observer = new ResizeObserver(measure);
  createEffect(() => {
    observer.disconnect();
    for (const element of elements()) observer.observe(element);
    measure();
  });
  onCleanup(() => observer.disconnect());
}

/** The insets of an element within another one, in CSS px. */
export function insetsWithin(element: Element, outer: Element): Insets {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const all = outer.getBoundingClientRect();
  return {
    top: top - all.top,
    right: all.right - right,
    bottom: all.bottom - bottom,
    left: left - all.left,
  };
}
