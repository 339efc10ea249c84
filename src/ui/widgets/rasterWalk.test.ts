import { SearchProcess } from '../../solve/played/searchProcess.ts';
import { stripsOf, barAt, nextSpot, spotOfPath, type RasterSpot } from './trees/raster.ts';
import { RasterView } from '../../teach/tree/rasterView.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';
import { Situations } from '../../teach/moment/situation.ts';
import { levelsOf, TreeRaster } from '../../teach/tree/treeRaster.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { runs } from '../../testing/share.ts';

const COLUMNS = 48;

/** Rasters of some searches, at some moments. */
const anyView = fc.tuple(anyPuzzle(10), anySearch, fc.nat(150)).map(([puzzle, search, most]) => {
  const problem = compile(puzzle);
  const raster = new TreeRaster(levelsOf(problem), undefined, COLUMNS);
  const process = new SearchProcess(startSearch(problem, search, 'steps'), true);
  const events: number[] = [];
  const values: number[][] = process.series.map((_, series) => [process.value(series)]);
  while (process.steps < 150) {
    const { steps } = process;
    const event = process.step();
    if (event === END) break;
    events.push(event);
    if (process.steps > steps)
      for (const [series, all] of values.entries()) all.push(process.value(series));
  }
  raster.add({ events, values });
  const step = Math.min(most, process.steps);
  return new RasterView(raster, new Situations(problem, search).at({ step, tick: Infinity }));
});

const isFilled = (view: RasterView, { level, column }: RasterSpot): boolean =>
  view.at(level, column) !== undefined;

test('arrow keys visit every bar of a level in order, forwards and back', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      for (let level = 0; level < view.raster.levels; level++) {
        const all = [...Array(COLUMNS).keys()].filter((column) =>
          isFilled(view, { level, column }),
        );
        const bars = new Set(all.map((column) => barAt(view, { level, column })!.from));
        if (all.length === 0) continue;
        const visited: number[] = [];
        let spot: RasterSpot | undefined = { level, column: all[0]! };
        let last = spot;
        while (spot) {
          visited.push(barAt(view, spot)!.from);
          last = spot;
          spot = nextSpot(view, spot, 'ArrowRight');
        }
        expect(visited).toEqual([...bars]);
        for (const from of visited.toReversed()) {
          expect(barAt(view, last)!.from).toBe(from);
          last = nextSpot(view, last, 'ArrowLeft') ?? last;
        }
      }
    }),
    runs(40),
  );
});

test('arrow keys lead down within a bar and back up to it, and never to what is empty', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(isFilled(view, spotOfPath(view))).toBe(true);
      for (let level = 0; level < view.raster.levels; level++)
        for (let column = 0; column < COLUMNS; column++) {
          const bar = barAt(view, { level, column });
          if (!bar) continue;
          for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
            const next = nextSpot(view, { level, column }, key);
            if (next) expect(isFilled(view, next)).toBe(true);
            else if (key === 'ArrowUp') expect(level).toBe(0);
          }
          const below = nextSpot(view, { level, column }, 'ArrowDown');
          if (below) expect(nextSpot(view, below, 'ArrowUp')!.level).toBe(level);
        }
    }),
    runs(40),
  );
});

test('a narrower picture loses no solution and nothing of the path', () => {
  fc.assert(
    fc.property(anyView, fc.integer({ min: 1, max: 3 * COLUMNS }), (view, width) => {
      for (let level = 0; level < view.raster.levels; level++) {
        const drawn = new Set(stripsOf(view, level, width).map(({ look }) => look));
        const looks = [...Array(COLUMNS).keys()].map((column) => view.lookAt(level, column));
        expect(drawn.size > 0).toBe(looks.some((look) => look !== undefined));
        if (looks.includes('path')) expect(drawn).toContain('path');
        else if (looks.includes('solution')) expect(drawn).toContain('solution');
        for (const look of drawn) expect(looks).toContain(look);
        const pixels = stripsOf(view, level, COLUMNS).flatMap(({ look, from, to }) =>
          Array.from({ length: to - from }, (_, at) => [from + at, look]),
        );
        const each = looks.flatMap((look, column) => (look ? [[column, look]] : []));
        expect(pixels).toEqual(each);
      }
    }),
    runs(40),
  );
});
