import type { Settings } from './settings.ts';
import type { Showing } from './showing.ts';
import { lastingName } from './today.ts';
import { writeAddress } from './url.ts';

/** Keeps the address such that it leads back here: to the very step, and day, where nothing moves. */
export class AddressBar {
  private query: string | undefined;

  keep(settings: Settings, { player, subject }: Pick<Showing, 'player' | 'subject'>): void {
    const { playing, playhead, destination } = player;
    const step = destination ?? (playing ? 0 : playhead);
    const isMoment = !playing || step > 0;
    const puzzle = isMoment ? lastingName(settings.puzzle, subject.puzzle) : settings.puzzle;
    const query = writeAddress({ ...settings, puzzle, paused: !playing, step });
    if (query === this.query) return;
    this.query = query;
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  }
}
