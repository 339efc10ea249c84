import { TreeProgress } from '../../solve/played/treeProgress.ts';
import type { Problem } from '../../solve/problem.ts';
import { IMAGE, kindOf, PLACE, REMOVE, SOLUTION } from '../../solve/step.ts';

/** The fates of nodes, the weakest first: of several in a pixel, the strongest is shown. */
export const fates = ['vain', 'failed', 'fruitful', 'image', 'solution'] as const;

/** 'failed' for a dead end, or what a rule refused; 'fruitful' with a full board below it, 'vain' with none. */
export type Fate = (typeof fates)[number];

const [VAIN, FAILED, FRUITFUL, IMAGED, SOLVED] = [0, 1, 2, 3, 4];

/** A part of the whole tree, as shares of it. */
export interface Interval {
  readonly begin: number;
  readonly end: number;
}

const whole: Interval = { begin: 0, end: 1 };

/** A part of a search: its events, and the values of its series before it and after each of its steps. */
interface Stretch {
  readonly events: ArrayLike<number>;
  readonly values: readonly ArrayLike<number>[];
}

/** The candidate that was placed: number `tried` of `listed`. */
export interface Branch {
  readonly tried: number;
  readonly listed: number;
}

/** Levels × columns that take 40 bytes each: less than 1 MB. */
const MOST_PIXELS = 24_000;
const MOST_COLUMNS = 1024;

/** The columns of a raster with so many levels. */
export const columnsFor = (levels: number, most = MOST_COLUMNS): number =>
  Math.min(most, Math.floor(MOST_PIXELS / levels));

/** The column of a share of the tree, of so many in a part; the first or the last for what lies outside. */
export function columnOf(share: number, { begin, end }: Interval, columns: number): number {
  const column = Math.floor(((share - begin) / (end - begin)) * columns);
  return Math.max(0, Math.min(columns - 1, column));
}

/**
 * The tree of a search as a raster: a row for each level, a column for each share of the tree. A node takes
 * the columns of its own share, which is known once it is entered. For every pixel, and each fate, the step
 * is kept that entered the first such node in it. So the memory has a bound, however long the search, and
 * whatever was added later, the raster tells what was there at any moment before.
 */
export class TreeRaster {
  /** Level 0 is that of the root. */
  readonly levels: number;
  readonly columns: number;
  /** The part of the tree that all the columns share. */
  readonly part: Interval;
  steps: number;
  /**
   * The steps that left a node with less of the tree before it than any that was left before, in order. Only
   * ancestors of such a node have less before them, so these are no more than there are levels.
   */
  readonly earliest: { readonly step: number; readonly begin: number }[] = [];
  /** Fate → pixel → the first step, or Infinity. */
  private readonly first: readonly Float64Array[];
  private readonly tree: TreeProgress;
  /** The nodes of the path, by level: when they were entered, and their fate so far. */
  private readonly entered: Float64Array;
  private readonly fate: Uint8Array;
  private level = 0;

  /**
   * @param levels the most pieces that can be on the board, and one for the root
   * @param most how many columns there may be
   */
  constructor(levels: number, part = whole, most?: number) {
    this.levels = levels;
    this.part = part;
    this.columns = columnsFor(levels, most);
    this.steps = 0;
    this.first = fates.map(() => new Float64Array(levels * this.columns).fill(Infinity));
    this.tree = new TreeProgress(levels);
    this.entered = new Float64Array(levels);
    this.fate = new Uint8Array(levels);
  }

  get bytes(): number {
    return this.first.reduce((bytes, { byteLength }) => bytes + byteLength, 0);
  }

  /** Adds what a part of the search has; parts come in order. */
  add({ events, values: [, tried, listed] }: Stretch): void {
    const before = this.steps;
    for (let i = 0; i < events.length; i++) {
      const at = this.steps - before + 1;
      if (kindOf(events[i]!) === PLACE) this.enter(tried![at]!, listed![at]!);
      else this.pass(events[i]!);
    }
  }

