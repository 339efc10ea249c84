import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Point } from '../../../puzzle/lattices/index.ts';
import { arrows } from '../focus/rovingFocus.ts';
import type { TreeNode } from '../../../teach/tree/tree.ts';

/** A node in its place. */
export interface Spot {
  readonly node: TreeNode;
  /** The distance from the left edge, in distances between neighbours; from 0. */
  readonly x: number;
  readonly level: number;
  readonly parent: Spot | undefined;
}

/** The distance of neighbours: least for siblings, more where a branch begins or ends. */
function separation(
  one: HierarchyPointNode<TreeNode>,
  other: HierarchyPointNode<TreeNode>,
): number {
  if (one.parent !== other.parent) return 2;
  return one.children || other.children ? 1.5 : 1;
}

/** Lays a tree out, each node after its parent. */
export function layOut(root: TreeNode): readonly Spot[] {
  const laid = tree<TreeNode>().nodeSize([1, 1]).separation(separation)(
    hierarchy(root, ({ children }) => children),
  );
  let left = Infinity;
  laid.each(({ x }) => (left = Math.min(left, x)));
  const spots = new Map<unknown, Spot>();
  laid.eachBefore((one) => {
    const parent = one.parent ? spots.get(one.parent) : undefined;
    spots.set(one, { node: one.data, x: one.x - left, level: one.depth, parent });
  });
  return [...spots.values()];
}

/** An edge as an SVG path, across between the levels: so it passes no other node, however long it is. */
export function edgeTo(to: Point, from: Point): string {
  const written = [...from, (from[1] + to[1]) / 2, ...to].map((at) => at.toFixed(2));
  const [fromX, fromY, middle, x, y] = written;
  return `M${fromX} ${fromY}V${middle}H${x}V${y}`;
}

/** The node to which an arrow key leads: the parent, the first child, or the neighbour on the same level. */
export function neighbour(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [along, down] = arrow;
  if (down !== 0) return down < 0 ? from.parent : spots.find(({ parent }) => parent === from);
  const row = spots.filter(({ level }) => level === from.level);
  return row[row.indexOf(from) + along];
}

/** The shapes of nodes with a radius of 1: kinds are told by them, colours only help. */
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
