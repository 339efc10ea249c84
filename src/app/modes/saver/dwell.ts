import type { Player } from '../../../play/player.ts';

/** How long a finished search stays, in ms: with solutions, and without. */
const FOUND_STANDS = 8000;
const END_STANDS = 4000;

/** For how long a search is played at least at the automatic pace, in s, without what is held. */
export const SOONEST = 36;
/** After how many seconds a search is left although it goes on: at most speeds, and at the highest. */
const LONGEST = 230;
const LONGEST_AT_MAX = 120;

/** The state of a search on show. */
interface Shown {
  readonly player: Pick<
    Player,
    'playing' | 'speed' | 'holding' | 'finished' | 'played' | 'isNearMilestone'
  >;
  /** How many solutions it has found. */
  readonly solutions: number;
  /** Whether a solution has been shown since it was opened or the user last took control. */
  readonly solved: boolean;
  readonly failed: boolean;
}

/**
 * For how long a search stays before the next one may follow, in ms: for a while after it has finished or
 * failed; at automatic speed, not at all once a solution has been held, unless that came too soon; and not at all once
 * it has been played for so long that others have to have their turn. Undefined while it goes on.
 */
export function dwellOf({ player, solutions, solved, failed }: Shown): number | undefined {
  const { playing, holding, finished, played, speed } = player;
  if (!playing || holding) return undefined;
  const isAuto = speed === 'auto';
  const missing = isAuto ? Math.max(0, SOONEST - played) : 0;
  if (solved && isAuto && missing < 1) return 0;
  if (failed) return END_STANDS;
  if (finished) return Math.max(solutions > 0 ? FOUND_STANDS : END_STANDS, missing * 1000);
  const isComing = isAuto && player.isNearMilestone;
  return isTired(player) && !isComing ? 0 : undefined;
}

/** Whether a search has been played for so long that it is left although it goes on. */
export const isTired = ({ played, speed }: Shown['player']): boolean =>
  played >= (speed === 'max' ? LONGEST_AT_MAX : LONGEST);
