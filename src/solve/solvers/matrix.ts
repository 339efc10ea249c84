import type { Problem } from '../problem.ts';
import { copiesOf } from '../state.ts';
import { isAllowed, type Held } from '../symmetry/symmetry.ts';

/** Marks an option as still in the matrix: more than any depth. */
const NEVER = 0x7fffffff;
/** Added to the count of an item that may run out of options: more than any count. */
const SPARE = 2 ** 28;

// The record of an option: its placement, the depth at which it left, its items (cells, then piece).
const GONE_AT = 1;
const ITEMS = 2;

/**
 * The uncovered part of a problem's exact cover matrix. Its items are the cells and,
 * numbered after them, the pieces; its options are the placements. Covering an item removes it and
 * every option that has it. A piece is covered when its last copy is placed.
 *
 * Each item has a list of its options and, for every depth, two numbers: the number of options
 * left, and the end of the front part of the list that has all of these. Removing an option only
 * decrements counts; a walk over a list moves the options that left earlier behind the front parts
 * of all depths they are missing at. So undoing a placement is going back to the numbers of the
 * depth before (after Knuth's Dancing Cells, with sparse sets in place of dancing links).
 *
 * Everything is in one array, since with several V8 keeps too little in registers and takes a
 * quarter longer. Options are identified by the index of their record:
 *
 *     0           first[0]    records              gone
 *     ├ rows ─────┼ lists ────┼ option records ────┼ removed options, depth by depth
 *     │ depth 0: count of each item, end of each item's front part
 *     │ depth 1: …
 *
 * One list, from first[item] to first[item + 1]:
 *
 *     ├ left, or removed since the last walk ┼ gone at depth 2 ┼ gone at depth 1 ┤
 *                                            ↑ end at depth 2  ↑ end at depth 1  ↑ end at depth 0
 */
export class Matrix {
  /** Item → 1 while uncovered. */
  readonly active: Uint8Array;
  /** Piece → copies left. */
  readonly left: Int32Array;
  openCells: number;
  /** The total length of all lists. */
  readonly entries: number;

  private readonly cells: number;
  private readonly items: number;
  private readonly memory: Int32Array;
  private depth = 0;
  /**
   * Where the row of this depth begins: item → options left, plus SPARE if it may run out; then
   * item → where the front part of its list ends.
   */
  private row = 0;
  /** Item → where its list begins; one entry longer. */
  private readonly first: Int32Array;
  /** Where the removed options end, and depth → where they ended before it. */
  private gone: number;
  private readonly goneBefore: Int32Array;

  /**
   * @param pieceOrder every piece number once; options are ordered by piece, then by placement
   * @param isNeeded for an item, whether `place` may stop when it runs out of options
   */
  constructor(
    problem: Problem,
    pieceOrder: Int32Array,
    held: readonly Held[],
    isNeeded: (item: number) => boolean,
  ) {
    const { cells, pieces, placements } = problem;
    this.cells = cells.length;
    this.items = cells.length + pieces.length;
    this.active = new Uint8Array(this.items).fill(1);
    this.left = copiesOf(problem);
    this.openCells = cells.length;
    this.goneBefore = new Int32Array(this.cells);

    const { cellOf, start, piece } = placements;
    const tried = inOrder(problem, pieceOrder, held);
    const counts = new Int32Array(this.items);
    for (const placement of tried) {
      for (let i = start[placement]!; i < start[placement + 1]!; i++) counts[cellOf[i]!]!++;
      counts[this.cells + piece[placement]!]!++;
    }
    this.first = new Int32Array(this.items + 1);
    this.first[0] = (this.cells + 1) * 2 * this.items;
    counts.forEach((count, item) => (this.first[item + 1] = this.first[item]! + count));
    const records = this.first[this.items]!;
    this.entries = records - this.first[0];
    this.gone = records + this.entries + ITEMS * tried.length;
    this.memory = new Int32Array(this.gone + tried.length);
    const { memory } = this;
    const ends = this.first.slice();
    let option = records;
    for (const placement of tried) {
      memory[option] = placement;
      memory[option + GONE_AT] = NEVER;
      let end = option + ITEMS;
      for (let i = start[placement]!; i < start[placement + 1]!; i++) memory[end++] = cellOf[i]!;
      memory[end++] = this.cells + piece[placement]!;
      for (let i = option + ITEMS; i < end; i++) memory[ends[memory[i]!]!++] = option;
      option = end;
    }
    memory.set(counts.map((count, item) => (isNeeded(item) ? count : count + SPARE)));
    memory.set(ends.subarray(0, this.items), this.items);
  }

