import type { Experiment } from '../../solve/experiment/experiment.ts';
import { writeSearch } from '../../solve/searchText.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language } from '../../words/index.ts';

/** The address of a race on this page, as fast as it can be watched. */
export function raceLink(
  { puzzle, until, panes }: Experiment['races'][number],
  language: Language,
  theme: ThemeId,
): string {
  const written = encodeURIComponent(panes.map((search) => writeSearch(search)).join('~'));
  // Colons and commas may stand in a query, and are easier to read.
  const plain = written.replaceAll('%3A', ':').replaceAll('%2C', ',');
  return `?mode=race&puzzle=${puzzle}&panes=${plain}&until=${until}&speed=max&lang=${language}&theme=${theme}`;
}
