import type { Look } from '../teach/tree/rasterView.ts';
import type { TreeNode } from '../teach/tree/tree.ts';
import { count, number } from './enNumbers.ts';

const kinds: Record<TreeNode['kind'], string> = {
  new: 'just placed',
  inner: 'more was placed after it',
  stuck: 'dead end',
  refused: 'refused by a rule',
  solution: 'solution',
  image: 'an earlier solution, turned or flipped',
  folded: 'folded',
};

const looks: Record<Look, string> = {
  path: 'on the path',
  ahead: 'on the path, still ahead',
  solution: 'solution',
  image: 'solution, turned or flipped',
  failed: 'dead end',
  inner: 'tried, with more below',
};

/** What is said in English of a search tree. */
export const enTree = {
  title: 'Tree',
  hint: 'Show the tree of the search so far, or put it away',
  fold: 'Fold',
  foldHint:
    'Fold what is done with: branches in which nothing was found, options that are gone; or unfold it',
  growing: 'The tree is growing…',
  raster: 'All at once',
  rasterHint: 'Show the whole tree in one picture, or node by node',
  /** How the picture is to be read. */
  rasterGist: 'Downwards: pieces on the board. Across: share of the tree.',
  /** What stands for what, in few words. */
  legend: {
    path: 'path',
    ahead: 'ahead',
    inner: 'tried',
    failed: 'dead end',
    image: 'image',
    solution: 'solution',
  } satisfies Record<Look, string>,
  /** A pixel: how many pieces lie there, its share of the tree, what it shows, and its first step. */
  pixel: (depth: number, share: string, look: Look, step: number): string =>
    `${count(depth, 'piece')} · ${share} · ${looks[look]}, step ${number(step)}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in on this moment (+)',
  zoomOut: 'Zoom out (−)',
  /** How much of the tree is shown. */
  whole: 'the whole tree',
  part: (size: string): string => `${size} of the tree`,
  /** A part that is far too small for its ends to be named. */
  tiny: (size: string, share: string): string => `${size} of the tree, at ${share}`,
  /** While a part is not complete yet. */
  filling: (share: string): string => `Searching again for this part: ${share}`,
  root: 'Empty board',
  /** A node: the name of its piece, the step that placed it, and what became of it. */
  node: (name: string, step: number, kind: TreeNode['kind']): string =>
    `${name}, step ${number(step)}: ${kinds[kind]}`,
  folded: (placements: number, deadEnds: number, solutions: number): string =>
    [
      count(placements, 'placement'),
      count(deadEnds, 'dead end'),
      count(solutions, 'solution'),
    ].join(', '),
  number,
};

export type TreeWords = typeof enTree;
