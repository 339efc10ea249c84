import type { Problem } from '../problem.ts';
import { copiesOf } from '../state.ts';
import type { Held } from '../symmetry.ts';

/** The depth at which an option left that is still there: more than any. */
const NEVER = 0x7fffffff;
/** What is added to the count of an item that nothing need be left for: more than any count. */
const SPARE = 2 ** 28;

/**
 * The exact cover matrix of a problem, as far as it is not covered. Its items are the cells, by
 * their numbers, and after them the pieces; its options are the placements, in the order in which
 * they are tried. A covered item leaves, and every option that has it. A piece's item is covered
 * when its last copy is placed.
 *
 * Each item has a list of its options, and for every depth two numbers: how many of them are left, and where the front
 * part of the list ends that has them. An option that leaves is only counted off; whoever walks a list
 * moves what left before behind the front parts of all depths that it is gone for. So to take a
 * placement back is to look at the numbers of the depth before (after Knuth's Dancing Cells, where
 * sparse sets take the place of dancing links; that they are tidied late saves half of the work).
 */
export class Matrix {
  /** Item → 1 while it is not covered. */
  readonly active: Uint8Array;
  /** Piece → copies left. */
  readonly left: Int32Array;
  /** How many cells are open. */
  openCells: number;
  /** Option → placement. */
  readonly placement: Int32Array;
  /** How many items all options have together. */
  readonly entries: number;

  private readonly cells: number;
  private readonly items: number;
  /** How many options are placed, and where the numbers for that depth begin. */
  private depth = 0;
  private now = 0;
  /** Depth × items + item → how many options are left, and SPARE if there need be none. */
  private readonly counts: Int32Array;
  /** Depth × items + item → where the front part of its list ends. */
  private readonly ends: Int32Array;
  /** Item → where its list begins. */
  private readonly first: Int32Array;
  private readonly lists: Int32Array;
  /** Option → where its items begin, the piece last; one longer. */
  private readonly start: Int32Array;
  private readonly itemOf: Int32Array;
  /** Option → the depth at which it left. */
  private readonly goneAt: Int32Array;
  /** The options that left, one after the other, and how many had before each depth. */
  private readonly gone: Int32Array;
  private readonly goneBefore: Int32Array;
  private goneCount = 0;

  /** `isNeeded` says for an item whether `place` may stop where nothing is left for it. */
  constructor(
    problem: Problem,
    pieceOrder: Int32Array,
    held: Held | undefined,
    isNeeded: (item: number) => boolean,
  ) {
    const { cells, pieces, placements } = problem;
    this.cells = cells.length;
    this.items = cells.length + pieces.length;
    this.active = new Uint8Array(this.items).fill(1);
    this.left = copiesOf(problem);
    this.openCells = cells.length;
    this.placement = inOrder(problem, pieceOrder, held);
    const options = this.placement.length;
    this.goneAt = new Int32Array(options).fill(NEVER);
    this.gone = new Int32Array(options);
    this.goneBefore = new Int32Array(this.cells);

    this.start = new Int32Array(options + 1);
    this.itemOf = new Int32Array(placements.cellOf.length + options);
    let entries = 0;
    this.placement.forEach((placement, option) => {
      for (let i = placements.start[placement]!; i < placements.start[placement + 1]!; i++)
        this.itemOf[entries++] = placements.cellOf[i]!;
      this.itemOf[entries++] = this.cells + placements.piece[placement]!;
      this.start[option + 1] = entries;
    });
    this.entries = entries;

    this.counts = new Int32Array((this.cells + 1) * this.items);
    this.ends = new Int32Array((this.cells + 1) * this.items);
    this.first = new Int32Array(this.items);
    this.lists = new Int32Array(entries);
    for (let i = 0; i < entries; i++) this.counts[this.itemOf[i]!]!++;
    for (let item = 1; item < this.items; item++)
      this.first[item] = this.first[item - 1]! + this.counts[item - 1]!;
    this.ends.set(this.first);
    for (let option = 0; option < options; option++)
      for (let i = this.start[option]!; i < this.start[option + 1]!; i++)
        this.lists[this.ends[this.itemOf[i]!]!++] = option;
    for (let item = 0; item < this.items; item++) if (!isNeeded(item)) this.counts[item]! += SPARE;
  }

