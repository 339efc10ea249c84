import { RasterView } from './rasterView.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { bruteForce, follow, MOST, pixelsOf } from '../../testing/runs/treeNodes.ts';
import { mostZoom, partAt, PartRaster, partRasters, usualZoom } from './treePart.ts';
import { type TreeRaster } from './treeRaster.ts';
import { runs } from '../../testing/share.ts';

const COLUMNS = 64;
const someBoard = fc.oneof(anyPuzzle(10), anySymmetric(10));
/** Mostly one of which little has been searched after MOST steps. */
const someDeepBoard = fc.oneof(someBoard, { arbitrary: anyPuzzle(40), weight: 19 });
/** A moment among those of a search, and a zoom among those it has. */
const anyShare = fc.nat(999).map((share) => share / 1000);

/** Equal shares may have been rounded differently. */
const ROUNDING = 1e-13;

/** All that a search leaves, as recorded. */
function recordedOf(problem: Problem, search: Search): TreeRaster {
  const whole = new PartRaster(problem, search, { begin: 0, end: 1 }, COLUMNS);
  whole.follow(MOST, Infinity);
  return whole.raster;
}

test('a part that is filled by any slices shows all nodes in it, whatever was filled before', () => {
  const zooms = new Set<number>();
  fc.assert(
    fc.property(
      someBoard,
      anySearch,
      fc.array(fc.tuple(anyShare, anyShare), { minLength: 1 }),
      fc.integer({ min: 1, max: 40 }),
      (puzzle, search, places, events) => {
        const problem = compile(puzzle);
        const { nodes, moments } = follow(problem, search);
        const recorded = recordedOf(problem, search);
        const rasters = new Map<string, PartRaster>();
        for (const [share, depth] of places) {
          const moment = moments[Math.floor(share * moments.length)]!;
          const zoom = Math.floor(depth * (mostZoom(recorded, moment) + 1));
          zooms.add(zoom);
          const part = partAt(zoom, recorded, moment);
          const name = JSON.stringify(part);
          const filled = rasters.get(name) ?? new PartRaster(problem, search, part, COLUMNS);
          rasters.set(name, filled);
          while (!filled.follow(moment.step, events)) continue;
          const inside = nodes.filter(
            (node) => node.share.begin < part.end && node.share.end > part.begin,
          );
          const pixels = pixelsOf(filled.raster, moment);
          expect(pixels).toEqual(bruteForce(filled.raster, inside, moment, part));
        }
      },
    ),
    runs(150),
  );
  expect(zooms.size).toBeGreaterThan(15);
});

test('at every zoom the part has the moment and the end of its path, half or a fifth as wide as before', () => {
  fc.assert(
    fc.property(someBoard, anySearch, anyShare, (puzzle, search, share) => {
      const problem = compile(puzzle);
      const { moments } = follow(problem, search);
      const recorded = recordedOf(problem, search);
      const moment = moments[Math.floor(share * moments.length)]!;
      const { step, progress } = moment;
      let outer = partAt(0, recorded, moment);
      expect(outer).toEqual({ begin: 0, end: 1 });
      for (let zoom = 1; zoom <= mostZoom(recorded, moment); zoom++) {
        const part = partAt(zoom, recorded, moment);
        expect(part.begin).toBeLessThanOrEqual(progress * (1 + ROUNDING));
        expect(part.end).toBeGreaterThanOrEqual(progress * (1 - ROUNDING));
        expect((outer.end - outer.begin) / (part.end - part.begin)).toBeCloseTo(zoom % 2 ? 2 : 5);
        const filled = new PartRaster(problem, search, part, COLUMNS);
        filled.follow(step, Infinity);
        const view = new RasterView(filled.raster, moment);
        expect(view.lookAt(view.depth - 1, view.last)).toMatch(/path|ahead/);
        outer = part;
      }
    }),
    runs(40),
  );
});

test('the usual part has all that was entered but the path, which fills a tenth of the width or more', () => {
  let zoomed = 0;
  fc.assert(
    fc.property(someDeepBoard, anySearch, anyShare, (puzzle, search, share) => {
      const problem = compile(puzzle);
      const { nodes, moments } = follow(problem, search);
      const recorded = recordedOf(problem, search);
      const moment = moments[Math.floor(share * moments.length)]!;
      const { step, progress } = moment;
      const zoom = usualZoom(recorded, moment);
      const { begin, end } = partAt(zoom, recorded, moment);
      const left = nodes.filter((node) => node.left <= step);
      for (const node of left) {
        expect(node.share.begin).toBeGreaterThanOrEqual(begin * (1 - ROUNDING));
        expect(node.share.end).toBeLessThanOrEqual(end * (1 + ROUNDING));
      }
      if (left.length === 0) return;
      if (zoom > 0) zoomed++;
      const first = Math.min(...left.map((node) => node.share.begin));
      // Numbers have too few digits to zoom further.
      if (zoom === mostZoom(recorded, moment)) return;
      if (zoom > 0) expect((progress - first) / (end - begin)).toBeGreaterThanOrEqual(0.1 - 1e-9);
      else expect(progress - first).toBeGreaterThan(0.04);
    }),
    runs(250),
  );
  expect(zoomed).toBeGreaterThan(7);
});

test('before anything has been searched, the last node of the path fills the width', () => {
  const first = { step: 0, progress: 0, branches: [] };
  expect(usualZoom({ earliest: [] }, first)).toBe(0);
  const branches = [
    { tried: 3, listed: 37 },
    { tried: 1, listed: 39 },
  ];
  // 1/1443 of the tree, in a thousandth.
  const second = { step: 2, progress: 2 / 37, branches };
  const zoom = usualZoom({ earliest: [] }, second);
  expect(partAt(zoom, { earliest: [] }, second)).toEqual({ begin: 0.054, end: 0.055 });
});

test('a search that is deep and has hardly begun has a part, too', () => {
  const branches = Array.from({ length: 500 }, () => ({ tried: 1, listed: 30 }));
  const place = { step: 500, progress: 0, branches };
  const { begin, end } = partAt(mostZoom({ earliest: [] }, place), { earliest: [] }, place);
  expect(begin).toBe(0);
  expect(end).toBeGreaterThan(0);
});

test('the rasters shown last are kept', () => {
  const puzzle = fc.sample(anyPuzzle(8), 1)[0]!;
  const search = fc.sample(anySearch, 1)[0]!;
  const rasterOf = partRasters(compile(puzzle), search);
  const parts = [1, 2, 3, 4, 5].map((parts) => ({ begin: 0, end: 1 / parts }));
  const first = rasterOf(parts[0]!);
  for (const part of [1, 2, 0, 3]) rasterOf(parts[part]!);
  expect(rasterOf(parts[0]!)).toBe(first);
  for (const part of [1, 2, 3, 4]) rasterOf(parts[part]!);
  expect(rasterOf(parts[0]!)).not.toBe(first);
});
