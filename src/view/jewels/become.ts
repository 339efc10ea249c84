import type { Extent } from '../../puzzle/geometry.ts';
import type { BoardView } from '../board/boardView.ts';
import type { Entry } from './collection.ts';
import type { Jewel } from './jewel.ts';
import type { Spot, FlightGlow } from './flight.ts';

/** The solved board that a jewel comes from. */
export interface Origin {
  /** Whether it has become the jewel, or has gone otherwise; undefined as long as it is there. */
  readonly end: () => 'landed' | 'gone' | undefined;
  /** The light behind it while it flies. */
  readonly glow: () => FlightGlow | undefined;
  /** Whether it goes before its jewel fades in, as nothing may move. */
  readonly isCalm: boolean;
}

interface Places {
  /** Adds a jewel that a board is about to become; undefined where there is no place for it. */
  add(jewel: Jewel, origin: Origin): Entry | undefined;
  /** Where a board of an extent becomes a jewel; undefined where no jewels are shown. */
  spotOf(entry: Entry, extent: Extent): Spot | undefined;
}

/**
 * Lets a board that leaves become a jewel along its arc, if it is full, and if there is a place for it. Without
 * motion it goes as any board, and then its jewel fades in.
 *
 * @param isThere whether the board is still on the stage
 */
export function become(
  jewel: Jewel,
  jewels: Places,
  board: BoardView,
  isThere: () => boolean,
): void {
  const { presence, isCalm, isFull, layout } = board;
  if (!presence.isLeaving || !isFull) return;
  const end = () => {
    if (isCalm ? presence.hasLeft : presence.hasLanded) return 'landed';
    // The light behind a board that comes back fades on its way.
    const isShown = presence.isLeaving || (presence.glow?.strength ?? 0) > 0;
    return isShown && isThere() && !presence.isGone ? undefined : 'gone';
  };
  const entry = jewels.add(jewel, { end, glow: () => presence.glow, isCalm });
  if (entry && !isCalm) presence.leave(() => jewels.spotOf(entry, layout.board));
}
