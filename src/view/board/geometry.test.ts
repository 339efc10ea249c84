import { expect, test } from 'vitest';
import { calendar } from '../../puzzle/calendar.ts';
import type { Cell, Meaning } from '../../puzzle/types.ts';
import { boardOf } from './board.ts';
import { farthestCell, geometryOf, innerCell, reach, SURROUNDED } from './geometry.ts';

/** A board of squares: every character of the rows that is not a space. */
function squares(...rows: string[]) {
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x): Cell[] => (sign === ' ' ? [] : [[x, y]])),
  );
  const board = { cells, width: Math.max(...rows.map((row) => row.length)), height: rows.length };
  const asked = { sets: [], without: [], drawn: [] };
  return geometryOf(
    boardOf({ title: '', lattice: 'square', board, pieces: [], fixed: [], use: 'all', asked }),
  );
}

const digits = (packed: number): number[] =>
  [0, 1, 2, 3].map((corner) => (packed >> (3 * corner)) & 7);

test('a board has its extent, and squares are one kind of cell with four sides', () => {
  const geometry = squares('... ', '  ..');
  expect([geometry.left, geometry.top, geometry.right, geometry.bottom]).toEqual([0, 0, 4, 2]);
  expect(geometry.kinds).toHaveLength(1);
  expect(geometry.sides).toBe(4);
  expect(geometry.angle).toBeCloseTo(Math.PI / 2);
  expect(geometry.sites[0]!.middle).toEqual([0.5, 0.5]);
});

test('closed cells of the tray follow the board’s cells, and are their neighbours', () => {
  const puzzle = calendar.get('today-12-25')!();
  const { sites, right, bottom } = geometryOf(boardOf(puzzle));
  const labels = puzzle.labels!.map(({ meaning }) => JSON.stringify(meaning));
  const label = (meaning: Meaning) => labels.indexOf(JSON.stringify(meaning));
  expect(sites.slice(41).map(({ middle, label }) => [...middle, label])).toEqual([
    [5.5, 1.5, label({ month: 12 })],
    [3.5, 5.5, label({ day: 25 })],
  ]);
  expect(sites[0]!.label).toBe(label({ month: 1 }));
  expect([right, bottom]).toEqual([7, 7]);
  const november = sites.findIndex((site) => site.label === label({ month: 11 }));
  // Across the edge that starts at its upper right corner.
  expect(sites[november]!.around[1]![0]).toBe(41);
});

test('the cells around a corner are clockwise from its outgoing edge to its incoming one', () => {
  const { sites } = squares('...', '...', '...');
  expect(sites[4]!.around).toEqual([
    [1, 0, 3],
    [5, 2, 1],
    [7, 8, 5],
    [3, 6, 7],
  ]);
  expect(sites[0]!.around[0]).toEqual([-1, -1, -1]);
});

test('reach counts the cells of a piece on either side of a corner', () => {
  const { sites } = squares('..', '..');
  const ell = [5, -1, 5, 5];
  expect(digits(reach(sites[2]!, ell, 5, false))).toEqual([1, 1, 0, 0]);
  expect(digits(reach(sites[2]!, ell, 5, true))).toEqual([0, 1, 1, 0]);
  const whole = [5, 5, 5, 5];
  expect(digits(reach(sites[0]!, whole, 5, false))[2]).toBe(SURROUNDED);
  expect(digits(reach(sites[0]!, whole, 5, true))[2]).toBe(SURROUNDED);
  expect(digits(reach(sites[0]!, [5, 7, 5, 7], 5, false))).toEqual([0, 0, 1, 0]);
});

test('the name of a piece stands on its innermost cell', () => {
  const pieces: [number, ...string[]][] = [
    // F I L N P T U V W X Y Z, and one with a cell that is surrounded.
    [3, ' ..', '.. ', ' . '],
    [2, '.....'],
    [1, '....', '.   '],
    [2, '... ', '  ..'],
    [1, '...', '.. '],
    [1, '...', ' . ', ' . '],
    [3, '. .', '...'],
    [1, '...', '.  ', '.  '],
    [2, '.  ', '.. ', ' ..'],
    [2, ' . ', '...', ' . '],
    [1, '....', ' .  '],
    [2, '.. ', ' . ', ' ..'],
    [5, '....', '... ', '... '],
  ];
  for (const [inner, ...rows] of pieces) {
    const geometry = squares(...rows);
    expect([rows, innerCell(geometry, [...geometry.sites.keys()])]).toEqual([rows, inner]);
  }
});

test('the cell of a tile that is farthest from another one is at its other end, in any order', () => {
  const geometry = squares('.....', '....');
  for (const cells of [
    [0, 1, 2, 3, 5],
    [5, 3, 2, 1, 0],
  ]) {
    expect(farthestCell(geometry, cells, 1)).toBe(3);
    expect(farthestCell(geometry, cells, 3)).toBe(5);
  }
  expect(farthestCell(geometry, [4], 4)).toBe(4);
});
