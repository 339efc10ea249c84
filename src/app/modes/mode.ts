import type { Search } from '../../solve/search.ts';
import type { ModeEntrance } from '../../ui/index.tsx';
import type { Subject } from '../pane.ts';
import type { Settings } from '../settings.ts';
import type { AnySlice } from '../settingsSlice.ts';
import type { Opening, Scene } from './scene.ts';

/** The code of a mode, which may be loaded later. */
export interface ModeCode<Own extends object = object> {
  open(opening: Opening<Own>): Scene;
}

/**
 * Something that the page can do with puzzles, as far as it has to be known from the beginning: for the
 * address, and for buttons and keys. All else comes with `load`.
 *
 * @template Own settings that only this mode has
 */
export interface Mode<Own extends object = object> {
  /** Its name in an address. */
  readonly id: string;
  /** The settings that it has besides those of every mode, or shares with some modes. */
  readonly slices: readonly AnySlice[];
  /** Its button and its key; without them an address alone leads to it. */
  readonly entrance?: ModeEntrance;
  /** The searches that somebody has chosen by settings, to be checked against the puzzle. */
  searches(settings: Settings & Own): readonly Search[];
  /**
   * The settings to change when the mode is entered.
   *
   * @param before the settings when it was left last, if that was with the same puzzle
   */
  enter(subject: Subject, settings: Settings & Own, before?: Settings & Own): object;
  /** Loads its code, or rejects. Left out by the first mode, whose code comes with the page. */
  load?(): Promise<ModeCode<Own>>;
}
