import { cli as en } from './en/terminal.ts';
import { cli as ja } from './ja/terminal.ts';
import type { Language } from './index.ts';

/** What only the terminal says, so that no page has to load it. */
export type TerminalWords = typeof en;

const dictionaries: Readonly<Record<Language, TerminalWords>> = { en, ja };

export const terminalWords = (language: Language): TerminalWords => dictionaries[language];
