import type { InterludeId } from '../../puzzle/category.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import { RandomStream, shuffledBy } from '../../solve/random.ts';
import type { PlaylistItem } from '../state.ts';
import { interludes } from './interludes.ts';

/** Of several interludes, how many others come before one comes again. */
export const othersBefore = (count: number): number => Math.min(count - 1, Math.ceil(count / 2));

/** Where the turns are, as plain data. */
export interface TurnsState {
  readonly random: readonly number[];
  readonly boards: number;
  readonly isOn: boolean;
  readonly shown: readonly InterludeId[];
}

/** Decides after which boards there is an interlude, and which; the same for the same seed, where the same boards have been solved. */
export class Turns {
  private readonly random: RandomStream;
  private readonly solved: () => ReadonlyMap<string, string>;
  /** How many boards there have been since the last interlude. */
  private boards = 0;
  /** Whether the last thing shown was an interlude. */
  private isOn = false;
  /** Those shown, the latest at the end. */
  private shown: readonly InterludeId[] = [];

  /** @param solved solutions found in this browser, by puzzle id */
  constructor(seed: number, solved: () => ReadonlyMap<string, string>) {
    this.random = new RandomStream(seed);
    this.solved = solved;
  }

  state(): TurnsState {
    const { random, boards, isOn, shown } = this;
    return { random: random.state(), boards, isOn, shown };
  }

  restore({ random, boards, isOn, shown }: TurnsState): void {
    this.random.restore(random);
    this.boards = boards;
    this.isOn = isOn;
    this.shown = shown;
  }

  /** The interlude that follows a puzzle; undefined if it is followed by the next board. */
  after(
    entry: CatalogueEntry,
    all: readonly CatalogueEntry[],
    { interludes: ids, every }: Pick<Settings, 'interludes' | 'every'>,
  ): PlaylistItem | undefined {
    if (this.isOn) {
      this.isOn = false;
      return undefined;
    }
    this.boards++;
    if (this.boards < every) return undefined;
    const { random, shown } = this;
    const recent = shown.slice(Math.max(0, shown.length - othersBefore(ids.length)));
    const due = shuffledBy(ids, random).filter((id) => !recent.includes(id));
    for (const id of due) {
      const item = interludes[id](entry, random, all, this.solved());
      if (!item) continue;
      this.shown = [...shown.slice(-ids.length), id];
      this.boards = 0;
      this.isOn = true;
      return item;
    }
    return undefined;
  }
}
