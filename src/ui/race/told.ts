import { distinctNames, shortNames } from '../../words/names.ts';
import type { Words } from '../../words/index.ts';
import { joined, TICK } from '../../words/sentences.ts';
import type { PaneModel, RaceModel } from './model.ts';
import { isFirst, leaderOf } from './panes/standing.ts';
import { letterOf } from './panes/tagStyles.ts';

/** The names of panes where they stand without their letters, and those in a sentence. */
interface PaneNames {
  readonly whole: readonly string[];
  readonly short: readonly string[];
}

export function namesOf(
  kind: RaceModel['kind'],
  panes: readonly Pick<PaneModel, 'subject' | 'tag'>[],
  words: Words,
): PaneNames {
  const names = kind.names(
    panes.map(({ subject }) => subject),
    words,
  );
  const letters = panes.map(({ tag }) => letterOf(tag));
  const [whole, short] = [names, shortNames(names, words)].map((all) =>
    distinctNames(all, letters, words),
  ) as [string[], string[]];
  return { whole, short };
}

/** What is told of a race: who is ahead, who was first, or its result. */
export interface Told {
  readonly names: readonly string[];
  /** The most telling sentence, and all sentences. */
  readonly first: string;
  readonly all: string;
  /** The first sentence of it, and what follows: by how much was won, and what boards show at the end, if that is not their last moment. */
  readonly lines: readonly [string, string];
}

/** The most steps of a race that are measured only to be told of at its end. */
const FEW_STEPS = 2 ** 25;

/** Whether what meters tell of a race belongs to its results. */
export const isWorthMeasuring = ({ kind, over, panes }: RaceModel): boolean =>
  kind.meters !== undefined &&
  over &&
  panes.reduce((sum, { status }) => sum + status.steps, 0) <= FEW_STEPS;

/** What meters tell of a race, in a sentence, or how far they are; '' if there are none. */
export const gistOf = (race: RaceModel, aspect: number, words: Words): string =>
  race.kind.meters?.sentence(race, namesOf(race.kind, race.panes, words).whole, aspect, words) ??
  '';

/** What they tell if the race is over, and they are at its end. */
export const gistAtEnd = (race: RaceModel, aspect: number, words: Words): string =>
  race.over && race.kind.meters?.isExact(race) ? gistOf(race, aspect, words) : '';

/** From how many times as long on it is said how much longer the last one took. */
const LONGER = 1.1;

/** Sentences: who won, or was first in a lesson, and at the end how much later the slowest finished; none while nobody has, and at the end of a lesson. */
function wonIn(race: RaceModel, names: readonly string[], words: Words): readonly string[] {
  const { kind, equal, panes, over, lesson } = race;
  const momentOf = ({ status, ms }: PaneModel): number => (equal === 'time' ? ms : status.steps);
  // In equal time, those who are level have different moments.
  const won = panes
    .flatMap((pane, at) => (isFirst(pane, race) ? [{ pane, name: names[at]! }] : []))
    .sort((one, other) => momentOf(one.pane) - momentOf(other.pane));
  const [best] = won;
  if (!best) return [];
  const called = won.map(({ name }) => name);
  if (lesson) return over ? [] : [words.race.finished(called, 1)];
  const first = momentOf(best.pane);
  const later = panes
    .map((pane, at) => ({ pane, name: names[at]!, times: momentOf(pane) / first }))
    .filter(({ pane }) => over && pane.rank !== undefined && pane.rank > 1)
    .sort((one, other) => other.times - one.times);
  const [slowest] = later;
  // What is sooner than the clock can tell has no moment, and no ratio.
  const isKnown = first >= (equal === 'time' ? TICK : 1);
  return words.race.won({
    names: called,
    // In equal time they are only about level.
    after:
      isKnown && !(equal === 'time' && won.length > 1)
        ? words.race.moment(first, equal)
        : undefined,
    isVain: won.every(({ pane }) => kind.isVain?.(pane.status)),
    last:
      isKnown && slowest && slowest.times >= LONGER
        ? {
            names: later.filter(({ times }) => times === slowest.times).map(({ name }) => name),
            times: slowest.times,
            unit: equal,
          }
        : undefined,
  });
}

/**
 * @param names those of `namesOf`
 * @param aspect the width of the board divided by its height
 */
export function toldOf(
  race: RaceModel,
  { whole: names, short }: PaneNames,
  aspect: number,
  words: Words,
): Told {
  if (race.over) {
    const won = wonIn(race, short, words);
    const gist = gistAtEnd(race, aspect, words);
    const ended = race.kind.ended?.(race, words) ?? '';
    const result = race.kind.result(race, names, words);
    const [head = '', ...more] = won.length > 0 ? won : [result[0] ?? gist];
    return {
      names,
      first: joined([head, ...more]),
      lines: [head, joined([...more, ended])],
      all: joined([...result, gist, ended]),
    };
  }
  // Who has finished first is ahead no more.
  const leader = leaderOf(race, words);
  const ahead = race.panes.findIndex(({ id }) => id === leader);
  const leads = (named: readonly string[]): string =>
    ahead < 0 ? '' : words.race.leads(named[ahead]!);
  const [first, all] = [short, names].map((named) => wonIn(race, named, words)[0] ?? leads(named));
  return { names, first: first!, lines: [first!, ''], all: all! };
}
