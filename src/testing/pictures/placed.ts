import { cellIn } from '../../view/board/layout.ts';
import { boardRoom, withMargins } from '../../theme/viewport.ts';

/**
 * The corner and the cell width of a board of squares on a page without controls, in device px. Throws where its
 * cells are of the largest width, as it is not in the middle of its room then.
 */
export function placed(
  page: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
): { readonly left: number; readonly top: number; readonly cell: number } {
  const room = boardRoom(withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, page), page);
  const widest = cellIn({ left: 0, top: 0, right: columns, bottom: rows }, room);
  if (widest === room.most) throw new Error('The page is too low for the place of its board.');
  const cell = Math.floor(widest);
  return {
    left: Math.round(room.x + room.width / 2 - (columns / 2) * cell),
    top: Math.round(room.y + room.height / 2 - (rows / 2) * cell),
    cell,
  };
}
