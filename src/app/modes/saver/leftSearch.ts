import type { Search } from '../../../solve/search.ts';
import { writeSearch } from '../../../solve/saved/searchText.ts';
import { StoredRecord, type OpenStorage } from '../../library/stored.ts';

/** Positions beyond are not kept: to get there again would take too long. */
const FURTHEST = 5_000_000;
/** The longest name of a search that is kept. */
const LONGEST = 500;

const isSound = ([name, step]: readonly [string, unknown]): boolean =>
  name.length <= LONGEST &&
  Number.isSafeInteger(step) &&
  Number(step) > 0 &&
  Number(step) <= FURTHEST;

/** The step at which a search was left in this browser without a solution. */
export class LeftSearch {
  private readonly steps: StoredRecord<number>;
  private readonly name: string | undefined;

  /** @param puzzle its permanent id; undefined for a puzzle of one's own, of which nothing is kept */
  constructor(puzzle: string | undefined, search: Search, open?: OpenStorage) {
    this.steps = new StoredRecord({ key: 'fitful.left', field: 'steps', most: 100, isSound }, open);
    this.name = puzzle === undefined ? undefined : `${puzzle} ${writeSearch(search)}`;
  }

  /** Keeps the step at which it is left; one that is too far is not kept. */
  keep(step: number): void {
    if (this.name !== undefined) this.steps.keep(this.name, step);
  }

  /** The step at which it was left, if it was; it is forgotten, as the search goes on from there. */
  take(): number | undefined {
    return this.name === undefined ? undefined : this.steps.take(this.name);
  }
}
