import { describe, expect, test } from 'vitest';
import { contrast, difference, rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { colourOf, marks } from './marks.ts';
import { freeMark } from './model.ts';

describe.each(Object.entries(themes))('on the panels of %s', (_, theme) => {
  const colours = marks.map((mark) => rgb(colourOf(mark, theme)));

  test('each colour can be read, and be written on', () => {
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

test('marks differ in letter, dashes and shape too', () => {
  expect(marks).toHaveLength(9);
  for (const part of ['letter', 'dash', 'shape'] as const) {
    expect(new Set(marks.map((mark) => mark[part])).size).toBe(9);
  }
});

test('a new pane gets the first mark that is free', () => {
  expect([[], [0, 1, 2], [0, 2], [1, 2]].map(freeMark)).toEqual([0, 3, 1, 0]);
});
