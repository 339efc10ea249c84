import { expect, test } from 'vitest';
import { trays } from '../../../testing/trays.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { numberedCells } from '../../../puzzle/fixed.ts';
import { atOnce, covered, MOST_AT_ONCE } from './atOnce.ts';

const cellsOf = (id: string) =>
  numberedCells(catalogueOnDisk.find((entry) => entry.id === id)!.puzzle);

/** How many boards of a puzzle with so many solutions are shown at once. */
const countOf = (id: string, solutions: number): number =>
  atOnce('square', Array(solutions).fill(cellsOf(id)));

test('of every board of the catalogue there are several at once that are large and fill the page', () => {
  for (const { puzzle, lattice } of trays) {
    const cells = cellsOf(puzzle);
    const boards = atOnce(lattice, Array(200).fill(cells));
    const name = `${boards} of ${puzzle}`;
    expect.soft(boards, name).toBeGreaterThanOrEqual(3);
    expect.soft(boards, name).toBeLessThanOrEqual(MOST_AT_ONCE);
    const share = covered(lattice, Array(boards).fill(cells));
    expect.soft(share, name).toBeGreaterThan(0.4);
    // Hardly smaller than the fewest would be.
    const ofFewest = covered(lattice, Array(3).fill(cells)) / 3;
    expect.soft(share / boards, name).toBeGreaterThan(0.7 * ofFewest);
  }
});

test('a few boards are large, and so many that they fill the page', () => {
  expect(countOf('pentomino-10x6', 200)).toBe(6);
  expect(countOf('pentomino-20x3', 200)).toBe(3);
  expect(countOf('pentomino-8x8-middle', 200)).toBe(3);
  for (const solutions of [1, 2, 3, 4])
    expect(countOf('pentomino-10x6', solutions)).toBe(solutions);
  expect(countOf('pentomino-10x6', 7)).toBe(6);
});
