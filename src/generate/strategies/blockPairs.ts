import type { Division } from '../division.ts';
import type { Draft } from '../draft.ts';
import { ROUNDS, scrambled } from './feistel.ts';
import { Pairs, type PairOrder } from './pairs.ts';

/** Gives two cells, of the blocks that are meant when an order begins. */
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
