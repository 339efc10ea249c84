import type { SavedUi } from '../ui/index.tsx';
import type { Scene } from './modes/scene.ts';
import { restart } from './restart.ts';
import { idOf, type Settings } from './settings.ts';
import { lastingName } from './today.ts';
import type { AddressGrammar } from './url.ts';

/** How often it is updated, in ms. */
const EVERY = 500;

/** What is kept in the history beside an address while the page is loaded anew. */
interface SavedState extends SavedUi {
  /** Whether somebody goes their own way through the puzzle: it is not left by itself then. */
  readonly isUserControlled: boolean;
}

/** Keeps the address such that it leads back here: to the very step, and day, where nothing moves. */
export class AddressBar {
  private readonly grammar: AddressGrammar;
  private updatedAt = -Infinity;
  private query: string | undefined;
  private isHeld = false;
  private hasLeft = false;

  constructor(grammar: AddressGrammar) {
    this.grammar = grammar;
  }

  /** Leaves the address as somebody typed it, so that it can be mended, until something else is shown. */
  hold(): void {
    this.isHeld = true;
  }

  /** Brings it up to date, a few times a second at most. */
  update(now: number, settings: Settings, scene: Scene): void {
    if (now - this.updatedAt < EVERY) return;
    this.updatedAt = now;
    const { playing, at, destination } = scene.player;
    const query = this.queryOf(settings, scene, destination ?? (playing ? 0 : at));
    if (query === this.query || this.hasLeft) return;
    this.query = query;
    if (!this.isHeld) history.replaceState(null, '', addressOf(query));
    this.isHeld = false;
  }

  /**
   * Reloads the page at an address, if the server can be reached, with state in the history that no address has.
   *
   * @returns whether the address is too long for the server, so that the page stays
   */
  reload(address: () => string, state: SavedState): Promise<boolean> {
    return restart(address(), () => {
      this.hasLeft = true;
      history.replaceState(state, '', address());
    });
  }

  /** The address that leads to this very moment, moving or not. */
  momentOf(settings: Settings, scene: Scene): string {
    const { at, destination } = scene.player;
    return addressOf(this.queryOf(settings, scene, destination ?? at));
  }

  /** The address of settings as they are. */
  of(settings: Settings): string {
    return addressOf(this.grammar.write(settings));
  }

  private queryOf(settings: Settings, { player, puzzle }: Scene, step: number): string {
    const isMoment = !player.playing || step > 0;
    const id = idOf(settings);
    return this.grammar.write({
      ...settings,
      puzzle: isMoment && id !== undefined ? { id: lastingName(id, puzzle) } : settings.puzzle,
      paused: !player.playing,
      step: Math.ceil(step),
    });
  }
}

/** Whether somebody went their own way, as it was kept in the history; undefined if nothing was. */
export function readUserControl(beside: unknown): boolean | undefined {
  const { isUserControlled } = Object(beside) as Partial<Record<keyof SavedState, unknown>>;
  return typeof isUserControlled === 'boolean' ? isUserControlled : undefined;
}

const addressOf = (query: string): string =>
  `${query === '' ? location.pathname : `?${query}`}${location.hash}`;
