import type { TreeNode } from '../../teach/tree/tree.ts';

/** The shapes of nodes with a radius of 1: what they are is told by these, colours only help. */
const shapes: Record<TreeNode['kind'], string> = {
  new: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  inner: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  stuck: 'M-.9-.9h1.8v1.8h-1.8z',
  refused: 'M-1.15-.85h2.3L0 1.15z',
  solution: 'M0-1.3 1.3 0 0 1.3-1.3 0z',
  image: 'M0-1.5 1.5 0 0 1.5-1.5 0zM0-1.05 1.05 0 0 1.05-1.05 0z',
  folded: 'M0-1.15 1.3 1.1h-2.6z',
};

/** A folded subtree with a solution inside: a diamond in the triangle. */
const FOUND = 'M0-1.15 1.3 1.1h-2.6zM0-.3l.55.6L0 .9l-.55-.6z';

/** The shape of a node. */
export const shapeOf = ({ kind, counts }: Pick<TreeNode, 'kind' | 'counts'>): string =>
  kind === 'folded' && counts.solution > 0 ? FOUND : shapes[kind];

/** The cross below a dead end. */
export const CROSS = 'M-.38 1.35l.76.76M.38 1.35l-.76.76';
