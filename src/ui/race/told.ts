import { distinctNames } from '../../words/names.ts';
import type { Words } from '../../words/index.ts';
import type { RaceModel } from './model.ts';
import { isFirst, leaderOf } from './panes/standing.ts';
import { letterOf } from './panes/tagStyles.ts';

/** The names of panes where they stand without their letters. */
const namesOf = ({ kind, panes }: RaceModel, words: Words): readonly string[] =>
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
}

export function toldOf(race: RaceModel, words: Words): Told {
  const names = namesOf(race, words);
  if (race.over) {
    const all = race.kind.result(race, names, words);
    return { names, first: all[0] ?? '', all: all.join(' ') };
  }
  // Who has finished first is ahead no more.
  const won = names.filter((_, at) => isFirst(race.panes[at]!, race));
  if (won.length > 0) {
    const said = words.race.finished(won, 1);
    return { names, first: said, all: said };
  }
  const leader = leaderOf(race, words);
  const ahead = race.panes.findIndex(({ id }) => id === leader);
  const leads = ahead < 0 ? '' : words.race.leads(names[ahead]!);
  return { names, first: leads, all: leads };
}
