import type { Instance } from '../plan/instance.ts';
import { mostMultisets } from './remainingPieces.ts';
import { type Digits, numberAt } from './digits.ts';
import { grown } from './wordTable.ts';

/** Blocks are allocated so many at a time, so that memory grows in small steps and is never copied. */
const CHUNK_BITS = 12;
const CHUNK_MASK = 2 ** CHUNK_BITS - 1;
/** Room for blocks at first, enough for most counts: code that first runs in mid-count is compiled again. */
const INITIAL = 8 * 2 ** CHUNK_BITS;

/**
 * A block is a cache line of multisets, or less where a frontier can have only a few of them: there are many
 * frontiers then, half a million at a time for dominoes on 20 × 20.
 */
export const statesPerBlock = (instance: Instance): number =>
  mostMultisets(instance) < 16 ? 4 : 16;

/**
 * The states of all frontiers, a multiset of remaining pieces and a multiplicity each, in blocks of equal
 * size. The blocks of one frontier are a linked list, from the last one back; all but the last are full. A
 * block that is freed is used again.
 *
 *     frontier → last block ─previous→ block ─previous→ … → −1
 *                chunk = block >> 12, its first state = (block & 4095) · perBlock
 */
export class StateStore {
  readonly perBlock: number;
  /** Chunk → state → multiset. */
  readonly multisets: Int32Array[] = [];
  /**
   * Digit of the multiplicity, the lowest first → chunk → state → value. Nearly all counts need one digit;
   * another is added when a sum is first carried. An entry may be up to 16 times as large as a digit, for
   * options that stand for several.
   */
  readonly digits: Float64Array[][] = [[]];
  used = 0;
  /** Block → the one before it in its list, or −1; for a free block the next free one. */
  private previous = new Int32Array(INITIAL);
  private size = 0;
  private free = -1;

  constructor(instance: Instance) {
    this.perBlock = statesPerBlock(instance);
  }

  get bytesPerBlock(): number {
    return this.perBlock * (4 + 8 * this.digits.length) + 4;
  }

  chunkOf(block: number): number {
    return block >>> CHUNK_BITS;
  }

  /** The index of the first state of a block in its chunk. */
  startOf(block: number): number {
    return (block & CHUNK_MASK) * this.perBlock;
  }

  /** The block before one in its list, or −1. */
  before(block: number): number {
    return this.previous[block]!;
  }

  /**
   * Visits all states of a list of blocks, from the last block back.
   *
   * @param last its last block, or less than 0 for no list
   * @param filled how many states that block has
   * @param visit takes the states from `start` up to `end` of a chunk, which are those of a block
   */
  forEachBlock(
    last: number,
    filled: number,
    visit: (chunk: number, start: number, end: number, block: number) => void,
  ): void {
    let states = filled;
    for (let block = last; block >= 0; block = this.before(block)) {
      const start = this.startOf(block);
      visit(this.chunkOf(block), start, start + states, block);
      states = this.perBlock;
    }
  }

  /** An empty block that follows another in a list, or −1 for a new list. */
  take(previous: number): number {
    let block = this.free;
    if (block >= 0) this.free = this.previous[block]!;
    else {
      block = this.size++;
      if (this.chunkOf(block) === this.multisets.length) this.addChunk();
    }
    this.previous[block] = previous;
    this.used++;
    return block;
  }

  /** Frees a list of so many blocks, from its last one back to its first. */
  release(last: number, first: number, blocks: number): void {
    this.previous[first] = this.free;
    this.free = last;
    this.used -= blocks;
  }

  /** The digits of the multiplicities in a chunk. */
  digitsIn(chunk: number): Digits {
    return this.digits.map((chunks) => chunks[chunk]!);
  }

  /** The multiplicity of a state, by its place: block × `perBlock` + its index in the block. */
  multiplicity(place: number): bigint {
    const block = Math.floor(place / this.perBlock);
    const at = this.startOf(block) + (place % this.perBlock);
    return numberAt(this.digitsIn(this.chunkOf(block)), at);
  }

  addDigit(): void {
    this.digits.push(this.digits[0]!.map(({ length }) => new Float64Array(length)));
  }

  /**
   * Removes all states, and prepares for multiplicities of so many digits.
   *
   * @param blocks memory for so many blocks is kept
   */
  reset(digits: number, blocks: number): void {
    const chunks = Math.max(1, Math.ceil(blocks / (CHUNK_MASK + 1)));
    for (const list of [this.multisets, ...this.digits])
      list.length = Math.min(list.length, chunks);
    this.size = 0;
    this.free = -1;
    this.used = 0;
    this.digits.length = Math.min(this.digits.length, digits);
    while (this.digits.length < digits) this.addDigit();
  }

  private addChunk(): void {
    const states = (CHUNK_MASK + 1) * this.perBlock;
    this.multisets.push(new Int32Array(states));
    for (const chunks of this.digits) chunks.push(new Float64Array(states));
    if (this.size > this.previous.length)
      this.previous = grown(this.previous, 2 * this.previous.length);
  }
}
