import { extentOf } from '../../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { roomWithin, withMargins } from '../../../theme/viewport.ts';
import { sizesOf } from '../../../view/board/arranging.ts';
import { cellIn, trayOf } from '../../../view/board/layout.ts';

/** Numbers of boards on a wall at once, which stand in rows of as many; fewer than three only if there are no more. */
const COUNTS = [3, 4, 6, 8, 9];
export const MOST_AT_ONCE = Math.max(...COUNTS);
/** How much less more boards are worth, as they are smaller: a power of their number. */
const SMALLER = 0.55;
/** The page for which they are counted, so that a moment shows the same on every page. */
const PAGE = { width: 1600, height: 900 };
const ROOM = roomWithin(withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, PAGE), PAGE);

/** The part of the room of such a page that trays cover. */
export function covered(id: LatticeId, boards: readonly (readonly Cell[])[]): number {
  const cell = Math.max(
    ...sizesOf(id, boards).map(({ width, height }) =>
      cellIn({ left: 0, top: 0, right: width, bottom: height }, ROOM),
    ),
  );
  const trays = boards.map((cells) => trayOf(extentOf(lattices[id], cells)));
  const area = trays.reduce((sum, { width, height }) => sum + width * height, 0);
  return (area * cell * cell) / (ROOM.width * ROOM.height);
}

/** How many of several boards, the first ones, are shown at once: few large ones that cover most of the page. */
export function atOnce(id: LatticeId, boards: readonly (readonly Cell[])[]): number {
  if (boards.length < COUNTS[0]!) return boards.length;
  let [best, largest] = [0, 0];
  for (const count of COUNTS) {
    if (count > boards.length) continue;
    const worth = covered(id, boards.slice(0, count)) / count ** SMALLER;
    if (worth > largest) [best, largest] = [count, worth];
  }
  return best;
}
