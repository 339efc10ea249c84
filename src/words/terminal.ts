import type { Puzzle } from '../puzzle/types.ts';
import { hasPiecesInPlace } from '../solve/problem.ts';
import type { Overrides, TerminalWords } from './dictionary.ts';
import { cli as optionsEn } from './en/options/terminal.ts';
import { cli as en } from './en/terminal/terminal.ts';
import type { Language } from './index.ts';
import { cli as optionsJa } from './ja/options/terminal.ts';
import { cli as ja } from './ja/terminal/terminal.ts';
import { withOverrides } from './overrides.ts';

export type { TerminalWords };

const dictionaries: Readonly<Record<Language, TerminalWords>> = { en, ja };

const ofOptions: Readonly<Record<Language, Overrides<TerminalWords>>> = {
  en: optionsEn,
  ja: optionsJa,
};

export const terminalWords = (language: Language): TerminalWords => dictionaries[language];

/** What the terminal says of a puzzle: otherwise, where its pieces are options. */
export const terminalWordsFor = (
  puzzle: Pick<Puzzle, 'pieces'>,
  language: Language,
): TerminalWords => {
  const said = terminalWords(language);
  return hasPiecesInPlace(puzzle) ? withOverrides(said, ofOptions[language]) : said;
};
