import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { END, idOf, IMAGE, kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../solve/step.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
import { LagTally, type LagProfile, type PresentMistake, type TallyMark } from './profile.ts';
import { solvableTo, type Solvability } from './solvability.ts';

/** The state of a meter, as plain data. */
export interface MistakeMark {
  readonly steps: number;
  readonly isOver: boolean;
  readonly isCut: boolean;
  readonly path: readonly number[];
  /** Of the root and each placement of the path: the step that laid it, the greatest depth below it, its first open part. */
  readonly entered: readonly number[];
  readonly reached: readonly number[];
  readonly opens: readonly number[];
  readonly known: number;
  readonly doomed: number;
  /** The depth, the step that laid the piece, the step that took it away, and the most pieces on it, part after part. */
  readonly open: readonly number[];
  readonly tally: TallyMark;
}

/** Takes in each noticed mistake, in the order of steps. */
export interface MistakeListener {
  note(depth: number, made: number, noticed: number, pieces: number): void;
}

/** The numbers that describe an open part. */
const FIELDS = 4;
/** More than any depth, in place of one. */
const NOWHERE = 2 ** 30;

/**
 * Finds the mistakes of a search while it runs. A placement that is taken away without a full board below it left
 * no solution, since a search goes through all below; where a piece is held by symmetry, some solutions are not
 * gone through, and positions without that piece are asked about. That a placement was the first mistake of its
 * path is known once there was a full board below the one before it: until then its part is open.
 */
export class MistakeMeter {
  readonly problem: Problem;
  steps = 0;
  depth = 0;
  readonly path: Int32Array;
  private readonly held: number;
  private readonly solvability: Solvability | undefined;
  private readonly listener: MistakeListener | undefined;
  private readonly tally: LagTally;
  private isOver = false;
  /** Whether an answer was not to be had: what comes after it is only counted. */
  isCut = false;
  /** Depth → as in the mark, for the root and the placements of the path. */
  private readonly entered: Float64Array;
  private readonly reached: Int32Array;
  private readonly opens: Int32Array;
  /** The depth up to which the path is known to be solvable; −1 if nothing is. */
  private known = -1;
  /** The depth from which on the path is known not to be, by asking; NOWHERE if nothing is. */
  private doomed = NOWHERE;
  /** The depth at which the held piece was laid; NOWHERE if it was not. */
  private heldAt = NOWHERE;
  /** The open parts, and how many numbers they take. */
  private readonly open: Float64Array;
  private top = 0;

  /**
   * @param solvability asked where the search itself does not tell; needed if it holds a piece by symmetry
   * @param listener told of each mistake once it is known to be one
   */
  constructor(
    problem: Problem,
    search: Search,
    solvability?: Solvability,
    listener?: MistakeListener,
  ) {
    const levels = problem.cells.length + 2;
    this.problem = problem;
    this.held = pieceHeldBySymmetry(problem, search);
    this.solvability = solvability;
    this.listener = listener;
    if (this.held >= 0 && !solvability) throw new Error('A search that holds a piece has to ask.');
    this.tally = new LagTally(levels);
    this.path = new Int32Array(levels);
    this.entered = new Float64Array(levels);
    this.reached = new Int32Array(levels);
    this.opens = new Int32Array(levels);
    // Long enough: along a path each placement is tried once, and the root is one part.
    this.open = new Float64Array(FIELDS * (problem.placements.count + 1));
  }

  /** Takes in the next event of the search, of any kind, and END. */
  apply(event: Step): void {
    if (this.isCut) {
      this.count(event);
      return;
    }
    if (event === END) {
      this.end();
      return;
    }
    const kind = kindOf(event);
    if (kind === PLACE) this.place(idOf(event));
    else if (kind === REMOVE) this.remove();
    else if (kind === SOLUTION || kind === IMAGE) this.noteSolvable();
  }

  private place(placement: number): void {
    const depth = this.depth + 1;
    this.path[this.depth] = placement;
    this.depth = depth;
    this.entered[depth] = ++this.steps;
    this.reached[depth] = depth;
    this.opens[depth] = this.top;
    if (this.held < 0) return;
    if (this.problem.placements.piece[placement] === this.held) this.heldAt = depth;
    if (depth >= this.heldAt || depth >= this.doomed) return;
    const isSolvable = this.solvability!.isSolvable(this.path, depth);
    if (isSolvable) this.noteSolvable();
    else if (isSolvable === false) this.doomed = depth;
    else this.isCut = true;
  }

  private count(event: Step): void {
    if (event === END) return;
    const kind = kindOf(event);
    if (kind === PLACE) this.path[this.depth++] = idOf(event);
    else if (kind === REMOVE) this.depth--;
    else return;
    this.steps++;
  }

  private remove(): void {
    const { depth, reached } = this;
    this.steps++;
    this.depth = depth - 1;
    if (reached[depth]! > reached[depth - 1]!) reached[depth - 1] = reached[depth]!;
    if (this.known >= depth) this.known = depth - 1;
    else this.close(depth, this.entered[depth]!);
    if (depth === this.doomed) this.doomed = NOWHERE;
    if (depth === this.heldAt) this.heldAt = NOWHERE;
  }

  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    // Without a full board, all of it was in vain from the start.
    if (this.known >= 0) return;
    this.top = 0;
    this.settle(0, 0, this.steps, this.reached[0]!);
  }

  /** Closes a part in which no solution was left; what was open below it belongs to it. */
  private close(depth: number, made: number): void {
    const pieces = this.reached[depth]! - depth;
    this.top = this.opens[depth]!;
    if (this.known >= depth - 1) {
      this.settle(depth, made, this.steps, pieces);
      return;
    }
    const { open, top } = this;
    open[top] = depth;
    open[top + 1] = made;
    open[top + 2] = this.steps;
    open[top + 3] = pieces;
    this.top = top + FIELDS;
  }

  /** Notes that some solution has all placements of the path. */
  private noteSolvable(): void {
    const { open, top } = this;
    this.known = this.depth;
    for (let at = 0; at < top; at += FIELDS)
      this.settle(open[at]!, open[at + 1]!, open[at + 2]!, open[at + 3]!);
    // No placement of the path is closed any more, so what was open below it is not looked up.
    this.top = 0;
  }

  private settle(depth: number, made: number, noticed: number, pieces: number): void {
    this.tally.add(depth, depth === 0 ? noticed / 2 : (noticed - made + 1) / 2, pieces);
    this.listener?.note(depth, made, noticed, pieces);
  }

  /**
   * The depth up to which the path can be completed, asked about as far as the search does not tell; −1 for not at all,
   * undefined if that is not known.
   */
  solvableTo(solvability: Solvability): number | undefined {
    const { path, depth, known } = this;
    if (this.isCut) return undefined;
    return this.isOver ? known : solvableTo(solvability, path, depth, known);
  }

  /**
   * What mistakes have cost so far.
   *
   * @param solvable the depth up to which the path can be completed; left out if it is not known
   */
  profile(solvable?: number): LagProfile {
    const { open, top, steps, depth } = this;
    const placements = (steps + depth) / 2;
    const present = solvable === undefined ? undefined : this.presentAfter(solvable);
    const tally = new LagTally(this.path.length);
    tally.restore(this.tally.mark());
    const left = { parts: 0, placements: 0 };
    for (let at = 0; at < top; at += FIELDS) {
      const size = (open[at + 2]! - open[at + 1]! + 1) / 2;
      // What is deeper than a mistake that is not noticed belongs to it.
      if (open[at]! - 1 <= (solvable ?? this.known)) tally.add(open[at]!, size, open[at + 3]!);
      else if (solvable === undefined) {
        left.parts++;
        left.placements += size;
      }
    }
    const inVain = tally.inVain + left.placements + (present?.placements ?? 0);
    const isTold = solvable !== undefined || this.isOver || this.known === depth;
    const isExact = isTold && !this.isCut;
    return { placements, inVain, isExact, ...tally.figures, open: left, present };
  }

  private presentAfter(solvable: number): PresentMistake | undefined {
    const { steps, depth, entered } = this;
    const first = solvable + 1;
    if (this.isOver || first > depth) return undefined;
    const made = first === 0 ? 0 : entered[first]!;
    const pieces = depth - first;
    const placements = first === 0 ? (steps + depth) / 2 : (steps - made + pieces + 2) / 2;
    return { depth: first, made, pieces, placements };
  }

  mark(): MistakeMark {
    const { steps, isOver, isCut, depth, known, doomed, top } = this;
    return {
      steps,
      isOver,
      isCut,
      path: [...this.path.subarray(0, depth)],
      entered: [...this.entered.subarray(0, depth + 1)],
      reached: [...this.reached.subarray(0, depth + 1)],
      opens: [...this.opens.subarray(0, depth + 1)],
      known,
      doomed,
      open: [...this.open.subarray(0, top)],
      tally: this.tally.mark(),
    };
  }

  restore({ steps, isOver, isCut, path, known, doomed, open, ...lists }: MistakeMark): void {
    Object.assign(this, {
      steps,
      isOver,
      isCut,
      known,
      doomed,
      depth: path.length,
      top: open.length,
    });
    this.path.set(path);
    this.entered.set(lists.entered);
    this.reached.set(lists.reached);
    this.opens.set(lists.opens);
    this.open.set(open);
    this.tally.restore(lists.tally);
    const { piece } = this.problem.placements;
    const at = path.findIndex((placement) => piece[placement] === this.held);
    this.heldAt = at < 0 ? NOWHERE : at + 1;
  }
}
