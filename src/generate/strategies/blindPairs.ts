import type { Draft } from '../draft.ts';
import { ROUNDS, scrambled } from './feistel.ts';
import { Pairs, type PairOrder } from './pairs.ts';

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
