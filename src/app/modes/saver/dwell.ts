import type { Player } from '../../../play/player.ts';

/** How long a finished search stays, in ms: with solutions, and without. */
const FOUND_STANDS = 8000;
const END_STANDS = 4000;

/** The state of a search on show. */
interface Shown {
  readonly player: Pick<Player, 'playing' | 'speed' | 'holding' | 'finished'>;
  /** How many solutions it has found. */
  readonly solutions: number;
  /** Whether a solution has been shown since it was opened or the user last took control. */
  readonly solved: boolean;
  readonly failed: boolean;
}

/**
 * For how long a search stays before the next one may follow, in ms: for a while after it has finished or
 * failed; at automatic speed, not at all once its first solution has been held. Undefined while it goes
 * on.
 */
export function dwellOf({ player, solutions, solved, failed }: Shown): number | undefined {
  if (!player.playing || player.holding) return undefined;
  if (solved && player.speed === 'auto') return 0;
  if (!player.finished && !failed) return undefined;
  return solutions > 0 ? FOUND_STANDS : END_STANDS;
}
