import type { Draft } from '../draft.ts';
import type { Division } from '../division.ts';
import { RandomStream, shuffledBy } from '../../solve/random.ts';

/** The state of an order of pairs, as plain data. */
export interface PairsState {
  readonly key: number;
  readonly index: number;
}

/** The state from which the next `advance` begins anew. */
const FRESH: PairsState = { key: 0, index: -1 };

/**
 * Pairs of cells in different blocks, each once. Their order follows from a key, which is left to chance: each
 * pair has one index that counts.
 */
export abstract class Pairs {
  /** The two cells of the current pair. */
  one = 0;
  other = 0;
  protected readonly division: Division;
  protected key = FRESH.key;
  private readonly random: RandomStream;
  private indices = 0;
  private index = FRESH.index;

  constructor({ division, random }: Draft) {
    this.division = division;
    this.random = random;
  }

  /** Prepares the order of the key for the division as it is now; returns how many indices it has. */
  protected abstract prepare(): number;

  /** Finds the pair at an index; false if that does not count. */
  protected abstract find(index: number): boolean;

  /** Moves on; false once all have been had. */
  advance(): boolean {
    const { owner } = this.division;
    if (this.index < 0) this.restore({ key: this.random.below(2 ** 31), index: 0 });
    while (this.index < this.indices)
      if (this.find(this.index++) && owner[this.one] !== owner[this.other]) return true;
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
    if (index >= 0) this.indices = this.prepare();
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

/** Pairs of any two cells, in an order that needs no memory: a Feistel network permutes the indices. */
export class BlindPairs extends Pairs {
  protected prepare(): number {
    return this.division.frame.count ** 2;
  }

  protected find(index: number): boolean {
    const { count } = this.division.frame;
    let one = Math.floor(index / count);
    let other = index % count;
    for (let round = 0; round < ROUNDS; round++) {
      const sum = one + (scrambled(this.key + (round << 12) + other) >>> 2);
      one = other;
      other = sum % count;
    }
    this.one = one;
    this.other = other;
    return one < other;
  }
}

/** Pairs of a cell of two blocks and any other, in an order that looks random. */
export class BlockPairs extends Pairs {
  private readonly around: () => readonly [number, number];
  /** The two blocks, and their cells in ascending order. */
  private blocks: readonly number[] = [];
  private cells: readonly number[] = [];

  /** @param around returns a cell of each of the two blocks */
  constructor(draft: Draft, around: () => readonly [number, number]) {
    super(draft);
    this.around = around;
  }

  protected prepare(): number {
    const { division } = this;
    this.blocks = this.around().map((cell) => division.owner[cell]!);
    const cells = this.blocks.flatMap((block) => [...division.cellsOf(block)]);
    this.cells = cells.sort((a, b) => a - b);
    return cells.length * division.frame.count;
  }

  protected find(index: number): boolean {
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

/** Pairs of a cell and any other at random, the cells of highest cost first. */
export class CostlyPairs extends Pairs {
  /** The cells by falling cost, the place of each among them, and the cells at random. */
  private readonly byCost: Int32Array;
  private readonly rank: Int32Array;
  private readonly partners: Int32Array;
  private readonly costs: Float64Array;

  constructor(draft: Draft) {
    super(draft);
    const { count } = draft.division.frame;
    this.byCost = new Int32Array(count);
    this.rank = new Int32Array(count);
    this.partners = new Int32Array(count);
    this.costs = new Float64Array(count);
  }

  /** Sorts the cells; the key decides between equals. */
  protected prepare(): number {
    const { byCost, costs, partners, rank } = this;
    partners.set(shuffledBy([...partners.keys()], new RandomStream(this.key)));
    this.division.costsOfCells(costs);
    byCost.set(partners);
    byCost.sort((a, b) => costs[b]! - costs[a]!);
    for (let place = 0; place < byCost.length; place++) rank[byCost[place]!] = place;
    return byCost.length ** 2;
  }

  protected find(index: number): boolean {
    const { byCost, partners, rank } = this;
    const place = Math.floor(index / byCost.length);
    this.one = byCost[place]!;
    this.other = partners[index % byCost.length]!;
    return rank[this.other]! > place;
  }
}
