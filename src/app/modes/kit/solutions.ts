import type { Player } from '../../../play/player.ts';
import type { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { solution } from '../../../teach/navigation/targets.ts';

/**
 * Pauses, and goes to the nearest solution of a search, ahead or back. One that has not been found yet, or is
 * not kept, is looked for; stays if there is none.
 */
export function goToSolution(player: Player, found: FoundSolutions, direction: 1 | -1): void {
  player.playing = false;
  const step = found.nearest(player.at, direction);
  if (step !== undefined) player.seek(step);
  else if (direction > 0 || !found.isComplete) player.find(solution, direction);
}
