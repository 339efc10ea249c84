import type { CutReason } from '../../../teach/merged/cuts.ts';
import type { MergeIssue } from '../../../teach/merged/mergeable.ts';
import { count, number } from '../numbers.ts';
import { rules } from '../search/search.ts';

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
    `Trees of ${upper}, upwards, and ${lower}, downwards. Arrow keys move, Enter goes there, + and − zoom.`,
  /** The meaning of widths and levels, for the eye as well. */
  axes: 'Across: share of the tree, which each board divides evenly among the pieces tried next, so not by placements. Each level outwards: one more piece.',
  /** What is at a place of a tree. */
  reading: (letter: string, text: string) => `${letter}: ${text}`,
  nothing: 'nothing here yet',
  following: (letter: string, share: string) => `${letter}: searching again, ${share}`,
  zoomIn: 'Zoom in on the cursor (+)',
  zoomOut: 'Zoom out (−)',

  issues: {
    branching:
      'they choose what to fill in different ways. Give both the same solver and fill order.',
    cells:
      'they fill cells in different orders. Give both the same fill order, and the same seed if it is random.',
    ties: 'among cells or pieces with equally few ways, they choose differently. Give both the same fill order, order of pieces and seed.',
    held: 'they hold pieces still in different ways, so that different cells have the fewest ways. Let both hold the same piece in the same way.',
    memory:
      'the rule “Repeats” cuts by what came before, and they try pieces in different orders. Give both the same order of pieces and seed.',
  } satisfies Record<MergeIssue, string>,
  cannot: (issue: MergeIssue) =>
    `These trees cannot be laid over each other: ${twoTrees.issues[issue]}`,
  merging: 'Both trees are being searched. So far:',
  stopped: 'The trees were not searched to their ends: all numbers are the least that they can be.',
  failed: 'The trees could not be searched.',
  /** The sizes of both trees, and of what they have in common. */
  sizes: (
    letters: readonly [string, string],
    sizes: readonly [number, number],
    common: number,
    isOver: boolean,
  ) =>
    `${isOver ? 'Searched to the end, ' : ''}${letters[0]} has ${atLeast(isOver)}${count(sizes[0], 'placement')}, ${letters[1]} ${atLeast(isOver)}${number(sizes[1])}; ${atLeast(isOver)}${number(common)} ${common === 1 ? 'is' : 'are'} in both.`,
  /** Two trees with the same boards, whose searches may try pieces in different orders. */
  same: (isOrderSame: boolean): string =>
    isOrderSame
      ? 'Both trees are the same.'
      : 'Both trees have the same boards; only the order in which pieces are tried differs.',
  noCuts: 'No search has cut anything of the other so far.',
  /** What a search has cut for a reason. */
  cut: (letter: string, reason: CutReason, cuts: number, saved: number, isOver: boolean) =>
    `${letter}: ${reasonOf(reason)} cut ${atLeast(isOver)}${count(cuts, 'branch', 'branches')}, ${atLeast(isOver)}${count(saved, 'placement')} in all`,
  few: (cuts: number, share: number) =>
    cuts === 1
      ? `; one of them was ${percent(share)} of what was saved.`
      : `; ${number(cuts)} of them were ${percent(share)} of what was saved.`,
  end: '.',
  /** The boards that a search refuses, and from which the other goes on to find that nothing fits. */
  idle: (letter: string, reason: CutReason, idle: number, isOver: boolean) =>
    `${letter}: ${reasonOf(reason)} refused ${atLeast(isOver)}${count(idle, 'board')} after which nothing would have been placed anyway.`,
  legend: {
    both: 'both',
    only: (letter: string) => `only ${letter}`,
    fruitful: 'to a solution',
    smaller: 'both, too narrow to tell apart',
    width: 'Width: placements; each level: one more piece',
  },
  picture:
    'Both trees in one: each board once, as wide as the placements below it. Arrow keys show boards.',
  cuts: 'The largest cuts',
  columns: {
    cut: 'Cut',
    by: 'By',
    reason: 'Why',
    saved: 'Saved',
    least: 'Saved, at least',
    share: 'Of all saved',
  },
  /** Of what a search saved for a reason. */
  share: (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)}%`,
  reason: (reason: CutReason) => (reason === 'held' ? 'Held piece' : rules[reason].name),
  number,
  /** The board of a cut: its pieces in the order in which they were laid. */
  board: (pieces: readonly string[]) =>
    pieces.length === 0 ? 'Empty board' : `Board: ${pieces.join(', ')}`,
};
