import { candidatesFor, type Candidates } from '../candidates.ts';
import { ENTER, LEAVE, TRY, type Phase, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { CHOOSE, END, PLACE, REJECT, REMOVE, SOLUTION, stepOf, type Step } from '../step.ts';
import { isLeastImage, pieceToHold, symmetries, type Symmetry } from '../symmetry.ts';
import type { SearchOptions, Solver } from './solver.ts';

/**
 * Depth-first search as by hand: take the first open cell of the fill order, try on it each
 * placement that has it as its first cell (pieces in the puzzle's order, then their orientations),
 * go on from the first that fits, and come back when nothing fits.
 *
 * The stack is explicit and lives in typed arrays, so `step()` can stop anywhere and allocates
 * nothing; wrapped in a generator it is several times faster than a recursive `yield*`.
 */
export class Backtrack implements Solver {
  steps = 0;
  solutions = 0;
  deadEnds = 0;
  deepest = 0;
  depth = 0;
  readonly path: Int32Array;

  private phase: Phase = ENTER;
  private barren = true;
  private readonly silent: boolean;
  private readonly verbose: boolean;
  /** The symmetries a solution must be the least image under, if it is not certain to be. */
  private readonly group: readonly Symmetry[];

  private readonly sequence: Int32Array;
  private readonly lists: Candidates;
  /** Level → the rank of the cell it branches on. */
  private readonly cellAt: Int32Array;
  /** Level → the candidate after the last one that was looked at. */
  private readonly nextAt: Int32Array;
  /** Level × setWidth → the candidates that fit and were not placed yet. */
  private readonly fitting: Int32Array;
  /** Covered cells and used-up pieces, as bits. */
  private readonly taken: Int32Array;
  /** Copies left of each piece; a count that never reaches 0 where any number may be used. */
  private readonly left: Int32Array;
  /** The pieces whose copies must all be placed. */
  private readonly due: readonly number[];

  constructor(problem: Problem, { order, unique, detail }: SearchOptions) {
    const group = unique ? symmetries(problem) : [];
    const held = pieceToHold(problem, group);
    this.group = held ? [] : group;
    this.silent = detail === 'solutions';
    this.verbose = detail === 'everything';

    this.sequence = order.sequence(problem);
    this.lists = candidatesFor(problem, this.sequence, held);
    const levels = problem.cells.length + 1;
    this.path = new Int32Array(levels);
    this.cellAt = new Int32Array(levels);
    this.nextAt = new Int32Array(levels);
    this.fitting = new Int32Array(levels * this.lists.setWidth);
    this.taken = new Int32Array(this.lists.itemWords);
    this.left = Int32Array.from(problem.pieces, ({ copies }) => Math.min(copies, 0x3fffffff));
    const all = problem.puzzle.use === 'all';
    this.due = [...problem.pieces.keys()].filter(
      (p) => all && problem.pieces[p]!.copies < Infinity,
    );
  }

  /** Every step places or removes, and what is placed and not removed is the depth. */
  get placements(): number {
    return (this.steps + this.depth) / 2;
  }

  *[Symbol.iterator](): Generator<Step, void, undefined> {
    for (let step = this.step(); step !== END; step = this.step()) yield step;
  }

  step(): Step {
    for (;;) {
      if (this.phase === ENTER) {
        const event = this.enter();
        if (event !== END) return event;
      }
      if (this.phase === TRY) {
        const event = this.verbose ? this.tryAny() : this.tryFitting();
        if (event !== END && !this.silent) return event;
      }
      if (this.phase === LEAVE) {
        if (this.depth === 0) return END;
        const event = this.leave();
        if (!this.silent) return event;
      }
    }
  }

  /** Looks at the node just reached: is it a solution, and if not, which cell comes next? */
  private enter(): Step {
    const { depth } = this;
    const cell = this.firstOpen(depth === 0 ? 0 : this.cellAt[depth - 1]!);
    if (cell === this.sequence.length) {
      this.phase = LEAVE;
      if (!this.isCounted()) return END;
      this.barren = false;
      this.solutions++;
      return stepOf(SOLUTION, 0);
    }
    this.cellAt[depth] = cell;
    this.nextAt[depth] = this.lists.start[cell]!;
    this.findFitting(cell);
    this.phase = TRY;
    return this.verbose ? stepOf(CHOOSE, this.sequence[cell]!) : END;
  }

  /** The first open cell from a rank on; the number of cells if there is none. */
  private firstOpen(rank: number): number {
    const { taken } = this;
    let word = rank >> 5;
    let open = ~taken[word]!;
    while (open === 0) open = ~taken[++word]!;
    return (word << 5) + 31 - Math.clz32(open & -open);
  }

  /** Notes which candidates of a cell fit now. */
  private findFitting(cell: number): void {
    const { taken, fitting } = this;
    const { lookups, bit, ruledOut, setWidth, idle } = this.lists;
    const first = lookups[cell]!;
    const end = lookups[cell + 1]!;
    const level = this.depth * setWidth;
    // Two words of the set at a time: most lists have no more, and each item is looked at once.
    for (let i = 0; i < setWidth; i += 2) {
      let out = idle[cell * setWidth + i]!;
      let more = idle[cell * setWidth + i + 1]!;
      for (let at = first; at < end; at++) {
        const item = bit[at]!;
        const row = ((at << 8) | ((taken[item >> 5]! >> (item & 31)) & 255)) * setWidth + i;
        out |= ruledOut[row]!;
        more |= ruledOut[row + 1]!;
      }
      fitting[level + i] = ~out;
      fitting[level + i + 1] = ~more;
    }
  }

  /** Whether a full board is a solution, and of all its images the one that counts. */
  private isCounted(): boolean {
    if (this.due.some((piece) => this.left[piece]! > 0)) return false;
    return isLeastImage(Array.from(this.path.subarray(0, this.depth)), this.group);
  }

  /** Places the next candidate that fits; END when none is left. */
  private tryFitting(): Step {
    const { depth, fitting } = this;
    const { setWidth } = this.lists;
    const level = depth * setWidth;
    for (let i = 0; i < setWidth; i++) {
      const set = fitting[level + i]!;
      if (set === 0) continue;
      return this.place(
        this.lists.start[this.cellAt[depth]!]! + (i << 5) + 31 - Math.clz32(set & -set),
      );
    }
    this.phase = LEAVE;
    return END;
  }

  /** Places the next candidate if it fits and says so if not; END when none is left. */
  private tryAny(): Step {
    const { depth, fitting } = this;
    const { start, setWidth, placement } = this.lists;
    const cell = this.cellAt[depth]!;
    const candidate = this.nextAt[depth]!;
    if (candidate === start[cell + 1]) {
      this.phase = LEAVE;
      return END;
    }
    const index = candidate - start[cell]!;
    if ((fitting[depth * setWidth + (index >> 5)]! >> (index & 31)) & 1)
      return this.place(candidate);
    this.nextAt[depth] = candidate + 1;
    return stepOf(REJECT, placement[candidate]!);
  }

  private place(candidate: number): Step {
    const { depth } = this;
    const { start, placement, setWidth } = this.lists;
    const cell = this.cellAt[depth]!;
    const index = candidate - start[cell]!;
    this.fitting[depth * setWidth + (index >> 5)]! ^= 1 << (index & 31);
    this.nextAt[depth] = candidate + 1;
    this.toggle(candidate, cell);
    const piece = this.lists.piece[candidate]!;
    if (--this.left[piece]! === 0) this.togglePiece(piece);
    const placed = placement[candidate]!;
    this.path[depth] = placed;
    this.depth = depth + 1;
    if (this.depth > this.deepest) this.deepest = this.depth;
    this.steps++;
    this.barren = true;
    this.phase = ENTER;
    return stepOf(PLACE, placed);
  }

  /** Takes the last placement back. */
  private leave(): Step {
    const depth = --this.depth;
    const candidate = this.nextAt[depth]! - 1;
    this.toggle(candidate, this.cellAt[depth]!);
    const piece = this.lists.piece[candidate]!;
    if (this.left[piece]!++ === 0) this.togglePiece(piece);
    if (this.barren) this.deadEnds++;
    this.barren = false;
    this.steps++;
    this.phase = TRY;
    return stepOf(REMOVE, this.path[depth]!);
  }

  /** Covers a candidate's cells, or opens them again. */
  private toggle(candidate: number, cell: number): void {
    const { taken } = this;
    const { masks, maskWidth } = this.lists;
    const mask = candidate * maskWidth;
    const word = cell >> 5;
    taken[word]! ^= masks[mask]!;
    taken[word + 1]! ^= masks[mask + 1]!;
    for (let i = 2; i < maskWidth; i++) taken[word + i]! ^= masks[mask + i]!;
  }

  private togglePiece(piece: number): void {
    const bit = this.lists.firstPiece + piece;
    this.taken[bit >> 5]! ^= 1 << (bit & 31);
  }

  position(): Position {
    const { steps, placements, solutions, deadEnds, deepest, phase, barren, depth } = this;
    const path = Array.from(this.path.subarray(0, depth));
    const tried = phase === TRY ? this.nextAt[depth]! - this.lists.start[this.cellAt[depth]!]! : 0;
    return { steps, placements, solutions, deadEnds, deepest, path, phase, tried, barren };
  }

  restore(from: Position): void {
    while (this.depth > 0) this.leave();
    this.phase = ENTER as Phase;
    const { placement, start } = this.lists;
    for (const placed of from.path) {
      this.enter();
      const candidate = placement.indexOf(placed, this.nextAt[this.depth]);
      if (this.phase !== TRY || candidate < 0 || candidate >= start[this.cellAt[this.depth]! + 1]!)
        throw new Error('The position is not one of this search.');
      this.skip(candidate - this.nextAt[this.depth]!);
      this.place(candidate);
    }
    if (from.phase === TRY) {
      this.enter();
      this.skip(from.tried);
    }
    const { steps, solutions, deadEnds, deepest, phase, barren } = from;
    Object.assign(this, { steps, solutions, deadEnds, deepest, phase, barren });
  }

  /** Passes over the first candidates of the level, as if they had been tried. */
  private skip(tried: number): void {
    const { depth, fitting } = this;
    this.nextAt[depth]! += tried;
    for (let i = 0; i < tried; i++) {
      fitting[depth * this.lists.setWidth + (i >> 5)]! &= ~(1 << (i & 31));
    }
  }

  progress(): number {
    const { start } = this.lists;
    let share = 1;
    let behind = 0;
    const levels = this.phase === TRY ? this.depth + 1 : this.depth;
    for (let level = 0; level < levels; level++) {
      const first = start[this.cellAt[level]!]!;
      const count = Math.max(1, start[this.cellAt[level]! + 1]! - first);
      // On the path the candidate last tried is the one we are in; at its end all tried are behind.
      const done = this.nextAt[level]! - first - (level < this.depth ? 1 : 0);
      behind += (share * done) / count;
      share /= count;
    }
    return this.phase === LEAVE ? Math.min(1, behind + share) : behind;
  }
}
