import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { TreeNode } from '../../teach/tree/tree.ts';

/** A node in its place. */
export interface Spot {
  readonly node: TreeNode;
  /** From the left edge, in distances between neighbours; from 0. */
  readonly x: number;
  readonly level: number;
  readonly parent: Spot | undefined;
}

/** How far apart neighbours are: siblings the least, more where a branch begins or ends. */
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

/** Draws an edge down, across between the levels, and down: so it passes no other node, however far it goes. */
export function edgeTo([x, y]: Point, [fromX, fromY]: Point): string {
  const numbers = { x, y, fromX, fromY, middle: (fromY + y) / 2 };
  const said = (at: keyof typeof numbers): string => numbers[at].toFixed(2);
  return `M${said('fromX')} ${said('fromY')}V${said('middle')}H${said('x')}V${said('y')}`;
}

/** Where an arrow key leads: to the parent, the first child, or the neighbour on the same level. */
export function neighbour(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const row = spots.filter(({ level }) => level === from.level);
  switch (key) {
    case 'ArrowUp':
      return from.parent;
    case 'ArrowDown':
      return spots.find(({ parent }) => parent === from);
    case 'ArrowLeft':
      return row[row.indexOf(from) - 1];
    case 'ArrowRight':
      return row[row.indexOf(from) + 1];
    default:
      return undefined;
  }
}
