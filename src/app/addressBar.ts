import type { Scene } from './modes/scene.ts';
import type { Settings } from './settings.ts';
import { lastingName } from './today.ts';
import { writeAddress } from './url.ts';

/** Keeps the address such that it leads back here: to the very step, and day, where nothing moves. */
export class AddressBar {
  private query: string | undefined;

  keep(settings: Settings, scene: Scene): void {
    const { player, subject } = scene;
    const { playing, at, destination } = player;
    const step = destination ?? (playing ? 0 : at);
    const isMoment = !playing || step > 0;
    const puzzle = isMoment ? lastingName(settings.puzzle, subject.puzzle) : settings.puzzle;
    const query = writeAddress({ ...settings, puzzle, paused: !playing, step: Math.ceil(step) });
    if (query === this.query) return;
    this.query = query;
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  }
}
