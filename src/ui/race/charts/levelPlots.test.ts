import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DeadEndMeter } from '../../../lag/deadEndMeter.ts';
import { HeatMeter } from '../../../lag/heatMeter.ts';
import { CountedSolvability } from '../../../lag/countedSolvability.ts';
import { MistakeMeter } from '../../../lag/mistakeMeter.ts';
import { compile } from '../../../solve/problem.ts';
import { END } from '../../../solve/step.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../../testing/random/anySearch.ts';
import { followNodes, mistakeOf, withOwnPieces } from '../../../testing/runs/doomedNodes.ts';
import { runs } from '../../../testing/share.ts';
import { branchingPlot, inVainPlot, nodesPlot, survivorsPlot } from './levelPlots.ts';
import type { SearchChart } from './lineData.ts';
import type { Plot } from './plots.ts';

const size = { width: 3000, height: 6000, em: 10 };

/** The points of a line, read by the ticks of both axes: depth and value, which may be by powers of ten. */
function read(plot: Plot, isLog = false): (readonly [depth: number, value: number])[] {
  const reader = (ticks: Plot['x'], of: (value: number) => number) => {
    const [first, last] = [ticks[0]!, ticks.at(-1)!];
    const by = (of(last.value) - of(first.value)) / (last.at - first.at);
    return (at: number) => of(first.value) + by * (at - first.at);
  };
  const depthAt = reader(plot.x, (value) => value);
  const valueAt = reader(plot.y, isLog ? Math.log10 : (value) => value);
  const points = [...plot.traces[0]!.line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
  return points.map(([, x, y]) => {
    const value = valueAt(Number(y));
    return [Math.round(depthAt(Number(x))), isLog ? 10 ** value : value];
  });
}

/** Searches that were followed to their end, with what meters tell of them. */
const anyMeasured = fc
  .tuple(anyPuzzle(11), anySearch, fc.nat(2 ** 20))
  .map(([puzzle, any, choice]) => {
    const problem = compile(puzzle);
    const search = withOwnPieces(puzzle, any, choice);
    const followed = followNodes(problem, search);
    const solvability = new CountedSolvability(problem, search);
    const mistakes = new MistakeMeter(problem, search, solvability);
    const [deadEnds, heat] = [new DeadEndMeter(problem, search), new HeatMeter(problem)];
    for (const event of followed.events) {
      mistakes.apply(event);
      if (event === END) break;
      deadEnds.apply(event);
      heat.apply(event);
    }
    const profile = mistakes.profile(mistakes.solvableTo(solvability));
    const measured = {
      id: 1,
      step: mistakes.steps,
      profile,
      heat: heat.heat,
      deadEnds: deadEnds.found,
    };
    const empty = { at: [], least: [], most: [], mean: [], progress: [], nodes: [] };
    const chart: SearchChart = { id: 1, ...empty, measured };
    return { ...followed, chart };
  })
  .filter(({ events, nodes }) => events.at(-1) === END && nodes.length > 1);

const depths = (nodes: readonly { readonly path: readonly number[] }[]): readonly number[] =>
  nodes.map(({ path }) => path.length);

test('lines show how many pieces were laid next, and from how many boards the search went on, as brute force counts', () => {
  fc.assert(
    fc.property(anyMeasured, ({ nodes, chart }) => {
      const parents = new Set(
        nodes.flatMap(({ path }) => (path.length > 0 ? path.slice(0, -1).join() : [])),
      );
      const deepest = Math.max(...depths(nodes));
      const all = (depth: number) => nodes.filter(({ path }) => path.length === depth);
      const branching = read(branchingPlot([chart], size));
      expect(branching.map(([depth]) => depth)).toEqual(
        Array.from({ length: deepest }, (_, i) => i),
      );
      for (const [depth, value] of branching)
        expect(value).toBeCloseTo(all(depth + 1).length / all(depth).length, 1);
      const survivors = read(survivorsPlot([chart], size));
      // Where all boards are full, none could have a next piece.
      const unfinished = (depth: number) =>
        all(depth).filter(({ path, full }) => full === Infinity || parents.has(path.join()));
      expect(survivors.map(([depth]) => depth)).toEqual(
        Array.from({ length: deepest }, (_, i) => i + 1).filter(
          (depth) => unfinished(depth).length > 0,
        ),
      );
      for (const [depth, value] of survivors) {
        const went = unfinished(depth).filter(({ path }) => parents.has(path.join()));
        expect(value).toBeCloseTo(went.length / unfinished(depth).length, 2);
      }
    }),
    runs(100),
  );
});

test('large counts have a number at three powers of ten at least, so that factors can be read', () => {
  const own = { width: 300, height: 118, em: 11 };
  const empty = { at: [], least: [], most: [], mean: [], progress: [], measured: undefined };
  for (const most of [900, 30_000, 4e6, 2e9]) {
    const { y } = nodesPlot([{ id: 1, ...empty, nodes: [1, most] }], own);
    expect(y.length).toBeGreaterThanOrEqual(3);
    const factors = y.slice(1).map(({ value }, at) => Math.log10(value / y[at]!.value));
    expect(new Set(factors.map(Math.round)).size).toBe(1);
    for (const [at, tick] of y.slice(1).entries())
      expect(y[at]!.at - tick.at).toBeGreaterThanOrEqual(1.2 * own.em);
  }
});

test('a line shows what was in vain by the depth of its mistake, as brute force counts', () => {
  let inVain = 0;
  fc.assert(
    fc.property(anyMeasured, ({ nodes, chart }) => {
      const lost = nodes.slice(1).flatMap((node) => mistakeOf(nodes, node)?.path.length ?? []);
      const shown = new Map(read(inVainPlot([chart], size), true));
      const first = lost.includes(0) ? 0 : 1;
      for (let depth = first; depth <= Math.max(0, ...lost); depth++) {
        const own = lost.filter((one) => one === depth).length;
        // Zero has a place of its own, below one.
        if (own === 0) expect(shown.get(depth)).toBeLessThan(0.5);
        else expect(shown.get(depth)! / own).toBeCloseTo(1, 1);
      }
      expect(shown.size).toBe(Math.max(0, ...lost) + 1 - first);
      inVain += lost.length;
    }),
    runs(100),
  );
  expect(inVain).toBeGreaterThan(100);
});
