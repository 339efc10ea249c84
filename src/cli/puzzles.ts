import { alike, NOT_FOUND, CliError } from './cliError.ts';
import { isNotThere, readText } from './files.ts';
import type { Day } from '../puzzle/calendar.ts';
import { findEntry, readCatalogue, todayEntry, type CatalogueEntry } from '../puzzle/catalogue.ts';
import { limits } from '../puzzle/errors.ts';
import type { Puzzle, Question } from '../puzzle/types.ts';
import { recipeIn, type RecipeFile } from '../solve/saved/recipe.ts';
import type { Search } from '../solve/search.ts';
import { lateWords, readBoard, readPuzzle, words, type Language } from '../words/index.ts';
import { terminalWords } from '../words/terminal.ts';
import { assetTexts } from './assets.ts';

/** The catalogue on a day; with `name`, only the puzzle of that name, and today's. */
export function catalogue(today: Day, name?: string): CatalogueEntry[] {
  const texts = Object.entries(assetTexts('puzzles', '.txt'));
  const wanted = texts.filter(([id]) => name === undefined || id === name);
  return [...readCatalogue(Object.fromEntries(wanted)), todayEntry(() => today)];
}

/** Whether a name is that of a puzzle which comes with the program, rather than of a file. */
export const isListed = (name: string, today: Day): boolean =>
  findEntry(catalogue(today, name), name) !== undefined;

/** The recipe of a puzzle; the plain search if it is not in the catalogue. */
export const recipeNamed = (name: string): Search =>
  recipeIn(JSON.parse(assetTexts('', '.json').recipes!) as RecipeFile, name).search;

/**
 * Ids to suggest for an unknown name: a few that contain every word of it, as “pentomino-6x10” does for
 * “6x10”, the shortest first; else the nearest in spelling.
 */
function namesLike(typed: string, today: Day): readonly string[] {
  // A slash means a file.
  if (typed.length < 3 || typed.includes('/')) return [];
  const parts = typed.toLowerCase().split(/[-_ ]+/);
  const ids = catalogue(today).map(({ id }) => id);
  const found = ids
    .filter((id) => parts.every((part) => id.includes(part)))
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
  return found.length > 0 ? found : alike(typed, ids);
}

/** More bytes than any text that `parsePuzzle` accepts. */
const MOST_BYTES = 4 * limits.text;

async function textNamed(name: string, language: Language, today: Day): Promise<string> {
  const { counting } = lateWords(words(language));
  const cli = terminalWords(language);
  return readText(name, MOST_BYTES, cli.fileTooLarge(name), counting).catch((error: unknown) => {
    if (!isNotThere(error)) throw error;
    throw new CliError(cli.unknownPuzzle(name, namesLike(name, today)), NOT_FOUND);
  });
}

/** Finds what a name stands for; `read` returns what is in a text, or a sentence about an error there. */
const finding =
  <Found>(read: (text: string, language: Language) => Found | string) =>
  async (name: string, language: Language, today: Day): Promise<Found | Puzzle> => {
    const entry = findEntry(catalogue(today, name), name);
    if (entry) return entry.puzzle;
    const found = read(await textNamed(name, language, today), language);
    if (typeof found === 'string') throw new CliError(terminalWords(language).inFile(name, found));
    return found;
  };

/**
 * Finds a puzzle by the id of a catalogue entry, the name of a file, or `-` for standard input.
 *
 * @throws CliError that says where a text is wrong
 */
export const findPuzzle = finding<Puzzle>(readPuzzle);

/** Finds a board by the same names; a text may be without pieces. */
export const findBoard = finding<Question>(readBoard);
