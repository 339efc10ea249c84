import type { Draft } from '../draft.ts';

/** The state of an order of pairs, as plain data. */
export interface PairsState {
  readonly key: number;
  readonly index: number;
}

/** All pairs of cells of different blocks, each once, in an order that is left to chance. */
export interface Pairs {
  /** Moves on; false once all have been had. */
  advance(): boolean;
  /** The two cells of the current pair. */
  readonly one: number;
  readonly other: number;
  /** Begins again with the next `advance`, in another order; needed once the division has changed. */
  renew(): void;
  state(): PairsState;
  restore(state: PairsState): void;
}

/** Where the next `advance` begins anew. */
export const FRESH: PairsState = { key: 0, index: -1 };

/** Scrambles a number of 32 bits. */
export function scrambled(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return twice ^ (twice >>> 15);
}

/** How often a Feistel network scrambles a pair. */
export const ROUNDS = 4;

/**
 * Pairs in an order that looks random and needs no memory: a Feistel network permutes them, so each
 * comes exactly once.
 */
export class BlindPairs implements Pairs {
  one = 0;
  other = 0;
  private readonly draft: Draft;
  private readonly cells: number;
  private key = FRESH.key;
  private index = FRESH.index;

  constructor(draft: Draft) {
    this.draft = draft;
    this.cells = draft.division.frame.count;
  }

  advance(): boolean {
    const { cells } = this;
    const { owner } = this.draft.division;
    if (this.index < 0) {
      this.key = this.draft.random.below(2 ** 31);
      this.index = 0;
    }
    while (this.index < cells * cells) {
      const index = this.index++;
      let one = Math.floor(index / cells);
      let other = index % cells;
      for (let round = 0; round < ROUNDS; round++) {
        const sum = one + (scrambled(this.key + (round << 12) + other) >>> 2);
        one = other;
        other = sum % cells;
      }
      if (one >= other || owner[one] === owner[other]) continue;
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
  }
}
