import type { LessonIssue } from '../teach/lesson/lesson.ts';
import type { Explanation, Reason } from '../teach/moment/explanation.ts';
import type { Names } from '../teach/moment/names.ts';
import type { Judgement } from '../teach/practice/byHand.ts';
import type { Wrong } from '../teach/practice/wrong.ts';
import type { Proof } from '../teach/weighting/account.ts';
import { PuzzleError, type PuzzleIssue } from '../puzzle/errors.ts';
import { parsePuzzle, readFrame } from '../puzzle/text.ts';
import type { Puzzle, Question } from '../puzzle/types.ts';
import type { LateWords, Words } from './dictionary.ts';
import { capitalised } from './format.ts';
import { sentenceOf, type DivisionIssue } from './sentences.ts';

export type { Words };
export type TreeWords = Words['tree'];

/** Language tags; the first is the default of the terminal. */
export const languages = ['en', 'ja'] as const;

export type Language = (typeof languages)[number];

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
  return (dictionaries[language] ??= await parts[language]());
}

/** What is said by code that pages load late. */
const lateParts: Readonly<Record<Language, () => Promise<LateWords>>> = {
  en: () => import('./en/late/index.ts'),
  ja: () => import('./ja/late/index.ts'),
};

/** Dictionary → what late code says in its language. */
const late = new Map<Words, LateWords>();

/** Loads all that can be said in any language, before late code is run. */
export async function loadAllWords(): Promise<void> {
  const loading = languages.map(async (language) => {
    const [dictionary, said] = await Promise.all([loadWords(language), lateParts[language]()]);
    late.set(dictionary, said);
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

/** The reason why nothing can come of what is open, as a sentence of its own. */
export const reasonOf = (reason: Reason, names: Names, language: Language): string =>
  sentenceOf(words(language).reasons, reason.kind, reason, names);

export function captionOf(explanation: Explanation, names: Names, language: Language): string {
  const { captions, optionCaptions } = words(language);
  const own = names.areOptions ? { ...captions, ...optionCaptions } : captions;
  return sentenceOf(own, explanation.kind, explanation, names);
}

/** What worksheets on a search say, where pieces are options, too. */
export const sheetsFor = (
  { areOptions }: Pick<Names, 'areOptions'>,
  dictionary: Words,
): LateWords['sheets'] => {
  const { sheets, optionSheets } = lateWords(dictionary);
  return areOptions ? { ...sheets, ...optionSheets } : sheets;
};

/** Why there is no solution, as weights of the cells show it. */
export function proofSentence({ account, colours }: Proof, language: Language): string {
  const { proof } = words(language);
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
  sentenceOf(words(language).practice.answers, judgement.kind, judgement, names, isFewest);

/** Why an answer to a question is wrong, without the right one. */
export const wrongTo = (wrong: Wrong, names: Names, language: Language): string =>
  sentenceOf(lateWords(words(language)).asking.wrongs, wrong.kind, wrong, names);

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
