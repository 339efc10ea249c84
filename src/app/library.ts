import { readSolution, type SolutionPiece } from '../solve/solution.ts';
import { readCatalogue, type CatalogueEntry } from '../puzzle/catalogue.ts';
import { categoryOf, categories } from '../puzzle/category.ts';
import { piecesIn } from '../puzzle/pieces/index.ts';
import { difficultyIn } from '../solve/difficulty.ts';
import { readExperiment, type Experiment } from '../solve/experiment/experiment.ts';
import type { CatalogueCard } from '../ui/index.tsx';
import { titleOf, type Language } from '../words/index.ts';
import { recipeNamed } from './recipes.ts';
import { lastingName, today } from './today.ts';

/** Everything that comes with the page and may be read later, as it is fetched. */
export interface LibraryFile {
  /** Texts by the names of their puzzles. */
  readonly puzzles: Readonly<Record<string, string>>;
  /** Contents of files by the names of the experiments. */
  readonly experiments: Readonly<Record<string, unknown>>;
}

/** Every puzzle that comes with the page, in the order of the gallery: group by group. */
export class Library {
  private readonly entries: readonly CatalogueEntry[];
  readonly experiments: readonly Experiment[];

  constructor({ puzzles, experiments }: LibraryFile) {
    const placed = [today, ...readCatalogue(puzzles)].map((entry) => ({
      entry,
      at: categories.indexOf(categoryOf(entry)),
    }));
    this.entries = placed.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
    this.experiments = Object.entries(experiments).map(([id, content]) =>
      readExperiment(id, content),
    );
  }

  /** A puzzle by its name; the first one for a name that there is not. */
  entryNamed(id: string): CatalogueEntry {
    return this.entries.find((entry) => entry.id === id) ?? this.entries[0]!;
  }

  /** The puzzle that comes after one, and after the last the first. */
  entryAfter(id: string): CatalogueEntry {
    return this.entries[(this.entries.indexOf(this.entryNamed(id)) + 1) % this.entries.length]!;
  }

  /**
   * What the gallery shows.
   *
   * @param solved the solutions that were found in this browser, unchecked, by the names of their puzzles
   */
  cards(language: Language, solved: ReadonlyMap<string, string>): CatalogueCard[] {
    return this.entries.map((entry) => {
      const { id, question } = entry;
      const text = solved.get(lastingName(id, question));
      const recipe = recipeNamed(id);
      let solution: { laid: readonly SolutionPiece[] | undefined } | undefined;
      return {
        id,
        title: titleOf(id, entry, language),
        question,
        category: categoryOf(entry),
        difficulty: difficultyIn(recipe),
        unique: question.published ?? recipe.unique,
        get pieces() {
          return piecesIn(question);
        },
        get solution() {
          if (text === undefined) return undefined;
          const { puzzle } = entry;
          solution ??= { laid: readSolution(puzzle, text) };
          return solution.laid && { laid: solution.laid, kinds: puzzle.pieces.length };
        },
      };
    });
  }
}
