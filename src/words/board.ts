import type { Explanation, Reason } from '../teach/moment/explanation.ts';
import type { Names } from '../teach/moment/names.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { hasPiecesInPlace } from '../solve/problem.ts';
import type { BoardWords, Overrides } from './dictionary.ts';
import { withOverrides } from './overrides.ts';
import { sentenceOf } from './sentences.ts';

export type { BoardWords };

/** Language tags; the first is the default of the terminal. */
export const languages = ['en', 'ja'] as const;

export type Language = (typeof languages)[number];

/** What boards say where there is no page of their own around them. */
const parts: Readonly<Record<Language, () => Promise<BoardWords>>> = {
  en: () => import('./en/board.ts'),
  ja: () => import('./ja/board.ts'),
};

/** What is said otherwise where pieces are options. */
const optionParts: Readonly<
  Record<Language, () => Promise<{ readonly ofBoards: Overrides<BoardWords> }>>
> = {
  en: () => import('./en/options/board.ts'),
  ja: () => import('./ja/options/board.ts'),
};

/** What boards say, as far as it has been loaded. */
const dictionaries: Partial<Record<Language, BoardWords>> = {};
/** The same where pieces are options. */
const ofOptions: Partial<Record<Language, BoardWords>> = {};

/** Lets boards say what a dictionary says that has been loaded, or what it says where pieces are options. */
export function keepBoardWords(language: Language, said: BoardWords, areOptions = false): void {
  (areOptions ? ofOptions : dictionaries)[language] = said;
}

/** Loads what a board says in a language, before anything is said in it. */
export async function loadBoardWords(language: Language): Promise<BoardWords> {
  return (dictionaries[language] ??= await parts[language]());
}

/** The same for the board of a puzzle. */
export async function loadBoardWordsFor(
  puzzle: Pick<Puzzle, 'pieces'>,
  language: Language,
): Promise<void> {
  const said = await loadBoardWords(language);
  if (!hasPiecesInPlace(puzzle) || ofOptions[language]) return;
  const { ofBoards } = await optionParts[language]();
  ofOptions[language] ??= withOverrides(said, ofBoards);
}

/** What boards say in a language, which has been loaded. */
export function boardWords(language: Language): BoardWords {
  const said = dictionaries[language];
  if (!said) throw new Error(`What boards say in “${language}” has not been loaded.`);
  return said;
}

/** What the board of a puzzle says: something else where its pieces are options, once that has been loaded. */
export const boardWordsFor = (
  { areOptions }: Pick<Names, 'areOptions'>,
  language: Language,
): BoardWords => (areOptions && ofOptions[language]) || boardWords(language);

/** The reason why nothing can come of what is open, as a sentence of its own. */
export const reasonOf = (reason: Reason, names: Names, language: Language): string =>
  sentenceOf(boardWordsFor(names, language).reasons, reason.kind, reason, names);

export const captionOf = (explanation: Explanation, names: Names, language: Language): string =>
  sentenceOf(boardWordsFor(names, language).captions, explanation.kind, explanation, names);
