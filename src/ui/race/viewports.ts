import { createEffect, onCleanup, onMount } from 'solid-js';
import type { Insets } from '../../theme/insets.ts';

/**
 * Reports the insets of slots within the overlay, now and whenever they change.
 *
 * @param field the element that contains the slots, its descendants of class `slot`
 * @param follow reads the reactive values that may move slots without resizing them
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
