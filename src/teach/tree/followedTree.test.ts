import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { follow } from '../../testing/runs/treeNodes.ts';
import { runs } from '../../testing/share.ts';
import { PathLookup } from '../moment/situation.ts';
import { FollowedTree } from './followedTree.ts';
import { RasterView } from './rasterView.ts';
import { levelsOf, TreeRaster } from './treeRaster.ts';

test('a search is followed to any step, forwards and back, with the path of that step', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (puzzle, search, shares) => {
        const problem = compile(puzzle);
        const { nodes, moments } = follow(problem, search);
        const tree = new FollowedTree(problem, search);
        const raster = new TreeRaster(levelsOf(problem));
        for (const share of shares) {
          const expected = moments[Math.floor(share * moments.length)]!;
          const found = tree.momentAt(expected.step)!;
          expect(found.step).toBe(expected.step);
          expect(found.branches).toEqual(expected.branches);
          const path = nodes.filter(
            ({ entered, left }) => entered <= expected.step && left > expected.step,
          );
          expect(found.entered).toEqual(path.map(({ entered }) => entered));
          const view = new RasterView(raster, found);
          expect(view.depth).toBe(path.length);
          // Each pixel of the path leads to the step of its own node, whatever was there before.
          for (const { level, entered, share: own } of path)
            expect(view.at(level, raster.columnsOf(own).from)).toMatchObject({
              step: entered,
              isOwn: true,
            });
          const laid = new PathLookup(problem, search).at(expected.step);
          expect(tree.pathAt(expected.step)).toEqual(laid);
        }
      },
    ),
    runs(60),
  );
});

test('a long search is followed by budgets, and back from one of a few positions', () => {
  const problem = compile(catalogueOnDisk.find(({ id }) => id === 'pentomino-3x20')!.puzzle);
  const tree = new FollowedTree(problem, plainSearch);
  const lookup = new PathLookup(problem, plainSearch);
  let budgets = 1;
  while (!tree.momentAt(140_000, 5000)) budgets++;
  expect(budgets).toBeGreaterThan(20);
  for (const step of [139_000, 70_001, 70_000, 3, 100_000]) {
    expect(tree.momentAt(step)!.step).toBe(step);
    expect(tree.pathAt(step)).toEqual(lookup.at(step));
  }
});
