import type { BoardView } from '../board/boardView.ts';
import type { Jewel } from './jewel.ts';
import type { Jewels } from './jewels.ts';

/**
 * Lets a board that leaves become a jewel along its arc, if it is full, and if there is a place for it. Without
 * motion it goes as any board, and then its jewel fades in.
 *
 * @param isThere whether the board is still on the stage
 */
export function become(
  jewel: Jewel,
  jewels: Jewels,
  board: BoardView,
  isThere: () => boolean,
): void {
  const { presence, isCalm, layout } = board;
  const isFull = layout.board.sites.every((_, cell) => board.isLaid(cell));
  if (!presence.isLeaving || !isFull) return;
  const end = () => {
    if (!presence.isLeaving) return 'gone';
    if (isCalm ? presence.hasLeft : presence.hasLanded) return 'landed';
    return isThere() && !presence.isGone ? undefined : 'gone';
  };
  const entry = jewels.add(jewel, { end, isCalm });
  if (entry && !isCalm) presence.leave(() => jewels.spotOf(entry, layout.board));
}
