import { mostSupplies } from './supplies.ts';
import type { Instance } from './instance.ts';
import { grown } from './storage.ts';

/**
 * Multiplicities are integers of any size, written to this base with each digit in a list of its own. Nearly
 * all counts need one digit; a second list is made when a sum is first carried. An entry may be up to sixteen
 * times as large as a digit, for options that stand for several: a digit, an entry and a carry add up exactly in a double.
 */
export const DIGIT_BITS = 48;
export const BASE = 2 ** DIGIT_BITS;

/** Blocks are allocated so many at a time, so that memory grows in small steps and is never copied. */
const CHUNK_BITS = 12;
const CHUNK_MASK = 2 ** CHUNK_BITS - 1;
/** Blocks that most counts do with: code that first runs in the middle of a count has to be compiled again. */
const INITIAL = 8 * 2 ** CHUNK_BITS;

/**
 * A block is a cache line of supplies, or less where a frontier can have only a few supplies: there are many
 * frontiers then, half a million at a time for dominoes on 20 × 20.
 */
export const statesPerBlock = (instance: Instance): number =>
  mostSupplies(instance) < 16 ? 4 : 16;

/**
 * The states of all frontiers, a supply and a multiplicity each, in blocks of equal size. The blocks of one
 * frontier are a linked list, from the last one back; all but the last are full. A block that is freed is
 * used again.
 *
 *     frontier → last block ─previous→ block ─previous→ … → −1
 *                chunk = block >> 12, its first state = (block & 4095) · perBlock
 */
export class StateStore {
  readonly perBlock: number;
  /** Chunk → state → supply. */
  readonly supplies: Int32Array[] = [];
  /** Chunk → state → lowest digit of the multiplicity. */
  readonly counts: Float64Array[] = [];
  /** Digit above the lowest → chunk → state → digit. */
  readonly higher: Float64Array[][] = [];
  /** Block → the one before it in its list, or −1; of free blocks, the next free one. */
  private previous = new Int32Array(INITIAL);
  private size = 0;
  private free = -1;
  /** Blocks in use. */
  used = 0;

  constructor(instance: Instance) {
    this.perBlock = statesPerBlock(instance);
  }

  get bytesPerBlock(): number {
    return this.perBlock * (12 + 8 * this.higher.length) + 4;
  }

  chunkOf(block: number): number {
    return block >>> CHUNK_BITS;
  }

  /** Where the states of a block begin in its chunk. */
  startOf(block: number): number {
    return (block & CHUNK_MASK) * this.perBlock;
  }

  /** The block before one in its list, or −1. */
  before(block: number): number {
    return this.previous[block]!;
  }

  /** An empty block that follows another in a list, or −1 for a new list. */
  take(previous: number): number {
    let block = this.free;
    if (block >= 0) this.free = this.previous[block]!;
    else {
      block = this.size++;
      if (this.chunkOf(block) === this.supplies.length) this.addChunk();
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

  /** The multiplicity of a state, by its place: block × `perBlock` + its number in the block. */
  multiplicity(place: number): bigint {
    const block = Math.floor(place / this.perBlock);
    const chunk = this.chunkOf(block);
    const at = this.startOf(block) + (place % this.perBlock);
    let value = 0n;
    for (let digit = this.higher.length - 1; digit >= 0; digit--)
      value = (value << BigInt(DIGIT_BITS)) + BigInt(this.higher[digit]![chunk]![at]!);
    return (value << BigInt(DIGIT_BITS)) + BigInt(this.counts[chunk]![at]!);
  }

  /** Adds a digit to all multiplicities. */
  addDigit(): void {
    this.higher.push(this.counts.map(({ length }) => new Float64Array(length)));
  }

  /**
   * Empties it, for multiplicities of so many digits. Its memory is kept for use, but for what is more than so many
   * blocks need.
   */
  reset(digits: number, blocks = Infinity): void {
    const chunks = Math.max(1, Math.ceil(blocks / (CHUNK_MASK + 1)));
    for (const list of [this.supplies, this.counts, ...this.higher])
      list.length = Math.min(list.length, chunks);
    this.size = 0;
    this.free = -1;
    this.used = 0;
    this.higher.length = Math.min(this.higher.length, digits - 1);
    while (this.higher.length < digits - 1) this.addDigit();
  }

  private addChunk(): void {
    const states = (CHUNK_MASK + 1) * this.perBlock;
    this.supplies.push(new Int32Array(states));
    this.counts.push(new Float64Array(states));
    for (const digits of this.higher) digits.push(new Float64Array(states));
    if (this.size > this.previous.length)
      this.previous = grown(this.previous, 2 * this.previous.length);
  }
}
