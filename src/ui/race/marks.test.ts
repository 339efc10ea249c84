import { describe, expect, test } from 'vitest';
import { contrast, difference, rgb } from '../../view/colour.ts';
import { themes } from '../../view/themes/index.ts';
import { assignMarks, colourOf, marks } from './marks.ts';

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

test('a pane keeps its mark while others come and go', () => {
  const first = assignMarks([1, 2, 3], new Map());
  expect([...first.values()].map(({ letter }) => letter).join('')).toBe('ABC');
  const less = assignMarks([1, 3], first);
  expect([...less.values()].map(({ letter }) => letter).join('')).toBe('AC');
  const more = assignMarks([1, 3, 8, 9], less);
  expect([...more.values()].map(({ letter }) => letter).join('')).toBe('ACBD');
});
