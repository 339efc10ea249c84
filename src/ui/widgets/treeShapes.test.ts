import { shapeOf } from './trees/treeLayout.ts';
import { expect, test } from 'vitest';
import type { TreeNode } from '../../teach/tree/tree.ts';

const counts = { inner: 0, stuck: 0, refused: 0, solution: 0, image: 0 };
const shape = (kind: TreeNode['kind'], solution = 0): string =>
  shapeOf({ kind, counts: { ...counts, solution } });

test('what a node is can be told by its shape alone', () => {
  const told = (['inner', 'stuck', 'refused', 'solution', 'image', 'folded'] as const).map((kind) =>
    shape(kind),
  );
  told.push(shape('folded', 1));
  expect(new Set(told).size).toBe(told.length);
});
