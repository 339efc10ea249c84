import type { Point } from '../../puzzle/lattices/index.ts';
import type { JewelOrder } from '../../theme/theme.ts';
import { MOST_JEWELS, type Jewel, type PlacedJewel } from './jewel.ts';
import { isFree, placeOf, type Room } from './places.ts';

/** The number of tiles in the atlas: some for jewels that fade out. */
export const TILES = 30;
/** How long a jewel takes to fade in or out, in ms. */
const FADE = 1200;
/** How long the light around one takes to come, in ms. */
const LIGHTS = 500;

/** A jewel as it is drawn; it is changed in place, since a frame must not allocate. */
export class Entry {
  readonly jewel: Jewel;
  /** Its number in the atlas. */
  readonly tile: number;
  /** Its place, in shares of the picture, and the one where it is drawn until it has faded out there. */
  at: Point | undefined;
  drawnAt: Point | undefined;
  /** How far it has faded in, 0 to 1. */
  shown = 0;
  /** How far the light around it has come, 0 to 1: of one that its board has become, later than itself. */
  lit = 1;
  /** Whether it is not yet at its place. */
  isAway: boolean;
  /** Whether it fades out for good. */
  isLeaving = false;

  constructor(jewel: Jewel, tile: number, isAway: boolean) {
    [this.jewel, this.tile, this.isAway] = [jewel, tile, isAway];
  }

  /** Is at its place at once, where its board has been until now. */
  land(): void {
    this.isAway = false;
    this.drawnAt = this.at;
    [this.shown, this.lit] = [1, 0];
  }
}

/** The jewels, the latest one last: where they are, and how they come and go. */
export class Collection {
  readonly entries: Entry[] = [];
  private order: JewelOrder = 'scattered';
  private room: Room | undefined;

  /** The jewels that are there and stay, with their places. */
  get record(): readonly PlacedJewel[] {
    const there = this.staying.filter(({ isAway }) => !isAway);
    return there.map(({ jewel, at }) => ({ jewel, at }));
  }

  /** Whether there is one of a puzzle that stays, by its seed, or comes. */
  has(seed: number): boolean {
    return this.staying.some(({ jewel }) => jewel.seed === seed);
  }

  /**
   * Adds a jewel in place of the one of the same puzzle, if any.
   *
   * @param isAway whether it is not yet at its place
   * @param at its place, if it has one
   */
  add(jewel: Jewel, isAway: boolean, at?: Point): Entry {
    const { entries } = this;
    const former = this.staying.find(({ jewel: { seed } }) => seed === jewel.seed);
    if (former) former.isLeaving = true;
    if (this.staying.length === MOST_JEWELS) this.staying[0]!.isLeaving = true;
    const isUsed = (tile: number): boolean => entries.some((entry) => entry.tile === tile);
    let tile = 0;
    while (tile < TILES && isUsed(tile)) tile++;
    if (tile === TILES) {
      const gone = entries.findIndex(({ isLeaving }) => isLeaving);
      tile = entries.splice(gone, 1)[0]!.tile;
    }
    const entry = new Entry(jewel, tile, isAway);
    entry.at = at ?? former?.at;
    entries.push(entry);
    this.arrange(this.order, this.room);
    return entry;
  }

  /**
   * Finds places for all jewels: they stay where they are, as far as there is still room for them. The latest
   * ones come first, and where there is no room for one, it takes the place of the oldest.
   *
   * @param room undefined where no jewels are shown
   */
  arrange(order: JewelOrder, room: Room | undefined): void {
    [this.order, this.room] = [order, room];
    if (!room) return;
    const latest = this.staying.toReversed();
    const places: Point[] = [];
    for (const entry of latest) {
      if (entry.at && isFree(entry.at, order, room, places)) places.push(entry.at);
      else entry.at = undefined;
    }
    for (const [i, entry] of latest.entries()) {
      if (entry.at) continue;
      entry.at = placeOf(entry.jewel.seed, order, room, places);
      if (entry.at) places.push(entry.at);
      else {
        const oldest = latest.findLast(({ at }, other) => at && other > i);
        if (!oldest) continue;
        entry.at = oldest.at;
        oldest.at = undefined;
      }
    }
  }

  /** Lets time pass, in ms; returns whether any jewel fades in or out. */
  pass(elapsed: number): boolean {
    const { entries, room } = this;
    let isAny = false;
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i]!;
      const { at, isAway, isLeaving, shown, lit } = entry;
      if (shown === 0) entry.drawnAt = at;
      const stays = room !== undefined && !isAway && !isLeaving && at === entry.drawnAt && at;
      entry.shown = stays
        ? Math.min(1, shown + elapsed / FADE)
        : Math.max(0, shown - elapsed / FADE);
      if (isLeaving && entry.shown === 0) entries.splice(i, 1);
      entry.lit = Math.min(1, lit + elapsed / LIGHTS);
      isAny ||= entry.shown !== shown || entry.lit !== lit;
    }
    return isAny;
  }

  private get staying(): Entry[] {
    return this.entries.filter(({ isLeaving }) => !isLeaving);
  }
}
