import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';

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
  onMount(() => {
    const measured = element();
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize({ width, height, em: parseFloat(getComputedStyle(measured).fontSize) });
    };
    const observer = new ResizeObserver(look);
    observer.observe(measured);
    look();
    onCleanup(() => observer.disconnect());
  });
  return size;
}
