import type { Rectangle } from '../../theme/viewport.ts';
import { sharedBy } from './corners.ts';
import type { Seated } from './piles.ts';

const lowered = (one: Rectangle, down: number): Rectangle => ({ ...one, y: one.y + down });

/** The rectangles around what is in each seat while all wait, so far below where it was found, in CSS pixels. */
export const boxesOf = ({ found, sizes }: Seated, down: number): readonly Rectangle[] =>
  (found?.middles ?? []).map(([x, y], seat) => {
    const [width, height] = [sizes[seat]!.width * found!.cell, sizes[seat]!.height * found!.cell];
    return { x: x - width / 2, y: y + down - height / 2, width, height };
  });

/**
 * The areas in which copies lie, whether ranks are open or closed, on each side of a tray, in CSS pixels.
 *
 * @param down how far below where they were found
 */
export function takenBy(seated: Seated, tray: Rectangle, down: number): readonly Rectangle[] {
  const { found } = seated;
  if (!found) return [];
  if (found.corners) return found.corners.map((corner) => lowered(corner, down));
  const { areBeside } = found;
  const part = lowered(found.part, down);
  const [start, end] = areBeside ? [tray.x, tray.x + tray.width] : [tray.y, tray.y + tray.height];
  const sides = new Set<boolean>();
  let reach = 0;
  for (const { x, y, width, height } of boxesOf(seated, down)) {
    const [from, long] = areBeside ? [x, width] : [y, height];
    sides.add(from + long / 2 < start);
    reach = Math.max(reach, start - from, from + long - end);
  }
  // Ranks close towards the board, anywhere along it, and pieces change sides.
  return [...sides].map((isBefore) => {
    const from = isBefore ? start - reach : end;
    const area = areBeside
      ? { ...part, x: from, width: reach }
      : { ...part, y: from, height: reach };
    return sharedBy(area, part);
  });
}
