import type { Moment } from '../../../run/step.ts';
import { expect, test } from 'vitest';
import { plainSearch, type Search } from '../../../solve/search.ts';
import type { Grain } from '../../../teach/moment/explanation.ts';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import { Situations } from '../../../teach/moment/situation.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { boardRows } from '../../widgets/boards/boardRows.ts';
import { marksOf } from './atMoment.ts';

const problem = problemOf('square-bar-corner');
const rows: Search = { ...plainSearch, order: 'rows' };

/** The marks of a moment, without those that there are none of. */
function marksAt(when: Moment, grain: Grain = 'places', search = rows) {
  const situation = new Situations(problem, search).at(when);
  const explanation = new MomentExplainer(problem, search).of(situation, grain);
  const all = Object.entries(marksOf({ problem, explanation, situation }));
  return Object.fromEntries(all.filter(([, mark]) => mark !== undefined && String(mark) !== ''));
}

test('the cell that comes next is marked, or the one on which nothing fits', () => {
  const [a1, c1, d2] = [0, 2, 7];
  expect(marksAt({ step: 0, tick: Infinity })).toEqual({ next: a1 });
  expect(marksAt({ step: 1, tick: Infinity })).toEqual({ next: c1 });
  expect(marksAt({ step: 2, tick: Infinity })).toEqual({ refused: [d2] });
});

test('the piece that goes next is marked once all on a cell has been tried', () => {
  const [square] = new Situations(problem, rows).at({ step: 7, tick: 0 }).path;
  expect(marksAt({ step: 7, tick: Infinity })).toEqual({ leaving: square });
});

test('a placement that does not fit is shown with the cells that are covered already', () => {
  const all = Array.from({ length: 31 }, (_, step) =>
    Array.from({ length: 6 }, (_, tick) => marksAt({ step, tick }, 'tries')),
  ).flat();
  const clashes = all.filter(({ clashing }) => clashing !== undefined);
  expect(clashes.length).toBeGreaterThan(2);
  for (const { tried, clashing, next } of clashes) {
    expect(tried).toEqual(expect.arrayContaining(clashing as number[]));
    expect(tried).toContain(next);
    expect(clashing).not.toContain(next);
  }
});

test('a piece that leaves the board whichever way is shown beyond it, where all that is tried is shown', () => {
  const at = { step: 1, tick: 1 };
  const bar = (cells: readonly number[]) => cells.map((i) => [2 + i, 0]);
  const beyond = [bar([0, 1, 2, 3]), bar([0, 1, 2, 3]).map(([x]) => [2, x! - 2])];
  expect(marksAt(at, 'tries')).toMatchObject({ next: 2, outside: expect.arrayContaining(beyond) });
  expect(marksAt(at)).toEqual({ next: 2 });
});

test('the rows of a board name what lies on each cell, and where there is none', () => {
  const { path } = new Situations(problem, rows).at({ step: 2, tick: 0 });
  expect(boardRows(problem, path)).toEqual(['O O L L', 'O O L –', '– – –']);
  expect(boardRows(problemOf('polyomino-3x3'), [])).toHaveLength(3);
});
