import type { Scene } from '../modes/scene.ts';
import type { PlaylistItem } from '../state.ts';
import type { LatestOnly } from '../notices.ts';

/** How long a scene stays after a dialog is closed, in ms. */
const AFTER_DIALOG = 3000;

/** How many scenes leave at once at most, where users go on quickly. */
const MOST_LEAVING = 3;

/** The page, as far as the director needs it. */
export interface DirectedPage {
  /** Whether the item on show may be left automatically. */
  mayAdvance(): boolean;
  isOccupied(): boolean;
  current(): PlaylistItem;
  /** The item after it. Rejects if that cannot be loaded. */
  next(): Promise<PlaylistItem>;
  /** For how long the item on show may stay at most, in ms, whatever it still has to show. */
  longest(): number;
  show(item: PlaylistItem): void;
}

/**
 * Owns the scene on the stage and decides what comes next. While no user is in control, it goes from item to
 * item of a playlist. A scene leaves only once the next item has been loaded, which comes as soon as it has
 * left; if loading fails, the current item starts again. So the stage is never empty for long, even offline.
 */
export class Director {
  private current: Scene;
  /** Former scenes that still leave, the latest at the end. */
  private outgoing: readonly Scene[] = [];
  private readonly page: DirectedPage;
  private readonly latest: LatestOnly;
  /** The item that is opened once `after` has left. */
  private coming: { readonly after: Scene; readonly item: PlaylistItem } | undefined;
  /** For how long the current scene has been due to be left, in ms. */
  private stayed = 0;
  /** For how long it has been shown while no user was in control, in ms. */
  private shown = 0;
  /** For how long no dialog has been open, in ms. */
  private free = Infinity;

  constructor(first: Scene, page: DirectedPage, latest: LatestOnly) {
    this.current = first;
    this.page = page;
    this.latest = latest;
  }

  get onShow(): Scene {
    return this.current;
  }

  /** Goes on to the next item at once, as the scene cannot be drawn, unless a user is in control. */
  skip(): void {
    // One that cannot be drawn never has left.
    if (this.page.mayAdvance()) this.next(() => this.sweep());
  }

  /** Replaces the current scene, which is dismissed. If the other cannot be opened, it stays. */
  replace(open: () => Scene): void {
    const next = open();
    this.current.end();
    this.outgoing = [...this.outgoing, this.current];
    this.clear();
    this.current = next;
    this.stayed = 0;
    this.shown = 0;
  }

  /** Goes to the next item at once, whoever is in control; `then` is called once that is shown. */
  next(then: () => void): void {
    const { page, latest } = this;
    void latest.run(page.next(), (item) => {
      page.show(item);
      then();
    });
  }

  /** Leaves for the next item, whoever is in control. */
  leaveForNext(): void {
    const after = this.current;
    void this.latest.run(this.page.next(), (item) => {
      if (this.current === after) this.leaveFor(item);
    });
  }

  /** Removes all former scenes at once. */
  sweep(): void {
    this.keepOutgoing(() => false);
  }

  /** Keeps the current scene, which is there at once, because the user has taken control. */
  cancelLeave(): void {
    this.stayed = 0;
    this.coming = undefined;
    this.current.cancelLeave();
  }

  /** Advances everything on the stage, both in ms; true if it has to be drawn again. */
  frame(now: number, elapsed: number): boolean {
    const isNew = this.current.frame(now, elapsed);
    const left = this.outgoing.map((scene) => scene.frame(now, elapsed));
    return isNew || left.includes(true);
  }

  /** Removes a scene that has left, and checks whether it is time for the next item. `elapsed` in ms. */
  advance(elapsed: number): void {
    this.clear();
    const { current, page, latest } = this;
    this.free = page.isOccupied() ? 0 : this.free + elapsed;
    // What users are about to read, or are waiting for, takes precedence.
    if (this.isLeaving && (this.free === 0 || latest.isPending)) this.cancelLeave();
    if (!this.isLeaving) {
      if (this.mayAdvance && !latest.isPending && this.hasStayed(elapsed)) this.leave(current);
      return;
    }
    if (!current.hasLeft) return;
    const { item } = this.coming!;
    this.coming = undefined;
    page.show(item);
  }

  /** Whether the current scene is leaving for the next item. */
  get isLeaving(): boolean {
    return this.coming?.after === this.current;
  }

  private get mayAdvance(): boolean {
    return this.page.mayAdvance() && this.free >= AFTER_DIALOG;
  }

  /** Lets time pass for the current scene; true once it has stayed for long enough. */
  private hasStayed(elapsed: number): boolean {
    const { stayFor } = this.current;
    this.shown += elapsed;
    if (this.isOverdue) return true;
    if (stayFor === undefined) return false;
    this.stayed += elapsed;
    return this.stayed > stayFor;
  }

  private get isOverdue(): boolean {
    return this.shown > this.page.longest();
  }

  /** Lets a scene leave once the next item has been loaded, or has failed to load. */
  private leave(after: Scene): void {
    const { page } = this;
    this.stayed = 0;
    const leave = (item: PlaylistItem): void => {
      // Meanwhile the user may have taken control, changed the search, or opened a dialog.
      if (this.current !== after || !this.mayAdvance) return;
      if (after.stayFor === undefined && !this.isOverdue) return;
      this.leaveFor(item);
    };
    void this.latest.run(page.next(), leave, () => leave(page.current()));
  }

  private leaveFor(item: PlaylistItem): void {
    this.coming = { after: this.current, item };
    this.current.leave();
  }

  /** Removes those that have left, and the first ones of more than may leave at once. */
  private clear(): void {
    const latest = this.outgoing.slice(-MOST_LEAVING);
    this.keepOutgoing((scene) => latest.includes(scene) && !scene.hasLeft);
  }

  private keepOutgoing(isKept: (scene: Scene) => boolean): void {
    const removed = this.outgoing.filter((scene) => !isKept(scene));
    this.outgoing = this.outgoing.filter(isKept);
    for (const scene of removed) scene.remove();
  }
}
