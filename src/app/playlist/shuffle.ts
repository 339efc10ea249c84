import { RandomStream } from '../../solve/random.ts';

/** What decides whether a puzzle may follow others. */
export interface Shuffled {
  readonly id: string;
  readonly lattice: string;
  /** Its set of pieces, or what else it has in common with others. */
  readonly category: string;
}

/** Where an order is, as plain data. */
export interface ShuffleState {
  readonly random: readonly number[];
  /** The ids of the last ones shown, the latest at the end. */
  readonly shown: readonly string[];
}

/** How many puzzles in a row may have one lattice. */
export const MOST_OF_LATTICE = 2;
/** How many puzzles lie between two of a category, and before one comes back; of few puzzles, half. */
export const BETWEEN_CATEGORIES = 3;
export const BEFORE_AGAIN = 60;

/**
 * An order of puzzles in which neither a puzzle, nor a category, nor a lattice comes back too soon. Every
 * lattice is as likely, however many puzzles it has, and so is every category of it. It follows from the seed.
 */
export class Shuffle<Item extends Shuffled> {
  private readonly items: readonly Item[];
  private readonly random: RandomStream;
  /** The last ones shown, the latest at the end. */
  private readonly shown: Item[] = [];

  /**
   * @param items one at least
   * @param kept the state to go on from; what is no longer there counts as not shown
   */
  constructor(items: readonly Item[], seed: number, kept?: ShuffleState) {
    this.items = items;
    this.random = new RandomStream(seed);
    if (!kept) return;
    this.random.restore(kept.random);
    this.shown = kept.shown.flatMap((id) => items.find((item) => item.id === id) ?? []);
  }

  /** Chooses what follows the puzzle with an id, if any; that counts as shown, whoever has chosen it. */
  after(id: string | undefined): Item {
    const now = this.items.find((item) => item.id === id);
    if (now && this.shown.at(-1) !== now) this.note(now);
    const allowed = this.allowed();
    const lattice = this.anyOf(allowed.map((item) => item.lattice));
    const onLattice = allowed.filter((item) => item.lattice === lattice);
    const category = this.anyOf(onLattice.map((item) => item.category));
    const next = this.anyOf(onLattice.filter((item) => item.category === category));
    this.note(next);
    return next;
  }

  state(): ShuffleState {
    return { random: this.random.state(), shown: this.shown.map(({ id }) => id) };
  }

  private note(item: Item): void {
    this.shown.push(item);
    if (this.shown.length > BEFORE_AGAIN) this.shown.shift();
  }

  /** What may come next: whatever keeps all rules, or of few puzzles the first ones that can be kept. */
  private allowed(): readonly Item[] {
    const { items, shown } = this;
    const ids = new Set(shown.slice(-Math.min(BEFORE_AGAIN, items.length / 2)).map(({ id }) => id));
    const recent = new Set(shown.slice(-BETWEEN_CATEGORIES).map(({ category }) => category));
    const last = shown.slice(-MOST_OF_LATTICE);
    const isFull = (lattice: string): boolean =>
      last.length === MOST_OF_LATTICE && last.every((one) => one.lattice === lattice);
    const rules = [
      ({ id }: Item) => shown.at(-1)?.id !== id,
      ({ lattice }: Item) => !isFull(lattice),
      ({ category }: Item) => !recent.has(category),
      ({ id }: Item) => !ids.has(id),
    ];
    return rules.reduce<readonly Item[]>((left, rule) => {
      const kept = left.filter(rule);
      return kept.length > 0 ? kept : left;
    }, items);
  }

  /** One of some things, each distinct one with the same chance. */
  private anyOf<Thing>(things: readonly Thing[]): Thing {
    const distinct = [...new Set(things)];
    return distinct[this.random.below(distinct.length)]!;
  }
}
