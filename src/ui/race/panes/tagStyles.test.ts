import { difference } from '../../../testing/pictures/colourDifference.ts';
import { describe, expect, test } from 'vitest';
import { contrast, rgb } from '../../../theme/colour.ts';
import { themes } from '../../../theme/index.ts';
import { colourOf, tagStyles } from './tagStyles.ts';
import { freeTag } from '../model.ts';

describe.each(Object.entries(themes))('on the panels of %s', (_, theme) => {
  const colours = tagStyles.map((style) => rgb(colourOf(style, theme)));

  test('each colour is legible, and so is text on it', () => {
    for (const colour of colours) {
      expect(contrast(colour, rgb(theme.text.panel))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('no two colours look alike', () => {
    for (const [i, one] of colours.entries()) {
      for (const other of colours.slice(0, i)) expect(difference(one, other)).toBeGreaterThan(10);
    }
  });
});

test('styles differ in letter, dashes and shape too', () => {
  expect(tagStyles).toHaveLength(9);
  for (const part of ['letter', 'dash', 'shape'] as const) {
    expect(new Set(tagStyles.map((style) => style[part])).size).toBe(9);
  }
});

test('a new pane gets the first free style', () => {
  expect([[], [0, 1, 2], [0, 2], [1, 2]].map(freeTag)).toEqual([0, 3, 1, 0]);
});
