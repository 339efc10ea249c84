import type { Instance } from './instance.ts';
import { grown } from './storage.ts';

/** Stands for any number of copies. */
const UNLIMITED = 0xffff;

/** In `next`: too few copies are left. */
export const LACKING = -1;

const INITIAL = 64;
/** Lists grow fourfold up to so many supplies, so that small counts rarely copy them, and twofold from there on. */
const FOURFOLD = 2 ** 10;

/** How many supplies there can be, of all areas. */
export const mostSupplies = ({ copies }: Instance): number =>
  copies.reduce((product, count) => product * (Number.isFinite(count) ? count + 1 : 1), 1);

/**
 * The multisets of remaining pieces met in a count, each with a number from 1 on. What remains after an
 * option is looked up by the number and the option's kind, whatever the pieces are.
 */
export class Supplies {
  /** Bytes per supply: here, and where states are merged. */
  readonly bytesEach: number;
  /** Kind → supply → the supply that remains; LACKING if there is none, 0 if not computed yet. */
  readonly next: Int32Array[];
  /** Supply → the watched pieces that are still required, as bits. */
  required = new Int32Array(INITIAL);
  /** Supply → how many pieces are still required. */
  requiredCount = new Int32Array(INITIAL);
  /** One more than the greatest number in use. */
  size = 1;
  /** How often what remains was computed. */
  computed = 0;

  private readonly instance: Instance;
  private readonly pieces: number;
  /** Supply × pieces → copies left. */
  private rows: Uint16Array;
  /** Supply → its hash: a sum over the copies left, so that it is updated with them. */
  private hashes = new Int32Array(INITIAL);
  /** Open addressing: slot → supply, or 0. */
  private slots = new Int32Array(2 * INITIAL);
  /** Piece → its bit among the watched ones. */
  private readonly bits: Int32Array;
  /** Piece → what one copy of it adds to a hash. */
  private readonly factors: Int32Array;
  /** Mirror → supply → its image, or 0 if not computed yet; empty if the image is the supply itself. */
  private readonly images: Int32Array[];

  constructor(instance: Instance) {
    this.instance = instance;
    this.pieces = instance.copies.length;
    const kinds = instance.needs.length;
    this.bytesEach = 4 * (kinds + instance.mirrors.length) + 2 * this.pieces + 64;
    this.next = Array.from({ length: kinds }, () => new Int32Array(INITIAL));
    this.rows = new Uint16Array(INITIAL * this.pieces);
    this.bits = new Int32Array(this.pieces);
    this.factors = Int32Array.from({ length: this.pieces }, (_, piece) => factorOf(piece));
    for (const [bit, piece] of instance.watched.entries()) this.bits[piece] = 1 << bit;
    this.images = instance.mirrors.map(({ pieces }) =>
      pieces.every((image, piece) => image === piece) ? new Int32Array(0) : new Int32Array(INITIAL),
    );
  }

  /** Bytes of all lists, with their room for more. */
  get bytes(): number {
    return this.required.length * this.bytesEach;
  }

  /** The copies of each piece at the beginning. */
  full(): Uint16Array {
    return Uint16Array.from(this.instance.copies, (count) => Math.min(count, UNLIMITED));
  }

  /** Copies left of each piece. */
  copiesLeft(supply: number): Uint16Array {
    return this.rows.subarray(supply * this.pieces, (supply + 1) * this.pieces);
  }

  /** Supply × pieces → copies left. */
  all(): Uint16Array {
    return this.rows.slice(0, this.size * this.pieces);
  }

