import type { Player } from '../play/player.ts';
import type { Settings } from './settings.ts';
import { writeAddress } from './url.ts';

/** Keeps the address such that it leads back here: to the very step, where nothing moves. */
export class AddressBar {
  private query: string | undefined;

  keep(settings: Settings, { playing, playhead, destination }: Player): void {
    const step = destination ?? (playing ? 0 : playhead);
    const query = writeAddress({ ...settings, paused: !playing, step });
    if (query === this.query) return;
    this.query = query;
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  }
}
