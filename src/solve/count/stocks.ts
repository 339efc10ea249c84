import type { Cover } from './cover.ts';
import { larger } from './larger.ts';

/** What stands for any number of copies. */
const ENDLESS = 0xffff;

/** How many stocks there can be. */
export const mostStocks = ({ copies }: Cover): number =>
  copies.reduce((product, count) => product * (Number.isFinite(count) ? count + 1 : 1), 1);

/** No stock: too little was left to take. */
const NONE = -1;

/**
 * The stocks of pieces met in a count, numbered from 1 on. To take what a kind of option needs is
 * to look up the number of the stock that remains, whatever pieces there are and however many.
 */
export class Stocks {
  readonly kinds: number;
  /** How many bytes a stock takes here, and where entries of it are added up. */
  readonly bytesEach: number;
  /** Stock × kinds → the stock that remains; below 0 if it has too little; 0 if not looked at yet. */
  take: Int32Array;
  /** Stock → the watched pieces that are still due, as bits. */
  due = new Int32Array(ROOM);
  /** Stock → how many pieces are due. */
  dues = new Int32Array(ROOM);
  size = 1;
  /** How often what remains had to be found out so far. */
  takings = 0;

  private readonly cover: Cover;
  private readonly pieces: number;
  /** Stock × pieces → copies left. */
  private rows: Uint16Array;
  /** Stock → its hash: a sum over what is left, so that it changes as that does. */
  private hashes = new Int32Array(ROOM);
  /** Places in a hash table → stock, or 0. */
  private places = new Int32Array(2 * ROOM);
  /** Piece → its bit if it is watched and due. */
  private readonly bits: Int32Array;

  constructor(cover: Cover) {
    this.cover = cover;
    this.kinds = cover.kinds.length;
    this.pieces = cover.copies.length;
    this.bytesEach = 4 * this.kinds + 2 * this.pieces + 64;
    this.take = new Int32Array(ROOM * this.kinds);
    this.rows = new Uint16Array(ROOM * this.pieces);
    this.bits = new Int32Array(this.pieces);
    for (const [bit, piece] of cover.watched.entries())
      if (cover.due[piece]!) this.bits[piece] = 1 << bit;
  }

  /** How many bytes all of them take, about. */
  get bytes(): number {
    return this.size * this.bytesEach;
  }

  /** Copies of each piece before any is taken. */
  full(): Uint16Array {
    return Uint16Array.from(this.cover.copies, (count) => Math.min(count, ENDLESS));
  }

  /** Copies left of each piece. */
  left(stock: number): Uint16Array {
    return this.rows.slice(stock * this.pieces, (stock + 1) * this.pieces);
  }

  /** The same of all stocks, × pieces. */
  allLeft(): Uint16Array {
    return this.rows.slice(0, this.size * this.pieces);
  }

  /** Finds out what remains of a stock; the lists may be others afterwards. */
  taking(stock: number, kind: number): number {
    const { pieces, size } = this;
    this.takings++;
    if (size === this.due.length) this.grow();
    const { rows, bits } = this;
    const needs = this.cover.kinds[kind]!;
    const from = stock * pieces;
    const at = stock * this.kinds + kind;
    for (let i = 0; i < needs.length; i++)
      if (rows[from + needs[i]![0]]! < needs[i]![1]) return (this.take[at] = NONE);
    // The new row is made where it stays if it is new.
    const row = size * pieces;
    for (let i = 0; i < pieces; i++) rows[row + i] = rows[from + i]!;
    let hash = this.hashes[stock]!;
    let due = this.due[stock]!;
    let dues = this.dues[stock]!;
    for (let i = 0; i < needs.length; i++) {
      const [piece, copies] = needs[i]!;
      const left = rows[row + piece]!;
      if (left === ENDLESS) continue;
      rows[row + piece] = left - copies;
      hash = (hash - Math.imul(copies, factorOf(piece))) | 0;
      if (left > copies || !this.cover.due[piece]!) continue;
      due &= ~bits[piece]!;
      dues--;
    }
    return (this.take[at] = this.number(hash, due, dues));
  }

  /** The number of a stock. */
  find(left: Uint16Array): number {
    if (this.size === this.due.length) this.grow();
    this.rows.set(left, this.size * this.pieces);
    let hash = 0;
    let due = 0;
    let dues = 0;
    left.forEach((copies, piece) => {
      hash = (hash + Math.imul(copies, factorOf(piece))) | 0;
      if (copies === 0 || !this.cover.due[piece]!) return;
      due |= this.bits[piece]!;
      dues++;
    });
    return this.number(hash, due, dues);
  }

  clear(): void {
    this.take.fill(0);
    this.places.fill(0);
    this.size = 1;
  }

  /** The number of the stock whose row stands after the last one's: an old one, or the next. */
  private number(hash: number, due: number, dues: number): number {
    const { rows, places, hashes, pieces, size } = this;
    const row = size * pieces;
    const mask = places.length - 1;
    let place = placeOf(hash) & mask;
    for (let stock = places[place]!; stock !== 0; stock = places[place]!) {
      if (hashes[stock] === hash) {
        let i = 0;
        while (i < pieces && rows[stock * pieces + i] === rows[row + i]) i++;
        if (i === pieces) return stock;
      }
      place = (place + 1) & mask;
    }
    places[place] = size;
    hashes[size] = hash;
    this.due[size] = due;
    this.dues[size] = dues;
    this.size++;
    return size;
  }

  private grow(): void {
    const room = this.due.length * 2;
    this.take = larger(this.take, room * this.kinds);
    this.due = larger(this.due, room);
    this.dues = larger(this.dues, room);
    this.rows = larger(this.rows, room * this.pieces);
    this.hashes = larger(this.hashes, room);
    this.places = new Int32Array(room * 2);
    for (let stock = 1; stock < this.size; stock++) {
      let place = placeOf(this.hashes[stock]!) & (this.places.length - 1);
      while (this.places[place] !== 0) place = (place + 1) & (this.places.length - 1);
      this.places[place] = stock;
    }
  }
}

const ROOM = 64;

/** What one copy of a piece adds to a hash. */
const factorOf = (piece: number): number => Math.imul(piece + 1, 0x9e3779b1) ^ (piece << 7);

const placeOf = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
