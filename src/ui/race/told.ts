import { distinctNames } from '../../words/names.ts';
import type { Words } from '../../words/index.ts';
import type { PaneModel, RaceModel } from './model.ts';
import { isFirst, leaderOf } from './panes/standing.ts';
import { letterOf } from './panes/tagStyles.ts';

/** The names of panes where they stand without their letters. */
export const namesOf = (
  kind: RaceModel['kind'],
  panes: readonly Pick<PaneModel, 'subject' | 'tag'>[],
  words: Words,
): readonly string[] =>
  distinctNames(
    kind.names(
      panes.map(({ subject }) => subject),
      words,
    ),
    panes.map(({ tag }) => letterOf(tag)),
    words,
  );

/** What is told of a race: who is ahead, who was first, or its result. */
export interface Told {
  readonly names: readonly string[];
  /** The most telling sentence, and all sentences. */
  readonly first: string;
  readonly all: string;
  /** What its boards show once it is over, if that is not its last moment; else ''. */
  readonly ended: string;
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
  race.kind.meters?.sentence(race, namesOf(race.kind, race.panes, words), aspect, words) ?? '';

/** What they tell if the race is over, and they are at its end. */
export const gistAtEnd = (race: RaceModel, aspect: number, words: Words): string =>
  race.over && race.kind.meters?.isExact(race) ? gistOf(race, aspect, words) : '';

/**
 * @param names those of `namesOf`
 * @param aspect the width of the board divided by its height
 */
export function toldOf(
  race: RaceModel,
  names: readonly string[],
  aspect: number,
  words: Words,
): Told {
  if (race.over) {
    const gist = gistAtEnd(race, aspect, words);
    const ended = race.kind.ended?.(race, words) ?? '';
    const result = race.kind.result(race, names, words);
    const all = [...result, gist, ended].filter(Boolean).join(' ');
    return { names, first: result[0] ?? gist, all, ended };
  }
  // Who has finished first is ahead no more.
  const won = names.filter((_, at) => isFirst(race.panes[at]!, race));
  if (won.length > 0) {
    const said = words.race.finished(won, 1);
    return { names, first: said, all: said, ended: '' };
  }
  const leader = leaderOf(race, words);
  const ahead = race.panes.findIndex(({ id }) => id === leader);
  const leads = ahead < 0 ? '' : words.race.leads(names[ahead]!);
  return { names, first: leads, all: leads, ended: '' };
}
