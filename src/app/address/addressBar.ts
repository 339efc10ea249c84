import type { Scene } from '../modes/scene.ts';
import { permanentId } from '../library/solved.ts';
import { puzzleIdOf, defaults, themeIdOf, type Settings } from '../../settings/settings.ts';
import type { SavedUi } from '../../ui/index.tsx';
import { reload } from '../recovery/reloads.ts';
import type { AddressGrammar } from './grammar.ts';

/** Time between updates of the address, in ms. */
const EVERY = 500;

interface SavedState extends SavedUi {
  /** Whether the user has taken control, so that the puzzle is not left automatically. */
  readonly isUserControlled: boolean;
}

/** Keeps the address up to date, so that it leads back here: while paused, to the same step and day. */
export class AddressBar {
  private readonly grammar: AddressGrammar;
  private updatedAt = -Infinity;
  private query: string | undefined;
  private isHeld = false;
  /** Whether the entry of the history is new, and its own address still to come. */
  private isNew = false;
  /** Whether the next update is put off by the usual time, until the player knows where it goes. */
  private isWaiting = false;
  /** Whether an entry of the history is about to be opened. */
  private isReturn = false;
  private hasLeft = false;

  constructor(grammar: AddressGrammar) {
    this.grammar = grammar;
  }

  /** Leaves the address as typed, so that the user can correct it, until something else is shown. */
  hold(): void {
    this.isHeld = true;
  }

  /** Lets the next update come with the next frame, as somebody has changed what it says. */
  hurry(): void {
    this.updatedAt = -Infinity;
  }

  /** Updates the address, at most every `EVERY` ms; that of a playlist has no moment. */
  update(now: number, settings: Settings, scene: Scene, isOfPlaylist: boolean): void {
    if (this.isWaiting) this.updatedAt = now;
    this.isWaiting = false;
    // Until an entry of the history has been opened, its address stays.
    if (now - this.updatedAt < EVERY || this.isReturn) return;
    this.updatedAt = now;
    const { playing, at, destination } = scene.player;
    const isMoving = playing && !scene.holdsMoment;
    const hasStep = !isOfPlaylist && scene.isSaid !== true;
    const step = hasStep ? (destination ?? (isMoving ? 0 : at)) : 0;
    const query = this.grammar.write(this.momentSettings(settings, scene, step));
    if (this.hasLeft) return;
    const isNew = this.isNew;
    this.isNew = false;
    if (query === this.query) return;
    this.query = query;
    if (isNew || !this.isHeld) write('replaceState', addressOf(query));
    this.isHeld = false;
  }

  /**
   * To be called before a scene, or a moment of it, is left for another. If it must not get lost, it stays in
   * the history, and what comes next is a new entry at once; unless it is the history that leads elsewhere.
   * Of moments left in quick succession, as a slider is dragged, the first one stays.
   */
  keepMoment(settings: Settings, scene: Scene): void {
    // In a frame, the history is that of the page around it.
    const isKept = scene.holdsMoment === true && !this.isReturn && !settings.embed;
    this.isReturn = false;
    if (!isKept) return;
    if (!this.isNew) {
      this.query = this.grammar.write(this.momentSettings(settings, scene));
      write('replaceState', addressOf(this.query));
      write('pushState', addressOf(this.query));
    }
    this.isNew = this.isWaiting = true;
  }

  /** Notes that an entry of the history was only another moment of the scene on show. */
  arrive(): void {
    this.isReturn = false;
  }

  /** Notes that the browser has gone to another entry of the history; returns whether to open that. */
  returnTo(): boolean {
    const query = location.search.replace('?', '');
    this.isReturn = this.isNew || query !== (this.query ?? '');
    this.isNew = false;
    this.query = query;
    return this.isReturn;
  }

  /**
   * Reloads the page at an address, if the server can be reached, with state beside it in the history.
   *
   * @returns whether the address is too long for the server, so that the page stays
   */
  reload(address: () => string, state: SavedState): Promise<boolean> {
    return reload(address(), () => {
      this.hasLeft = true;
      write('replaceState', address(), state);
    });
  }

  /** The address of the current moment, whether paused or not, with other settings. */
  momentOf(settings: Settings, scene: Scene, changes: Partial<Settings> = {}): string {
    return addressOf(this.grammar.write({ ...this.momentSettings(settings, scene), ...changes }));
  }

  of(settings: Settings): string {
    return addressOf(this.grammar.write(settings));
  }

  /** @param step by default that of the present moment, or of the one that is sought */
  private momentSettings(
    settings: Settings,
    { player, puzzle, isSaid = false }: Scene,
    step = isSaid ? 0 : (player.destination ?? player.at),
  ): Settings {
    const isMoment = !player.playing || step > 0;
    const id = puzzleIdOf(settings);
    // A link names the theme on show, as elsewhere the themes begin with the first one.
    const isTurn = isMoment && settings.turn !== defaults.turn;
    return {
      ...settings,
      theme: isTurn ? themeIdOf(settings) : settings.theme,
      puzzle: isMoment && id !== undefined ? { id: permanentId(id, puzzle) } : settings.puzzle,
      paused: !player.playing,
      stretch: player.stretch,
      moment: { step: Math.ceil(step), tick: player.tickShown },
    };
  }
}

/** Reads `isUserControlled` from state kept in the history; undefined if there is none. */
export function readUserControl(beside: unknown): boolean | undefined {
  const { isUserControlled } = Object(beside) as Partial<Record<keyof SavedState, unknown>>;
  return typeof isUserControlled === 'boolean' ? isUserControlled : undefined;
}

const addressOf = (query: string): string =>
  `${query === '' ? location.pathname : `?${query}`}${location.hash}`;

/** Writes an address into the history, unless the browser refuses, as some do for files or after many. */
function write(how: 'replaceState' | 'pushState', address: string, state: unknown = null): void {
  try {
    history[how](state, '', address);
  } catch {
    // What is shown does not depend on it.
  }
}
