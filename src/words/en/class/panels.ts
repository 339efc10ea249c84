import type { ListingId } from '../../../teach/code/listing.ts';
import type { Choice, OptionState } from '../../../teach/code/matrix.ts';
import type { TreeNode } from '../../../teach/tree/tree.ts';
import type { Look } from '../../../teach/tree/rasterView.ts';
import { count, number } from '../numbers.ts';

/** A node in words: of one with more below it, whether a full board was there. */
export type NodeKind = TreeNode['kind'] | 'vain' | 'fruitful';

const kinds: Record<NodeKind, string> = {
  new: 'just placed',
  inner: 'more was placed after it',
  stuck: 'dead end',
  refused: 'refused by a rule',
  solution: 'solution',
  image: 'an earlier solution, turned or flipped',
  folded: 'folded',
  vain: 'no solution below',
  fruitful: 'leads to a solution',
};

const looks: Record<Look, string> = {
  path: 'on the path, searched so far',
  ahead: 'on the path, not searched yet',
  solution: 'solution',
  image: 'solution, turned or flipped',
  failed: 'dead end',
  vain: 'tried, no solution below',
  fruitful: 'leads to a solution',
};

export const tree = {
  title: 'Tree',
  fold: 'Fold',
  foldHint:
    'Fold what is done with: branches in which nothing was found, options that are gone; or unfold it',
  growing: 'The tree is growing…',
  raster: 'All at once',
  rasterHint: 'Show the whole tree in one picture, or node by node',
  /** The meaning of the axes. */
  rasterGist: 'Downwards: pieces on the board. Across: share of the tree.',
  legend: {
    path: 'path, searched so far',
    ahead: 'path, not searched yet',
    vain: 'no solution',
    failed: 'dead end',
    fruitful: 'to a solution',
    image: 'image',
    solution: 'solution',
  } satisfies Record<Look, string>,
  /**
   * A pixel: the number of pieces, its share of the tree, its kind, and the step of its node, if it shows a single one,
   * or else the step that first came to one like it.
   */
  pixel: (depth: number, share: string, look: Look, step: number, isOwn: boolean): string =>
    `${count(depth, 'piece')} · ${share} · ${looks[look]}, ${isOwn ? 'since' : 'first at'} step ${number(step)}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in on this moment (+)',
  zoomOut: 'Zoom out (−)',
  /** The part of the tree on show. */
  whole: 'the whole tree',
  part: (size: string): string => `${size} of the tree`,
  /** A part that is far too small for its ends to be named. */
  tiny: (size: string, share: string): string => `${size} of the tree, at ${share}`,
  /** The progress of a part that is searched again. */
  filling: (share: string): string => `Searching again for this part: ${share}`,
  root: 'Empty board',
  /** A node: the name of its piece, the step that placed it, and its outcome. */
  node: (name: string, step: number, kind: NodeKind): string =>
    `${name}, step ${number(step)}: ${kinds[kind]}`,
  folded: (placements: number, deadEnds: number, solutions: number): string =>
    `${count(placements, 'placement')}, ${count(deadEnds, 'dead end')}, ${count(solutions, 'solution')}`,
  number,
};

const states: Record<OptionState, string> = {
  active: 'possible',
  selected: 'on the board',
  gone: 'no longer possible',
};

const choices: Record<Choice['kind'], string> = {
  chosen: 'chosen',
  covered: 'just covered',
  uncovered: 'just uncovered',
};

export const matrix = {
  title: 'Matrix',
  caption: 'Exact cover: one mark in each column',
  /** The caption for copies, or pieces that may be left over. */
  looseCaption: 'Exact cover: one mark in the column of each cell',
  excerpt: (item: string, options: number): string =>
    options === 0 ? `No option is left for ${item}` : `Options for ${item}`,
  none: 'There is nothing to choose at this moment.',
  item: 'Item',
  ways: 'Options',
  piece: 'Piece',
  cells: 'Cells',
  /** A row: a piece, its number among the options of the piece, and the cells that it covers. */
  option: (
    piece: string,
    at: number,
    cells: readonly string[],
    state: OptionState,
    isTried: boolean,
  ): string =>
    `${piece} ${number(at)}, on ${cells.join(' ')}: ${isTried ? 'tried' : states[state]}`,
  tried: 'tried',
  column: (item: string, ways: number, choice: Choice['kind'] | undefined): string =>
    [item, count(ways, 'option'), ...(choice ? [choices[choice]] : [])].join(', '),
  coveredColumn: (item: string, choice: Choice['kind'] | undefined): string =>
    `${item}, ${choice ? choices[choice] : 'covered'}`,
  others: (options: number): string =>
    options === 0 ? 'and no others' : `and ${count(options, 'other')}`,
  hidden: (options: number): string => `${number(options)} gone`,
  number,
};

/** The search as pseudocode, with its variables. */
export const code = {
  title: 'Pseudocode',
  lines: 'Lines',
  variables: 'Variables',
  depth: 'depth',
  left: 'left',
  nothingLeft: 'nothing',
  /** Which placement it is, of those listed, and how many of them fit. */
  ofListed: (tried: number, listed: number, fitting: number): string => {
    const which = `${number(tried)} of ${number(listed)} listed`;
    return fitting === listed ? which : `${which}, ${count(fitting, 'fits', 'fit')}`;
  },
  /** A note below exact cover. */
  structure: 'Fast thanks to sparse sets, not dancing links.',
};

export const stack = {
  title: 'Stack',
  empty: 'No piece has been placed yet.',
  call: (depth: number, item: string, piece: string): string =>
    `${number(depth)}: ${piece} on ${item}`,
  goThere: 'Back to where it was placed',
  /** A call that branches on the piece itself. */
  pieceCall: (depth: number, piece: string): string => `${number(depth)}: ${piece}`,
};

const exactCover = [
  'search():',
  'if no item is left:',
  'report a solution; return',
  'i ← item with fewest options',
  'for each option o of i:',
  'select o',
  'cover each item of o',
  'if no rule objects:',
  'search()',
  'uncover each, in reverse',
  'deselect o',
  'return',
];

/** Lines of pseudocode, of at most 33 characters with their indent. */
export const listings: Readonly<Record<ListingId, readonly string[]>> = {
  backtracking: [
    'search():',
    'if no cell is open:',
    'report a solution; return',
    'c ← the first open cell',
    'for each placement p on c:',
    'if p does not fit: next p',
    'place p',
    'if no rule objects:',
    'search()',
    'remove p',
    'return',
  ],
  exactCover,
  fewestCell: exactCover.with(3, 'i ← cell with fewest options'),
  pickedCell: exactCover.with(3, 'i ← cell that the order picks'),
};

/** The solutions found so far. */
export const shelf = {
  title: 'Solutions',
  hint: 'Show all solutions found so far, or put them away',
  ahead: 'Next solution',
  back: 'Previous solution',
  label: 'Solutions so far',
  empty: 'No solution yet',
  none: 'No solution',
  solutions: (solutions: number): string => count(solutions, 'solution'),
  found: (solution: number, step: number): string =>
    `Solution ${number(solution)}, at step ${number(step)}`,
  /** An image of a solution, which is not counted. */
  image: (solution: number, step: number): string =>
    `Solution ${number(solution)} turned or flipped, at step ${number(step)}; not counted`,
  number: (solution: number): string => number(solution),
  imageNumber: (solution: number): string => `= ${number(solution)}`,
  group: 'Turned or flipped ones side by side',
  /** Grouped solutions, and their number if images count once. */
  groups: (solutions: number, groups: number): string =>
    `${count(solutions, 'solution')}, ${number(groups)} if turned or flipped ones count once`,
  /** The number of full boards, and their number if images count once. */
  groupsShort: (boards: number, groups: number): string => `${number(boards)} (${number(groups)})`,
  images: (solutions: number, images: number): string =>
    `${count(solutions, 'solution')}, and ${number(images)} turned or flipped that do not count`,
  /** A note on a search that was resumed at a step. */
  since: (step: number): string => `Only those after step ${number(step)} are kept.`,
  kept: (kept: number): string => `Only the first ${number(kept)} are kept.`,
};
