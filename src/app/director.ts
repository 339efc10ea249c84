import type { LatestOnly } from './latestOnly.ts';
import type { Show } from './modes/show.ts';

/** How long a show stays after a dialog was closed, in ms. */
const AFTER_DIALOG = 3000;

/** What there is to show one after the other where nobody steers. */
export interface Programme<Item> {
  /** Whether what is on show is part of it, and nobody steers. */
  mayAdvance(): boolean;
  /** Whether a dialog is open: nothing is changed under it. */
  isOccupied(): boolean;
  /** What is on show. */
  current(): Item;
  /** What comes after it. Rejects if that cannot be had just now. */
  next(): Promise<Item>;
  /** Puts an item in place of what is on show. */
  show(item: Item): void;
}

/**
 * Knows what is on show and what comes next. Where nobody steers it goes from item to item of a programme. A
 * show leaves only once the next one is at hand, or known not to be: then it begins anew. So whatever
 * becomes of the connection, there is something to see.
 */
export class Director<S extends Show, Item> {
  private current: S;
  /** What was on show before, while it leaves. */
  private outgoing: Show | undefined;
  private readonly programme: Programme<Item>;
  private readonly latest: LatestOnly;
  /** What comes once a show has left for it. */
  private coming: { readonly after: S; readonly item: Item } | undefined;
  /** For how long what is on show has been left standing, in ms. */
  private rested = 0;
  /** How long no dialog has been open, in ms. */
  private free = Infinity;

  constructor(first: S, programme: Programme<Item>, latest: LatestOnly) {
    this.current = first;
    this.programme = programme;
    this.latest = latest;
  }

  get onShow(): S {
    return this.current;
  }

  /** Puts another show in place of the one on show, which leaves. */
  replace(open: () => S): void {
    this.clear();
    this.outgoing = this.current;
    this.outgoing.end();
    this.current = open();
    this.rested = 0;
  }

  /** Somebody steers what is on show: it stays. */
  cancelLeave(): void {
    this.rested = 0;
    this.coming = undefined;
    this.current.cancelLeave();
  }

  /** Lets time pass for what is on the stage, both in ms; true if there is something new to draw. */
  frame(now: number, elapsed: number): boolean {
    const isNew = this.current.frame(now, elapsed);
    const isLeft = this.outgoing?.frame(now, elapsed) ?? false;
    return isNew || isLeft;
  }

  /** Takes off the stage what has left it, and sees whether it is time for what comes next. */
  advance(elapsed: number): void {
    if (this.outgoing?.hasLeft) this.clear();
    const { current, programme, latest } = this;
    this.free = programme.isOccupied() ? 0 : this.free + elapsed;
    if (this.free === 0 && this.isLeaving && !current.hasLeft) this.cancelLeave();
    if (!this.isLeaving) {
      // What somebody has asked for and waits for comes first.
      if (this.mayAdvance && !latest.isPending && this.isRested(elapsed)) this.leave(current);
      return;
    }
    if (!current.hasLeft) return;
    const { item } = this.coming!;
    this.coming = undefined;
    programme.show(item);
  }

  /** Whether what is on show leaves for what comes next. */
  private get isLeaving(): boolean {
    return this.coming?.after === this.current;
  }

  private get mayAdvance(): boolean {
    return this.programme.mayAdvance() && this.free >= AFTER_DIALOG;
  }

  /** Lets what is on show rest; true once it has for as long as it is to. */
  private isRested(elapsed: number): boolean {
    const { rest } = this.current;
    if (rest === undefined) return false;
    this.rested += elapsed;
    return this.rested > rest;
  }

  /** Lets a show leave once what comes next is at hand, or known not to be. */
  private leave(after: S): void {
    const { programme } = this;
    this.rested = 0;
    const leave = (item: Item): void => {
      // Meanwhile somebody may have begun to steer, to search in another way, or to read.
      if (this.current !== after || !this.mayAdvance || after.rest === undefined) return;
      this.coming = { after, item };
      after.leave();
    };
    void this.latest.run(programme.next(), leave, () => leave(programme.current()));
  }

  private clear(): void {
    this.outgoing?.remove();
    this.outgoing = undefined;
  }
}
