import type { CutReason } from '../../teach/merged/cuts.ts';
import type { MergeIssue } from '../../teach/merged/mergeable.ts';
import { count, number } from './numbers.ts';
import { rules } from './search.ts';

/** The name of a reason, within a sentence. */
const reasonOf = (reason: CutReason): string =>
  reason === 'held' ? 'the held piece' : rules[reason].name.toLowerCase();

const atLeast = (isOver: boolean): string => (isOver ? '' : 'at least ');
const percent = (share: number): string => `${Math.floor(100 * share + 1e-9)}%`;

/** The trees of two searches of a race, side by side and laid over each other. */
export const twoTrees = {
  title: 'Two trees',
  upper: 'Upper tree',
  lower: 'Lower tree',
  view: 'View',
  views: { mirrored: 'Mirrored', merged: 'Laid over' },
  /** The meaning of the axes of two mirrored trees. */
  gist: (upper: string, lower: string) =>
    `Trees of ${upper}, upwards, and ${lower}, downwards. Across: share of the tree. Arrow keys move, Enter goes there, + and − zoom.`,
  /** What is at a place of a tree. */
  reading: (letter: string, text: string) => `${letter}: ${text}`,
  nothing: 'nothing here yet',
  following: (letter: string, share: string) => `${letter}: searching again, ${share}`,
  zoomIn: 'Zoom in on the cursor (+)',
  zoomOut: 'Zoom out (−)',

  issues: {
    branching: 'they choose what to fill in different ways',
    cells: 'they fill cells in different orders',
    ties: 'they break ties between pieces differently',
    held: 'one holds a piece that the other does not, so that different cells have the fewest ways',
    memory: 'the rule “Repeats” cuts by what came before, and they try pieces in different orders',
  } satisfies Record<MergeIssue, string>,
  cannot: (issue: MergeIssue) =>
    `These trees cannot be laid over each other: ${twoTrees.issues[issue]}. They have to choose alike at equal boards: the same solver and order of cells.`,
  merging: 'Both trees are being searched …',
  stopped:
    'The trees were too large to be searched through: all numbers are the least that they can be.',
  failed: 'The trees could not be searched.',
  /** The sizes of both trees, and of what they have in common. */
  sizes: (
    letters: readonly [string, string],
    sizes: readonly [number, number],
    common: number,
    isOver: boolean,
  ) =>
    `${letters[0]} has ${atLeast(isOver)}${count(sizes[0], 'placement')}, ${letters[1]} ${atLeast(isOver)}${number(sizes[1])}; ${atLeast(isOver)}${number(common)} are in both.`,
  same: 'Both trees are the same.',
  noCuts: 'No difference so far.',
  /** What a search has cut for a reason. */
  cut: (letter: string, reason: CutReason, cuts: number, saved: number, isOver: boolean) =>
    `${letter}: ${reasonOf(reason)} cut ${atLeast(isOver)}${count(cuts, 'branch', 'branches')}, ${count(saved, 'placement')} in all`,
  few: (cuts: number, share: number) =>
    cuts === 1
      ? `; one of them was ${percent(share)} of what was saved.`
      : `; ${number(cuts)} of them were ${percent(share)} of what was saved.`,
  end: '.',
  idle: (idle: number) =>
    ` It refused ${count(idle, 'more board', 'more boards')} after which nothing would have been placed anyway.`,
  legend: {
    both: 'both',
    only: (letter: string) => `only ${letter}`,
    fruitful: 'to a solution',
  },
  picture: 'Both trees in one: each board once, as wide as the placements below it',
  cuts: 'The largest cuts',
  columns: { cut: 'Cut', by: 'By', reason: 'Why', saved: 'Saved', share: 'Share' },
  reason: (reason: CutReason) => (reason === 'held' ? 'Held piece' : rules[reason].name),
  number,
  /** The board of a cut: its pieces in the order in which they were laid. */
  board: (pieces: readonly string[]) =>
    pieces.length === 0 ? 'Empty board' : `Board: ${pieces.join(', ')}`,
};
