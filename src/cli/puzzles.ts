import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Day } from '../puzzle/calendar.ts';
import { findEntry, readCatalogue, todayEntry, type CatalogueEntry } from '../puzzle/catalogue.ts';
import { limits } from '../puzzle/errors.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { recipeIn, type RecipeFile } from '../solve/recipe.ts';
import type { Search } from '../solve/search.ts';
import { readPuzzle, words, type Language } from '../words/index.ts';
import { readText, TooLong } from './readText.ts';
import { NOT_FOUND, CliError } from './cliError.ts';

/** The folder of what comes with the program, in whichever folder above this file the package lies. */
export function assetsFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, 'assets');
    if (existsSync(join(found, 'puzzles'))) return found;
    if (folder === dirname(folder)) throw new Error('assets/puzzles is missing.');
  }
}

/** Every puzzle that comes with the program, on a certain day; or only the one so called. */
export function catalogue(today: Day, name?: string): CatalogueEntry[] {
  const folder = join(assetsFolder(), 'puzzles');
  const files = readdirSync(folder).filter((file) =>
    name === undefined ? file.endsWith('.txt') : file === `${name}.txt`,
  );
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  return [...readCatalogue(Object.fromEntries(texts)), todayEntry(() => today)];
}

/** How to search a puzzle by its name; the plain search for one that does not come with the program. */
export function recipeNamed(name: string): Search {
  const file = readFileSync(join(assetsFolder(), 'recipes.json'), 'utf8');
  return recipeIn(JSON.parse(file) as RecipeFile, name).search;
}

/** A few names that hold every word of what somebody typed, as “pentomino-6x10” does for “6x10”; the shortest first. */
function namesLike(typed: string, today: Day): string[] {
  // What has a slash in it was meant for a file.
  if (typed.length < 3 || typed.includes('/')) return [];
  const parts = typed.toLowerCase().split(/[-_ ]+/);
  return catalogue(today)
    .map(({ id }) => id)
    .filter((id) => parts.every((part) => id.includes(part)))
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
}

/** More than any text has whose length `parsePuzzle` accepts. */
const MOST_BYTES = 4 * limits.text;

async function textNamed(name: string, language: Language, today: Day): Promise<string> {
  const say = words(language).cli;
  try {
    return await readText(name, MOST_BYTES);
  } catch (error) {
    if (error instanceof TooLong) throw new CliError(say.fileTooLarge(name));
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) {
      throw new CliError(say.unknownPuzzle(name, namesLike(name, today)), NOT_FOUND);
    }
    throw new CliError(say.unreadableFile(name));
  }
}

/**
 * Finds a puzzle by the name that people give: of the catalogue, of a file, or `-` for standard
 * input. Throws a Refusal that says where a text is wrong.
 */
export async function findPuzzle(name: string, language: Language, today: Day): Promise<Puzzle> {
  const entry = findEntry(catalogue(today, name), name);
  if (entry) return entry.puzzle;
  const text = await textNamed(name, language, today);
  const puzzle = readPuzzle(text, language);
  if (typeof puzzle === 'string') throw new CliError(words(language).cli.inFile(name, puzzle));
  return puzzle;
}
