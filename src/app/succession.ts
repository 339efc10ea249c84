import type { Errands } from './errands.ts';
import type { Scene } from './modes/scene.ts';

type Board = Pick<Scene, 'isTimeToGo' | 'leave' | 'stay' | 'gone'>;

/** How long a board stays after a dialog was closed, in ms. */
const AFTER_DIALOG = 3000;

/** What is on show, and what there is to show after it. */
interface Page<Entry> {
  scene(): Board;
  /** Whether the board may be left by itself: it is a puzzle of the library, and nobody steers. */
  mayGo(): boolean;
  /** Whether a dialog is open: nothing is changed under it. */
  isOccupied(): boolean;
  current(): Entry;
  /** What comes after it. Rejects if that cannot be had just now. */
  next(): Promise<Entry>;
  show(entry: Entry): void;
}

/**
 * Goes from board to board where nobody steers. A board leaves only once the next one is at hand, or
 * known not to be: then it begins anew. So whatever becomes of the connection, there is something to see.
 */
export class Succession<Entry> {
  private readonly page: Page<Entry>;
  private readonly errands: Errands;
  /** What comes once a board has left for it. */
  private coming: { readonly after: Board; readonly entry: Entry } | undefined;
  /** How long no dialog has been open, in ms. */
  private free = Infinity;

  constructor(page: Page<Entry>, errands: Errands) {
    this.page = page;
    this.errands = errands;
  }

  /** Lets time pass, in ms. */
  pass(elapsed: number): void {
    const { page, coming } = this;
    const scene = page.scene();
    this.free = page.isOccupied() ? 0 : this.free + elapsed;
    if (this.free === 0 && coming?.after === scene && !scene.gone) {
      this.coming = undefined;
      scene.stay();
    }
    // What somebody has asked for and waits for comes first.
    if (this.mayGo && !this.errands.areUnderWay && scene.isTimeToGo(elapsed)) this.goOn(scene);
    if (!scene.gone || coming?.after !== scene) return;
    this.coming = undefined;
    page.show(coming.entry);
  }

  private get mayGo(): boolean {
    return this.page.mayGo() && this.free >= AFTER_DIALOG;
  }

  private goOn(after: Board): void {
    const { page } = this;
    const leave = (entry: Entry): void => {
      // Meanwhile somebody may have begun to steer, to search in another way, or to read.
      if (page.scene() !== after || !this.mayGo) return;
      this.coming = { after, entry };
      after.leave();
    };
    void this.errands.run(page.next(), leave, () => leave(page.current()));
  }
}
