import { readSolution } from '../play/solution.ts';
import { readCatalogue, type CatalogueEntry } from '../puzzle/catalogue.ts';
import { groupOf, groups } from '../puzzle/group.ts';
import { piecesIn } from '../puzzle/pieces/index.ts';
import { difficultyIn } from '../solve/difficulty.ts';
import type { CatalogueCard } from '../ui/index.tsx';
import { recipeNamed } from './recipes.ts';
import { lastingName, today } from './today.ts';
import { titleOf, type Language } from '../words/index.ts';

/** Every puzzle that comes with the page, in the order of the gallery: group by group. */
const library: readonly CatalogueEntry[] = inOrder([
  today,
  ...readCatalogue(
    import.meta.glob<string>('../../assets/puzzles/*.txt', {
      eager: true,
      // A name of their own, for these come together and those of the catalogue one by one.
      query: '?raw&library',
      import: 'default',
    }),
  ),
]);

function inOrder(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const placed = entries.map((entry) => ({ entry, at: groups.indexOf(groupOf(entry)) }));
  return placed.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}

/** A puzzle by its name; the first one for a name that there is not. */
export const entryNamed = (id: string): CatalogueEntry =>
  library.find((entry) => entry.id === id) ?? library[0]!;

/** The puzzle that comes after one, and after the last the first. */
export const entryAfter = (id: string): CatalogueEntry =>
  library[(library.indexOf(entryNamed(id)) + 1) % library.length]!;

/**
 * What the gallery shows.
 *
 * @param solved the solutions that were found in this browser, unchecked, by the names of their puzzles
 */
export const cards = (language: Language, solved: ReadonlyMap<string, string>): CatalogueCard[] =>
  library.map((entry) => {
    const { id, question } = entry;
    const text = solved.get(lastingName(id, question));
    const recipe = recipeNamed(id);
    return {
      id,
      title: titleOf(id, entry, language),
      question,
      group: groupOf(entry),
      difficulty: difficultyIn(recipe),
      unique: question.known ?? recipe.unique,
      isSolved: text !== undefined,
      get pieces() {
        return piecesIn(question);
      },
      get solution() {
        const laid = text === undefined ? undefined : readSolution(entry.puzzle, text);
        return laid && { laid, kinds: entry.puzzle.pieces.length };
      },
    };
  });
