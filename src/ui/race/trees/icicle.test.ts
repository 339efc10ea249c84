import { expect, test } from 'vitest';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { MergedSearch } from '../../../teach/merged/mergedSearch.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { icicle, nextSlab, pathTo, slabAt } from './icicle.ts';

const problem = compile(catalogueOnDisk.find(({ id }) => id === 'pentomino-3x20')!.puzzle);
const search = new MergedSearch(problem, plainSearch, { ...plainSearch, rules: ['islands'] });
search.advance(Infinity);
const slabs = icicle(search.result().root);

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
