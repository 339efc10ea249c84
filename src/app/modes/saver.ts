import type { Player } from '../../play/player.ts';

/** How long the end of a search without a solution, or a search that failed, is left standing, in ms. */
const END_STANDS = 4000;

/** What is shown: its player, and whether its search came to grief. */
interface Watched {
  readonly player: Pick<Player, 'playing' | 'speed' | 'holding' | 'finished'>;
  readonly failed: boolean;
}

/**
 * When it is time for the next board, where nobody steers: after the first solution has been held
 * for a moment, or a while after a search that found none or came to grief.
 */
export class Saver {
  private solved = false;
  private endedFor = 0;

  /** The playhead came to a solution by itself. */
  solution(): void {
    this.solved = true;
  }

  /** There is another board, or somebody steered this one: it may stay from here on. */
  beginAnew(): void {
    this.solved = false;
    this.endedFor = 0;
  }

  /** Lets time pass; true once the board may go. */
  isTimeToGo({ player, failed }: Watched, elapsed: number): boolean {
    if (!player.playing || player.speed !== 'auto' || player.holding) return false;
    if (player.finished || failed) this.endedFor += elapsed;
    return this.solved || this.endedFor > END_STANDS;
  }
}
