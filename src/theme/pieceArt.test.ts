import { expect, test } from 'vitest';
import { difference } from '../testing/pictures/colourDifference.ts';
import { contrast, rgb } from './colour.ts';
import { faceColour, letterColour, pieceColours, uncoloured } from './pieceArt.ts';
import { themes, type Theme } from './index.ts';

const { midnight, paper } = themes;
const coloursOf = (theme: Theme, count: number, scheme = 0, kinds = count) =>
  pieceColours(theme, { count, kinds, scheme });

test('few pieces take colours from all around the wheel', () => {
  const used = coloursOf(paper, 3).map((colour) => paper.pieces.indexOf(colour));
  expect(used.toSorted((a, b) => a - b)).toEqual([0, 4, 8]);
});

test('every piece has a colour, also where there are more pieces than colours', () => {
  for (const count of [1, 2, 12, 13, 24, 35, 60]) {
    const colours = coloursOf(midnight, count);
    expect(colours).toHaveLength(count);
    expect(new Set(colours).size).toBe(Math.min(count, 24));
  }
});

test('tiles of one kind have related colours', () => {
  expect(coloursOf(midnight, 3, 0, 1)).toEqual(midnight.related.slice(0, 3));
  expect(coloursOf(midnight, 1, 0, 1)).toEqual([midnight.pieces[0]]);
});

test('a board has a scheme of six hues in two tones where the theme has them, and else the wheel', () => {
  const { pieces, morePieces } = midnight;
  const hues = (count: number, scheme: number) =>
    new Set(
      coloursOf(midnight, count, scheme).map((colour) => {
        const [hue, tone] = [pieces.indexOf(colour), morePieces.indexOf(colour)];
        return Math.max(hue, tone);
      }),
    );
  expect(hues(12, 0)).toEqual(new Set([10, 11, 0, 1, 4, 5]));
  expect(hues(12, 11)).toEqual(new Set([9, 10, 11, 0, 3, 4]));
  expect([1, 2, 3, 4, 7, 8]).toEqual(expect.arrayContaining([...hues(5, 3)]));
  expect(coloursOf(midnight, 12, 3)).not.toEqual(coloursOf(midnight, 12, 4));
  expect(coloursOf(midnight, 12, 3)).toEqual(coloursOf(midnight, 12, 15));
  expect(coloursOf(midnight, 13, 3)).toEqual(coloursOf(midnight, 13, 4));
  expect(coloursOf(paper, 12, 3)).toEqual(coloursOf(paper, 12, 4));
});

test('letters are dark on light pieces and light on dark ones', () => {
  expect(letterColour(midnight, [1, 0.9, 0.3])).toBe(midnight.letter.dark);
  expect(letterColour(midnight, [0.2, 0.1, 0.4])).toBe(midnight.letter.light);
});

test.each(Object.values(themes))(
  'in the theme $id a piece that waits without a colour looks like none that it may have, nor like the tray, and its letter is read',
  (theme) => {
    for (const count of [2, 4]) {
      const colours = coloursOf(theme, count, 0, 1);
      const waiting = rgb(uncoloured(theme, colours));
      for (const colour of [...colours.slice(0, 4), theme.tray.colour])
        expect(difference(waiting, rgb(colour))).toBeGreaterThan(8);
      const letter = letterColour(theme, waiting);
      expect(contrast(rgb(letter), faceColour(theme, waiting))).toBeGreaterThan(3);
    }
  },
);
