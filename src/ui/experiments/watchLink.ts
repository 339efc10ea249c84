import type { Experiment, Race } from '../../experiment/experiment.ts';
import type { KindId } from '../../experiment/kinds.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language } from '../../words/index.ts';
import { raceLink, strategiesLink } from '../race/raceLink.ts';

const links: {
  readonly [K in KindId]: (race: Race<K>, language: Language, theme: ThemeId) => string | undefined;
} = { search: raceLink, generation: strategiesLink };

/** The address at which a race of an experiment can be watched, if there is one. */
export const watchLink = <K extends KindId>(
  { kind }: Experiment<K>,
  race: Race<K>,
  language: Language,
  theme: ThemeId,
): string | undefined => links[kind](race, language, theme);
