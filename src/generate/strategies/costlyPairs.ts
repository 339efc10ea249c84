import { RandomStream } from '../../solve/random.ts';
import type { Draft } from '../draft.ts';
import { FRESH, type Pairs, type PairsState } from './pairs.ts';

/** Pairs of a cell and any other, the cell of highest cost first. */
export class CostlyPairs implements Pairs {
  one = 0;
  other = 0;
  private readonly draft: Draft;
  private key = FRESH.key;
  private index = FRESH.index;
  /** The cells by falling cost, the place of each among them, and the cells at random. */
  private readonly byCost: Int32Array;
  private readonly rank: Int32Array;
  private readonly partners: Int32Array;
  private readonly costs: Float64Array;

  constructor(draft: Draft) {
    const { count } = draft.division.frame;
    this.draft = draft;
    this.byCost = new Int32Array(count);
    this.rank = new Int32Array(count);
    this.partners = Int32Array.from({ length: count }, (_, cell) => cell);
    this.costs = new Float64Array(count);
  }

  advance(): boolean {
    const { byCost, partners, rank } = this;
    const { owner } = this.draft.division;
    const cells = byCost.length;
    if (this.index < 0) {
      this.key = this.draft.random.below(2 ** 31);
      this.index = 0;
      this.arrange();
    }
    while (this.index < cells * cells) {
      const index = this.index++;
      const place = Math.floor(index / cells);
      const one = byCost[place]!;
      const other = partners[index % cells]!;
      if (rank[other]! <= place || owner[one] === owner[other]) continue;
      this.one = one;
      this.other = other;
      return true;
    }
    return false;
  }

  renew(): void {
    this.index = FRESH.index;
  }

  state(): PairsState {
    return { key: this.key, index: this.index };
  }

  restore({ key, index }: PairsState): void {
    this.key = key;
    this.index = index;
    if (index >= 0) this.arrange();
  }

  /** Sorts the cells of the division as it is now; the key decides between equals. */
  private arrange(): void {
    const { byCost, costs, partners, rank } = this;
    const random = new RandomStream(this.key);
    for (let i = 0; i < partners.length; i++) partners[i] = i;
    for (let last = partners.length - 1; last > 0; last--) {
      const other = random.below(last + 1);
      const cell = partners[last]!;
      partners[last] = partners[other]!;
      partners[other] = cell;
    }
    this.draft.division.costsOfCells(costs);
    byCost.set(partners);
    byCost.sort((a, b) => costs[b]! - costs[a]!);
    for (let place = 0; place < byCost.length; place++) rank[byCost[place]!] = place;
  }
}
