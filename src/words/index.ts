import type { LessonIssue } from '../teach/lesson/lesson.ts';
import type { Names } from '../teach/moment/names.ts';
import type { Judgement } from '../teach/practice/byHand.ts';
import type { Wrong } from '../teach/practice/wrong.ts';
import type { Proof } from '../teach/weighting/account.ts';
import { PuzzleError, type PuzzleIssue } from '../puzzle/errors.ts';
import { parsePuzzle, readFrame } from '../puzzle/text.ts';
import type { Puzzle, Question } from '../puzzle/types.ts';
import { hasPiecesInPlace } from '../solve/problem.ts';
import { keepBoardWords, languages, type Language } from './board.ts';
import type { LateWords, OptionWords, Words } from './dictionary.ts';
import { capitalised } from './format.ts';
import { withOverrides } from './overrides.ts';
import { sentenceOf, type DivisionIssue } from './sentences.ts';

export { captionOf, languages, reasonOf, type Language } from './board.ts';
export type { LateWords, Words };
export type TreeWords = Words['tree'];

/** The name of each language in the language itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' };

/** Dictionaries are parts of their own: a page loads that of the language it speaks. */
const parts: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('./en/index.ts'),
  ja: () => import('./ja/index.ts'),
};

/** The dictionaries that have been loaded. */
const dictionaries: Partial<Record<Language, Words>> = {};

/** Loads the dictionary of a language, before anything is said in it. */
export async function loadWords(language: Language): Promise<Words> {
  const dictionary = (dictionaries[language] ??= await parts[language]());
  keepBoardWords(language, dictionary);
  return dictionary;
}

/** What is said by code that pages load late. */
const lateParts: Readonly<Record<Language, () => Promise<LateWords>>> = {
  en: () => import('./en/late/index.ts'),
  ja: () => import('./ja/late/index.ts'),
};

/** Dictionary → what late code says in its language. */
const late = new Map<Words, LateWords>();

/** What is said of puzzles whose pieces are options. */
const optionParts: Readonly<Record<Language, () => Promise<OptionWords>>> = {
  en: () => import('./en/options/index.ts'),
  ja: () => import('./ja/options/index.ts'),
};

/** Dictionary → that of the same language where pieces are options. */
const ofOptions = new Map<Words, Words>();

/** Loads what is said of a puzzle in a language, before anything is. */
export async function loadWordsFor(
  puzzle: Pick<Puzzle, 'pieces'>,
  language: Language,
): Promise<void> {
  await (hasPiecesInPlace(puzzle) ? loadOptionWords(language) : loadWords(language));
}

async function loadOptionWords(language: Language): Promise<OptionWords> {
  const [dictionary, options] = await Promise.all([loadWords(language), optionParts[language]()]);
  if (!ofOptions.has(dictionary)) {
    const said = withOverrides(dictionary, options.said(dictionary));
    ofOptions.set(dictionary, said);
    keepBoardWords(language, said, true);
  }
  return options;
}

/** Loads all that can be said in any language, before late code is run. */
export async function loadAllWords(): Promise<void> {
  const loading = languages.map(async (language) => {
    const [said, options] = await Promise.all([lateParts[language](), loadOptionWords(language)]);
    const dictionary = words(language);
    late.set(dictionary, said);
    late.set(ofOptions.get(dictionary)!, withOverrides(said, options.late(said)));
  });
  await Promise.all(loading);
}

/** What late code says, in the language of a dictionary; all words have been loaded. */
export function lateWords(of: Words): LateWords {
  const said = late.get(of);
  if (!said) throw new Error('The words of late code have not been loaded.');
  return said;
}

/** The dictionary of a language, which has been loaded. */
export function words(language: Language): Words {
  const dictionary = dictionaries[language];
  if (!dictionary) throw new Error(`The dictionary of “${language}” has not been loaded.`);
  return dictionary;
}

/** The dictionary of a puzzle: another one where its pieces are options, once that has been loaded. */
export function wordsFor({ areOptions }: Pick<Names, 'areOptions'>, language: Language): Words {
  const dictionary = words(language);
  return (areOptions && ofOptions.get(dictionary)) || dictionary;
}

/** The error sentence for a puzzle text, starting with line and column. */
export function sentenceFor(issue: PuzzleIssue, language: Language): string {
  const { puzzleErrors, errorAt } = words(language);
  return errorAt(issue.line, issue.column, sentenceOf(puzzleErrors, issue.code, issue));
}

/** The error sentence for the file of a lesson, starting with the scene. */
export function lessonSentence(issue: LessonIssue, language: Language): string {
  const { lesson, lessonErrors } = words(language);
  const said = sentenceOf(lessonErrors, issue.code, issue);
  return issue.scene > 0 ? lesson.inScene(issue.scene, said) : lesson.inLesson(said);
}

/** The reason why a board cannot be divided into blocks, as it goes on after a colon. */
export const blocksSentence = (issue: DivisionIssue, language: Language): string =>
  sentenceOf(words(language).blocksErrors, issue.code, issue);

/** The same reason as a sentence of its own, on the page. */
export const blocksNotice = (issue: DivisionIssue, language: Language): string =>
  capitalised(blocksSentence(issue, language));

/** Why there is no solution, as weights of the cells show it. */
export function proofSentence({ account, colours }: Proof, { proof }: Words): string {
  const reason = sentenceOf(proof.reasons, account.kind, account);
  return colours === undefined ? reason : proof.coloured[colours](reason);
}

/** The reply to an action of a person who carries a search out by hand. */
export const answerTo = (
  judgement: Judgement,
  names: Names,
  isFewest: boolean,
  language: Language,
): string =>
  sentenceOf(
    wordsFor(names, language).practice.answers,
    judgement.kind,
    judgement,
    names,
    isFewest,
  );

/** Why an answer to a question is wrong, without the right one. */
export const wrongTo = (wrong: Wrong, names: Names, language: Language): string =>
  sentenceOf(lateWords(wordsFor(names, language)).asking.wrongs, wrong.kind, wrong, names);

/** The value that `read` returns, or the sentence of its PuzzleError. */
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

/** Parses the open board of a text, which may have no pieces, or returns an error sentence. */
export const readBoard = (text: string, language: Language): Question | string =>
  orSentence(() => readFrame(text), language);
