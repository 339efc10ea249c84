import type { Point } from '../../puzzle/lattices/index.ts';
import { smooth } from '../motion.ts';
import { MOST_JEWELS, type Jewel, type PlacedJewel } from './jewel.ts';
import { isFree, isOpen, placeAt, type Room } from './places.ts';

/** The number of tiles in the atlas: some for jewels that fade out. */
export const TILES = 30;
/** How long a jewel takes to fade in or out, in ms: less than its board takes to become the next one there. */
const FADE = 1200;
/** How long one that its board has become takes to settle, in ms, and by how much its halo swells meanwhile. */
const SETTLES = 1000;
const SWELLS = 0.7;

/** A jewel as it is drawn; it is changed in place, since a frame must not allocate. */
export class Entry {
  readonly jewel: Jewel;
  /** Its number in the atlas, and that of its place, which it keeps. */
  readonly tile: number;
  readonly place: number;
  /** Its place, in shares of the picture, and the one where it is drawn until it has faded out there. */
  at: Point | undefined;
  drawnAt: Point | undefined;
  /** How far it has faded in, 0 to 1. */
  shown = 0;
  /** How far it has settled at its place, 0 to 1: not yet, if its board has just become it. */
  settled = 1;
  /** Whether it is not yet at its place. */
  isAway: boolean;
  /** Whether something else is too near to its place. */
  isCovered = false;
  /** Whether it fades out for good. */
  isLeaving = false;

  constructor(jewel: Jewel, tile: number, place: number, isAway: boolean) {
    [this.jewel, this.tile, this.place, this.isAway] = [jewel, tile, place, isAway];
  }

  /** Is at its place at once, where its board, which has gone, has been until now. */
  land(): void {
    [this.isAway, this.isCovered] = [false, false];
    this.drawnAt = this.at;
    [this.shown, this.settled] = [1, 0];
  }

  /** How strong its halo is, 1 once it has settled. */
  get halo(): number {
    return 1 + SWELLS * smooth(this.settled / 0.3) * smooth((1 - this.settled) / 0.7);
  }
}

/** The jewels, the latest one last: where they are, and how they come and go. */
export class Collection {
  readonly entries: Entry[] = [];
  private room: Room | undefined;

  /** The jewels that are there and stay, with their places. */
  get record(): readonly PlacedJewel[] {
    const there = this.staying.filter(({ isAway }) => !isAway);
    return there.map(({ jewel, place }) => ({ jewel, place }));
  }

  /** Whether there is one of a puzzle that stays, by its seed, or comes. */
  has(seed: number): boolean {
    return this.staying.some(({ jewel }) => jewel.seed === seed);
  }

  /**
   * The place for the next jewel: that of the one of the same puzzle, the first one that is vacant, or that of
   * the oldest one; undefined where there is no room for any.
   */
  placeFor(seed: number): number | undefined {
    const { staying } = this;
    const former = staying.find(({ jewel }) => jewel.seed === seed);
    if (former && this.isOpen(former.place)) return former.place;
    const isVacant = (place: number): boolean =>
      this.isOpen(place) && staying.every((entry) => entry.place !== place);
    for (let place = 0; place < MOST_JEWELS; place++) if (isVacant(place)) return place;
    return staying.find(({ place }) => this.isOpen(place))?.place;
  }

  /**
   * Adds a jewel, for which those of the same puzzle and at the same place leave.
   *
   * @param isAway whether it is not yet at its place
   */
  add({ jewel, place }: PlacedJewel, isAway: boolean): Entry {
    const { entries } = this;
    for (const other of this.staying)
      if (other.jewel.seed === jewel.seed || other.place === place) other.isLeaving = true;
    const isUsed = (tile: number): boolean => entries.some((entry) => entry.tile === tile);
    let tile = 0;
    while (tile < TILES && isUsed(tile)) tile++;
    if (tile === TILES) {
      const gone = entries.findIndex(({ isLeaving }) => isLeaving);
      tile = entries.splice(gone, 1)[0]!.tile;
    }
    const entry = new Entry(jewel, tile, place, isAway);
    entries.push(entry);
    this.place(entry);
    return entry;
  }

  /**
   * Shows the jewels in a room: each stays at its place, and fades out while something else is too near to it.
   *
   * @param room undefined where no jewels are shown
   */
  arrange(room: Room | undefined): void {
    this.room = room;
    for (const entry of this.entries) this.place(entry);
  }

  /** Lets time pass, in ms; returns whether any jewel fades in or out. */
  pass(elapsed: number): boolean {
    const { entries, room } = this;
    let isAny = false;
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i]!;
      const { at, isAway, isCovered, isLeaving, shown, settled } = entry;
      if (shown === 0) entry.drawnAt = at;
      const stays =
        room !== undefined && !isAway && !isCovered && !isLeaving && at === entry.drawnAt && at;
      entry.shown = stays
        ? Math.min(1, shown + elapsed / FADE)
        : Math.max(0, shown - elapsed / FADE);
      if (isLeaving && entry.shown === 0) entries.splice(i, 1);
      entry.settled = Math.min(1, settled + elapsed / SETTLES);
      isAny ||= entry.shown !== shown || entry.settled !== settled;
    }
    return isAny;
  }

  private place(entry: Entry): void {
    const { room } = this;
    if (!room) return;
    const at = placeAt(entry.place, room.page);
    if (at?.[0] !== entry.at?.[0] || at?.[1] !== entry.at?.[1]) entry.at = at;
    entry.isCovered = !at || !isFree(at, room);
  }

  private isOpen(place: number): boolean {
    const { room } = this;
    const at = room && placeAt(place, room.page);
    return at !== undefined && isOpen(at, room!);
  }

  private get staying(): Entry[] {
    return this.entries.filter(({ isLeaving }) => !isLeaving);
  }
}
