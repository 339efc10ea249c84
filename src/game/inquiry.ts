import type { Problem } from '../solve/problem.ts';
import { CompletionCount, type Knowledge } from '../count/completionCount.ts';
import { impossibleAt, type Impossible } from './impossible.ts';

/** What is answered about a position. */
export interface PositionAnswer {
  readonly known: Knowledge;
  /** Placements that complete it, if some were found. */
  readonly completion: readonly number[] | undefined;
  /** The part that cannot be filled any more, if there is no way. */
  readonly impossible: Impossible | undefined;
  /** Whether no better answer follows. */
  readonly isOver: boolean;
}

/** The time after which it is said that there are some ways, and that nothing is known yet, in ms. */
const SOME_AFTER = 100;
const NOTHING_AFTER = 1000;
/** The time after which a number that is not known is not looked for any more, in ms. */
const GIVEN_UP_AFTER = 60_000;

/** States that are written between two looks at the clock: some ms. */
const STATES = 4096;
/** Steps that are searched in that time, about. */
const STEPS = 512;

/** Finds out in how many ways a position can be completed, and says what is known in good time. */
export class Inquiry {
  private readonly problem: Problem;
  private readonly laid: readonly number[];
  private readonly count: CompletionCount;
  private ms = 0;
  private said: string | undefined;
  private isCounted = false;
  private isOver = false;

  constructor(problem: Problem, laid: readonly number[]) {
    [this.problem, this.laid] = [problem, laid];
    this.count = new CompletionCount(problem, laid);
  }

  /**
   * Goes on for a few milliseconds.
   *
   * @param clock the time in ms
   * @returns whether it is over
   */
  run(clock: () => number): boolean {
    const before = clock();
    const { count } = this;
    this.isCounted ||= count.run(STATES);
    // A count finds no way itself, and a hint needs one.
    const { known } = count;
    const isSought = known.kind === 'exact' && known.ways > 0n && count.found.length === 0;
    if (this.isCounted && isSought) count.search(STEPS);
    this.ms += clock() - before;
    const isDone = this.isCounted && (!isSought || count.found.length > 0);
    this.isOver = isDone || this.ms > GIVEN_UP_AFTER;
    return this.isOver;
  }

  /** An answer that is due and was not given yet; undefined if there is none. */
  news(): PositionAnswer | undefined {
    const { known, found } = this.count;
    const after = { exact: 0, atLeast: SOME_AFTER, unknown: NOTHING_AFTER }[known.kind];
    if (this.ms < after && !this.isOver) return undefined;
    const number = known.kind === 'unknown' ? '' : known.ways;
    const said = [known.kind, number, found.length > 0, this.isOver].join(' ');
    if (said === this.said) return undefined;
    this.said = said;
    const isHopeless = known.kind === 'exact' && known.ways === 0n;
    const impossible = isHopeless ? impossibleAt(this.problem, this.laid) : undefined;
    return { known, completion: found[0], impossible, isOver: this.isOver };
  }
}
