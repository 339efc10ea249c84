import { readInteger, writeInteger } from '../solve/saved/validate.ts';
import { symmetries } from '../solve/symmetry/symmetry.ts';
import type { Problem } from '../solve/problem.ts';
import { piecesDue } from '../solve/state.ts';
import { FillOrder } from './plan/fillOrder.ts';
import { isBalanced, shareDone, termsOf, type Term } from './plan/plan.ts';
import { wholeBoard } from './plan/region.ts';
import { whole, type Share } from './share.ts';
import type { CountState } from './sweep/frames.ts';
import { TermCount, type TermOptions } from './termCount.ts';

/** Bytes that states may take by default. */
const MEMORY = 2 ** 28;
/** States written between two calls of `collect`, about: to ask for the memory in use takes long. */
const COLLECT_EVERY = 2 ** 15;
/** States, merged or not, at which a sweep is divided among shares by default. */
const SHARED_STATES = 2 ** 20;

export interface CountOptions {
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /** Count a share of all terms. The counts of shares add up. */
  readonly share?: Share;
  /** Continue from a state of the same share of the same count. */
  readonly from?: CountState | undefined;
  /** Bytes that states may take, about. Less memory takes more time. */
  readonly memory?: number;
  /** States at which a sweep is divided among shares: the same number for all shares of a count. */
  readonly sharedStates?: number | undefined;
  /** Share of the cells at which sweeps from both ends meet; the one expected to be fastest, if left out. */
  readonly meetAt?: number | undefined;
  /** Called now and then, when much memory may have become free. */
  readonly collect?: (() => void) | undefined;
}

/** Counts the solutions of a problem without visiting each: the sum over all terms of its plan. */
export class Count {
  /** Weighted solutions are divided by this: the number of symmetries, for unique solutions. */
  readonly divisor: number;
  /** No steps are counted. */
  readonly placements = null;
  private readonly terms: readonly Term[];
  private readonly options: TermOptions;
  private readonly collect: (() => void) | undefined;
  /** States written since `collect` was called. */
  private uncollected = 0;
  /** The term at hand, and its count; undefined at the end. */
  private term: number;
  private current: TermCount | undefined;
  /** Weighted solutions and merged states of all terms before. */
  private weightedBefore: bigint;
  private mergedBefore = 0;
  /** The greatest progress reported so far. */
  private furthest = 0;

  constructor(problem: Problem, options: CountOptions) {
    const { unique, share = whole, from, memory = MEMORY } = options;
    const { sharedStates = SHARED_STATES, meetAt, collect } = options;
    const group = symmetries(problem);
    // Fixed pieces may leave no cell: a single solution, unless pieces are left over, and nothing to sweep.
    const isOpen = problem.cells.length > 0;
    const isSolved = !isOpen && piecesDue(problem).length === 0;
    const terms =
      isOpen && isBalanced(problem)
        ? termsOf(wholeBoard(problem), group, new FillOrder(problem))
        : [];
    this.terms = unique ? terms : terms.filter(({ isIdentity }) => isIdentity);
    this.divisor = unique ? group.length : 1;
    this.options = { share, memory, sharedStates, meetAt };
    this.collect = collect;
    this.term = from?.term ?? 0;
    this.weightedBefore = readInteger(from?.weighted ?? (isSolved && share.from === 0 ? 1 : 0));
    this.beginTerm(from);
  }

  /** Runs for about as long as it takes to write so many states; returns whether the count is done. */
  run(budget: number): boolean {
    for (let left = budget; left > 0 && this.current;) {
      const work = this.current.run();
      if (work === undefined) this.finishTerm(this.current);
      left -= work ?? 0;
      this.noteWork(work ?? COLLECT_EVERY);
    }
    return !this.current;
  }

  private noteWork(work: number): void {
    this.uncollected += work;
    if (this.uncollected < COLLECT_EVERY) return;
    this.uncollected = 0;
    this.collect?.();
  }

  /** Solutions found so far, times `divisor`. */
  get weighted(): bigint {
    return this.weightedBefore + this.images * (this.current?.found ?? 0n);
  }

  /** Solutions found so far, rounded down; those of a share need not be a whole number. */
  get solutions(): bigint {
    return this.weighted / BigInt(this.divisor);
  }

  /** The number of states that were merged with others. */
  get merged(): number {
    return this.mergedBefore + (this.current?.merged ?? 0);
  }

  /** The share of the work that is done, 0 to 1; it never falls, and is 1 at the end. */
  progress(): number {
    if (!this.current) return 1;
    const now = shareDone(this.terms, this.term, this.current.progress());
    this.furthest = Math.max(this.furthest, Math.min(1, now));
    return this.furthest;
  }

  /** The state from which a later count can continue. */
  state(): CountState {
    const { term, current, weightedBefore, images } = this;
    const weighted = writeInteger(weightedBefore + images * (current?.settled ?? 0n));
    return { term, ...(current?.state() ?? { frames: [] }), weighted };
  }

  /** The number of times that each solution of the term at hand counts. */
  private get images(): bigint {
    return BigInt(this.terms[this.term]?.images ?? 0);
  }

  private beginTerm(from?: CountState): void {
    const term = this.terms[this.term];
    this.current = term && new TermCount(term.instance(), this.options, from);
  }

  private finishTerm({ found, merged }: TermCount): void {
    this.weightedBefore += this.images * found;
    this.mergedBefore += merged;
    this.term++;
    this.beginTerm();
  }
}

/** The number of solutions of a problem. */
export function countSolutions(problem: Problem, unique: boolean): bigint {
  const count = new Count(problem, { unique });
  while (!count.run(Infinity));
  return count.solutions;
}
