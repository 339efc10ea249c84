import { readInteger, writeInteger, type WrittenInteger } from '../validate.ts';
import type { Problem } from '../problem.ts';
import { ColourSums } from '../rules/colourSums.ts';
import { symmetries } from '../symmetry.ts';
import type { Cover } from './cover.ts';
import { Cut, restOf, type Stretch } from './cut.ts';
import { shares, type Share } from './orbits.ts';
import { nothingPlaced } from './rest.ts';
import { Sequencer } from './sequence.ts';
import { Sweep } from './sweep.ts';

/** How many bytes half filled boards may take before a count is cut. */
const ROOM = 1 << 26;
/** How many times that may be kept of those that are counted later, at all levels of parts together. */
const KEPT = 2;
/** About how many entries are written before anybody is asked whether to go on. */
const LAP = 1 << 14;
/** How much of its work a count seems to have behind it by the first cut, at most. It is sure to underrate the rest. */
const UNCUT = 1 / 4;

/** Where a count stands: plain data, to go on from later or elsewhere. */
export interface CountState {
  /** How many of its parts are done. */
  readonly parts: number;
  /** How many parts of the one at hand are done, how many of the one at hand there, and so on. */
  readonly within: readonly number[];
  /** The solutions in all of them. */
  readonly solutions: WrittenInteger;
  /** What was found in the part at hand that does not make a whole number yet. */
  readonly undivided: WrittenInteger;
}

export interface CountOptions {
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /** Count only the parts i with i mod `of` = `index`; the counts of all shards add up to the whole. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Go on from a state of the same count. */
  readonly from?: CountState;
  /**
   * How many bytes half filled boards may take at a time, about: more is faster for the largest counts. All
   * shards, and all states, have to agree on it, so it does not depend on the machine.
   */
  readonly room?: number;
}

/**
 * Counts the solutions of a problem, as fast as it can be done here. Nothing is known of single
 * solutions, so it can count more of them than anybody could ever look at.
 *
 * A count goes ahead until it is over, which for most puzzles it soon is, or until it is so broad that what
 * is left is cut into parts; and so does each of them. The parts depend on the problem alone. What leads
 * to the one at hand is done again when a count goes on from a state, which takes a moment.
 */
export class Count {
  private readonly shares: readonly Share[];
  private readonly shard: { readonly index: number; readonly of: number };
  private readonly room: number;
  private readonly work: Generator<number, void, undefined>;
  private isDone = false;
  /** How many bytes are kept of what is counted later. */
  private kept = 0;
  /** Parts met so far, and how many of them were this count's own. */
  private met = 0;
  private own = 0;
  /** The state to go on from, until it is reached. */
  private from: CountState | undefined;
  /** How many own parts to pass over. */
  private readonly skipped: number;
  /** Where to begin in the next one. */
  private begun: readonly number[];
  /** The state that is reached. */
  private parts: number;
  private within: number[] = [];
  private sum: bigint;
  private undivided: bigint;
  /** How many times solutions come in what is being counted. */
  private divisor = 1;
  /** Found on the way to parts of which none is done yet. */
  private found = 0n;
  /** What is being counted, whether it counts by itself, and which share of all work it is. */
  private sweep: Sweep | undefined;
  private isCounted = false;
  private stretch: Stretch = { from: 0, size: 0 };
  private furthest = 0;
  private joined = 0;

  constructor(problem: Problem, { unique, shard, from, room }: CountOptions) {
    this.shares = isBalanced(problem) ? sharesOf(problem, unique) : [];
    this.shard = shard ?? { index: 0, of: 1 };
    this.room = room ?? ROOM;
    this.from = from;
    this.parts = this.skipped = from?.parts ?? 0;
    this.begun = from?.within ?? [];
    this.sum = readInteger(from?.solutions ?? 0);
    this.undivided = readInteger(from?.undivided ?? 0);
    this.work = this.count();
  }

  /** Goes on for about as long as it takes to write so many entries; returns whether the count is done. */
  run(entries: number): boolean {
    for (let left = entries; left > 0 && !this.isDone;) {
      const { value, done } = this.work.next();
      this.isDone = done ?? false;
      left -= value ?? 0;
    }
    return this.isDone;
  }

  /** Solutions found so far. */
  get solutions(): bigint {
    const found = this.found + (this.sweep?.found ?? 0n);
    return this.sum + (this.isCounted ? found : 0n);
  }

  /** How often ways to the same place were joined, so that what comes after was counted only once. */
  get reused(): number {
    return this.joined + (this.sweep?.reused ?? 0);
  }

  /** The share of the work that is behind, 0 to 1; it never falls, and is 1 at the end. */
  progress(): number {
    if (this.isDone) return 1;
    const { from, size } = this.stretch;
    const now = from + size * (this.sweep?.progress() ?? 0);
    this.furthest = Math.min(1, Math.max(this.furthest, now));
    return this.furthest;
  }

  /** Where a later count can go on. */
  state(): CountState {
    if (this.from) return this.from;
    const { parts, within, sum, undivided } = this;
    return {
      parts,
      within: [...within],
      solutions: writeInteger(sum),
      undivided: writeInteger(undivided),
    };
  }

