import type { Instance } from '../plan/instance.ts';
import { grown, grownRoom, WordTable } from './wordTable.ts';

/** Stands for any number of copies. */
const UNLIMITED = 0xffff;

/** In `next`: too few copies are left. */
export const LACKING = -1;

const INITIAL = 64;

/** The greatest possible number of multisets of remaining pieces, of any area. */
export const mostMultisets = ({ copies }: Instance): number =>
  copies.reduce((product, count) => product * (Number.isFinite(count) ? count + 1 : 1), 1);

/**
 * The multisets of remaining pieces met in a count, numbered from 1 on. The multiset after an option is
 * looked up by the number of the one before and the option's kind, so sweeps never handle pieces one by one.
 */
export class RemainingPieces {
  /** Bytes per multiset, here and where states are merged. */
  readonly bytesEach: number;
  /** Kind → multiset → the multiset after such an option; LACKING if none, 0 if not computed yet. */
  readonly next: Int32Array[];
  /** Multiset → the watched pieces that are still required, as bits. */
  required = new Int32Array(INITIAL);
  /** Multiset → how many pieces are still required. */
  requiredCount = new Int32Array(INITIAL);
  /** The number of entries of `next` that were computed. */
  computed = 0;

  private readonly instance: Instance;
  private readonly pieces: number;
  /** Kind → its first need, one longer; need → its piece, and how many copies of it. */
  private readonly firstNeed: Int32Array;
  private readonly needPiece: Int32Array;
  private readonly needCopies: Int32Array;
  /** The multisets as keys: 16 bits per piece, the number of its copies. */
  private readonly table: WordTable;
  /** 16-bit numbers per key. */
  private readonly stride: number;
  /** (Multiset − 1) × stride → copies left of each piece: a view of all keys. */
  private rows: Uint16Array;
  /** The key to look up, and the copies of each piece in it: a view of the key. */
  private readonly key: Int32Array;
  private readonly keyCopies: Uint16Array;
  /** Piece → its bit among the watched ones. */
  private readonly bits: Int32Array;
  /** Mirror → multiset → its image, or 0 if not computed yet; empty if every multiset is its own image. */
  private readonly images: Int32Array[];

  constructor(instance: Instance) {
    this.instance = instance;
    this.pieces = instance.copies.length;
    const kinds = instance.needs.length;
    this.firstNeed = new Int32Array(kinds + 1);
    for (const [kind, { length }] of instance.needs.entries())
      this.firstNeed[kind + 1] = this.firstNeed[kind]! + length;
    this.needPiece = Int32Array.from(instance.needs.flat(), ([piece]) => piece);
    this.needCopies = Int32Array.from(instance.needs.flat(), ([, copies]) => copies);
    this.bytesEach = 4 * (kinds + instance.mirrors.length) + 2 * this.pieces + 64;
    this.next = Array.from({ length: kinds }, () => new Int32Array(INITIAL));
    const width = Math.max(1, (this.pieces + 1) >> 1);
    this.stride = 2 * width;
    this.table = new WordTable(width, INITIAL);
    this.rows = new Uint16Array(this.table.words.buffer);
    this.key = new Int32Array(width);
    this.keyCopies = new Uint16Array(this.key.buffer);
    this.bits = new Int32Array(this.pieces);
    for (const [bit, piece] of instance.watched.entries()) this.bits[piece] = 1 << bit;
    this.images = instance.mirrors.map(({ pieces }) =>
      pieces.every((image, piece) => image === piece) ? new Int32Array(0) : new Int32Array(INITIAL),
    );
  }

  /** One more than the greatest number in use. */
  get size(): number {
    return this.table.size + 1;
  }

  /** Bytes of all lists, with their room for more. */
  get bytes(): number {
    return this.required.length * this.bytesEach;
  }

  /** Copies left of each piece. */
  copiesLeft(multiset: number): Uint16Array {
    const row = (multiset - 1) * this.stride;
    return this.rows.subarray(row, row + this.pieces);
  }

  /** Multiset × pieces → copies left; zeros for the number 0. */
  all(): Uint16Array {
    const { size, pieces } = this;
    const all = new Uint16Array(size * pieces);
    for (let multiset = 1; multiset < size; multiset++)
      all.set(this.copiesLeft(multiset), multiset * pieces);
    return all;
  }

  /** Computes an entry of `next`. May replace all lists of multisets. */
  computeNext(multiset: number, kind: number): number {
    this.computed++;
    if (this.size === this.required.length) this.grow();
    const { rows, stride, key, keyCopies, needPiece, needCopies } = this;
    const { words } = this.table;
    const next = this.next[kind]!;
    const from = this.firstNeed[kind]!;
    const to = this.firstNeed[kind + 1]!;
    const row = (multiset - 1) * stride;
    for (let i = from; i < to; i++)
      if (rows[row + needPiece[i]!]! < needCopies[i]!) return (next[multiset] = LACKING);
    for (let i = 0; i < key.length; i++) key[i] = words[(multiset - 1) * key.length + i]!;
    for (let i = from; i < to; i++) {
      const piece = needPiece[i]!;
      if (keyCopies[piece] !== UNLIMITED) keyCopies[piece]! -= needCopies[i]!;
    }
    return (next[multiset] = this.numberOfKey());
  }

  /** The number of a multiset, given as the copies of each piece. */
  numberOf(copiesLeft: Uint16Array): number {
    if (this.size === this.required.length) this.grow();
    this.keyCopies.set(copiesLeft);
    return this.numberOfKey();
  }

  /** Whether a mirror maps every multiset onto itself. */
  isFixedBy(mirror: number): boolean {
    return this.images[mirror]!.length === 0;
  }

  /** The image of a multiset under a mirror. */
  imageOf(multiset: number, mirror: number): number {
    const images = this.images[mirror]!;
    if (images.length === 0) return multiset;
    if (images[multiset]! !== 0) return images[multiset]!;
    const row = this.copiesLeft(multiset);
    const image = new Uint16Array(this.pieces);
    this.instance.mirrors[mirror]!.pieces.forEach((to, piece) => (image[to] = row[piece]!));
    return (this.images[mirror]![multiset] = this.numberOf(image));
  }

  private numberOfKey(): number {
    const { table, keyCopies } = this;
    const { size } = table;
    const multiset = table.numberOf(this.key) + 1;
    if (multiset <= size) return multiset;
    if (this.rows.buffer !== table.words.buffer) this.rows = new Uint16Array(table.words.buffer);
    let required = 0;
    let count = 0;
    for (let piece = 0; piece < this.pieces; piece++) {
      if (keyCopies[piece] === 0 || !this.instance.isRequired[piece]!) continue;
      required |= this.bits[piece]!;
      count++;
    }
    this.required[multiset] = required;
    this.requiredCount[multiset] = count;
    return multiset;
  }

  /** Makes room for more multisets. */
  private grow(): void {
    const room = grownRoom(this.size);
    for (const [kind, next] of this.next.entries()) this.next[kind] = grown(next, room);
    for (const [mirror, images] of this.images.entries())
      if (images.length > 0) this.images[mirror] = grown(images, room);
    this.required = grown(this.required, room);
    this.requiredCount = grown(this.requiredCount, room);
  }
}

/** The copies of each piece before any is placed. */
export const allPieces = ({ copies }: Instance): Uint16Array =>
  Uint16Array.from(copies, (count) => Math.min(count, UNLIMITED));