  /** How many options are left for an item that is not covered. */
  count(item: number): number {
    return this.counts[this.now + item]! & (SPARE - 1);
  }

  /** Writes the options that are left for an item into an array, in order; says where they end. */
  list(item: number, into: Int32Array, from: number): number {
    const { lists, goneAt } = this;
    const end = this.ends[this.now + item]!;
    let to = from;
    for (let i = this.first[item]!; i < end; i++) {
      const option = lists[i]!;
      if (goneAt[option]! < NEVER) continue;
      // How the list lies depends on the way here, which must not be seen.
      let at = to++;
      for (; at > from && into[at - 1]! > option; at--) into[at] = into[at - 1]!;
      into[at] = option;
    }
    return to;
  }

  /** How many items the option placed last covers: all it has, or all but the piece. */
  covered(option: number): number {
    const last = this.start[option + 1]! - 1;
    const isUsedUp = this.left[this.itemOf[last]! - this.cells] === 0;
    return last - this.start[option]! + (isUsedUp ? 1 : 0);
  }

  /** The items of an option: its cells, ascending, then its piece. */
  item(option: number, index: number): number {
    return this.itemOf[this.start[option]! + index]!;
  }

  /**
   * Places an option. False if nothing is left for an item that needs something: then it stops there, and
   * nothing is known of the options until it is removed.
   */
  place(option: number): boolean {
    const { start, itemOf, active, counts, items } = this;
    const before = this.now;
    const now = before + items;
    counts.copyWithin(now, before, now);
    this.ends.copyWithin(now, before, now);
    this.now = now;
    this.goneBefore[this.depth++] = this.goneCount;

    const first = start[option]!;
    const last = start[option + 1]! - 1;
    this.openCells -= last - first;
    const isUsedUp = --this.left[itemOf[last]! - this.cells]! === 0;
    const end = isUsedUp ? last + 1 : last;
    for (let i = first; i < end; i++) {
      active[itemOf[i]!] = 0;
      counts[now + itemOf[i]!]! |= SPARE;
    }
    for (let i = first; i < end; i++) if (!this.cover(itemOf[i]!)) return false;
    return true;
  }

  /** Counts off all options of an item; false as soon as nothing is left for an item that needs something. */
  private cover(item: number): boolean {
    const { now, items, depth, counts, ends, lists, start, itemOf, goneAt, gone } = this;
    const first = this.first[item]!;
    const before = now - items + item;
    let isDead = false;
    for (let i = first; i < ends[before]! && !isDead;) {
      const option = lists[i]!;
      const at = goneAt[option]!;
      if (at < depth) {
        let from = i;
        for (let row = before, d = depth - 1; d >= at; d--, row -= items) {
          const to = --ends[row]!;
          lists[from] = lists[to]!;
          lists[to] = option;
          from = to;
        }
        continue;
      }
      i++;
      if (at === depth) continue;
      goneAt[option] = depth;
      gone[this.goneCount++] = option;
      const last = start[option + 1]!;
      for (let j = start[option]!; j < last; j++)
        if (--counts[now + itemOf[j]!]! === 0) isDead = true;
    }
    return !isDead;
  }

  /** Takes back the option placed last. */
  remove(option: number): void {
    const { start, itemOf, active, goneAt, gone } = this;
    this.now -= this.items;
    const before = this.goneBefore[--this.depth]!;
    for (let i = before; i < this.goneCount; i++) goneAt[gone[i]!] = NEVER;
    this.goneCount = before;

    const first = start[option]!;
    const last = start[option + 1]! - 1;
    this.openCells += last - first;
    this.left[itemOf[last]! - this.cells]!++;
    for (let i = first; i <= last; i++) active[itemOf[i]!] = 1;
  }
}

/** The placements in the order in which they are tried: by piece, then by their numbers. */
function inOrder(
  { placements, pieces }: Problem,
  pieceOrder: Int32Array,
  held: Held | undefined,
): Int32Array {
  const lists: number[][] = pieces.map(() => []);
  placements.piece.forEach((piece, placement) => {
    const isHeld = held?.piece === piece;
    if (!isHeld || held.allowed[placements.orientation[placement]!]) lists[piece]!.push(placement);
  });
  return Int32Array.from([...pieceOrder].flatMap((piece) => lists[piece]!));
}
