import { approach } from '../motion.ts';

/** The number of tiles that are remembered. */
const REMEMBERED = 96;
/** The time constant of shares in ms. */
const MEMORY = 2200;

/** The tiles on a board as they are drawn. */
export interface DrawnTiles {
  /** Cell → its tile, or −1. */
  readonly owner: Int32Array;
  /** Cell → the first cell and the colour of its tile, and whether its name is there; out of date on an open cell. */
  readonly list: readonly {
    readonly first: number;
    readonly colour: number;
    readonly isNamed: boolean;
  }[];
}

/**
 * The shares of recent time for which tiles lay, each by its cells and its colour. Only the most frequent ones are
 * remembered, so a frame takes the same time and memory at any pace.
 */
export class FrequentTiles {
  /** Entry → the share of recent time for which its tile lay, 0 to 1. */
  readonly shares = new Float32Array(REMEMBERED);
  /** Entry → for how long its tile has lain without a break, in ms. */
  readonly lain = new Float32Array(REMEMBERED);
  /** Entry → whether it is kept, however small its share is. */
  readonly isKept = new Uint8Array(REMEMBERED);
  /** The first cell of a tile → its entry, or −1. */
  readonly entryAt: Int16Array;
  /** Entry → the key of its tile; 0 if it is free. */
  private readonly keys = new Int32Array(REMEMBERED);
  /** Entry → whether its tile lies now. */
  private readonly lies = new Uint8Array(REMEMBERED);
  /** Cell → a random number, and the sum of those of a tile at its first cell. */
  private readonly random: Int32Array;
  private readonly sums: Int32Array;

  constructor(cells: number) {
    this.random = Int32Array.from({ length: cells }, (_, cell) => scrambled(cell + 1));
    this.sums = new Int32Array(cells);
    this.entryAt = new Int16Array(cells).fill(-1);
  }

  /** Lets a frame pass, in which tiles may have changed. */
  pass(elapsed: number, tiles: DrawnTiles, isChanged: boolean): void {
    if (isChanged) this.find(tiles);
    const { shares, lain, lies } = this;
    const share = approach(elapsed, MEMORY);
    for (let entry = 0; entry < REMEMBERED; entry++) {
      shares[entry]! += (lies[entry]! - shares[entry]!) * share;
      lain[entry] = lies[entry] ? lain[entry]! + elapsed : 0;
    }
  }

  /** Forgets all tiles. */
  forget(): void {
    for (const numbers of [this.shares, this.lain, this.isKept, this.keys, this.lies])
      numbers.fill(0);
    this.entryAt.fill(-1);
  }

  /** Finds the entries of the tiles that lie. */
  private find({ owner, list }: DrawnTiles): void {
    const { sums, random, lies, entryAt } = this;
    sums.fill(0);
    lies.fill(0);
    entryAt.fill(-1);
    for (let cell = 0; cell < owner.length; cell++)
      if (owner[cell]! >= 0) sums[list[cell]!.first]! += random[cell]!;
    for (let cell = 0; cell < owner.length; cell++) {
      const { first, colour } = list[cell]!;
      if (owner[cell]! < 0 || first !== cell) continue;
      const entry = this.entryOf(scrambled(sums[cell]! + colour) || 1);
      entryAt[cell] = entry;
      if (entry >= 0) lies[entry] = 1;
    }
  }

  /** The entry of a key: its own, or the one that is missed least, unless all are kept or lie. */
  private entryOf(key: number): number {
    const { keys, shares, isKept, lies, lain } = this;
    let least = -1;
    for (let entry = 0; entry < REMEMBERED; entry++) {
      if (keys[entry] === key) return entry;
      if (isKept[entry] || lies[entry]) continue;
      if (least < 0 || shares[entry]! < shares[least]!) least = entry;
    }
    if (least < 0) return -1;
    keys[least] = key;
    shares[least] = lain[least] = 0;
    return least;
  }
}

/** A whole number, scrambled, so that sums of several hardly ever coincide. */
function scrambled(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  const twice = Math.imul(once ^ (once >>> 16), 0x45d9f3b);
  return twice ^ (twice >>> 16);
}
