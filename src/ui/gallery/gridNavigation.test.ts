import { expect, test } from 'vitest';
import { indexAfter, isNavigationKey } from './gridNavigation.ts';

const box = (left: number, top: number, width = 100, height = 80) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Rows of three and two cards that overlap by a fraction of a pixel, and below a group of one wide card. */
const boxes = [
  box(0, 0),
  box(110, 0, 100, 90),
  box(220, 0),
  box(0, 89.5),
  box(110, 89.5),
  box(0, 250, 300),
];

test('left and right continue into the next row, and stop at the ends', () => {
  expect(boxes.map((_, i) => indexAfter(boxes, i, 'ArrowRight'))).toEqual([1, 2, 3, 4, 5, 5]);
  expect(boxes.map((_, i) => indexAfter(boxes, i, 'ArrowLeft'))).toEqual([0, 0, 1, 2, 3, 4]);
  expect(boxes.map((_, i) => indexAfter(boxes, i, 'Home'))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(boxes.map((_, i) => indexAfter(boxes, i, 'End'))).toEqual([5, 5, 5, 5, 5, 5]);
});

test('up and down move to the nearest card in the next row, and skip none', () => {
  expect(boxes.map((_, i) => indexAfter(boxes, i, 'ArrowDown'))).toEqual([3, 4, 4, 5, 5, 5]);
  expect(boxes.map((_, i) => indexAfter(boxes, i, 'ArrowUp'))).toEqual([0, 1, 2, 0, 1, 4]);
});

test('other keys do not navigate', () => {
  expect(isNavigationKey('ArrowUp')).toBe(true);
  for (const key of ['Enter', 'PageDown', 'a', 'constructor'])
    expect(isNavigationKey(key)).toBe(false);
});
