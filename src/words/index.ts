import type { LessonIssue } from '../teach/lesson/lesson.ts';
import type { Judgement } from '../teach/practice/byHand.ts';
import { dayTitled } from '../puzzle/calendar.ts';
import { PuzzleError, type PuzzleIssue } from '../puzzle/errors.ts';
import { parsePuzzle, readQuestion } from '../puzzle/text.ts';
import type { Puzzle, Question } from '../puzzle/types.ts';
import type { Moment } from '../teach/moment/moment.ts';
import type { Names } from '../teach/moment/names.ts';
import { en, type Words } from './en.ts';
import type { DivisionIssue } from './enGenerate.ts';
import { ja } from './ja.ts';
import { jaNeutralTitles, jaTitles } from './jaTitles.ts';

/** Dictionaries by language tag; the first is the default of the terminal. */
const dictionaries = { en, ja } satisfies Record<string, Words>;

export type Language = keyof typeof dictionaries;
export type { Words };

export const languages = Object.keys(dictionaries) as readonly Language[];

/** The dictionary of a language. */
export const words = (language: Language): Words => dictionaries[language];

/** Translated titles of the catalogue's puzzles, by puzzle id. */
const titles: Partial<Record<Language, Readonly<Record<string, string>>>> = { ja: jaTitles };

/** The same, of titles that do not tell what comes of the puzzles, where the others do. */
const neutralTitles: typeof titles = { ja: jaNeutralTitles };

/**
 * The title of a puzzle: translated if it has an id in the catalogue, else as in its text, which may be
 * ''.
 */
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

/** The same, but without telling what comes of the puzzle, if a title of it does not. */
export function neutralTitleOf(
  id: string | undefined,
  puzzle: Pick<Puzzle, 'title' | 'neutral'>,
  language: Language,
): string {
  if (puzzle.neutral === undefined) return titleOf(id, puzzle, language);
  const translated = neutralTitles[language] ?? {};
  return id !== undefined && Object.hasOwn(translated, id) ? translated[id]! : puzzle.neutral;
}

/** The title of a puzzle whose board is shown turned by a quarter: what is wide there is high, so sizes are named the other way round. */
export const turnedTitle = (title: string): string => title.replaceAll(/(\d+) × (\d+)/g, '$2 × $1');

/** The error sentence for a puzzle text, starting with line and column. */
export function sentenceFor(problem: PuzzleIssue, language: Language): string {
  const { errors, errorAt } = words(language);
  const say = errors[problem.code] as (its: PuzzleIssue) => string;
  return errorAt(problem.line, problem.column, say(problem));
}

/** The sentence for what is wrong with the file of a lesson. */
export function lessonSentence(issue: LessonIssue, language: Language): string {
  const { lesson, lessonErrors } = words(language);
  const say = lessonErrors[issue.code] as (its: LessonIssue) => string;
  return issue.scene > 0 ? lesson.inScene(issue.scene, say(issue)) : lesson.inLesson(say(issue));
}

/** The sentence for why a board cannot be divided into blocks, as it goes on after a colon. */
export function blocksSentence(issue: DivisionIssue, language: Language): string {
  const say = words(language).generate.issues[issue.code] as (its: typeof issue) => string;
  return say(issue);
}

/** The same as a sentence of its own, on the page. */
export function blocksNotice(issue: DivisionIssue, language: Language): string {
  const [first = '', ...rest] = blocksSentence(issue, language);
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** What is said of a moment of a search. */
export function captionOf(moment: Moment, names: Names, language: Language): string {
  const say = words(language).captions[moment.kind] as (its: Moment, names: Names) => string;
  return say(moment, names);
}

/** What is answered to somebody who carries a search out by hand. */
export function answerTo(
  judgement: Judgement,
  names: Names,
  isFewest: boolean,
  language: Language,
): string {
  const say = words(language).practice.answers[judgement.kind] as (
    its: Judgement,
    names: Names,
    isFewest: boolean,
  ) => string;
  return say(judgement, names, isFewest);
}

/** What is read from a text, or an error sentence. */
function orSentence<Read>(read: () => Read, language: Language): Read | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof PuzzleError) return sentenceFor(error.issue, language);
    throw error;
  }
}

/** Parses a puzzle text, or returns an error sentence. */
export const readPuzzle = (text: string, language: Language): Puzzle | string =>
  orSentence(() => parsePuzzle(text), language);

/** Parses the board of a text, which may have no pieces, or returns an error sentence. */
export const readBoard = (text: string, language: Language): Question | string =>
  orSentence(() => readQuestion(text), language);
