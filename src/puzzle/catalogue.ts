import { calendar, calendarId, type Day } from './calendar.ts';
import { parsePuzzle, readQuestion } from './text.ts';
import type { Puzzle, Question } from './types.ts';

/** A puzzle that comes with the program; the id is its name in addresses and commands. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** Both are parsed on first access: parsing all puzzles would delay the page. */
  readonly question: Question;
  readonly puzzle: Puzzle;
}

/** A key that sorts numbers in names by value; an Intl.Collator takes some milliseconds to create. */
const sortKey = (id: string): string => id.replace(/\d+/g, (digits) => digits.padStart(9, '0'));

function entryOf(file: string, text: string): CatalogueEntry {
  let question: Question | undefined;
  let puzzle: Puzzle | undefined;
  return {
    id: file.replace(/^.*\//, '').replace(/\.txt$/, ''),
    get title() {
      return this.question.title;
    },
    get question() {
      return (question ??= readQuestion(text));
    },
    get puzzle() {
      return (puzzle ??= parsePuzzle(text));
    },
  };
}

/**
 * Lists puzzle texts, given by file name or path, in order of their ids. Accessing a puzzle whose
 * text is invalid throws its PuzzleError.
 */
export function readCatalogue(texts: Readonly<Record<string, string>>): CatalogueEntry[] {
  return Object.entries(texts)
    .map(([file, text]) => entryOf(file, text))
    .map((entry) => ({ entry, key: sortKey(entry.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ entry }) => entry);
}

export const todayId = 'today';

/** The puzzle of the current day, determined on access. */
export const todayEntry = (today: () => Day): CatalogueEntry => ({
  id: todayId,
  title: 'A puzzle for today',
  get question() {
    return this.puzzle;
  },
  get puzzle() {
    return calendar.get(calendarId(today()))!();
  },
});

/** Finds a puzzle by id: one of the list, or that of a day, such as `today-12-25`. */
export function findEntry(
  listed: readonly CatalogueEntry[],
  id: string,
): Pick<CatalogueEntry, 'puzzle'> | undefined {
  const ofDay = calendar.get(id);
  return ofDay ? { puzzle: ofDay() } : listed.find((entry) => entry.id === id);
}
