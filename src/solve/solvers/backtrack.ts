import { RuleSet } from '../rules/rule.ts';
import { candidatesFor, findOneByOne, type Candidates } from '../candidates/candidates.ts';
import { findByTable } from '../candidates/lookups.ts';
import { ENTER, LEAVE, TRY, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { copiesOf, type State } from '../state.ts';
import { CHOOSE, END, PLACE, REJECT, REMOVE, stepOf, type Step } from '../step.ts';
import { DepthFirst, notOfThisSearch } from './depthFirst.ts';
import type { SearchOptions } from './solver.ts';

/**
 * Depth-first search as by hand: take the first open cell of the fill order, try each placement
 * that has it as its first cell (by piece, then orientation), continue from the first that fits,
 * and backtrack when none is left.
 *
 * The stack is explicit and in typed arrays, so `step()` can stop anywhere and allocates nothing;
 * even wrapped in a generator it is several times faster than a recursive `yield*`.
 */
export class Backtrack extends DepthFirst {
  private readonly sequence: Int32Array;
  private readonly lists: Candidates;
  // Copied from `lists` for the hot loop.
  private readonly slots: number;
  private readonly setWidth: number;
  private readonly maskWidth: number;
  private readonly masks: Int32Array;
  private readonly maskAt: Int32Array;
  private readonly piece: Int32Array;
  private readonly placement: Int32Array;

  /** Level → the rank of the cell it branches on. */
  private readonly cellAt: Int32Array;
  /** Level → the slot after the last one tried or rejected. */
  private readonly nextAt: Int32Array;
  /** Level × setWidth → the slots of the candidates that fit and have not been placed yet. */
  private readonly fitting: Int32Array;
  /** The covered cells, as bits by rank. */
  private readonly covered: Int32Array;
  /** The slots of pieces with no copy left. */
  private readonly usedUp: Int32Array;
  /** Rank × (slots + 1) → the candidates of the list before a slot; computed on first use. */
  private listed: Uint32Array | undefined;
  readonly left: Int32Array;
  readonly open: Uint8Array;

  constructor(problem: Problem, options: SearchOptions) {
    super(problem, options);
    const { order, pieces, rules, seed } = options;
    this.sequence = order.sequence(problem, seed);
    this.lists = candidatesFor(problem, this.sequence, pieces, this.held);
    this.slots = this.lists.slots;
    this.setWidth = this.lists.setWidth;
    this.maskWidth = this.lists.maskWidth;
    this.masks = this.lists.masks;
    this.maskAt = this.lists.maskAt;
    this.piece = this.lists.piece;
    this.placement = this.lists.placement;
    const { levels } = this;
    this.cellAt = new Int32Array(levels);
    this.nextAt = new Int32Array(levels);
    this.fitting = new Int32Array(levels * this.lists.setWidth);
    this.covered = new Int32Array(this.lists.coverWidth);
    this.usedUp = new Int32Array(this.lists.setWidth);
    this.left = copiesOf(problem);
    this.open = new Uint8Array(problem.cells.length).fill(1);
    this.ruleSet = rules.length > 0 ? new RuleSet(rules, this) : undefined;
  }

  /** Placing and removing are inlined: as methods they exceed V8's inlining budget, and are slower. */
  step(): Step {
    if (this.phase === ENTER) {
      const event = this.enter();
      if (event !== END) return event;
    }
    const { depth, covered, masks, maskWidth, slots } = this;
    if (this.phase === TRY) {
      const event = this.emitsAll ? this.rejectNext() : END;
      if (event !== END) return event;
      const { fitting, setWidth } = this;
      const first = depth * setWidth;
      for (let i = 0; i < setWidth; i++) {
        const set = fitting[first + i]!;
        if (set === 0) continue;
        // Place the first candidate that fits.
        fitting[first + i] = set & (set - 1);
        const slot = (i << 5) + 31 - Math.clz32(set & -set);
        const cell = this.cellAt[depth]!;
        const candidate = cell * slots + slot;
        const word = cell >> 5;
        const mask = this.maskAt[candidate]!;
        covered[word]! ^= masks[mask]!;
        covered[word + 1]! ^= masks[mask + 1]!;
        for (let j = 2; j < maskWidth; j++) covered[word + j]! ^= masks[mask + j]!;
        const piece = this.piece[slot]!;
        if (--this.left[piece]! === 0) this.togglePiece(piece);
        const placement = this.placement[candidate]!;
        this.path[depth] = placement;
        this.nextAt[depth] = slot + 1;
        this.depth = depth + 1;
        if (depth === this.deepest) this.deepest = depth + 1;
        this.fullAt[depth] = this.full;
        this.steps++;
        this.isLeaf = true;
        this.phase = ENTER;
        if (this.ruleSet) this.noteForRules(placement, 0);
        return stepOf(PLACE, placement);
      }
    }
    if (depth === 0) {
      this.phase = LEAVE;
      return END;
    }
    // Remove the last placement.
    const level = depth - 1;
    const cell = this.cellAt[level]!;
    const slot = this.nextAt[level]! - 1;
    const word = cell >> 5;
    const mask = this.maskAt[cell * slots + slot]!;
    covered[word]! ^= masks[mask]!;
    covered[word + 1]! ^= masks[mask + 1]!;
    for (let j = 2; j < maskWidth; j++) covered[word + j]! ^= masks[mask + j]!;
    const piece = this.piece[slot]!;
    if (this.left[piece]!++ === 0) this.togglePiece(piece);
    this.depth = level;
    if (this.isLeaf) this.deadEnds++;
    this.isLeaf = false;
    this.steps++;
    this.phase = TRY;
    if (this.ruleSet) {
      if (this.fullAt[level] === this.full) this.ruleSet.failed();
      this.noteForRules(this.path[level]!, 1);
    }
    return stepOf(REMOVE, this.path[level]!);
  }

  /** Checks the node just reached; finds its fitting candidates unless the search leaves it at once. */
  private enter(): Step {
    const { depth } = this;
    const cell = this.firstOpen(depth === 0 ? 0 : this.cellAt[depth - 1]!);
    const isFull = cell === this.sequence.length;
    if (isFull || this.ruleSet) {
      const event = this.arrive(isFull);
      if (this.phase === LEAVE) return event;
    }
    this.cellAt[depth] = cell;
    this.nextAt[depth] = 0;
    this.findFitting(cell);
    this.phase = TRY;
    return this.emitsNodes ? stepOf(CHOOSE, this.sequence[cell]!) : END;
  }

  /** Updates what only rules need after a step: the open cells by cell number, and their memory. */
  private noteForRules(placement: number, open: 0 | 1): void {
    const { start, cellOf } = this.problem.placements;
    const end = start[placement + 1]!;
    for (let i = start[placement]!; i < end; i++) this.open[cellOf[i]!] = open;
    this.clearIfDue();
  }

  /** The first open rank from `rank` on; the number of cells if there is none. */
  private firstOpen(rank: number): number {
    const { covered } = this;
    let word = rank >> 5;
    let open = ~covered[word]!;
    while (open === 0) open = ~covered[++word]!;
    return (word << 5) + 31 - Math.clz32(open & -open);
  }

  private findFitting(cell: number): void {
    const { covered, fitting, usedUp } = this;
    const { setWidth, empty } = this.lists;
    const ruledOut = this.lists.ruledOut[cell] ?? this.lists.prepare(cell);
    if (!ruledOut) {
      findOneByOne(this.lists, cell, covered, usedUp, fitting, this.depth * setWidth);
      return;
    }
    findByTable(ruledOut, cell, covered, empty, usedUp, setWidth, fitting, this.depth * setWidth);
  }

  /** Returns REJECT if the next candidate of the list does not fit; END if it does, or none is left. */
  private rejectNext(): Step {
    const { depth, slots, placement } = this;
    const list = this.cellAt[depth]! * slots;
    let slot = this.nextAt[depth]!;
    while (slot < slots && placement[list + slot]! < 0) slot++;
    const word = depth * this.setWidth + (slot >> 5);
    if (slot === slots || (this.fitting[word]! >> (slot & 31)) & 1) return END;
    this.nextAt[depth] = slot + 1;
    return stepOf(REJECT, placement[list + slot]!);
  }

  /** Removes a piece's candidates from all lists, or puts them back. */
  private togglePiece(piece: number): void {
    const { usedUp, setWidth } = this;
    const { slotsOf } = this.lists;
    for (let i = 0; i < setWidth; i++) usedUp[i]! ^= slotsOf[piece * setWidth + i]!;
  }

  protected goTo(from: Position): void {
    while (this.depth > 0) {
      this.phase = LEAVE;
      this.step();
    }
    this.phase = ENTER;
    for (const placed of from.path) {
      this.enter();
      const list = this.cellAt[this.depth]! * this.slots;
      this.pass(this.placement.indexOf(placed, list) - list);
      if (this.step() !== stepOf(PLACE, placed)) throw notOfThisSearch();
    }
    if (from.phase === TRY) {
      this.enter();
      this.pass(from.tried);
    }
  }

  /** Skips the slots before one, as if they had been tried. */
  private pass(slot: number): void {
    const { depth, fitting, setWidth } = this;
    this.nextAt[depth] = slot;
    for (let i = 0; i < Math.min(slot, this.slots); i++)
      fitting[depth * setWidth + (i >> 5)]! &= ~(1 << (i & 31));
  }

  protected get tried(): number {
    return this.phase === TRY ? this.nextAt[this.depth]! : 0;
  }

  protected get emitted(): number {
    return 0;
  }

  protected wasTried(level: number, placements: ReadonlySet<number>): boolean {
    const list = this.cellAt[level]! * this.slots;
    for (let slot = 0; slot < this.nextAt[level]!; slot++)
      if (placements.has(this.placement[list + slot]!)) return true;
    return false;
  }

  protected branchIn({ open }: State): { item: number; placements: Int32Array } {
    const cell = this.sequence.findIndex((item) => open[item] === 1);
    const list = this.placement.subarray(cell * this.slots, (cell + 1) * this.slots);
    return { item: this.sequence[cell]!, placements: list.filter((placement) => placement >= 0) };
  }

  listedAt(level: number): number {
    return this.listedBefore(this.cellAt[level]!, this.slots);
  }

  triedAt(level: number): number {
    return this.listedBefore(this.cellAt[level]!, this.nextAt[level]!);
  }

  private listedBefore(cell: number, slot: number): number {
    this.listed ??= this.countListed();
    return this.listed[cell * (this.slots + 1) + slot]!;
  }

  private countListed(): Uint32Array {
    const { slots, placement, sequence } = this;
    const listed = new Uint32Array(sequence.length * (slots + 1));
    for (let cell = 0; cell < sequence.length; cell++)
      for (let slot = 0; slot < slots; slot++) {
        const at = cell * (slots + 1) + slot;
        listed[at + 1] = listed[at]! + (placement[cell * slots + slot]! < 0 ? 0 : 1);
      }
    return listed;
  }
}
