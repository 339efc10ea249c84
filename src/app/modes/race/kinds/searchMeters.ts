import type { LagProfile } from '../../../../lag/profile.ts';
import { lagSentence } from '../../../../words/lagSentence.ts';
import type { Words } from '../../../../words/index.ts';
import { letterOf } from '../../../../ui/race/panes/tagStyles.ts';
import { percent } from '../../../../ui/status/figures.ts';
import type { BarChartKind, Column, LineChartKind, RaceKind } from '../../../../ui/race/model.ts';
import { branchingPlot, inVainPlot, survivorsPlot } from '../../../../ui/race/charts/levelPlots.ts';
import { sideOf } from './side.ts';
import type { Metered, SearchRun, SearchStatus } from './searchRun.ts';

/** The profile of a search if it is of the moment on show, or nearly so. */
const nowOf = ({ metered }: SearchStatus): Metered | undefined =>
  metered?.keepsUp ? metered : undefined;

/** The profile of a search at exactly the step on show, if all its mistakes are known. */
export function exactLag({ metered, steps }: SearchStatus): LagProfile | undefined {
  const isExact = metered?.step === steps && metered.profile?.isExact;
  return isExact ? metered.profile : undefined;
}

/** The share of placements in vain; at least that if not all mistakes are known. */
function inVainText(profile: LagProfile, { race }: Words, lang: string): string {
  const { inVain, placements, isExact } = profile;
  const share = percent(placements === 0 ? 0 : inVain / placements, lang);
  return isExact ? share : race.lag.atLeast(share);
}

/** After how many pieces mistakes were noticed, if all of them are known. */
const piecesOf = (profile: LagProfile | undefined): { mean: number; median: number } | undefined =>
  profile && profile.open.parts === 0 ? profile.lag?.pieces : undefined;

/** How many mistakes were noticed; at least so many if not all mistakes are known, which says nothing of none. */
function mistakesText(status: SearchStatus, { race }: Words): string {
  const profile = nowOf(status)?.profile;
  if (!profile || (profile.open.parts > 0 && profile.mistakes === 0)) return '–';
  const mistakes = race.amount(profile.mistakes);
  return profile.open.parts > 0 ? race.lag.atLeast(mistakes) : mistakes;
}

/** The placements since a mistake that was not noticed yet, if there is one. */
function sincePresent(status: SearchStatus): number | undefined {
  const present = nowOf(status)?.profile?.present;
  return present && present.depth > 0 ? present.placements : undefined;
}

/** What meters tell, in the table. */
export const meterColumns: readonly Column<SearchRun>[] = [
  { id: 'mistakes', text: mistakesText },
  {
    id: 'noticed',
    text(status, { race }) {
      const pieces = piecesOf(nowOf(status)?.profile);
      return pieces ? race.lag.average(pieces.mean, pieces.median) : '–';
    },
  },
  {
    id: 'inVain',
    text(status, words, lang) {
      const profile = nowOf(status)?.profile;
      return profile ? inVainText(profile, words, lang) : '–';
    },
  },
  {
    id: 'reasons',
    text(status, { race, rules }, lang) {
      const names = { ...race.lag.reasons, ...mapped(rules, ({ name }) => name) };
      const all = nowOf(status)?.reasons ?? [];
      return race.lag.shares(all.map(({ of, share }) => [names[of], percent(share, lang)]));
    },
  },
  {
    id: 'mostAt',
    text(status, { race }, lang) {
      const all = nowOf(status)?.mostAt ?? [];
      return race.lag.shares(all.map(({ of, share }) => [of, percent(share, lang)]));
    },
  },
];

const mapped = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  to: (from: From) => To,
) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, from]) => [key, to(from)])) as Record<
    Key,
    To
  >;

const charts: readonly (LineChartKind<SearchRun> | BarChartKind<SearchRun>)[] = [
  { title: 'noticed', value: ({ metered }) => piecesOf(metered?.profile)?.mean },
  { title: 'inVain', plot: inVainPlot, values: 'short', isOverTime: false },
  { title: 'branching', plot: branchingPlot, values: 'exact', isOverTime: false },
  { title: 'survivors', plot: survivorsPlot, values: 'share', isOverTime: false },
];

/** What meters tell of searches: charts, and a sentence. */
export const searchMeters: NonNullable<RaceKind<SearchRun>['meters']> = {
  charts,
  tally: ({ panes }, words) =>
    words.race.lag.tally(
      panes.map(({ tag, status }) => [
        letterOf(tag),
        mistakesText(status, words),
        sincePresent(status),
      ]),
    ),
  isExact: ({ panes }) => panes.every(({ status }) => status.metered?.step === status.steps),
  sentence({ panes }, names, aspect, words) {
    const { lag } = words.race;
    const late = panes
      .map(({ status }) => status)
      .filter(({ metered }) => !metered?.keepsUp)
      .map(({ metered, steps }) => ({ step: metered?.step ?? 0, steps }))
      .sort((one, other) => one.step - other.step)[0];
    if (late) return lag.measuring(late.step, late.steps);
    const sides = panes.map(({ subject }) => sideOf(subject, aspect));
    const areSides = new Set(sides).size === sides.length && !sides.includes(undefined);
    return lagSentence(
      panes.map(({ status }, at) => ({
        with: areSides ? lag.along[sides[at]!] : lag.with(names[at]!),
        profile: status.metered!.profile,
      })),
      words,
    );
  },
};