  /** Computes what remains of a supply after an option of some kind. May replace all lists of supplies. */
  computeNext(supply: number, kind: number): number {
    this.computed++;
    this.reserve();
    const { rows, factors } = this;
    const next = this.next[kind]!;
    const needs = this.instance.needs[kind]!;
    const row = supply * this.pieces;
    for (let i = 0; i < needs.length; i++)
      if (rows[row + needs[i]![0]]! < needs[i]![1]) return (next[supply] = LACKING);
    let hash = this.hashes[supply]!;
    let required = this.required[supply]!;
    let count = this.requiredCount[supply]!;
    // Copies are taken from the row itself, and put back: what remains was met before nearly always.
    for (let i = 0; i < needs.length; i++) {
      const piece = needs[i]![0];
      const copies = needs[i]![1];
      const left = rows[row + piece]!;
      if (left === UNLIMITED) continue;
      rows[row + piece] = left - copies;
      hash = (hash - Math.imul(copies, factors[piece]!)) | 0;
      if (left > copies || !this.instance.isRequired[piece]!) continue;
      required &= ~this.bits[piece]!;
      count--;
    }
    const remains = this.intern(row, hash, required, count);
    for (let i = 0; i < needs.length; i++)
      if (rows[row + needs[i]![0]]! !== UNLIMITED) rows[row + needs[i]![0]]! += needs[i]![1];
    return (next[supply] = remains);
  }

  /** The number of a supply. */
  numberOf(copiesLeft: Uint16Array): number {
    this.reserve();
    const row = this.size * this.pieces;
    this.rows.set(copiesLeft, row);
    let hash = 0;
    let required = 0;
    let count = 0;
    for (let piece = 0; piece < this.pieces; piece++) {
      const copies = copiesLeft[piece]!;
      hash = (hash + Math.imul(copies, this.factors[piece]!)) | 0;
      if (copies === 0 || !this.instance.isRequired[piece]!) continue;
      required |= this.bits[piece]!;
      count++;
    }
    return this.intern(row, hash, required, count);
  }

  /** Whether a mirror maps every supply onto itself. */
  isFixedBy(mirror: number): boolean {
    return this.images[mirror]!.length === 0;
  }

  /** The image of a supply under a mirror. */
  imageOf(supply: number, mirror: number): number {
    const images = this.images[mirror]!;
    if (images.length === 0) return supply;
    if (images[supply]! !== 0) return images[supply]!;
    const row = this.copiesLeft(supply);
    const image = new Uint16Array(this.pieces);
    this.instance.mirrors[mirror]!.pieces.forEach((to, piece) => (image[to] = row[piece]!));
    return (this.images[mirror]![supply] = this.numberOf(image));
  }

  /** The number of the supply that a row has: an old one, or the next one. */
  private intern(row: number, hash: number, required: number, count: number): number {
    const { rows, slots, hashes, pieces, size } = this;
    const mask = slots.length - 1;
    let slot = slotOf(hash) & mask;
    for (let supply = slots[slot]!; supply !== 0; supply = slots[slot]!) {
      if (hashes[supply] === hash) {
        let i = 0;
        while (i < pieces && rows[supply * pieces + i] === rows[row + i]) i++;
        if (i === pieces) return supply;
      }
      slot = (slot + 1) & mask;
    }
    slots[slot] = size;
    hashes[size] = hash;
    this.required[size] = required;
    this.requiredCount[size] = count;
    rows.copyWithin(size * pieces, row, row + pieces);
    return this.size++;
  }

  /** Makes room for one more. */
  private reserve(): void {
    if (this.size < this.required.length) return;
    const length = (this.size < FOURFOLD ? 4 : 2) * this.required.length;
    for (const [kind, next] of this.next.entries()) this.next[kind] = grown(next, length);
    for (const [mirror, images] of this.images.entries())
      if (images.length > 0) this.images[mirror] = grown(images, length);
    this.required = grown(this.required, length);
    this.requiredCount = grown(this.requiredCount, length);
    this.rows = grown(this.rows, length * this.pieces);
    this.hashes = grown(this.hashes, length);
    this.slots = new Int32Array(2 * length);
    for (let supply = 1; supply < this.size; supply++) {
      let slot = slotOf(this.hashes[supply]!) & (2 * length - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (2 * length - 1);
      this.slots[slot] = supply;
    }
  }
}

/** What one copy of a piece adds to a hash: numbers without a pattern, so that equal sums are rare (the finaliser of MurmurHash3). */
function factorOf(piece: number): number {
  let mixed = Math.imul(piece + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const slotOf = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
