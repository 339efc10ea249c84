import defaultText from '../../assets/puzzles/pentomino-10x6.txt?raw';
import { calendar } from '../puzzle/calendar.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { defaults } from './settings.ts';
import { today } from './today.ts';

/** Each text by itself, so that a page begins with the one that it shows; the default one is at hand. */
const texts = import.meta.glob<string>(
  ['../../assets/puzzles/*.txt', '!../../assets/puzzles/pentomino-10x6.txt'],
  { query: '?raw', import: 'default' },
);

const loaders = new Map(
  Object.entries(texts).map(([path, load]) => [path.replace(/^.*\/|\.txt$/g, ''), load]),
);

/** Whether a puzzle that comes with the page goes by this name. */
export const isPuzzle = (id: string): boolean =>
  id === defaults.puzzle || id === today.id || loaders.has(id) || calendar.has(id);

/** The puzzle that a page shows where it cannot show another. */
export const defaultPuzzle = (): Puzzle => parsePuzzle(defaultText);

/** The puzzle that goes by a name, if one does. Rejects if it cannot be loaded. */
export async function puzzleNamed(id: string): Promise<Puzzle> {
  if (id === today.id) return today.puzzle;
  const load = loaders.get(id);
  return load ? parsePuzzle(await load()) : (calendar.get(id) ?? defaultPuzzle)();
}

export type Library = typeof import('./library.ts');

/** All puzzles at once, in their order. Rejects if they cannot be loaded. */
export const loadLibrary = (): Promise<Library> => import('./library.ts');
