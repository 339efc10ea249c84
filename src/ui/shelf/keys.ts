import { words } from '../../words/index.ts';
import type { ModeKey } from '../modeEntrance.ts';

/** The keys that go from solution to solution, in every mode that shows one search. */
export const solutionKeys = (go: (direction: 1 | -1) => void): readonly ModeKey[] => [
  { key: 'J', words: (language) => words(language).shelf.ahead, press: () => go(1) },
  {
    key: 'Shift J',
    code: 'Shift+j',
    words: (language) => words(language).shelf.back,
    press: () => go(-1),
  },
];
