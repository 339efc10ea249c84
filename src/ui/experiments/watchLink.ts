import { readBoxSize } from '../../generate/sizes.ts';
import { MOST_PANES } from '../../settings/searches.ts';
import type { Experiment, Race } from '../../experiment/experiment.ts';
import { kinds, type KindId } from '../../experiment/kinds.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language } from '../../words/index.ts';
import { raceEntrance } from '../race/entrance.ts';

/**
 * The address at which a race of an experiment can be watched on this page, at maximum speed; undefined for
 * a box, which is not in the catalogue, or if there are too many panes.
 */
export function watchLink<K extends KindId>(
  { kind }: Pick<Experiment<K>, 'kind'>,
  { board, limit, panes }: Race<K>,
  language: Language,
  theme: ThemeId,
): string | undefined {
  if (readBoxSize(board) || panes.length > MOST_PANES) return undefined;
  const watched = kinds[kind].watched(panes, limit);
  return raceLink({ puzzle: board, ...watched }, language, theme);
}

/** The address of a race at maximum speed, with these parameters. */
export function raceLink(
  params: Readonly<Record<string, string>>,
  language: Language,
  theme: ThemeId,
): string {
  const all = { mode: raceEntrance.id, ...params, speed: 'max', lang: language, theme };
  const written = Object.entries(all).map(([name, value]) => `${name}=${escaped(value)}`);
  return `?${written.join('&')}`;
}

/** A value as written in a query; colons and commas are legal there, and easier to read unescaped. */
const escaped = (value: string): string =>
  encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');
