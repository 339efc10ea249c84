import { smooth } from '../motion.ts';
import { FrequentTiles, type DrawnTiles } from './frequentTiles.ts';

/** The most tiles that are prominent at a time. */
export const PROMINENT = 8;
/** How long a tile takes to become prominent, and to cease to be, and how long it stays at least, in ms. */
const FADE = 1200;
const STAY = 2400;
/**
 * The shares from which on a tile may become prominent, which is more than two frames, below which it ceases to
 * be, and of full strength.
 */
const ENOUGH = 0.016;
const LITTLE = 0.008;
const FULL = 0.3;
/** The strength of the least frequent one. */
export const FAINTEST = 0.55;
/** By how much a tile must be more frequent than those whose place it takes. */
const MARGIN = 1.4;
/** After so long on the board, in ms, a tile looks solid, and needs no outline. */
const SOLID = 600;
/** After so long, in ms, it takes its cells from prominent ones. */
const HOLDS = 300;

/** A place for a prominent tile; changed in place, since a frame must not allocate. */
class Place {
  /** Its entry among the frequent tiles, or −1. */
  entry = -1;
  colour = 0;
  /** The cell with its name. */
  named = 0;
  strength = 0;
  isLeaving = false;
  /** Whether the same single piece has its body elsewhere; and how much of a body it has here, 0 to 1. */
  isRepeat = false;
  body = 1;
  /** How long it has been prominent, in ms. */
  age = 0;
}

/** What draws the outlines of prominent tiles, at most one on each cell. */
export interface Outlines {
  /** Draws a cell of a tile from now on. */
  show(cell: number, owner: ArrayLike<number>, tile: number): void;
  hide(cell: number): void;
}

/**
 * The tiles that lay for most of the recent time and are not solid, at most eight, none over another. They
 * change slowly: each fades in, stays for a while, and fades out before another one takes its cells. A piece of a
 * single copy has a body in one place: where it lies for long, else where it lay for most of the time; one body
 * fades into the next.
 */
export class ProminentTiles {
  readonly places: readonly Place[] = Array.from({ length: PROMINENT }, () => new Place());
  /** Cell → the place of its prominent tile, or −1. */
  readonly placeAt: Int8Array;
  readonly frequent: FrequentTiles;
  private readonly outlines: Outlines;
  /** The first cell of a tile → the greatest share of prominent tiles on its cells; infinite for new ones. */
  private readonly rivals: Float32Array;
  /** Colour → whether it is that of a single copy, which can only lie in one place. */
  private readonly isSingle: readonly boolean[];
  /** Colour → the entry of its tile that has lain for long and lies now, or −1. */
  private readonly heldAt: Int16Array;
  private isEmpty = true;

  constructor(cells: number, outlines: Outlines, isSingle: readonly boolean[] = []) {
    this.outlines = outlines;
    this.isSingle = isSingle;
    this.heldAt = new Int16Array(isSingle.length);
    this.frequent = new FrequentTiles(cells);
    this.placeAt = new Int8Array(cells).fill(-1);
    this.rivals = new Float32Array(cells);
  }

  /** Lets a frame pass, in which tiles may have changed. */
  pass(elapsed: number, tiles: DrawnTiles, isChanged: boolean): void {
    this.isEmpty = false;
    this.frequent.pass(elapsed, tiles, isChanged);
    for (let number = 0; number < PROMINENT; number++) this.fade(number, elapsed);
    this.compare(tiles);
    this.choose(tiles);
    for (const place of this.places) this.embody(place, elapsed);
  }

  /** Forgets all tiles at once, as they are invisible. */
  forget(): void {
    if (this.isEmpty) return;
    this.isEmpty = true;
    this.frequent.forget();
    for (let number = 0; number < PROMINENT; number++) this.free(number);
  }

  private fade(number: number, elapsed: number): void {
    const place = this.places[number]!;
    const { entry, strength } = place;
    if (entry < 0) return;
    const share = this.frequent.shares[entry]!;
    place.age += elapsed;
    if (this.frequent.lain[entry]! > SOLID || (share < LITTLE && place.age > STAY))
      place.isLeaving = true;
    const wanted = place.isLeaving ? 0 : FAINTEST + (1 - FAINTEST) * smooth(share / FULL);
    const most = elapsed / FADE;
    place.strength += Math.max(-most, Math.min(most, wanted - strength));
    if (place.isLeaving && place.strength === 0) this.free(number);
  }

  /** Lets a tile have a body, or none while the same single piece has one elsewhere. */
  private embody(place: Place, elapsed: number): void {
    if (place.entry < 0) return;
    if (this.isHeldElsewhere(place)) place.isRepeat = true;
    else if (!place.isLeaving) place.isRepeat = this.isOutdone(place);
    const most = place.age === 0 ? 1 : elapsed / FADE;
    place.body += Math.max(-most, Math.min(most, (place.isRepeat ? 0 : 1) - place.body));
  }

  /** Whether a single piece has lain for long as another tile, and still does. */
  private isHeldElsewhere({ entry, colour }: Place): boolean {
    if (!this.isSingle[colour]) return false;
    const held = this.heldAt[colour]!;
    return held >= 0 && held !== entry;
  }

