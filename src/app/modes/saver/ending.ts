import { BoardState } from '../../../solve/played/boardState.ts';
import type { Problem } from '../../../solve/problem.ts';

/** The moment at which the first piece is laid, and the longest time from one to the next and for all of them, in ms. */
const FIRST = 600;
const APART = 420;
const SPAN = 2800;
/** How long after its last piece the position is lit, then explained, and for how long it stands, in ms. */
const LIT = 500;
const EXPLAINED = 1600;
const STANDS = 6600;

/** The time from one of so many pieces to the next, in ms. */
const apart = (pieces: number): number => Math.min(APART, SPAN / Math.max(1, pieces));

/** The time by which so many pieces are laid, in ms. */
const laidBy = (pieces: number): number => FIRST + pieces * apart(pieces);

/** How long an ending is shown that lays so many pieces, in ms. */
export const endingLasts = (pieces: number): number => laidBy(pieces) + STANDS;

/**
 * The position that tells how far a search came, laid piece by piece once the search is over or is left. What lies, and
 * what is told of it, follows from the time since it began.
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
    return 1000 / apart(this.again);
  }

  /** How many pieces lie in the end. */
  get pieces(): number {
    return this.path.length;
  }

  /** Whether all of them lie and can be counted, and whether it is time to say why there are no more. */
  get isLit(): boolean {
    return this.age >= this.laid + LIT;
  }

  get isExplained(): boolean {
    return this.age >= this.laid + EXPLAINED;
  }

  /** How long it is shown, in ms. */
  get lasts(): number {
    return endingLasts(this.again);
  }

  /** Lets some ms pass; true if the position is to be lit now, once all its pieces lie. */
  pass(elapsed: number): boolean {
    const wasLit = this.isLit;
    this.age += elapsed;
    this.lay();
    return this.isLit && !wasLit;
  }

  /** The time by which all lie, in ms. */
  private get laid(): number {
    return laidBy(this.calm ? 0 : this.again);
  }

  private get again(): number {
    return this.path.length - this.kept;
  }

  private lay(): void {
    const { path, kept, again, age, calm } = this;
    const due = Math.floor((age - FIRST) / apart(again)) + 1;
    const laid = calm ? again : Math.max(0, Math.min(due, again));
    if (this.tiling.depth !== kept + laid || age === 0) this.tiling.set(path.slice(0, kept + laid));
  }
}
