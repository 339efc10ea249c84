import {
  isMisread,
  readParts,
  writeSearch,
  type Misread,
} from '../../../solve/saved/searchText.ts';
import type { Equal } from '../../../play/race.ts';
import { readUntil, type Until } from '../../../run/until.ts';
import type { Search } from '../../../solve/search.ts';
import type { AskedMaking } from '../../../ui/generate/asked.ts';
import { MOST_PANES } from '../../../ui/race/model.ts';
import type { Words } from '../../../words/index.ts';
import { among, type InvalidParam, type SettingsSlice } from '../../settingsSlice.ts';
import { readMaking, writeMaking } from '../generate/settings.ts';
import { firstPair } from './ideas.ts';

/** The settings of a race. */
export interface RaceSettings {
  /** The searches, 1 to 9 of them. */
  readonly panes: readonly Search[];
  /** Ways to divide the board, up to 9: if there are any, they race instead of searches. */
  readonly strategies: readonly AskedMaking[];
  /** What is equal for all panes: steps or time. */
  readonly equal: Equal;
  readonly until: Until;
}

/** An invalid search, which is left out: its number from 1, its text, and what is wrong with it. */
class BadPane implements InvalidParam {
  readonly pane: number;
  readonly value: string;
  readonly wrong: Misread;

  constructor(pane: number, value: string, wrong: Misread) {
    this.pane = pane;
    this.value = value;
    this.wrong = wrong;
  }

  sentence({ race }: Words): string {
    return race.badPane(this.pane, this.value, this.wrong);
  }
}

/** More searches than can be shown. */
class TooManyPanes implements InvalidParam {
  readonly panes: number;

  constructor(panes: number) {
    this.panes = panes;
  }

  sentence({ race }: Words): string {
    return race.tooManyPanes(this.panes, MOST_PANES);
  }
}

/**
 * Reads searches separated by `~`: the valid ones, up to `MOST_PANES`; undefined if none is valid. What
 * is left out is reported.
 */
function readPanes(
  value: string,
  report: (invalid: InvalidParam) => void,
): readonly Search[] | undefined {
  const panes: Search[] = [];
  for (const [i, text] of value.split('~').entries()) {
    if (text === '') continue;
    const read = readParts(text);
    if (isMisread(read)) report(new BadPane(i + 1, text, read));
    else panes.push(read);
  }
  if (panes.length > MOST_PANES) report(new TooManyPanes(panes.length));
  return panes.length > 0 ? panes.slice(0, MOST_PANES) : undefined;
}

/** An invalid way to divide the board, which is left out: its number from 1, and its text. */
class BadStrategy implements InvalidParam {
  readonly pane: number;
  readonly value: string;

  constructor(pane: number, value: string) {
    this.pane = pane;
    this.value = value;
  }

  sentence({ race }: Words): string {
    return race.badStrategy(this.pane, this.value);
  }
}

/** Reads ways to divide a board as `readPanes` reads searches. */
function readStrategies(
  value: string,
  report: (invalid: InvalidParam) => void,
): readonly AskedMaking[] | undefined {
  const all: AskedMaking[] = [];
  for (const [i, text] of value.split('~').entries()) {
    if (text === '') continue;
    const read = readMaking(text);
    if (read) all.push(read);
    else report(new BadStrategy(i + 1, text));
  }
  if (all.length > MOST_PANES) report(new TooManyPanes(all.length));
  return all.length > 0 ? all.slice(0, MOST_PANES) : undefined;
}

const defaults: RaceSettings = { panes: firstPair, strategies: [], equal: 'steps', until: 'all' };

export const raceSlice: SettingsSlice<RaceSettings> = {
  defaults,
  readers: {
    panes: readPanes,
    strategies: readStrategies,
    equal: among('steps', 'time'),
    until: readUntil,
  },
  write: ({ panes, strategies, equal, until }) => ({
    panes: panes.map(writeSearch).join('~'),
    strategies: strategies.map(writeMaking).join('~'),
    equal,
    until: String(until),
  }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};

/** Whether two settings are of the same race. */
export const isSameRace = (one: RaceSettings, other: RaceSettings): boolean =>
  JSON.stringify(raceSlice.write(one)) === JSON.stringify(raceSlice.write(other));
