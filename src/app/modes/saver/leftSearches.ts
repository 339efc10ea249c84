import type { Search } from '../../../solve/search.ts';
import { writeSearch } from '../../../solve/saved/searchText.ts';
import { Stored, type OpenStorage } from '../../library/stored.ts';

type Entry = readonly [name: string, step: number];

/** Positions beyond are not kept: to get there again would take too long. */
const FURTHEST = 5_000_000;
/** The most that are kept, and the longest name of one. */
const MOST = 100;
const LONGEST = 500;

const isSound = (entry: [string, unknown]): entry is [string, number] =>
  entry[0].length <= LONGEST &&
  Number.isSafeInteger(entry[1]) &&
  (entry[1] as number) > 0 &&
  (entry[1] as number) <= FURTHEST;

const nameOf = (puzzle: string, search: Search): string => `${puzzle} ${writeSearch(search)}`;

/** The searches that were left in this browser without a solution, and how far they were. */
export class LeftSearches {
  private readonly stored: Stored<Entry>;

  constructor(open?: OpenStorage) {
    const format = {
      key: 'fitful.left',
      version: 1,
      most: MOST,
      written: (entries: readonly Entry[]) => ({ steps: Object.fromEntries(entries) }),
      read: ({ steps }: { readonly steps?: unknown }): Entry[] =>
        Object.entries(steps as Record<string, unknown>).filter(isSound),
    };
    this.stored = new Stored(format, open);
  }

  /** Remembers the step at which a search of a puzzle is left; too far a one is forgotten. */
  keep(puzzle: string, search: Search, step: number): void {
    const entry: [string, number] = [nameOf(puzzle, search), step];
    const others = this.others(entry[0]);
    this.stored.write(isSound(entry) ? [...others, entry] : others);
  }

  /** The step at which a search was left, if it was; forgets it, as the search goes on from there. */
  take(puzzle: string, search: Search): number | undefined {
    const name = nameOf(puzzle, search);
    const step = this.stored.read().find(([other]) => other === name)?.[1];
    if (step !== undefined) this.stored.write(this.others(name));
    return step;
  }

  private others(name: string): Entry[] {
    return this.stored.read().filter(([other]) => other !== name);
  }
}
