import type { Insets } from '../../../theme/viewport.ts';
import { createEffect, onCleanup, onMount } from 'solid-js';

/**
 * Reports the insets of the boards' places within the overlay, now and whenever they change.
 *
 * @param panes the element that contains the panes; their boards go into elements of class `board`
 * @param follow reads the reactive values that may move boards without resizing them
 */
export function reportViewports(
  panes: () => HTMLElement,
  follow: () => unknown,
  tell: (list: readonly Insets[]) => void,
): void {
  onMount(() => {
    const overlay = panes().closest('.overlay')!;
    const measure = (): void => {
      const all = overlay.getBoundingClientRect();
      tell(
        boards().map((board) => {
          const { top, right, bottom, left } = board.getBoundingClientRect();
          return {
            top: top - all.top,
            right: all.right - right,
            bottom: all.bottom - bottom,
            left: left - all.left,
          };
        }),
      );
    };
    const boards = (): Element[] => [...panes().querySelectorAll('.board')];
    const observer = new ResizeObserver(measure);
    createEffect(() => {
      follow();
      observer.disconnect();
      for (const watched of [overlay, panes(), ...boards()]) observer.observe(watched);
      measure();
    });
    onCleanup(() => observer.disconnect());
  });
}
