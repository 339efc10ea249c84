import { withMargins, type Viewport } from '../../theme/viewport.ts';
import { insetsWithin, whenResized } from '../widgets/sizeOf.ts';

/** Calls with the room of a board, now and whenever that changes: what an area leaves of what lies over the picture. */
export function whenRoomChanges(
  area: () => HTMLElement,
  overlay: () => HTMLElement,
  insets: (viewport: Viewport) => void,
): void {
  whenResized(
    () => [area()],
    () => insets(withMargins(insetsWithin(area(), overlay()), overlay().getBoundingClientRect())),
  );
}
