import { expect, test } from 'vitest';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { MergedSearch } from '../../../teach/merged/mergedSearch.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { icicle, nextSlab, pathTo, restsOf, slabAt } from './icicle.ts';

const problem = compile(catalogueOnDisk.find(({ id }) => id === 'pentomino-3x20')!.puzzle);
const search = new MergedSearch(problem, plainSearch, { ...plainSearch, rules: ['islands'] });
search.advance(Infinity);
const merged = search.result();
const slabs = icicle(merged.root);

test('children lie within their parents, side by side, as wide as their placements', () => {
  expect(slabs.length).toBeGreaterThan(100);
  for (const slab of slabs) {
    expect(slab.width).toBeCloseTo(slab.node.size / slabs[0]!.node.size, 12);
    const children = slabs.filter(({ parent }) => parent === slab);
    let done = slab.x;
    for (const child of children) {
      expect(child.x).toBeGreaterThanOrEqual(done - 1e-12);
      done = child.x + child.width;
    }
    expect(done).toBeLessThanOrEqual(slab.x + slab.width + 1e-12);
  }
});

test('what has no slab of its own lies beside the slabs there, so that nothing of one search alone is left out', () => {
  const { size } = slabs[0]!.node;
  const rests = restsOf(slabs);
  const drawn = [...slabs.map((slab) => ({ ...slab, only: slab.node.only })), ...rests];
  for (const slab of slabs) {
    const level = drawn.filter((one) => one.level === slab.level + 1);
    const inside = level.filter(
      ({ x, width }) => x + width / 2 > slab.x && x < slab.x + slab.width,
    );
    const own = slab.level === 0 ? 0 : 1;
    const sum = inside.reduce((all, { width }) => all + width, 0);
    expect(sum * size).toBeCloseTo(slab.node.size - own, 4);
  }
  // What lies below a board of one search alone is within it.
  const isBelow = ({ x, level }: { x: number; level: number }) =>
    slabs.some(
      (one) =>
        one.node.only !== undefined &&
        one.level < level &&
        x >= one.x - 1e-12 &&
        x < one.x + one.width - 1e-12,
    );
  for (const side of [0, 1] as const) {
    const alone = drawn.filter((one) => one.only === side && !isBelow(one));
    const sum = alone.reduce((all, { width }) => all + width, 0);
    expect(sum * size).toBeCloseTo(merged.placements[side] - merged.common, 4);
  }
  expect(rests.some(({ only }) => only === 0)).toBe(true);
});

test('a place leads to the slab that is drawn there', () => {
  for (const slab of slabs) {
    expect(pathTo(slab)).toHaveLength(slab.level);
    const middle = slab.x + slab.width / 2;
    expect(slabAt(slabs, middle, slab.level)).toBe(slab);
  }
  expect(slabAt(slabs, 2, 3)).toBe(slabs[0]);
});

test('arrow keys lead to every slab, up, down and along its level', () => {
  const [root] = slabs;
  expect(nextSlab(slabs, root!, 'ArrowUp')).toBeUndefined();
  const down = nextSlab(slabs, root!, 'ArrowDown')!;
  expect(nextSlab(slabs, down, 'ArrowUp')).toBe(root);
  for (const slab of slabs) {
    const next = nextSlab(slabs, slab, 'ArrowRight');
    if (!next) continue;
    expect(next.level).toBe(slab.level);
    expect(next.x).toBeGreaterThan(slab.x);
    expect(nextSlab(slabs, next, 'ArrowLeft')).toBe(slab);
  }
  const widest = Math.max(...slabs.filter(({ level }) => level === 1).map(({ width }) => width));
  expect(down.width).toBe(widest);
});
