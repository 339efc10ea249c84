import { readBox } from '../../experiment/paneKind.ts';
import { writeSearch } from '../../solve/saved/searchText.ts';
import { MOST_PANES } from '../../settings/race.ts';
import type { Race } from '../../experiment/experiment.ts';
import type { Dividing } from '../../experiment/generations.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language } from '../../words/index.ts';
import { writeAsked } from '../../generate/asked.ts';
import { raceEntrance } from './entrance.ts';

/** The address of a race of an experiment on this page, at maximum speed. */
export function raceLink(
  { board, limit, panes }: Race<'search'>,
  language: Language,
  theme: ThemeId,
): string {
  const written = joined(panes.map((search) => writeSearch(search)));
  return `?mode=${raceEntrance.id}&puzzle=${board}&panes=${written}&until=${limit}&speed=max&lang=${language}&theme=${theme}`;
}

/**
 * The address of a race of ways to divide a board, with the first of their seeds; undefined for a box,
 * which is not in the catalogue, or if there are too many.
 */
export function strategiesLink(
  { board, panes }: Race<'generation'>,
  language: Language,
  theme: ThemeId,
): string | undefined {
  if (readBox(board) || panes.length > MOST_PANES) return undefined;
  const text = ({ strategy, blocks }: Dividing) => `${strategy}:${writeAsked(blocks)}:0`;
  return `?mode=${raceEntrance.id}&puzzle=${board}&strategies=${joined(panes.map(text))}&speed=max&lang=${language}&theme=${theme}`;
}

/** A list as written in a query: these characters are legal there, and easier to read unescaped. */
const joined = (list: readonly string[]): string =>
  encodeURIComponent(list.join('~')).replaceAll('%3A', ':').replaceAll('%2C', ',');
