import { BoardState } from '../../../solve/played/boardState.ts';
import type { Problem } from '../../../solve/problem.ts';
import { FIRST_LIGHT, lightsApart } from '../../../view/effects/lifts.ts';

/** How long after its last piece the position is lit, and for how long it stands, in ms. */
const LIT = 900;
const STANDS = 7000;

/** The time by which so many pieces are laid, in the rhythm of a celebration, in ms. */
const laidBy = (pieces: number): number => FIRST_LIGHT + pieces * lightsApart(pieces);

/** How long an ending is shown that lays so many pieces, in ms. */
export const endingLasts = (pieces: number): number => laidBy(pieces) + STANDS;

/**
 * The position that tells how far a search came, laid again piece by piece once the search is over or is left. What
 * lies follows from the time since it began.
 */
export class Ending {
  readonly tiling: BoardState;
  private readonly path: readonly number[];
  /** The number of its first pieces that lie from the beginning. */
  private readonly kept: number;
  private readonly calm: boolean;
  private age = 0;

  /**
   * @param path the placements of the position, in the order laid
   * @param lying those that lie where the search ends
   * @param calm whether all are there at once
   */
  constructor(problem: Problem, path: readonly number[], lying: readonly number[], calm: boolean) {
    this.tiling = new BoardState(problem);
    this.path = path;
    const differs = path.findIndex((placement, order) => placement !== lying[order]);
    this.kept = differs < 0 ? path.length : differs;
    this.calm = calm;
    this.lay();
  }

  /** The pieces laid a second. */
  get pace(): number {
    return 1000 / lightsApart(this.again);
  }

  /** How long it is shown, in ms. */
  get lasts(): number {
    return endingLasts(this.again);
  }

  /** Lets some ms pass; true if the position is to be lit now, once all its pieces lie. */
  pass(elapsed: number): boolean {
    const lit = laidBy(this.calm ? 0 : this.again) + LIT;
    const before = this.age;
    this.age += elapsed;
    this.lay();
    return before < lit && this.age >= lit;
  }

  private get again(): number {
    return this.path.length - this.kept;
  }

  private lay(): void {
    const { path, kept, again, age, calm } = this;
    const due = Math.floor((age - FIRST_LIGHT) / lightsApart(again)) + 1;
    const laid = calm ? again : Math.max(0, Math.min(due, again));
    if (this.tiling.depth !== kept + laid || age === 0) this.tiling.set(path.slice(0, kept + laid));
  }
}
