import { dayTitled } from '../puzzle/calendar.ts';
import { PuzzleError, type PuzzleIssue } from '../puzzle/errors.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { en, type Words } from './en.ts';
import { ja } from './ja.ts';
import { jaTitles } from './jaTitles.ts';

/** Every language, by its tag; the first is used where no other is asked for. */
const dictionaries = { en, ja } satisfies Record<string, Words>;

export type Language = keyof typeof dictionaries;
export type { Words };

export const languages = Object.keys(dictionaries) as readonly Language[];

/** All that is said in a language. */
export const words = (language: Language): Words => dictionaries[language];

/** Titles of the catalogue's puzzles in the languages their texts are not written in. */
const titles: Partial<Record<Language, Readonly<Record<string, string>>>> = { ja: jaTitles };

/** What a puzzle is called: by its id if it is of the catalogue, else as its text says, which may be ''. */
export function titleOf(
  id: string | undefined,
  { title }: Pick<Puzzle, 'title'>,
  language: Language,
): string {
  const day = id?.startsWith('today') ? dayTitled(title) : undefined;
  if (day) return words(language).calendarTitle(day);
  const translated = titles[language] ?? {};
  return id !== undefined && Object.hasOwn(translated, id) ? translated[id]! : title;
}

/** What is wrong with a puzzle text, as a sentence that begins with line and column. */
export function sentenceFor(problem: PuzzleIssue, language: Language): string {
  const { errors, errorAt } = words(language);
  const say = errors[problem.code] as (its: PuzzleIssue) => string;
  return errorAt(problem.line, problem.column, say(problem));
}

/** Reads a puzzle text, or says in a sentence why it is no puzzle. */
export function readPuzzle(text: string, language: Language): Puzzle | string {
  try {
    return parsePuzzle(text);
  } catch (error) {
    if (error instanceof PuzzleError) return sentenceFor(error.issue, language);
    throw error;
  }
}
