import { expect, test } from 'vitest';
import { pace, percent } from './figures.ts';

test('small shares have more digits, and only a full one is 100 %', () => {
  expect(percent(0, 'en')).toBe('0%');
  expect(percent(0.00001234, 'en')).toBe('0.0012%');
  expect(percent(0.0123, 'en')).toBe('1.2%');
  expect(percent(0.29, 'en')).toBe('29.0%');
  expect(percent(0.99999, 'en')).toBe('99.9%');
  expect(percent(1, 'en')).toBe('100%');
});

test('a larger share is never shown as a smaller number', () => {
  const shown = Array.from({ length: 5000 }, (_, i) => parseFloat(percent(i / 4999, 'en')));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test('a pace has three significant digits', () => {
  expect(pace(0.25, 'en')).toBe('0.25');
  expect(pace(1_234_567, 'en')).toBe('1,230,000');
});
