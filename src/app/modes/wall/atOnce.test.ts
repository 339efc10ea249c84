import { expect, test } from 'vitest';
import { trays } from '../../../testing/trays.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { numberedCells } from '../../../puzzle/fixed.ts';
import { atOnce, largeness, MOST_AT_ONCE } from './atOnce.ts';

const cellsOf = (id: string) =>
  numberedCells(catalogueOnDisk.find((entry) => entry.id === id)!.puzzle);

/** How many boards of a puzzle with so many solutions are shown at once. */
const countOf = (id: string, solutions: number): number =>
  atOnce('square', Array(solutions).fill(cellsOf(id)));

test('of every board of the catalogue there are several at once that are large and fill the page', () => {
  for (const { puzzle, lattice } of trays) {
    const cells = cellsOf(puzzle);
    const boards = atOnce(lattice, Array(200).fill(cells));
    const { height, width, covered } = largeness(lattice, Array(boards).fill(cells));
    const name = `${boards} of ${puzzle}`;
    expect.soft(boards, name).toBeGreaterThanOrEqual(2);
    expect.soft(boards, name).toBeLessThanOrEqual(MOST_AT_ONCE);
    // A quarter of the page's height, or long.
    expect.soft(Math.max(height / 0.26, width / 0.7), name).toBeGreaterThanOrEqual(1);
    expect.soft(covered, name).toBeGreaterThan(0.5);
  }
});

test('fewer boards are large, and all of them at once where they are large enough', () => {
  expect(countOf('pentomino-10x6', 200)).toBe(6);
  expect(countOf('pentomino-3x20', 200)).toBe(9);
  expect(countOf('pentomino-20x3', 200)).toBe(8);
  expect(countOf('pentomino-8x8-middle', 200)).toBe(8);
  for (const solutions of [1, 2, 3, 4, 5, 6])
    expect(countOf('pentomino-10x6', solutions)).toBe(solutions);
  expect(countOf('pentomino-10x6', 7)).toBe(6);
});
