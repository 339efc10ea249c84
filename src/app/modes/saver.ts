import type { Player } from '../../play/player.ts';

/** How long the end of a search is left standing, in ms: where it has found something, and where not. */
const FOUND_STANDS = 8000;
const END_STANDS = 4000;

/** What is shown: its player, the solutions found by then, and whether its search failed. */
interface Watched {
  readonly player: Pick<Player, 'playing' | 'speed' | 'holding' | 'finished'>;
  readonly solutions: number;
  readonly failed: boolean;
}

/**
 * When it is time for the next board, where nobody steers: a while after the end of the search or
 * after it failed. At its own pace it goes as soon as the first solution has been held for a moment.
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
  isTimeToGo({ player, solutions, failed }: Watched, elapsed: number): boolean {
    if (!player.playing || player.holding) return false;
    if (this.solved && player.speed === 'auto') return true;
    if (player.finished || failed) this.endedFor += elapsed;
    return this.endedFor > (solutions > 0 ? FOUND_STANDS : END_STANDS);
  }
}
