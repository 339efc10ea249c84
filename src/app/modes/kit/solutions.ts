import type { Player } from '../../../play/player.ts';
import type { Transport } from '../../../play/transport.ts';
import type { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { solution } from '../../../teach/navigation/targets.ts';

/**
 * Pauses, and goes to the nearest solution of a search, ahead or back. One that has not been found yet, or is not
 * kept, is looked for; stays if there is none.
 *
 * @param transport which is steered; it may be the player
 */
export function goToSolution(
  transport: Transport,
  player: Player,
  found: FoundSolutions,
  direction: 1 | -1,
): void {
  transport.playing = false;
  const step = found.nearest(transport.at, direction);
  if (step !== undefined) transport.seek(step);
  else if (direction > 0 || !found.isComplete) player.find(solution, direction);
}
