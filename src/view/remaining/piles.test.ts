import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { composed } from '../../testing/pictures/composed.ts';
import { contrast, rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { seatsBeside } from './seating.ts';

const pilesOf = (id: string, width: number, height: number): number[] => {
  const { puzzle } = catalogueOnDisk.find((one) => one.id === id)!;
  const { piles } = composed(puzzle, { width, height }).seats;
  return [...piles.values()].map(({ length }) => length + 1);
};

test('many equal pieces are one pile on a phone, and on a wide page none where all are made out', () => {
  expect(pilesOf('hexiamond-sphinx-9', 390, 844)).toEqual([9]);
  expect(pilesOf('domino-8x8', 390, 844)).toEqual([32]);
  expect(pilesOf('tromino-l-3x3', 390, 844)).toEqual([]);
  expect(pilesOf('pentomino-10x6', 390, 844)).toEqual([]);
  expect(pilesOf('tromino-l-8x8', 1280, 720)).toEqual([]);
  expect(pilesOf('pentomino-y-15x15', 640, 360)).toEqual([45]);
});

/** The mean length of pieces that wait one by one, in CSS pixels; 0 without room. */
function lengthOneByOne({
  shapes,
  around,
}: Pick<ReturnType<typeof composed>, 'shapes' | 'around'>) {
  const [flat, upright] = [shapes.orientations(true), shapes.orientations(false)];
  const found = seatsBeside(flat, upright, around);
  const lengths = flat.map(({ width, height }) => Math.max(width, height));
  return found ? (found.cell * lengths.reduce((sum, one) => sum + one, 0)) / lengths.length : 0;
}

test('on wide pages pieces are never smaller in piles than one by one', () => {
  let isPiled = false;
  for (const { puzzle } of catalogueOnDisk)
    for (const [width, height] of [
      [640, 360],
      [480, 270],
    ] as const) {
      const { seats, ...composition } = composed(puzzle, { width, height });
      if (seats.piles.size === 0) continue;
      isPiled = true;
      expect(seats.length).toBeGreaterThan(lengthOneByOne(composition));
    }
  expect(isPiled).toBe(true);
});

test('all copies of a pile have one place, within the box that its number shares', () => {
  const { puzzle } = catalogueOnDisk.find(({ id }) => id === 'hexiamond-sphinx-9')!;
  const { seats } = composed(puzzle, { width: 390, height: 844 });
  const [first, ...others] = seats.list.map((_, copy) => seats.boxOf(copy));
  for (const other of others) expect(other).toEqual(first);
  const [box] = seats.boxes;
  expect(first!.y).toBeCloseTo(box!.y, 6);
  // A line of 12 px has room below it.
  expect(box!.y + box!.height - first!.y - first!.height).toBeGreaterThan(16);
});

test('numbers of piles are legible on their plates in all themes', () => {
  for (const { tray, label } of Object.values(themes))
    expect(contrast(rgb(label.strong), rgb(tray.colour))).toBeGreaterThanOrEqual(4.5);
});
