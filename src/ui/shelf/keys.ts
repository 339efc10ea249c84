import type { ModeKey } from '../modeEntrance.ts';

/** The keys that go from solution to solution, in every mode that shows one search. */
export const solutionKeys = (go: (direction: 1 | -1) => void): readonly ModeKey[] => [
  { key: 'J', does: ({ shelf }) => shelf.ahead, press: () => go(1) },
  { key: 'Shift J', code: 'Shift+j', does: ({ shelf }) => shelf.back, press: () => go(-1) },
];
