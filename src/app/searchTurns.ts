import type { Search } from '../solve/search.ts';
import { shuffled } from '../solve/random.ts';
import { recipeNamed } from './recipes.ts';

/** How often each puzzle has come, by id, and which one came last; plain data. */
export interface SearchTurnsState {
  readonly times: readonly (readonly [id: string, times: number])[];
  readonly last?: string | undefined;
}

/** Decides how a puzzle is searched that comes again: each time otherwise, until all its searches have had their turn. */
export class SearchTurns {
  private readonly seed: number;
  /** How often each puzzle has come, by id. */
  private readonly times = new Map<string, number>();
  private last: string | undefined;

  constructor(seed: number) {
    this.seed = seed;
  }

  /**
   * The search for a puzzle that comes now; undefined for its recipe.
   *
   * @param shown the one that was shown before, which counts as having come, whoever has chosen it
   */
  next(id: string, shown: string | undefined): Search | undefined {
    if (shown !== undefined && shown !== this.last) this.count(shown);
    this.last = id;
    const time = this.count(id);
    const { others = [] } = recipeNamed(id);
    return [undefined, ...shuffled(others, this.seed)][time % (others.length + 1)];
  }

  state(): SearchTurnsState {
    return { times: [...this.times], last: this.last };
  }

  restore({ times, last }: SearchTurnsState): void {
    this.times.clear();
    for (const [id, time] of times) this.times.set(id, time);
    this.last = last;
  }

  /** Counts that a puzzle comes, and returns how often it has come before. */
  private count(id: string): number {
    const time = this.times.get(id) ?? 0;
    this.times.set(id, time + 1);
    return time;
  }
}
