import { expect, test } from 'vitest';
import type { TreeNode } from '../../../teach/tree/tree.ts';
import { edgeTo, layOut, neighbour } from './treeLayout.ts';

const counts = { inner: 0, stuck: 0, refused: 0, solution: 0, image: 0 };
let entered = 0;
const node = (...children: TreeNode[]): TreeNode => ({
  entered: entered++,
  left: undefined,
  placement: 0,
  kind: 'inner',
  children,
  counts,
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

test('branches are told apart: a leaf beside one is further away, and no edge passes another node', () => {
  const leaf = () => node();
  const wide = node(
    node(leaf(), leaf()),
    node(leaf()),
    leaf(),
    ...Array.from({ length: 30 }, leaf),
  );
  const spots = layOut(wide);
  const [, one, , , other, third, fourth] = spots;
  expect(other!.x - one!.x).toBeGreaterThan(1.9);
  expect(third!.level).toBe(2);
  expect(fourth!.x - other!.x).toBeGreaterThan(1);
  // In font sizes: as far apart as nodes with letters, and as large, at the most.
  const pointOf = ({ x, level }: { x: number; level: number }) => [2.4 * x, 3.3 * level] as const;
  const RADIUS = 0.95;
  for (const spot of spots.slice(1)) {
    const d = edgeTo(pointOf(spot), pointOf(spot.parent!));
    const [x0, y0, middle, x, y] = d.match(/[\d.]+/g)!.map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect(d).toMatch(/^M[\d.]+ [\d.]+V[\d.]+H[\d.]+V[\d.]+$/);
    const parts = [
      { left: x0, right: x0, top: y0, bottom: middle },
      { left: Math.min(x0, x), right: Math.max(x0, x), top: middle, bottom: middle },
      { left: x, right: x, top: middle, bottom: y },
    ];
    for (const it of spots.filter((it) => it !== spot && it !== spot.parent)) {
      const [atX, atY] = pointOf(it);
      for (const { left, right, top, bottom } of parts) {
        const across = Math.max(left - atX, 0, atX - right);
        const down = Math.max(top - atY, 0, atY - bottom);
        expect(Math.hypot(across, down)).toBeGreaterThan(RADIUS);
      }
    }
  }
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
