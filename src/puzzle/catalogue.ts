import { calendar, calendarId, type Day } from './calendar.ts';
import { parsePuzzle, readQuestion } from './text.ts';
import type { Puzzle, Question } from './types.ts';

/** A puzzle that comes with the program, under the name that addresses and commands use. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** Both are read when they are first asked for; all puzzles together would keep a page waiting. */
  readonly question: Question;
  readonly puzzle: Puzzle;
}

/** Sorts by name, numbers by their size; no Collator, which takes some milliseconds to make. */
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
 * Lists puzzle texts, given by the names or paths of their files, in order. To ask for a puzzle whose
 * text cannot be read throws its PuzzleError.
 */
export function readCatalogue(texts: Readonly<Record<string, string>>): CatalogueEntry[] {
  return Object.entries(texts)
    .map(([file, text]) => entryOf(file, text))
    .map((entry) => ({ entry, key: sortKey(entry.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ entry }) => entry);
}

/** The name of the puzzle that is another one each day. */
export const todayId = 'today';

/** The puzzle that is another one each day: that of the day it is when the puzzle is asked for. */
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

/** Finds a puzzle by its id: one that is listed, or that of a day, such as `today-12-25`. */
export function findEntry(
  listed: readonly CatalogueEntry[],
  id: string,
): Pick<CatalogueEntry, 'puzzle'> | undefined {
  const ofDay = calendar.get(id);
  return ofDay ? { puzzle: ofDay() } : listed.find((entry) => entry.id === id);
}
