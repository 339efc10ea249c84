import { inRandomOrder, type Draft } from '../draft.ts';
import type { Division } from '../division.ts';
import { RandomStream } from '../../solve/random.ts';

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

/** The state from which the next `advance` begins anew. */
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

/** Scrambles a number of 32 bits. */
function scrambled(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return twice ^ (twice >>> 15);
}

/** Rounds of a Feistel network. */
const ROUNDS = 4;

/** An order that looks random and needs no memory: a Feistel network permutes the indices. */
class BlindOrder implements PairOrder {
  one = 0;
  other = 0;
  private readonly cells: number;
  private key = 0;

  constructor(cells: number) {
    this.cells = cells;
  }

  prepare(key: number): number {
    this.key = key;
    return this.cells ** 2;
  }

  find(index: number): boolean {
    const { cells, key } = this;
    let one = Math.floor(index / cells);
    let other = index % cells;
    for (let round = 0; round < ROUNDS; round++) {
      const sum = one + (scrambled(key + (round << 12) + other) >>> 2);
      one = other;
      other = sum % cells;
    }
    this.one = one;
    this.other = other;
    return one < other;
  }
}

/** Pairs of any two cells. */
export const blindPairs = (draft: Draft): Pairs =>
  new Pairs(draft, new BlindOrder(draft.division.frame.count));

/** Returns a cell of each of two blocks, those whose pairs an order consists of. */
type Around = () => readonly [number, number];

/** An order of pairs of a cell of two blocks and any other, which looks random. */
class BlockOrder implements PairOrder {
  one = 0;
  other = 0;
  private readonly division: Division;
  private readonly around: Around;
  /** The two blocks, and their cells in ascending order. */
  private blocks: readonly number[] = [];
  private cells: readonly number[] = [];
  private key = 0;

  constructor(division: Division, around: Around) {
    this.division = division;
    this.around = around;
  }

  prepare(key: number): number {
    const { division } = this;
    this.key = key;
    this.blocks = this.around().map((cell) => division.owner[cell]!);
    const cells = this.blocks.flatMap((block) => [...division.cellsOf(block)]);
    this.cells = cells.sort((a, b) => a - b);
    return cells.length * division.frame.count;
  }

  find(index: number): boolean {
    const { cells, division } = this;
    const { count } = division.frame;
    let place = Math.floor(index / count);
    let other = index % count;
    // A Feistel network of two unequal halves.
    for (let round = 0; round < ROUNDS; round += 2) {
      const key = this.key + (round << 12);
      other = (other + (scrambled(key + place) >>> 2)) % count;
      place = (place + (scrambled(key + (1 << 12) + other) >>> 2)) % cells.length;
    }
    this.one = cells[place]!;
    this.other = other;
    // Pairs within the two blocks come both ways.
    return other > this.one || !this.blocks.includes(division.owner[other]!);
  }
}

/** Pairs of a cell of two blocks and any other. */
export const blockPairs = (draft: Draft, around: Around): Pairs =>
  new Pairs(draft, new BlockOrder(draft.division, around));

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
