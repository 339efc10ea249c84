import { expect, test } from 'vitest';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { FollowedTree } from '../../../teach/tree/followedTree.ts';
import { RasterView } from '../../../teach/tree/rasterView.ts';
import { PartRaster } from '../../../teach/tree/treePart.ts';
import { columnOf, columnsFor, levelsOf, type Interval } from '../../../teach/tree/treeRaster.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { firstPlace, middleOf, nextPlace } from './place.ts';

const problem = compile(catalogueOnDisk.find(({ id }) => id === 'pentomino-3x20')!.puzzle);
const columns = columnsFor(levelsOf(problem));
const moment = new FollowedTree(problem, plainSearch).momentAt(3000)!;

/** Both trees of a search with itself, in a part. */
function sidesIn(part: Interval) {
  const filling = new PartRaster(problem, plainSearch, part);
  filling.follow(moment.step, Infinity);
  const side = { view: () => new RasterView(filling.raster, moment) };
  return [side, side] as const;
}

test('a raster has the columns that are known before it is filled', () => {
  expect(new PartRaster(problem, plainSearch, { begin: 0, end: 1 }).raster.columns).toBe(columns);
});

test('the middle of a column is in that column', () => {
  for (const part of [
    { begin: 0, end: 1 },
    { begin: 0.3, end: 0.31 },
    { begin: 0.7, end: 0.700001 },
  ])
    for (let column = 0; column < columns; column++)
      expect(columnOf(middleOf(column, part, columns), part, columns)).toBe(column);
});

test('the cursor begins where the upper search is, and stays at its share in every part', () => {
  const begin = { side: 0, level: 0, share: moment.progress };
  expect(
    firstPlace([{ view: () => undefined }, { view: () => undefined }], moment.progress),
  ).toEqual(begin);
  const whole = firstPlace(sidesIn({ begin: 0, end: 1 }), moment.progress);
  expect(whole.level).toBe(moment.branches.length);
  const part = {
    begin: Math.floor(whole.share * 20) / 20,
    end: Math.floor(whole.share * 20 + 1) / 20,
  };
  const [{ view }] = sidesIn(part);
  const column = columnOf(whole.share, part, columns);
  expect(['path', 'ahead']).toContain(view().lookAt(whole.level, column));
});

test('arrow keys lead through one tree to its root, and on into the other at the same share', () => {
  const sides = sidesIn({ begin: 0, end: 1 });
  const first = firstPlace(sides, moment.progress);
  let place = first;
  for (let level = first.level; level > 0; level--) {
    place = nextPlace(sides, place, 'ArrowDown');
    expect(place).toEqual({ ...first, level: level - 1 });
  }
  place = nextPlace(sides, place, 'ArrowDown');
  expect(place).toEqual({ side: 1, level: 0, share: first.share });
  expect(nextPlace(sides, place, 'ArrowDown')).toMatchObject({ side: 1, level: 1 });
  expect(nextPlace(sides, place, 'ArrowUp')).toMatchObject({ side: 0, level: 0 });
  const unknown = { view: () => undefined };
  expect(nextPlace([unknown, unknown], first, 'ArrowLeft')).toBe(first);
});
