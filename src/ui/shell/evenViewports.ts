import { type Viewport, withMargins } from '../../theme/viewport.ts';
import { createEffect, createSignal, onCleanup, onMount } from 'solid-js';
import { evenViewports } from '../widgets/boardGrid.ts';

/** A box, in CSS px. */
type Box = Viewport & { readonly width: number; readonly height: number };

/**
 * Reports viewports that divide an area, but for the air around it, evenly among boards, now and whenever its size or their number
 * changes.
 *
 * @param area an element in the overlay, or in a picture that goes across several windows
 * @param aspect the width of a board divided by its height
 */
export function reportEvenViewports(
  area: () => HTMLElement,
  boards: () => number,
  aspect: () => number,
  tell: (list: readonly Viewport[]) => void,
): void {
  onMount(() => {
    const element = area();
    const overlay = element.closest('.across, .overlay')!;
    const look = (): Box => {
      const all = overlay.getBoundingClientRect();
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const around = withMargins(
        {
          top: top - all.top,
          right: all.right - right,
          bottom: all.bottom - bottom,
          left: left - all.left,
        },
        all,
      );
      return {
        ...around,
        width: Math.max(1, all.width - around.left - around.right),
        height: Math.max(1, all.height - around.top - around.bottom),
      };
    };
    const [box, setBox] = createSignal(look());
    const observer = new ResizeObserver(() => setBox(look()));
    observer.observe(element);
    onCleanup(() => observer.disconnect());
    createEffect(() => {
      const { width, height, ...around } = box();
      const within = evenViewports(boards(), width, height, aspect());
      tell(
        within.map(({ top, right, bottom, left }) => ({
          top: around.top + top,
          right: around.right + right,
          bottom: around.bottom + bottom,
          left: around.left + left,
          ...(within.length === 1 && around.free && { free: around.free }),
        })),
      );
    });
  });
}
