import type { Lesson } from '../../teach/lesson/lesson.ts';
import { readLesson } from '../../teach/lesson/readLesson.ts';
import { cardOf, type CardOptions } from './cards.ts';
import { today } from './solved.ts';
import { readCatalogue, type CatalogueEntry } from '../../puzzle/catalogue.ts';
import { categoryOf, categories } from '../../puzzle/category.ts';
import type { Question } from '../../puzzle/types.ts';
import type { CatalogueCard } from '../../ui/index.tsx';

/** The file with everything that comes with the page but its code: the contents of files, by id. */
export interface LibraryFile {
  readonly puzzles: Readonly<Record<string, string>>;
  readonly experiments: Readonly<Record<string, unknown>>;
  readonly lessons: Readonly<Record<string, unknown>>;
}

/** The order of puzzles for teaching: by size of the board, then by number of pieces, sets last. */
function sizeOf({ board, asked }: Question): number {
  const pieces = asked.drawn.reduce((sum, { copies }) => sum + copies, 0);
  return 100 * board.cells.length + (asked.sets.length > 0 ? 99 : Math.min(pieces, 98));
}

/** Whether a text can be read. One that cannot is left out, as all the others can be shown. */
function isReadable(entry: CatalogueEntry): boolean {
  try {
    return categoryOf(entry) !== undefined;
  } catch {
    return false;
  }
}

/** Every puzzle that comes with the page, in the order of the gallery: category by category. */
export class Library {
  readonly entries: readonly CatalogueEntry[];
  /** Contents of experiment files by id. They are read by code that is not needed at first. */
  readonly experiments: LibraryFile['experiments'];
  readonly lessons: readonly Lesson[];

  constructor({ puzzles, experiments, lessons }: LibraryFile) {
    const placed = [today, ...readCatalogue(puzzles)].filter(isReadable).map((entry) => ({
      entry,
      at: categories.indexOf(categoryOf(entry)),
      size: categoryOf(entry) === 'teaching' ? sizeOf(entry.question) : 0,
    }));
    this.entries = placed.sort((a, b) => a.at - b.at || a.size - b.size).map(({ entry }) => entry);
    this.experiments = experiments;
    this.lessons = Object.entries(lessons).map(([id, content]) => readLesson(id, content));
  }

  /** The puzzle with an id; the first puzzle if there is none. */
  entryNamed(id: string): CatalogueEntry {
    return this.entries.find((entry) => entry.id === id) ?? this.entries[0]!;
  }

  /** The next wanted puzzle after one with an id, after the last the first; itself if no other is wanted. */
  entryAfter(id: string, isWanted: (entry: CatalogueEntry) => boolean): CatalogueEntry {
    const current = this.entryNamed(id);
    const at = this.entries.indexOf(current);
    return [...this.entries.slice(at + 1), ...this.entries.slice(0, at)].find(isWanted) ?? current;
  }

  /** The cards of the gallery. */
  cards(options: CardOptions): CatalogueCard[] {
    return this.entries.map((entry) => cardOf(entry, options));
  }
}