  placement(option: number): number {
    return this.memory[option]!;
  }

  /** The number of options left for an uncovered item. */
  count(item: number): number {
    return this.memory[this.row + item]! & (SPARE - 1);
  }

  /** Writes the options left for an item into an array, in order; returns where they end. */
  list(item: number, into: Int32Array, from: number): number {
    const { memory } = this;
    const end = memory[this.row + this.items + item]!;
    let to = from;
    for (let i = this.first[item]!; i < end; i++) {
      const option = memory[i]!;
      if (memory[option + GONE_AT]! < NEVER) continue;
      // Sorted, since the order in the list depends on the search so far.
      let at = to++;
      for (; at > from && into[at - 1]! > option; at--) into[at] = into[at - 1]!;
      into[at] = option;
    }
    return to;
  }

  /** All placements of an item, removed ones included, in order. */
  all(item: number): Int32Array {
    const { first, memory } = this;
    const options = memory.slice(first[item], first[item + 1]).sort();
    return options.map((option) => memory[option]!);
  }

  /** The number of items that the last option covers: its cells, and its piece if no copy is left. */
  covered(option: number): number {
    const { memory, cells, left } = this;
    let piece = option + ITEMS;
    while (memory[piece]! < cells) piece++;
    return piece - option - ITEMS + (left[memory[piece]! - cells] === 0 ? 1 : 0);
  }

  /** An item of an option: its cells, ascending, then its piece. */
  item(option: number, index: number): number {
    return this.memory[option + ITEMS + index]!;
  }

  /**
   * Places an option. Returns false if a needed item has run out of options: then counts and lists
   * are incomplete until it is removed.
   */
  place(option: number): boolean {
    const { memory, active, cells, items } = this;
    const before = this.row;
    const row = before + 2 * items;
    memory.copyWithin(row, before, row);
    this.row = row;
    this.goneBefore[this.depth++] = this.gone;

    const first = option + ITEMS;
    let end = first;
    for (let item = memory[end]!; item < cells; item = memory[++end]!) {
      active[item] = 0;
      memory[row + item]! |= SPARE;
    }
    this.openCells -= end - first;
    const piece = memory[end]!;
    if (--this.left[piece - cells]! === 0) {
      active[piece] = 0;
      memory[row + piece]! |= SPARE;
      end++;
    }
    for (let i = first; i < end; i++) if (!this.cover(memory[i]!)) return false;
    return true;
  }

  /** Removes all options of an item; false as soon as a needed item runs out of options. */
  private cover(item: number): boolean {
    const { memory, cells, items, depth, row } = this;
    const width = 2 * items;
    const before = row - items + item;
    let { gone } = this;
    let isDead = false;
    for (let i = this.first[item]!; i < memory[before]! && !isDead;) {
      const option = memory[i]!;
      const at = memory[option + GONE_AT]!;
      if (at < depth) {
        // Removed earlier: swap it behind the front part of every depth it is missing at.
        let from = i;
        for (let d = depth - 1, end = before; d >= at; d--, end -= width) {
          const to = --memory[end]!;
          memory[from] = memory[to]!;
          memory[to] = option;
          from = to;
        }
        continue;
      }
      i++;
      // Another item of the same placement has removed it.
      if (at === depth) continue;
      memory[option + GONE_AT] = depth;
      memory[gone++] = option;
      let j = option + ITEMS;
      let other;
      do {
        other = memory[j++]!;
        if (--memory[row + other]! === 0) isDead = true;
      } while (other < cells);
    }
    this.gone = gone;
    return !isDead;
  }

  /** Undoes the option placed last. */
  remove(option: number): void {
    const { memory, active, cells } = this;
    this.row -= 2 * this.items;
    const before = this.goneBefore[--this.depth]!;
    for (let i = before; i < this.gone; i++) memory[memory[i]! + GONE_AT] = NEVER;
    this.gone = before;

    let piece = option + ITEMS;
    for (; memory[piece]! < cells; piece++) active[memory[piece]!] = 1;
    this.openCells += piece - option - ITEMS;
    active[memory[piece]!] = 1;
    this.left[memory[piece]! - cells]!++;
  }
}

/** The placements in the order they are tried: by piece, then by number. */
function inOrder(
  { placements, pieces }: Problem,
  pieceOrder: Int32Array,
  held: readonly Held[],
): number[] {
  const lists: number[][] = pieces.map(() => []);
  placements.piece.forEach((piece, placement) => {
    if (isAllowed(held, piece, placements.orientation[placement]!)) lists[piece]!.push(placement);
  });
  return [...pieceOrder].flatMap((piece) => lists[piece]!);
}
