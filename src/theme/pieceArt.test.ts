import { expect, test } from 'vitest';
import { letterColour, pieceColours } from './pieceArt.ts';
import { themes } from './index.ts';

const { midnight } = themes;

test('few pieces take colours from all around the wheel', () => {
  const used = pieceColours(midnight, 3).map((colour) => midnight.pieces.indexOf(colour));
  expect(used.toSorted((a, b) => a - b)).toEqual([0, 4, 8]);
});

test('every piece has a colour, also where there are more pieces than colours', () => {
  for (const count of [1, 2, 12, 13, 24, 35, 60]) {
    const colours = pieceColours(midnight, count);
    expect(colours).toHaveLength(count);
    expect(new Set(colours).size).toBe(Math.min(count, 24));
  }
});

test('tiles of one kind have related colours', () => {
  expect(pieceColours(midnight, 3, 1)).toEqual(midnight.related.slice(0, 3));
  expect(pieceColours(midnight, 1, 1)).toEqual(pieceColours(midnight, 1));
});

test('letters are dark on light pieces and light on dark ones', () => {
  expect(letterColour(midnight, [1, 0.9, 0.3])).toBe(midnight.letter.dark);
  expect(letterColour(midnight, [0.2, 0.1, 0.4])).toBe(midnight.letter.light);
});
