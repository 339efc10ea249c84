import type { BoardRoom, Rectangle } from '../../theme/viewport.ts';
import { RECOGNISABLE } from '../remaining/piles.ts';
import type { Around, Surroundings } from '../remaining/sides.ts';
import type { BoardLayout } from './layout.ts';

/** The share of what is free in a band that is above a group: less than half, as its weight is below. */
const ABOVE = 0.45;
/** By how much a board is lower than its room, so that pieces above it are made out: as shares of it, the first choice first. */
const LOWER = [0, 0.05, 0.1, 0.15] as const;

/** The pieces that wait beside a board. */
interface Waiting {
  /** Finds seats for them. */
  layOut(around: Surroundings): void;
  /** Moves all seats down, in CSS pixels. */
  move(down: number): void;
  readonly seats: {
    readonly length: number;
    readonly boxes: readonly Rectangle[];
  };
}

/** How far a group goes down to stand a little above the middle of a band; not at all where it is higher. */
export function downBy(
  group: readonly Rectangle[],
  { top, bottom }: NonNullable<Around['band']>,
): number {
  const begin = Math.min(...group.map(({ y }) => y));
  const end = Math.max(...group.map(({ y, height }) => y + height));
  const spare = bottom - top - (end - begin);
  return spare > 0 ? top + ABOVE * spare - begin : 0;
}

/**
 * Seats pieces beside a board that is laid out in a room. Where a page has a band for both, the board is first as low
 * there as it can be, and lower than its room if pieces above it would be too small to be made out; then both stand
 * in the middle of the band.
 */
export function seat(
  layout: BoardLayout,
  waiting: Waiting,
  room: BoardRoom,
  around: Around,
  dots: number,
): void {
  const { band } = around;
  const layOut = (): void => {
    const { tray, cell, cells } = layout;
    waiting.layOut({ ...around, tray, cell, cells });
  };
  if (!band) {
    layOut();
    return;
  }
  const bottom = room.y + room.height;
  const seatAt = (lower: number): number => {
    const y = room.y + lower * room.height;
    layout.place({ ...room, y, height: bottom - y, high: undefined }, dots);
    const { tray } = layout;
    layout.move(bottom - tray.y - tray.height, dots);
    layOut();
    return waiting.seats.length;
  };
  // A slender board is higher than the room, and has its pieces beside it.
  if (layout.tray.y < room.y) layOut();
  else {
    let [best, longest, last] = [0, -1, 0];
    for (const lower of LOWER) {
      last = lower;
      const length = seatAt(lower);
      if (length > longest) [best, longest] = [lower, length];
      if (length >= RECOGNISABLE) break;
    }
    if (best !== last) seatAt(best);
  }
  const down = downBy([layout.tray, ...waiting.seats.boxes], band);
  waiting.move(layout.move(down, dots));
}
