import { RandomStream } from '../solve/random.ts';

/** What decides whether a puzzle may follow others. */
export interface Shuffled {
  readonly id: string;
  readonly lattice: string;
  /** Its set of pieces, or what else it has in common with others. */
  readonly category: string;
}

/** How many puzzles in a row may have one lattice. */
export const MOST_OF_LATTICE = 2;
/** How many puzzles lie between two of one category, and, if there are enough, before one comes back. */
export const BETWEEN_CATEGORIES = 3;
export const BEFORE_AGAIN = 60;

/**
 * An order of puzzles in which neither a puzzle, nor a category, nor a lattice comes back too soon. Every lattice is
 * as likely, however many puzzles it has, and so is every category of it; the same seed gives the same order.
 */
export class Shuffle<Item extends Shuffled> {
  private readonly items: readonly Item[];
  private readonly random: RandomStream;
  /** The last ones shown, the latest at the end. */
  private readonly shown: Item[] = [];

  /** @param items one at least */
  constructor(items: readonly Item[], seed: number) {
    this.items = items;
    this.random = new RandomStream(seed);
  }

  /** Chooses what follows the puzzle with an id; that counts as shown, whoever has chosen it. */
  after(id: string): Item {
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

  private note(item: Item): void {
    this.shown.push(item);
    if (this.shown.length > BEFORE_AGAIN) this.shown.shift();
  }

  /** What may come next; of few puzzles, all that keep as many of the rules as possible. */
  private allowed(): readonly Item[] {
    const { items, shown } = this;
    const isNew = ({ id }: Item): boolean => shown.every((one) => one.id !== id);
    const recent = new Set(shown.slice(-BETWEEN_CATEGORIES).map(({ category }) => category));
    const isOther = ({ category }: Item): boolean => !recent.has(category);
    const last = shown.slice(-MOST_OF_LATTICE);
    const isFull = (lattice: string): boolean =>
      last.length === MOST_OF_LATTICE && last.every((one) => one.lattice === lattice);
    const isFree = ({ lattice }: Item): boolean => !isFull(lattice);
    const isNotLast = ({ id }: Item): boolean => shown.at(-1)?.id !== id;
    const rules = [
      (item: Item) => isNew(item) && isOther(item) && isFree(item),
      (item: Item) => isNotLast(item) && isOther(item) && isFree(item),
      (item: Item) => isNotLast(item) && isFree(item),
      isNotLast,
      () => true,
    ];
    return rules.map((rule) => items.filter(rule)).find((some) => some.length > 0)!;
  }

  /** One of some things, each distinct one with the same chance. */
  private anyOf<Thing>(things: readonly Thing[]): Thing {
    const distinct = [...new Set(things)];
    return distinct[this.random.below(distinct.length)]!;
  }
}
