import type { Scene } from './modes/scene.ts';
import type { Settings } from './settings.ts';
import { lastingName } from './today.ts';
import { writeAddress } from './url.ts';

/** Keeps the address such that it leads back here: to the very step, and day, where nothing moves. */
export class AddressBar {
  private query: string | undefined;
  private isHeld = false;
  private hasLeft = false;

  /** Leaves the address as somebody typed it, so that it can be mended, until something else is shown. */
  hold(): void {
    this.isHeld = true;
  }

  keep(settings: Settings, scene: Scene): void {
    const { playing, at, destination } = scene.player;
    const query = queryOf(settings, scene, destination ?? (playing ? 0 : at));
    if (query === this.query || this.hasLeft) return;
    this.query = query;
    if (!this.isHeld) write(query, null);
    this.isHeld = false;
  }

  /** Makes it lead to this very moment, moving or not, with something beside it, for good. */
  leave(settings: Settings, scene: Scene, beside: object): void {
    const { at, destination } = scene.player;
    this.hasLeft = true;
    write(queryOf(settings, scene, destination ?? at), beside);
  }
}

function queryOf(settings: Settings, { player, subject }: Scene, step: number): string {
  const isMoment = !player.playing || step > 0;
  const puzzle = isMoment ? lastingName(settings.puzzle, subject.puzzle) : settings.puzzle;
  return writeAddress({ ...settings, puzzle, paused: !player.playing, step: Math.ceil(step) });
}

const write = (query: string, beside: object | null): void =>
  history.replaceState(
    beside,
    '',
    `${query === '' ? location.pathname : `?${query}`}${location.hash}`,
  );
