import type { Search } from '../../solve/search.ts';
import type { ModeEntrance } from '../../ui/index.tsx';
import type { Subject } from '../pane.ts';
import type { Settings } from '../settings.ts';
import type { AnySlice } from '../settingsSlice.ts';
import type { Opening, Scene } from './scene.ts';

/**
 * The part of a mode that may be loaded later. There is one as long as the page lives; what it creates
 * besides scenes, such as its overlay, outlasts them.
 */
export interface ModeCode<Own extends object = object> {
  open(opening: Opening<Own>): Scene;
}

/**
 * A mode of the page, as far as it has to be known from the start: for addresses, buttons and keys.
 * Everything else comes with `load`.
 *
 * @template Own settings that only this mode has
 */
export interface Mode<Own extends object = object> {
  /** Its name in addresses. */
  readonly id: string;
  /** Its settings besides those of every mode; slices may be shared between modes. */
  readonly slices: readonly AnySlice[];
  /** What is usual in this mode, if that differs from the page's defaults. */
  readonly usual?: Partial<Settings>;
  /** Its button and key. Without them, it can only be opened by an address. */
  readonly entrance?: ModeEntrance;
  /** The searches named by settings, to be checked against the puzzle. */
  searches(settings: Settings & Own): readonly Search[];
  /**
   * The settings to change when the mode is entered.
   *
   * @param before the settings when it was last left, if the puzzle is still the same
   */
  enter(subject: Subject, settings: Settings & Own, before?: Settings & Own): object;
  /** The mode that its button leads back to, whatever led there; undefined if that is where it leads. */
  back?(settings: Settings & Own): string | undefined;
  /** Loads and creates its code, or rejects. Omitted by the first mode, whose code is part of the page's own. */
  load?(): Promise<ModeCode<Own>>;
}
