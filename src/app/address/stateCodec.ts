import {
  defaults,
  inScope,
  pick,
  type SettingName,
  type Settings,
} from '../../settings/settings.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import type { Moment } from '../../run/step.ts';
import { settingsOf, type PageState } from '../state.ts';
import type { AddressGrammar } from './grammar.ts';

/**
 * The settings of a page as text, for whoever goes on with it: its checkpoint, or a window that follows.
 * Queries of addresses say the settings; what no address says stands beside them.
 */
export interface WrittenState {
  /** The query of the base settings, at the beginning of a run. */
  readonly base: string;
  /** The query of the settings in effect, at a moment. */
  readonly shown: string;
  /** The names of the settings that differ for the present item alone. */
  readonly overridden: readonly string[];
  readonly turn: ThemeId;
}

/** The moment settings of the beginning of a run. */
const beginning = pick(defaults, inScope('moment'));

/** Writes the settings of a page; at a moment of the run, or else at its beginning. */
export function writeState(
  state: Pick<PageState, 'base' | 'overrides'>,
  grammar: AddressGrammar,
  moment?: Moment,
): WrittenState {
  const settings = settingsOf(state);
  return {
    base: grammar.write({ ...state.base, ...beginning }),
    shown: grammar.write({ ...settings, ...beginning, ...(moment && { moment }) }),
    overridden: Object.keys(state.overrides),
    turn: settings.turn,
  };
}

/** Reads them again; the settings of `shown` have been read, and checked against the puzzle. */
export function readState(
  { base, overridden, turn }: WrittenState,
  grammar: AddressGrammar,
  shown: Settings,
): Pick<PageState, 'base' | 'overrides'> {
  const { settings } = grammar.read(base);
  const names = overridden.filter((name): name is SettingName => name in defaults);
  return {
    base: { ...settings, ...(Object.hasOwn(themes, turn) && { turn }) },
    overrides: pick(
      shown,
      names.filter((name) => !(name in beginning)),
    ),
  };
}
