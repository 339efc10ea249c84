import type { TerminalWords } from './dictionary.ts';
import { cli as en } from './en/terminal/terminal.ts';
import type { Language } from './index.ts';
import { cli as ja } from './ja/terminal/terminal.ts';

export type { TerminalWords };

const dictionaries: Readonly<Record<Language, TerminalWords>> = { en, ja };

export const terminalWords = (language: Language): TerminalWords => dictionaries[language];
