import type { Race } from '../../experiment/experiment.ts';
import { writeSearch } from '../../solve/searchText.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language } from '../../words/index.ts';
import { raceEntrance } from './entrance.ts';

/** The address of a race of an experiment on this page, at maximum speed. */
export function raceLink(
  { board, limit, panes }: Race<'search'>,
  language: Language,
  theme: ThemeId,
): string {
  const written = encodeURIComponent(panes.map((search) => writeSearch(search)).join('~'));
  // Legal in a query, and easier to read unescaped.
  const plain = written.replaceAll('%3A', ':').replaceAll('%2C', ',');
  return `?mode=${raceEntrance.id}&puzzle=${board}&panes=${plain}&until=${limit}&speed=max&lang=${language}&theme=${theme}`;
}
