import type { Draft } from '../draft.ts';

/** The state of an order of pairs, as plain data. */
export interface PairsState {
  readonly key: number;
  readonly index: number;
}

/** An order of pairs of cells, by key and index: each pair has one index that counts. */
export interface PairOrder {
  /** Prepares the order of a key for the division as it is now; returns how many indices it has. */
  prepare(key: number): number;
  /** Finds the pair at an index; false if that does not count. */
  find(index: number): boolean;
  /** The two cells of the pair found last. */
  readonly one: number;
  readonly other: number;
}

/** Where the next `advance` begins anew. */
const FRESH: PairsState = { key: 0, index: -1 };

/** The pairs of an order whose cells are in different blocks, each once; the key is left to chance. */
export class Pairs {
  private readonly draft: Draft;
  private readonly order: PairOrder;
  private indices = 0;
  private key = FRESH.key;
  private index = FRESH.index;

  constructor(draft: Draft, order: PairOrder) {
    this.draft = draft;
    this.order = order;
  }

  /** The two cells of the current pair. */
  get one(): number {
    return this.order.one;
  }

  get other(): number {
    return this.order.other;
  }

  /** Moves on; false once all have been had. */
  advance(): boolean {
    const { order } = this;
    const { owner } = this.draft.division;
    if (this.index < 0) {
      this.key = this.draft.random.below(2 ** 31);
      this.index = 0;
      this.indices = order.prepare(this.key);
    }
    while (this.index < this.indices)
      if (order.find(this.index++) && owner[order.one] !== owner[order.other]) return true;
    return false;
  }

  /** Begins again with the next `advance`, in another order; needed once the division has changed. */
  renew(): void {
    this.restore(FRESH);
  }

  state(): PairsState {
    return { key: this.key, index: this.index };
  }

  restore({ key, index }: PairsState): void {
    this.key = key;
    this.index = index;
    if (index >= 0) this.indices = this.order.prepare(key);
  }
}
