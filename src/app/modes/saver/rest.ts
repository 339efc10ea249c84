import type { Player } from '../../../play/player.ts';

/** How long the end of a search is left standing, in ms: where it has found something, and where not. */
const FOUND_STANDS = 8000;
const END_STANDS = 4000;

/** A search that is shown. */
interface Shown {
  readonly player: Pick<Player, 'playing' | 'speed' | 'holding' | 'finished'>;
  /** How many solutions it has found. */
  readonly solutions: number;
  /** Whether a solution has been shown since it was opened, or since somebody steered. */
  readonly solved: boolean;
  readonly failed: boolean;
}

/**
 * For how long a search stays until another one may come, in ms: for a while after its end, or after it
 * failed. At its own pace it may go as soon as the first solution has been held for a moment. Undefined
 * while it goes on.
 */
export function restOf({ player, solutions, solved, failed }: Shown): number | undefined {
  if (!player.playing || player.holding) return undefined;
  if (solved && player.speed === 'auto') return 0;
  if (!player.finished && !failed) return undefined;
  return solutions > 0 ? FOUND_STANDS : END_STANDS;
}
