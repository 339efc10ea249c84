import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { SearchProcess } from '../solve/searchProcess.ts';
import { END, IMAGE, kindOf, PLACE, SOLUTION, type Step } from '../solve/step.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { anySearch } from '../testing/anySearch.ts';
import { anySymmetric } from '../testing/anySymmetric.ts';
import { problemOf } from '../testing/situations.ts';
import { SearchTree, type TreeNode } from './tree.ts';
import {
  fates,
  levelsOf,
  RasterView,
  sharesOf,
  TreeRaster,
  type Fate,
  type Interval,
  type Look,
} from './treeRaster.ts';

/** The most steps that are followed. */
const MOST = 300;
/** How many columns a raster has here. */
const COLUMNS = 64;

interface Branch {
  readonly tried: number;
  readonly listed: number;
}

/** A node as a search shows it; left at Infinity if it was not. */
interface Node {
  readonly level: number;
  readonly share: Interval;
  readonly entered: number;
  left: number;
  fate: Fate;
}

/** What is known after a step and all its ticks. */
interface Moment {
  readonly step: number;
  readonly branches: readonly Branch[];
  readonly progress: number;
}

/** Follows a search, and multiplies its branches. */
function follow(problem: Problem, search: Search) {
  const solver = startSearch(problem, search, 'placements');
  const root: Node = {
    ...{ level: 0, share: { begin: 0, end: 1 }, entered: 0, left: Infinity, fate: 'inner' },
  };
  const nodes = [root];
  const path = [root];
  const moments: Moment[] = [];
  const branches = (): Branch[] =>
    Array.from({ length: solver.depth }, (_, level) => ({
      ...{ tried: solver.triedAt(level), listed: solver.listedAt(level) },
    }));
  let moment: Moment = { step: 0, branches: [], progress: 0 };
  for (;;) {
    moment = { step: solver.steps, branches: branches(), progress: solver.progress() };
    const event = solver.step();
    const kind = event === END ? END : kindOf(event);
    if (kind === SOLUTION) path.at(-1)!.fate = 'solution';
    if (kind === IMAGE) path.at(-1)!.fate = 'image';
    if (kind === SOLUTION || kind === IMAGE) continue;
    moments.push(moment);
    if (kind === END || solver.steps > MOST) break;
    if (kind === PLACE) {
      path.at(-1)!.fate = 'inner';
      const share = shareOf(branches());
      const node: Node = {
        ...{ level: path.length, share, entered: solver.steps, left: Infinity, fate: 'failed' },
      };
      nodes.push(node);
      path.push(node);
    } else path.pop()!.left = solver.steps;
  }
  return { nodes, moments };
}

/** The share of a node: that of its parent, divided evenly. */
function shareOf(branches: readonly Branch[]): Interval {
  let [begin, end] = [0, 1];
  for (const { tried, listed } of branches) {
    const each = (end - begin) / listed;
    const from = begin + each * (tried - 1);
    if (tried < listed) end = begin + each * tried;
    begin = from;
  }
  return { begin, end };
}

/** The raster of a search up to a step, made of parts of some length. */
function rasterOf(
  problem: Problem,
  search: Search,
  { part, to = MOST, length = 7 }: { part?: Interval; to?: number; length?: number } = {},
): TreeRaster {
  const raster = new TreeRaster(levelsOf(problem), part, COLUMNS);
  const process = new SearchProcess(startSearch(problem, search, 'placements'), { branches: true });
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

/** What all pixels of a raster show at a moment. */
function pixelsOf(raster: TreeRaster, moment: Moment): string[] {
  const view = new RasterView(raster, moment);
  const pixels: string[] = [];
  for (let level = 0; level < raster.levels; level++)
    for (let column = 0; column < raster.columns; column++) {
      const pixel = view.at(level, column);
      if (pixel) pixels.push(`${level} ${column} ${pixel.look} ${pixel.step}`);
    }
  return pixels;
}

/** The same by brute force: every node, in every column that it has a part of. */
function bruteForce(
  raster: Pick<TreeRaster, 'columns' | 'levels'>,
  nodes: readonly Node[],
  { step, progress }: Moment,
  part: Interval = { begin: 0, end: 1 },
): string[] {
  const pixels: string[] = [];
  const { columns } = raster;
  const scaled = (share: number): number =>
    ((share - part.begin) / (part.end - part.begin)) * columns;
  const now = Math.max(0, Math.min(columns - 1, Math.floor(scaled(progress))));
  for (let level = 0; level < raster.levels; level++) {
    const row = nodes.filter((node) => node.level === level && node.entered <= step);
    for (let column = 0; column < columns; column++) {
      const here = row.filter(
        ({ share }) => scaled(share.begin) < column + 1 && scaled(share.end) > column,
      );
      if (here.length === 0) continue;
      const isPath = here.some(({ left }) => left > step);
      const best = Math.max(...here.map(({ fate }) => fates.indexOf(fate)));
      const like = isPath ? here : here.filter(({ fate }) => fate === fates[best]);
      const look: Look = isPath ? (column > now ? 'ahead' : 'path') : fates[best]!;
      pixels.push(`${level} ${column} ${look} ${Math.min(...like.map(({ entered }) => entered))}`);
    }
  }
  return pixels;
}

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(nodesOf)];

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
    { numRuns: 150 },
  );
  expect([...seen].sort()).toEqual(['ahead', 'failed', 'image', 'inner', 'path', 'solution']);
});

test('it does not depend on the parts it is made of, nor on what was added later', () => {
  fc.assert(
    fc.property(
      ...[anyPuzzle(10), anySearch, anyShare, fc.integer({ min: 1, max: 50 })],
      (puzzle, search, share, length) => {
        const problem = compile(puzzle);
        const moment = oneOf(follow(problem, search).moments, share);
        const early = rasterOf(problem, search, { to: moment.step, length });
        expect(pixelsOf(early, moment)).toEqual(pixelsOf(rasterOf(problem, search), moment));
      },
    ),
    { numRuns: 150 },
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
      const fateOf: Record<TreeNode['kind'], Fate | undefined> = {
        ...{ inner: 'inner', stuck: 'failed', refused: 'failed', solution: 'solution' },
        ...{ image: 'image', new: undefined, folded: undefined },
      };
      const shares = new Map(nodes.map((node) => [node.entered, node]));
      const all = nodesOf(tree.at(end, true));
      expect(all.map(({ entered }) => entered)).toEqual(nodes.map(({ entered }) => entered));
      const raster = new TreeRaster(levelsOf(problem), undefined, COLUMNS);
      for (const { entered, left, kind, children } of all) {
        const { share, fate } = shares.get(entered)!;
        if (left !== undefined) expect(fate).toBe(fateOf[kind]);
        let before = raster.columnsOf(share).from;
        let done = share.begin;
        for (const child of children) {
          const its = shares.get(child.entered)!.share;
          expect(its.begin).toBeGreaterThanOrEqual(done);
          expect(its.end).toBeLessThanOrEqual(share.end);
          const { from, to } = raster.columnsOf(its);
          // Two neighbours may share the column where they meet.
          expect(from).toBeGreaterThanOrEqual(Math.max(before - 1, raster.columnsOf(share).from));
          expect(to).toBeLessThanOrEqual(raster.columnsOf(share).to);
          [before, done] = [to, its.end];
        }
      }
    }),
    { numRuns: 150 },
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
    { numRuns: 40 },
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
    { numRuns: 40 },
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
    { numRuns: 150 },
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
    { numRuns: 40 },
  );
});