  /** Whether a single piece lay longer in another place, which stays. */
  private isOutdone(place: Place): boolean {
    const { entry, colour } = place;
    if (!this.isSingle[colour]) return false;
    for (const other of this.places) {
      if (other.entry < 0 || other.entry === entry || other.colour !== colour) continue;
      if (!other.isLeaving && this.claim(other) > this.claim(place)) return true;
    }
    return false;
  }

  /** The claim of a place to the body of its piece; one that has it does not give it up for a little more. */
  private claim({ entry, isRepeat }: Place): number {
    return this.frequent.shares[entry]! * (isRepeat ? 1 : MARGIN);
  }

  private free(number: number): void {
    const { placeAt } = this;
    const place = this.places[number]!;
    if (place.entry < 0) return;
    this.frequent.isKept[place.entry] = 0;
    place.entry = -1;
    place.strength = 0;
    for (let cell = 0; cell < placeAt.length; cell++) {
      if (placeAt[cell] !== number) continue;
      placeAt[cell] = -1;
      this.outlines.hide(cell);
    }
  }

  /** The share of a prominent tile that another one has to exceed; infinite while it may not leave. */
  private rivalry({ entry, age, isLeaving }: Place): number {
    return isLeaving || age < STAY ? Infinity : this.frequent.shares[entry]!;
  }

  /** Finds the rivals of the tiles that lie, and which of them lie for long. */
  private compare({ owner, list }: DrawnTiles): void {
    const { placeAt, rivals } = this;
    const { entryAt, lain } = this.frequent;
    rivals.fill(0);
    this.heldAt.fill(-1);
    for (let cell = 0; cell < owner.length; cell++) {
      if (owner[cell]! < 0) continue;
      const { first, colour } = list[cell]!;
      const entry = entryAt[first]!;
      if (entry >= 0 && lain[entry]! > HOLDS) this.heldAt[colour] = entry;
      const place = this.places[placeAt[cell]!];
      if (!place) continue;
      // Not cut to pieces by a tile that begins to look solid.
      if (entry >= 0 && entry !== place.entry && lain[entry]! > HOLDS) place.isLeaving = true;
      rivals[first] = Math.max(rivals[first]!, this.rivalry(place));
    }
  }

  /** Lets the most frequent tile whose cells are free become prominent, or makes way for the most frequent one. */
  private choose(tiles: DrawnTiles): void {
    const next = this.mostFrequent(tiles, true);
    if (next >= 0 && !this.enter(next, tiles)) this.makeWay(next);
    const rival = this.mostFrequent(tiles, false);
    if (rival >= 0) this.clear(rival, tiles);
  }

  /** The first cell of the most frequent tile that may become prominent, its cells free or not, or −1. */
  private mostFrequent({ owner, list }: DrawnTiles, isFree: boolean): number {
    const { rivals } = this;
    const { entryAt, shares, lain, isKept } = this.frequent;
    let [found, most] = [-1, ENOUGH];
    for (let cell = 0; cell < owner.length; cell++) {
      const entry = entryAt[cell]!;
      if (entry < 0 || owner[cell]! < 0 || list[cell]!.first !== cell) continue;
      const rival = rivals[cell]!;
      if (isKept[entry] || lain[entry]! > HOLDS || (rival === 0) !== isFree) continue;
      const share = shares[entry]!;
      if (share < most || share < MARGIN * rival) continue;
      [found, most] = [cell, share];
    }
    return found;
  }

  /** Gives a tile a place, if one is free; returns whether one was. */
  private enter(first: number, { owner, list }: DrawnTiles): boolean {
    let number = 0;
    while (number < PROMINENT && this.places[number]!.entry >= 0) number++;
    if (number === PROMINENT) return false;
    const place = this.places[number]!;
    const tile = owner[first]!;
    place.entry = this.frequent.entryAt[first]!;
    place.colour = list[first]!.colour;
    // Until it is compared with other places.
    place.isRepeat = true;
    place.body = 0;
    place.named = first;
    place.isLeaving = false;
    place.age = 0;
    this.frequent.isKept[place.entry] = 1;
    for (let cell = 0; cell < owner.length; cell++) {
      if (owner[cell] !== tile) continue;
      if (list[cell]!.isNamed) place.named = cell;
      this.placeAt[cell] = number;
      this.outlines.show(cell, owner, tile);
    }
    return true;
  }

  /** Lets the least frequent prominent tile leave for a tile. */
  private makeWay(first: number): void {
    let [found, least] = [-1, this.frequent.shares[this.frequent.entryAt[first]!]! / MARGIN];
    for (let number = 0; number < PROMINENT; number++) {
      const place = this.places[number]!;
      if (place.isLeaving) return;
      const rivalry = this.rivalry(place);
      if (rivalry < least) [found, least] = [number, rivalry];
    }
    if (found >= 0) this.places[found]!.isLeaving = true;
  }

  /** Lets all prominent tiles on the cells of a tile leave. */
  private clear(first: number, { owner }: DrawnTiles): void {
    const tile = owner[first]!;
    for (let cell = 0; cell < owner.length; cell++) {
      const place = this.placeAt[cell]!;
      if (owner[cell] === tile && place >= 0) this.places[place]!.isLeaving = true;
    }
  }
}
