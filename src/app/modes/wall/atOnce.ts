import { extentOf } from '../../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { roomWithin, withMargins } from '../../../theme/viewport.ts';
import { sizesOf } from '../../../view/board/arranging.ts';
import { cellIn, trayOf } from '../../../view/board/layout.ts';

/** The most boards on a wall at once. */
export const MOST_AT_ONCE = 12;
/** The least mean height of boards, or else their least mean width, as shares of the page's height. */
const [LEAST_HEIGHT, LEAST_WIDTH] = [0.26, 0.7];
/** How much more boards are worth: the power of their number. */
const MORE = 0.4;
/** The page for which they are counted, so that a moment shows the same on every page. */
const PAGE = { width: 1600, height: 900 };
const ROOM = roomWithin(withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, PAGE), PAGE);

/** How large trays are on such a page, as shares of its height, and the part of it that they cover. */
export function largeness(id: LatticeId, boards: readonly (readonly Cell[])[]) {
  const cell = Math.max(
    ...sizesOf(id, boards).map(({ width, height }) =>
      cellIn({ left: 0, top: 0, right: width, bottom: height }, ROOM),
    ),
  );
  const trays = boards.map((cells) => trayOf(extentOf(lattices[id], cells)));
  const sum = (lengths: readonly number[]): number => lengths.reduce((all, one) => all + one, 0);
  const mean = (lengths: readonly number[]): number => (sum(lengths) * cell) / boards.length;
  const areas = trays.map(({ width, height }) => width * height);
  return {
    height: mean(trays.map(({ height }) => height)) / PAGE.height,
    width: mean(trays.map(({ width }) => width)) / PAGE.height,
    covered: (sum(areas) * cell * cell) / (ROOM.width * ROOM.height),
  };
}

/**
 * How many of several boards, the first ones, are shown at once: all of them where they are large enough, else
 * as many as are, and fill the page.
 */
export function atOnce(id: LatticeId, boards: readonly (readonly Cell[])[]): number {
  const most = Math.min(MOST_AT_ONCE, boards.length);
  let [best, largest] = [Math.min(2, most), 0];
  for (let count = best; count <= most; count++) {
    const { height, width, covered } = largeness(id, boards.slice(0, count));
    if (height < LEAST_HEIGHT && width < LEAST_WIDTH) continue;
    if (count === boards.length) return count;
    const worth = covered * count ** MORE;
    if (worth > largest) [best, largest] = [count, worth];
  }
  return best;
}
