import { dayTitled } from '../puzzle/calendar.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { words, type Language } from './index.ts';
import { jaNeutralTitles, jaTitles } from './ja/titles.ts';

type Titles = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** Translated titles of the catalogue's puzzles, by language and puzzle id. */
const titles: Titles = { ja: jaTitles };

/** Titles that hide the outcome of a puzzle, where its usual title tells it. */
const neutralTitles: Titles = { ja: jaNeutralTitles };

function translated(all: Titles, id: string | undefined, language: Language): string | undefined {
  const ofLanguage = all[language] ?? {};
  return id !== undefined && Object.hasOwn(ofLanguage, id) ? ofLanguage[id] : undefined;
}

/** The title of a puzzle: translated if its id is in the catalogue, else the title in its text, or ''. */
export function titleOf(
  id: string | undefined,
  { title }: Pick<Puzzle, 'title'>,
  language: Language,
): string {
  const day = id?.startsWith('today') ? dayTitled(title) : undefined;
  if (day) return words(language).calendarTitle(day);
  return translated(titles, id, language) ?? title;
}

/** The title of a puzzle, without its outcome if it has such a title. */
export function neutralTitleOf(
  id: string | undefined,
  puzzle: Pick<Puzzle, 'title' | 'neutral'>,
  language: Language,
): string {
  if (puzzle.neutral === undefined) return titleOf(id, puzzle, language);
  return translated(neutralTitles, id, language) ?? puzzle.neutral;
}

/** The title of a puzzle whose board is shown turned by a quarter: 10 × 6 becomes 6 × 10. */
export const turnedTitle = (title: string): string => title.replaceAll(/(\d+) × (\d+)/g, '$2 × $1');
