import { RandomStream } from '../../solve/random.ts';
import type { Division } from '../division.ts';
import type { Draft } from '../draft.ts';
import { inRandomOrder } from './inRandomOrder.ts';
import { Pairs, type PairOrder } from './pairs.ts';

/** An order in which the cell of highest cost comes first, each with the others at random. */
class CostlyOrder implements PairOrder {
  one = 0;
  other = 0;
  private readonly division: Division;
  /** The cells by falling cost, the place of each among them, and the cells at random. */
  private readonly byCost: Int32Array;
  private readonly rank: Int32Array;
  private readonly partners: Int32Array;
  private readonly costs: Float64Array;

  constructor(division: Division) {
    const { count } = division.frame;
    this.division = division;
    this.byCost = new Int32Array(count);
    this.rank = new Int32Array(count);
    this.partners = new Int32Array(count);
    this.costs = new Float64Array(count);
  }

  /** Sorts the cells of the division as it is now; the key decides between equals. */
  prepare(key: number): number {
    const { byCost, costs, partners, rank } = this;
    partners.set(inRandomOrder(partners.keys(), new RandomStream(key)));
    this.division.costsOfCells(costs);
    byCost.set(partners);
    byCost.sort((a, b) => costs[b]! - costs[a]!);
    for (let place = 0; place < byCost.length; place++) rank[byCost[place]!] = place;
    return byCost.length ** 2;
  }

  find(index: number): boolean {
    const { byCost, partners, rank } = this;
    const place = Math.floor(index / byCost.length);
    this.one = byCost[place]!;
    this.other = partners[index % byCost.length]!;
    return rank[this.other]! > place;
  }
}

/** Pairs of a cell and any other, the cell of highest cost first. */
export const costlyPairs = (draft: Draft): Pairs =>
  new Pairs(draft, new CostlyOrder(draft.division));
