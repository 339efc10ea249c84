import type { TreeNode } from '../teach/tree.ts';
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

/** What is said in English of a search tree. */
export const enTree = {
  title: 'Tree',
  hint: 'The tree of the search so far, or put it away',
  fold: 'Fold',
  foldHint:
    'Fold what is done with: branches in which nothing was found, options that are gone; or unfold it',
  growing: 'The tree is growing…',
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
