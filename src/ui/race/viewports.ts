import { createEffect, onCleanup, onMount } from 'solid-js';
import type { Insets } from '../../theme/insets.ts';

/**
 * Tells where slots lie in the element that the overlay fills, at first and whenever that changes.
 *
 * @param field what the slots lie in; its children of the class `slot` count, in their order
 * @param follow what may move them without changing the size of the field; read again when it changes
 */
export function reportViewports(
  field: () => HTMLElement,
  follow: () => unknown,
  tell: (list: readonly Insets[]) => void,
): void {
  onMount(() => {
    const overlay = field().closest('.overlay')!;
    const measure = (): void => {
      const all = overlay.getBoundingClientRect();
      tell(
        slots().map((slot) => {
          const { top, right, bottom, left } = slot.getBoundingClientRect();
          return {
            top: top - all.top,
            right: all.right - right,
            bottom: all.bottom - bottom,
            left: left - all.left,
          };
        }),
      );
    };
    const slots = (): Element[] => [...field().querySelectorAll('.slot')];
    const observer = new ResizeObserver(measure);
    createEffect(() => {
      follow();
      observer.disconnect();
      for (const watched of [overlay, field(), ...slots()]) observer.observe(watched);
      measure();
    });
    onCleanup(() => observer.disconnect());
  });
}
