import { cellIn } from '../../view/board/layout.ts';
import { withMargins } from '../../theme/viewport.ts';

/** The corner and the cell width of a board of squares on a page without controls, in device px. */
export function placed(
  page: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
): { readonly left: number; readonly top: number; readonly cell: number } {
  const air = withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, page);
  const room = {
    width: page.width - air.left - air.right,
    height: page.height - air.top - air.bottom,
  };
  const cell = Math.floor(cellIn({ left: 0, top: 0, right: columns, bottom: rows }, room));
  return {
    left: Math.round(air.left + room.width / 2 - (columns / 2) * cell),
    top: Math.round(air.top + room.height / 2 - (rows / 2) * cell),
    cell,
  };
}
