import { smooth } from '../motion.ts';

/** For how long levels change, in ms; others are taken only then, so that no cell flashes however often they come. */
export const EASE = 450;
/** The level of a cell that has none, as nothing can be laid on it. */
const NONE = -1;
/** For how long all of them appear or disappear, in ms. */
const FADE = 1500;

/** The levels of cells on their way from those that were shown to those that are asked for. */
export class HeatCourse {
  /** The way from the former levels to the present ones, and the visibility of all, 0 to 1. */
  way = 1;
  seen = 0;
  readonly former: Float32Array;
  readonly present: Float32Array;
  private readonly asked: Float32Array;
  private isWanted = false;
  /** Whether other levels are asked for than the present ones. */
  private isNew = false;
  /** The time since the present levels were taken, in ms. */
  private age = EASE;

  constructor(cells: number) {
    this.former = new Float32Array(cells);
    this.present = new Float32Array(cells);
    this.asked = new Float32Array(cells);
  }

  /** Asks for the level of each cell that has one, 0 to 1; undefined for none of them. */
  ask(levels: ArrayLike<number> | undefined): void {
    const { asked } = this;
    this.isWanted = levels !== undefined;
    if (!levels) return;
    for (let cell = 0; cell < asked.length; cell++) {
      const before = asked[cell];
      asked[cell] = levels[cell] ?? NONE;
      if (asked[cell] !== before) this.isNew = true;
    }
  }

  /** Lets time pass, in ms; returns whether other levels are the former and the present ones now. */
  pass(elapsed: number): boolean {
    const wasUnseen = this.seen === 0;
    const change = elapsed / FADE;
    this.seen = Math.max(0, Math.min(1, this.seen + (this.isWanted ? change : -change)));
    this.age = Math.min(EASE, this.age + elapsed);
    const isTaken = this.isNew && (wasUnseen || this.age >= EASE);
    if (isTaken) {
      this.former.set(wasUnseen ? this.asked : this.present);
      this.present.set(this.asked);
      this.age = wasUnseen ? EASE : 0;
      this.isNew = false;
    }
    this.way = smooth(this.age / EASE);
    return isTaken;
  }

  /** Whether the next frame may look otherwise. */
  get isMoving(): boolean {
    return this.isNew || this.age < EASE || this.seen !== (this.isWanted ? 1 : 0);
  }

  /** The level that a cell shows, 0 to 1. */
  levelOf(cell: number): number {
    const [from, to] = [this.former[cell]!, this.present[cell]!];
    return from + (to - from) * this.way;
  }
}
