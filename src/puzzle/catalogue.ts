import { parsePuzzle } from './text.ts';
import type { Puzzle } from './types.ts';

/** A puzzle that comes with the program, under the name that addresses and commands use. */
export interface CatalogueEntry {
  readonly id: string;
  readonly puzzle: Puzzle;
}

/** By name, numbers by their size, the same on every machine. */
const byName = new Intl.Collator('en', { numeric: true });

/**
 * Reads puzzle texts, given by the names or paths of their files, in the order to list them. Throws
 * the PuzzleError of a text that cannot be read.
 */
export function readCatalogue(texts: Readonly<Record<string, string>>): CatalogueEntry[] {
  return Object.entries(texts)
    .map(([file, text]) => ({
      id: file.replace(/^.*\//, '').replace(/\.txt$/, ''),
      puzzle: parsePuzzle(text),
    }))
    .sort((a, b) => byName.compare(a.id, b.id));
}
