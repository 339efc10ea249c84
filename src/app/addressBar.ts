import type { Kept } from '../ui/index.tsx';
import type { Scene } from './modes/scene.ts';
import { idOf, type Settings } from './settings.ts';
import { lastingName } from './today.ts';
import { writeAddress } from './url.ts';

/** What is kept beside an address while the page is loaded anew. */
interface Beside extends Kept {
  /** Whether somebody goes their own way through the puzzle: it is not left by itself then. */
  readonly isSteered: boolean;
}

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
    if (!this.isHeld) history.replaceState(null, '', addressOf(query));
    this.isHeld = false;
  }

  /** Makes it lead to this very moment, moving or not, with what no address says beside it, for good. */
  leave(settings: Settings, scene: Scene, beside: Beside): void {
    this.hasLeft = true;
    history.replaceState(beside, '', momentOf(settings, scene));
  }
}

/** Whether somebody went their own way, as it was kept beside an address; undefined if nothing was. */
export function steeredIn(beside: unknown): boolean | undefined {
  const { isSteered } = Object(beside) as Partial<Record<keyof Beside, unknown>>;
  return typeof isSteered === 'boolean' ? isSteered : undefined;
}

function queryOf(settings: Settings, { player, subject }: Scene, step: number): string {
  const isMoment = !player.playing || step > 0;
  const id = idOf(settings);
  const puzzle =
    isMoment && id !== undefined ? { id: lastingName(id, subject.puzzle) } : settings.puzzle;
  return writeAddress({ ...settings, puzzle, paused: !player.playing, step: Math.ceil(step) });
}

const addressOf = (query: string): string =>
  `${query === '' ? location.pathname : `?${query}`}${location.hash}`;

/** The address that leads to this very moment, moving or not. */
export function momentOf(settings: Settings, scene: Scene): string {
  const { at, destination } = scene.player;
  return addressOf(queryOf(settings, scene, destination ?? at));
}
