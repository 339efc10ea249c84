import type { Draft } from '../draft.ts';
import { FRESH, ROUNDS, scrambled, type Pairs, type PairsState } from './pairs.ts';

/** Pairs of a cell of two blocks and any other, each once, in an order that looks random and needs no memory. */
export class BlockPairs implements Pairs {
  one = 0;
  other = 0;
  private readonly draft: Draft;
  private readonly around: () => readonly [number, number];
  /** The two blocks, and their cells in ascending order, once they are needed. */
  private blocks: readonly number[] = [];
  private cells: readonly number[] | undefined;
  private key = FRESH.key;
  private index = FRESH.index;

  /** @param around two cells, of the blocks that are meant when the pairs begin */
  constructor(draft: Draft, around: () => readonly [number, number]) {
    this.draft = draft;
    this.around = around;
  }

  advance(): boolean {
    const { random, division } = this.draft;
    const { owner } = division;
    const { count } = division.frame;
    if (this.index < 0) {
      this.key = random.below(2 ** 31);
      this.index = 0;
    }
    const cells = (this.cells ??= this.cellsAround());
    while (this.index < cells.length * count) {
      const index = this.index++;
      let place = Math.floor(index / count);
      let other = index % count;
      // A Feistel network of two unequal halves.
      for (let round = 0; round < ROUNDS; round += 2) {
        const key = this.key + (round << 12);
        other = (other + (scrambled(key + place) >>> 2)) % count;
        place = (place + (scrambled(key + (1 << 12) + other) >>> 2)) % cells.length;
      }
      const one = cells[place]!;
      if (owner[one] === owner[other]) continue;
      // Pairs within the two blocks come both ways.
      if (other < one && this.blocks.includes(owner[other]!)) continue;
      this.one = one;
      this.other = other;
      return true;
    }
    return false;
  }

  renew(): void {
    this.index = FRESH.index;
    this.cells = undefined;
  }

  state(): PairsState {
    return { key: this.key, index: this.index };
  }

  restore({ key, index }: PairsState): void {
    this.key = key;
    this.index = index;
    this.cells = undefined;
  }

  private cellsAround(): number[] {
    const { division } = this.draft;
    this.blocks = this.around().map((cell) => division.owner[cell]!);
    const cells = this.blocks.flatMap((block) => [...division.cellsOf(block)]);
    return cells.sort((a, b) => a - b);
  }
}
