import { skeletonOf, placementsIn, type TreeNode } from './tree.ts';
import { expect, test } from 'vitest';
import { plainSearch, type Search } from '../../solve/search.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { traceOf } from '../code/trace.ts';
import { Situations } from '../moment/situation.ts';

const rows: Search = { ...plainSearch, order: 'rows' };
const nodesOf = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(nodesOf)];
const skeleton = (id: string) => skeletonOf(problemOf(id), rows, 0, 32);

test('a skeleton is the whole tree of a small search, else its first levels or first steps', () => {
  const small = skeleton('square-bar-corner');
  expect([small.part, nodesOf(small.root).length]).toEqual(['whole', 16]);

  const large = skeleton('pentomino-puv-5x3');
  expect(large.part).toBe('levels');
  expect(nodesOf(large.root).length).toBeLessThanOrEqual(40);
  // With what is folded, nothing is missing.
  const end = { step: Infinity, tick: Infinity };
  const { placements } = new Situations(problemOf('pentomino-puv-5x3'), rows).at(end);
  expect(placementsIn(large.root.counts)).toBe(placements);

  const huge = skeleton('pentomino-6x10');
  expect(huge.part).toBe('steps');
  const { path } = new Situations(problemOf('pentomino-6x10'), rows).at({ step: 32, tick: 0 });
  const onPath = nodesOf(huge.root).filter(({ left }) => left === undefined);
  expect(onPath.slice(1).map(({ placement }) => placement)).toEqual(path);
});

test.each([
  ['pentomino-6x10', 200, 8],
  ['pentomino-6x10', 20_000, 32],
  ['pentomino-puv-5x3', 60, 16],
])(
  'begun later in %s, after step %i, it has the path there and what %i rows add',
  (id, from, most) => {
    const problem = problemOf(id);
    const { root, part } = skeletonOf(problem, rows, from, most);
    expect(part).toBe('later');
    const { path } = new Situations(problem, rows).at({ step: from, tick: Infinity });
    const [, ...nodes] = nodesOf(root);
    const placed = traceOf(problem, rows, most, from).rows.filter(
      ({ placement, isRemoved }) => placement !== undefined && !isRemoved,
    );
    const before = nodes.filter(({ entered }) => entered <= from);
    expect(before.map(({ placement }) => placement)).toEqual(path);
    const added = nodes.filter(({ entered }) => entered > from);
    expect(added.map(({ entered, placement }) => [entered, placement])).toEqual(
      placed.map(({ step, placement }) => [step, placement]),
    );
    expect(nodes.every(({ kind }) => kind !== 'folded')).toBe(true);
    expect(added.length).toBeGreaterThan(0);
  },
);
