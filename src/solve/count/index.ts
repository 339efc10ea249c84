import type { Problem } from '../problem.ts';
import { ColourSums } from '../rules/colourSums.ts';
import { symmetries } from '../symmetry.ts';
import { shares, type Share } from './orbits.ts';
import { nothingPlaced } from './rest.ts';
import { Sequencer } from './sequence.ts';
import { Sweep } from './sweep.ts';

/** How many entries are kept before a count is split: some tens of megabytes. */
const ROOM = 1 << 19;
/** How many parts that makes, at least. */
const PARTS = 1 << 8;
/** How many entries are moved on before anybody is asked whether to go on. */
const LAP = 1 << 12;

/** Where a count stands: plain data, to go on from later or elsewhere. */
export interface CountState {
  /** How many of its parts are done. */
  readonly parts: number;
  /** The solutions in them. */
  readonly solutions: number;
}

export interface CountOptions {
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /** Count only the parts i with i mod `of` = `index`; the counts of all shards add up to the whole. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Go on from a state of the same count. */
  readonly from?: CountState;
  /**
   * How many half filled boards are kept in mind at a time, about: more is faster for the largest
   * counts, and takes some forty bytes each. All shards, and all states, have to agree on it.
   */
  readonly room?: number;
}

/**
 * Counts the solutions of a problem, as fast as it can be done here. Nothing is known of single
 * solutions, so it can count billions.
 *
 * A count goes ahead until it is over, which for most puzzles it soon is, or until it is so broad that it
 * pays to split what is left into parts. The parts depend on the problem alone. One that
 * was begun is begun again when a count goes on from a state.
 */
export class Count {
  private readonly shares: readonly Share[];
  private readonly shard: { readonly index: number; readonly of: number };
  private readonly room: number;
  private readonly skipped: number;
  private readonly work: Generator<number, void, undefined>;
  private isDone = false;
  /** Parts met so far, and how many of them were this count's own. */
  private met = 0;
  private own = 0;
  private parts: number;
  private sum: number;
  /** What is being counted, and which share of all work it is. */
  private sweep: Sweep | undefined;
  private place = { from: 0, size: 0 };
  private furthest = 0;
  /** Of the part being counted: what was found so far; what does not count by itself is left out. */
  private found = 0;
  private isCounted = false;
  private joined = 0;

  constructor(problem: Problem, { unique, shard, from, room }: CountOptions) {
    this.shares = isBalanced(problem) ? sharesOf(problem, unique) : [];
    this.shard = shard ?? { index: 0, of: 1 };
    this.room = room ?? ROOM;
    this.skipped = from?.parts ?? 0;
    this.parts = this.skipped;
    this.sum = from?.solutions ?? 0;
    this.work = this.count();
  }

  /** Moves so many entries on, or a few more; returns whether the count is done. */
  run(entries: number): boolean {
    for (let left = entries; left > 0 && !this.isDone;) {
      const { value, done } = this.work.next();
      this.isDone = done ?? false;
      left -= value ?? 0;
    }
    return this.isDone;
  }

  /** Solutions found so far; Infinity if more than Number.MAX_SAFE_INTEGER. */
  get solutions(): number {
    return safe(this.sum + this.found + (this.isCounted ? (this.sweep?.found ?? 0) : 0));
  }

  /** How often ways to the same place were joined, so that what comes after was counted only once. */
  get reused(): number {
    return this.joined + (this.sweep?.reused ?? 0);
  }

  /** The share of the work that is behind, 0 to 1; it never falls, and is 1 at the end. */
  progress(): number {
    if (this.isDone) return 1;
    const { from, size } = this.place;
    const now = from + size * (this.sweep?.progress() ?? 0);
    this.furthest = Math.min(1, Math.max(this.furthest, now));
    return this.furthest;
  }

  /** Where a later count can go on. */
  state(): CountState {
    return { parts: this.parts, solutions: this.sum };
  }

  /** All of the work, in laps: it yields how many entries were moved on. */
  private *count(): Generator<number, void, undefined> {
    const size = 1 / this.shares.length;
    for (const [i, share] of this.shares.entries()) {
      this.place = { from: i * size, size };
      if (share.divisor === 1) yield* this.inParts(share);
      else yield* this.asAWhole(share);
    }
  }

  /** Counts a share whose covers make a whole number only together. */
  private *asAWhole({ covers, divisor }: Share): Generator<number, void, undefined> {
    if (!this.isNext()) return;
    const { from, size } = this.place;
    let sum = 0;
    for (const [i, cover] of covers.entries()) {
      this.place = { from: from + (i / covers.length) * size, size: size / covers.length };
      const sweep = Sweep.from(cover, this.room);
      yield* this.drive(sweep, true);
      sum += sweep.found;
      this.leave();
    }
    this.add(sum / divisor);
  }

  /** Counts a share with one cover, in parts if it is large. */
  private *inParts({ covers }: Share): Generator<number, void, undefined> {
    const { from, size } = this.place;
    const sweep = Sweep.from(covers[0]!, this.room);
    const isFirstOwn = this.isNext();
    this.isCounted = isFirstOwn;
    yield* this.drive(sweep, false);
    const ahead = sweep.progress();
    const entries = sweep.takeAll();
    if (isFirstOwn) this.found = sweep.found;
    this.isCounted = false;
    const part = Math.ceil(this.room / PARTS);
    const parts = Math.max(1, Math.ceil(entries.size / part));
    for (let i = 0; i < parts; i++) {
      if (i > 0 ? !this.isNext() : !isFirstOwn) continue;
      const share = (size * (1 - ahead)) / parts;
      this.place = { from: from + size * ahead + i * share, size: share };
      sweep.begin(entries, i * part, Math.min(entries.size, (i + 1) * part));
      this.isCounted = true;
      yield* this.drive(sweep, true);
      this.isCounted = false;
      this.add(this.found + sweep.found);
    }
    this.leave();
  }

  private *drive(sweep: Sweep, mayWait: boolean): Generator<number, void, undefined> {
    this.sweep = sweep;
    const goesOn = () => !sweep.isOver && (mayWait || !sweep.isCrowded);
    while (goesOn()) yield sweep.run(LAP, mayWait);
  }

  /** Whether the next part is this count's own, and not done yet. */
  private isNext(): boolean {
    if (this.met++ % this.shard.of !== this.shard.index) return false;
    return this.own++ >= this.skipped;
  }

  private add(solutions: number): void {
    this.sum = safe(this.sum + solutions);
    this.found = 0;
    this.parts++;
  }

  /** Lets go of a sweep. */
  private leave(): void {
    this.joined = this.reused;
    this.sweep = undefined;
  }
}

/** Whether the pieces can cover as many cells of each colour as the board has; if not, there is nothing to count. */
function isBalanced(problem: Problem): boolean {
  const sums = new ColourSums(problem);
  return sums.canCover(sums.copies, sums.board);
}

function sharesOf(problem: Problem, unique: boolean): readonly Share[] {
  const group = unique ? symmetries(problem) : [];
  return shares(nothingPlaced(problem), group, new Sequencer(problem));
}

/** How many solutions a problem has: Infinity if more than Number.MAX_SAFE_INTEGER. */
export function countSolutions(problem: Problem, unique: boolean): number {
  const count = new Count(problem, { unique });
  while (!count.run(Infinity));
  return count.solutions;
}

const safe = (solutions: number): number =>
  solutions > Number.MAX_SAFE_INTEGER ? Infinity : solutions;
