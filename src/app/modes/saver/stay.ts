import type { Settings } from '../../../settings/settings.ts';
import type { Player } from '../../../play/player.ts';
import { WAVE } from '../../../view/motion.ts';

/** How long a search stays that has finished with solutions, until soon after their wave, or has failed, in ms. */
const FOUND_STANDS = WAVE + 2000;
const FAILED_STANDS = 4000;

/** For how long a search with solutions is played at least at the automatic pace, in s, without what is held. */
export const SOONEST = 36;
/** After how many seconds a search is left although it goes on: at most speeds, and at the highest. */
const LONGEST = 230;
const LONGEST_AT_MAX = 120;

interface Shown {
  readonly player: Pick<
    Player,
    'playing' | 'speed' | 'holding' | 'finished' | 'played' | 'isNearMilestone'
  >;
  readonly solutions: number;
  readonly solved: boolean;
  readonly failed: boolean;
  /** How long the ending without a solution is shown, in ms. */
  readonly endLasts: number;
  readonly minutes: Settings['minutes'];
}

/**
 * For how long a search stays before the next one may follow, in ms: for a while after it has finished or
 * failed, at once if that was without a solution, unless a time was chosen; at automatic speed, not at all once a solution has been held, unless a time was chosen; and not at all once it has been
 * played for so long that others have to have their turn. Undefined while it goes on, or is new.
 */
export function stayOf(shown: Shown): number | undefined {
  const { player, solutions, solved, failed, minutes } = shown;
  const { playing, holding, finished, played, speed } = player;
  if (!playing || holding) return undefined;
  if (failed) return FAILED_STANDS;
  const isAuto = speed === 'auto';
  // A solution comes up to a frame sooner than it may.
  const isTooSoon = played < leastOf(shown) - 1;
  // However soon: after it the search would only take its pieces out again.
  if (solved && isAuto && (minutes === 'auto' || !isTooSoon)) return 0;
  const isHopeless = finished && solutions === 0;
  if (isHopeless && (minutes === 'auto' || !isTooSoon)) return shown.endLasts;
  if (finished && !isTooSoon) return FOUND_STANDS;
  const isComing = isAuto && player.isNearMilestone;
  return isTired(shown) && !finished && !isComing ? 0 : undefined;
}

function leastOf({ player, minutes }: Shown): number {
  if (minutes !== 'auto') return minutes * 60;
  return player.speed === 'auto' ? SOONEST : 0;
}

/** Whether a search has been played for so long that it is left although it goes on. */
export function isTired({ player, minutes }: Pick<Shown, 'player' | 'minutes'>): boolean {
  const { played, speed } = player;
  if (minutes !== 'auto') return played >= minutes * 60;
  return played >= (speed === 'max' ? LONGEST_AT_MAX : LONGEST);
}