  /** Adds a placement: that of candidate number `tried` of `listed`. */
  enter(tried: number, listed: number): void {
    const { tree, entered, fate } = this;
    if (fate[this.level] === FAILED) fate[this.level] = VAIN;
    this.steps++;
    this.level++;
    tree.enter(tried - 1, listed);
    entered[this.level] = this.steps;
    fate[this.level] = FAILED;
  }

  /** Adds an event that is no placement. */
  pass(event: number): void {
    const { tree, fate } = this;
    const kind = kindOf(event);
    if (kind === REMOVE) {
      this.steps++;
      const { begin } = tree;
      if (begin < (this.earliest.at(-1)?.begin ?? Infinity))
        this.earliest.push({ step: this.steps, begin });
      this.note(this.level, tree);
      if (fate[this.level]! >= FRUITFUL) fate[this.level - 1] = FRUITFUL;
      this.level--;
      tree.leave();
    } else if (kind === SOLUTION) fate[this.level] = SOLVED;
    else if (kind === IMAGE) fate[this.level] = IMAGED;
  }

  /** The column of a share of the tree; the first or the last for what lies outside. */
  columnOf(share: number): number {
    return columnOf(share, this.part, this.columns);
  }

  /** The columns of a node: from the first up to, but not including, the last. */
  columnsOf({ begin, end }: Interval): { readonly from: number; readonly to: number } {
    const { part, columns } = this;
    const from = this.columnOf(begin);
    const isOutside =
      (end <= part.begin && begin < part.begin) || (begin >= part.end && part.end < whole.end);
    if (isOutside) return { from, to: from };
    const to = Math.ceil(((end - part.begin) / (part.end - part.begin)) * columns);
    return { from, to: Math.max(from + 1, Math.min(columns, to)) };
  }

  /** The step that entered the first node of a fate in a pixel; Infinity if there is none. */
  firstOf(fate: number, level: number, column: number): number {
    return this.first[fate]![level * this.columns + column]!;
  }

  /** The first step that entered any node in a pixel; Infinity if there is none. */
  firstAt(level: number, column: number): number {
    const steps = fates.map((_, fate) => this.firstOf(fate, level, column));
    return Math.min(...steps, this.openAt(level, column));
  }

  /** The step that entered the node of a level that has not been left, if it is in a column. */
  private openAt(level: number, column: number): number {
    const { tree } = this;
    if (level > this.level) return Infinity;
    const { from, to } = this.columnsOf(tree.at(level));
    return column >= from && column < to ? this.entered[level]! : Infinity;
  }

  private note(level: number, interval: Interval): void {
    const first = this.first[this.fate[level]!]!;
    const { from, to } = this.columnsOf(interval);
    const step = this.entered[level]!;
    const row = level * this.columns;
    for (let pixel = row + from; pixel < row + to; pixel++)
      if (step < first[pixel]!) first[pixel] = step;
  }
}

/** The shares of the tree that the nodes of a path have, from the root on. */
export function sharesOf(branches: readonly Branch[]): readonly Interval[] {
  const tree = new TreeProgress(branches.length);
  for (const { tried, listed } of branches) tree.enter(tried - 1, listed);
  return Array.from({ length: branches.length + 1 }, (_, level) => tree.at(level));
}

/** The most levels of a tree: the most pieces on the board, and one for the empty board. */
export function levelsOf({ cells, pieces }: Pick<Problem, 'cells' | 'pieces'>): number {
  let open = cells.length;
  let most = 0;
  const sizes = pieces.map((piece) => ({ size: piece.cells.length, copies: piece.copies }));
  for (const { size, copies } of sizes.sort((one, other) => one.size - other.size)) {
    const laid = Math.min(copies, Math.floor(open / size));
    open -= laid * size;
    most += laid;
  }
  return most + 1;
}