  /** All of the work, in laps: it yields about how many entries could have been written meanwhile. */
  private *count(): Generator<number, void, undefined> {
    const size = 1 / this.shares.length;
    for (const [i, { covers, divisor }] of this.shares.entries()) {
      this.divisor = divisor;
      const stretch = { from: i * size, size };
      if (divisor === 1) yield* this.dealOut(covers[0]!, stretch);
      else if (this.isNext()) yield* this.asAWhole(covers, stretch);
    }
  }

  /** Counts the covers of a share that make a whole number only together. */
  private *asAWhole(
    covers: readonly Cover[],
    { from, size: all }: Stretch,
  ): Generator<number, void, undefined> {
    const [first = 0, ...within] = this.takeBegun();
    const size = all / covers.length;
    for (let i = first; i < covers.length; i++) {
      this.within = [i];
      const sweep = Sweep.from(covers[i]!, this.room);
      const stretch = { from: from + i * size, size };
      yield* this.follow(sweep, stretch, i === first ? within : []);
      this.leave();
    }
    this.sum += this.undivided / BigInt(this.divisor);
    this.undivided = 0n;
    this.endPart();
  }

  /** Counts a share with one cover; if it is cut, its parts are dealt out to the shards in turn. */
  private *dealOut(cover: Cover, stretch: Stretch): Generator<number, void, undefined> {
    const sweep = Sweep.from(cover, this.room);
    const isFirstOwn = this.isNext();
    this.isCounted = isFirstOwn && isBeginning(this.begun);
    const { from, size } = stretch;
    yield* this.drive(sweep, { from, size: size * UNCUT });
    const cut = new Cut(sweep, restOf(stretch, sweep.progress() * UNCUT));
    if (this.isCounted) this.found = cut.found;
    this.kept += cut.bytes;
    for (let i = 0; i < cut.parts; i++) {
      if (i > 0 ? !this.isNext() : !isFirstOwn) continue;
      yield* this.follow(sweep, cut.begin(i, this.roomLeft), this.takeBegun());
      this.endPart();
    }
    this.kept -= cut.bytes;
    this.leave();
  }

  /** Counts what a sweep has begun, in parts if it gets too broad. */
  private *follow(
    sweep: Sweep,
    stretch: Stretch,
    begun: readonly number[],
  ): Generator<number, void, undefined> {
    if (begun.length === 0) this.from = undefined;
    const isNew = isBeginning(begun);
    this.isCounted = isNew && this.divisor === 1;
    yield* this.drive(sweep, stretch);
    if (sweep.isOver) {
      this.add(sweep.found);
      return;
    }
    const cut = new Cut(sweep, restOf(stretch, sweep.progress()));
    this.kept += cut.bytes;
    yield cut.work;
    // Not before: until the sweep begins a part, it says so too.
    if (isNew) this.found += cut.found;
    const level = this.within.length;
    const [first = 0, ...within] = begun;
    for (let i = first; i < cut.parts; i++) {
      this.within[level] = i;
      yield* this.follow(sweep, cut.begin(i, this.roomLeft), i === first ? within : []);
      this.within.length = level;
    }
    this.kept -= cut.bytes;
  }

  /** The deeper within parts, the less room there is, since all that they are parts of is kept. */
  private get roomLeft(): number {
    return this.room * Math.max(0, 1 - this.kept / (KEPT * this.room));
  }

  private *drive(sweep: Sweep, stretch: Stretch): Generator<number, void, undefined> {
    this.sweep = sweep;
    this.stretch = stretch;
    while (!sweep.isOver && !sweep.isCrowded) yield sweep.run(LAP);
  }

  /** Whether the next part is this count's own, and not done yet. */
  private isNext(): boolean {
    if (this.met++ % this.shard.of !== this.shard.index) return false;
    return this.own++ >= this.skipped;
  }

  /** Where to begin in the next part: somewhere within it only if it is the first. */
  private takeBegun(): readonly number[] {
    const { begun } = this;
    this.begun = [];
    return begun;
  }

  /** Adds what was found in a part that was not cut, and on the way there. */
  private add(found: bigint): void {
    if (this.divisor === 1) this.sum += this.found + found;
    else this.undivided += this.found + found;
    this.found = 0n;
  }

  private endPart(): void {
    this.parts++;
    this.within = [];
  }

  /** Lets go of a sweep. */
  private leave(): void {
    this.joined = this.reused;
    this.sweep = undefined;
  }
}

/** Whether no part is done there. Then what was found on the way counts too, with the first one that is done. */
const isBeginning = (within: readonly number[]): boolean => within.every((parts) => parts === 0);

/** Whether the pieces can cover as many cells of each colour as the board has; if not, there is nothing to count. */
function isBalanced(problem: Problem): boolean {
  const sums = new ColourSums(problem);
  return sums.canCover(sums.copies, sums.board);
}

function sharesOf(problem: Problem, unique: boolean): readonly Share[] {
  const group = unique ? symmetries(problem) : [];
  return shares(nothingPlaced(problem), group, new Sequencer(problem));
}

/** How many solutions a problem has. */
export function countSolutions(problem: Problem, unique: boolean): bigint {
  const count = new Count(problem, { unique });
  while (!count.run(Infinity));
  return count.solutions;
}
