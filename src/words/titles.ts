import { dayTitled } from '../puzzle/calendar.ts';
import { boardWords, type Language } from './board.ts';
import type { Titles } from './sentences.ts';

function translated(id: string | undefined, language: Language): Titles | undefined {
  const { titles } = boardWords(language);
  return id !== undefined && Object.hasOwn(titles, id) ? titles[id] : undefined;
}

/** The title of a puzzle: translated if its id is in the catalogue, else the title in its text, or ''. */
export function titleOf(id: string | undefined, { title }: Titles, language: Language): string {
  const day = id?.startsWith('today') ? dayTitled(title) : undefined;
  if (day) return boardWords(language).calendarTitle(day);
  return translated(id, language)?.title ?? title;
}

/** The title of a puzzle, without its outcome if it has such a title. */
export function neutralTitleOf(id: string | undefined, puzzle: Titles, language: Language): string {
  if (puzzle.neutral === undefined) return titleOf(id, puzzle, language);
  return translated(id, language)?.neutral ?? puzzle.neutral;
}

/** The title of a puzzle whose board is shown turned by a quarter: 10 × 6 becomes 6 × 10. */
export const turnedTitle = (title: string): string => title.replaceAll(/(\d+) × (\d+)/g, '$2 × $1');
