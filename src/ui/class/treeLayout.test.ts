import { expect, test } from 'vitest';
import type { TreeNode } from '../../teach/tree.ts';
import { layOut, neighbour } from './treeLayout.ts';

const counts = { inner: 0, stuck: 0, refused: 0, solution: 0, image: 0 };
let entered = 0;
const node = (...children: TreeNode[]): TreeNode => ({
  ...{ entered: entered++, left: undefined, placement: 0, kind: 'inner', children, counts },
});

test('a tree begins at the left edge, and no two nodes are closer than neighbours', () => {
  const spots = layOut(node(node(node(), node(), node()), node(node()), node()));
  expect(Math.min(...spots.map(({ x }) => x))).toBe(0);
  for (const one of spots)
    for (const other of spots)
      if (one !== other && one.level === other.level)
        expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(1);
  for (const { level, parent } of spots) expect(level).toBe(parent ? parent.level + 1 : 0);
});

test('arrow keys lead to the parent, the first child, and along a level', () => {
  const [left, right] = [node(node()), node(node(), node())];
  const root = node(left, right);
  const spots = layOut(root);
  const at = (sought: TreeNode) => spots.find(({ node }) => node === sought)!;
  const from = (start: TreeNode, ...keys: string[]) =>
    keys.reduce((spot, key) => neighbour(spots, spot, key) ?? spot, at(start)).node;
  expect(from(root, 'ArrowDown')).toBe(left);
  expect(from(root, 'ArrowDown', 'ArrowRight', 'ArrowDown')).toBe(right.children[0]);
  expect(from(right.children[0]!, 'ArrowLeft')).toBe(left.children[0]);
  expect(from(right.children[1]!, 'ArrowUp', 'ArrowUp')).toBe(root);
  expect(from(root, 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter')).toBe(root);
});
