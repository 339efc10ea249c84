import { RasterView, type Look } from './rasterView.ts';
import { runs } from '../../testing/share.ts';
import { SearchProcess } from '../../solve/played/searchProcess.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../puzzle/types.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END, type Step } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { bruteForce, follow, MOST, pixelsOf } from '../../testing/runs/treeNodes.ts';
import { outcomeOf, SearchTree, type TreeNode } from './tree.ts';
import { levelsOf, sharesOf, TreeRaster, type Fate, type Interval } from './treeRaster.ts';

/** How many columns a raster has here. */
const COLUMNS = 64;

/** The raster of a search up to a step, made of parts of some length. */
function rasterOf(
  problem: Problem,
  search: Search,
  { part, to = MOST, length = 7 }: { part?: Interval; to?: number; length?: number } = {},
): TreeRaster {
  const raster = new TreeRaster(levelsOf(problem), part, COLUMNS);
  const process = new SearchProcess(startSearch(problem, search, 'steps'), true);
  const valuesNow = () => process.series.map((_, series) => process.value(series));
  let isOver = false;
  while (!isOver && process.steps < to) {
    const stop = Math.min(to, process.steps + length);
    const events: Step[] = [];
    const rows = [valuesNow()];
    while (process.steps < stop && !isOver) {
      const { steps } = process;
      const event = process.step();
      isOver = event === END;
      if (!isOver) events.push(event);
      if (process.steps > steps) rows.push(valuesNow());
    }
    raster.add({
      events,
      values: process.series.map((_, series) => rows.map((row) => row[series]!)),
    });
  }
  return raster;
}

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(nodesOf)];

/** The end of a small search that has images of solutions: random ones seldom end at one that is seen. */
const withImages: [Puzzle, Search, number] = [
  catalogueOnDisk.find(({ id }) => id === 'domino-5x2')!.puzzle,
  { ...plainSearch, order: 'rows', unique: true },
  0.999,
];
/** A moment among some, wherever they end. */
const oneOf = <T>(all: readonly T[], share: number): T => all[Math.floor(share * all.length)]!;
/** Any board, or one that has images of solutions. */
const someBoard = fc.oneof(anyPuzzle(10), anySymmetric(10));
const anyShare = fc.double({ min: 0, max: 0.999, noNaN: true });

test('every pixel shows the strongest thing in it, and the first step that made it', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(someBoard, anySearch, anyShare, (puzzle, search, share) => {
      const problem = compile(puzzle);
      const { nodes, moments } = follow(problem, search);
      const moment = oneOf(moments, share);
      const pixels = pixelsOf(rasterOf(problem, search), moment);
      for (const pixel of pixels) seen.add(pixel.split(' ')[2]!);
      expect(pixels).toEqual(bruteForce(rasterOf(problem, search), nodes, moment));
    }),
    { ...runs(150), examples: [withImages] },
  );
  expect([...seen].sort()).toEqual([
    'ahead',
    'failed',
    'fruitful',
    'image',
    'path',
    'solution',
    'vain',
  ]);
});

test('it does not depend on the parts it is made of, nor on what was added later', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      anyShare,
      fc.integer({ min: 1, max: 50 }),
      (puzzle, search, share, length) => {
        const problem = compile(puzzle);
        const moment = oneOf(follow(problem, search).moments, share);
        const early = rasterOf(problem, search, { to: moment.step, length });
        expect(pixelsOf(early, moment)).toEqual(pixelsOf(rasterOf(problem, search), moment));
      },
    ),
    runs(150),
  );
});

test('its nodes are those of the tree, children within their parents, side by side', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const { nodes, moments } = follow(problem, search);
      const end = moments.at(-1)!.step;
      const tree = new SearchTree(problem, search, Infinity);
      tree.follow(end);
      const fateOf: Partial<Record<TreeNode['kind'], Fate>> = {
        stuck: 'failed',
        refused: 'failed',
        solution: 'solution',
        image: 'image',
      };
      const shares = new Map(nodes.map((node) => [node.entered, node]));
      const all = nodesOf(tree.at(end, true));
      expect(all.map(({ entered }) => entered)).toEqual(nodes.map(({ entered }) => entered));
      const raster = new TreeRaster(levelsOf(problem), undefined, COLUMNS);
      for (const node of all) {
        const { entered, left, kind, children } = node;
        const { share, fate } = shares.get(entered)!;
        if (left !== undefined) expect(fate).toBe(fateOf[kind] ?? outcomeOf(node));
        let before = raster.columnsOf(share).from;
        let done = share.begin;
        for (const child of children) {
          const interval = shares.get(child.entered)!.share;
          expect(interval.begin).toBeGreaterThanOrEqual(done);
          expect(interval.end).toBeLessThanOrEqual(share.end);
          const { from, to } = raster.columnsOf(interval);
          // Two neighbours may share the column where they meet.
          expect(from).toBeGreaterThanOrEqual(Math.max(before - 1, raster.columnsOf(share).from));
          expect(to).toBeLessThanOrEqual(raster.columnsOf(share).to);
          [before, done] = [to, interval.end];
        }
      }
    }),
    runs(150),
  );
});

test('the width that is filled is the progress, at every moment', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const raster = rasterOf(problem, search);
      const { columns } = raster;
      for (const moment of follow(problem, search).moments) {
        const view = new RasterView(raster, moment);
        const filled = Array.from({ length: columns }, (_, column) => view.lookAt(0, column));
        const path = filled.filter((look) => look === 'path').length;
        expect(path).toBe(Math.min(columns, Math.floor(moment.progress * columns) + 1));
        // Nothing lies beyond it but what the path has ahead.
        const beyond = new Set<Look | undefined>();
        for (let level = 0; level < raster.levels; level++)
          for (let column = path; column < columns; column++)
            beyond.add(view.lookAt(level, column));
        for (const look of beyond) expect(['ahead', undefined]).toContain(look);
      }
    }),
    runs(40),
  );
});

test('shares of a path are the product of its branches', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const { nodes, moments } = follow(compile(puzzle), search);
      for (const { step, branches } of moments) {
        const path = nodes.filter(({ entered, left }) => entered <= step && left > step);
        expect(sharesOf(branches)).toEqual(path.map(({ share }) => share));
      }
    }),
    runs(40),
  );
});

test('a part of the tree takes all the columns', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, anyShare, anyShare, (puzzle, search, one, share) => {
      const problem = compile(puzzle);
      const { nodes, moments } = follow(problem, search);
      const part = { begin: one / 2, end: one / 2 + 1 / 8 };
      const inside = nodes.filter(
        (node) => node.share.begin < part.end && node.share.end > part.begin,
      );
      const moment = oneOf(moments, share);
      const raster = rasterOf(problem, search, { part });
      expect(pixelsOf(raster, moment)).toEqual(bruteForce(raster, inside, moment, part));
    }),
    runs(150),
  );
});

test('its memory has a bound below 1 MB, however deep the tree', () => {
  for (const levels of [2, 13, 61, 401])
    expect(new TreeRaster(levels).bytes).toBeLessThan(1_000_000);
  expect(new TreeRaster(13).columns).toBe(1024);
});

test('a row for each piece that can be on the board, and one for the empty board', () => {
  expect(levelsOf(problemOf('square-bar-corner'))).toBe(4);
  expect(levelsOf(problemOf('pentomino-6x10'))).toBe(13);
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const { nodes } = follow(problem, search);
      for (const { level } of nodes) expect(level).toBeLessThan(levelsOf(problem));
    }),
    runs(40),
  );
});
