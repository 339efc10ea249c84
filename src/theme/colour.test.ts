import { difference } from '../testing/pictures/colourDifference.ts';
import { expect, test } from 'vitest';
import { contrast, over, rgb } from './colour.ts';

test('contrast runs from 1 to 21', () => {
  expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrast(rgb('#4e3ff9'), rgb('#4e3ff9'))).toBe(1);
});

test('difference is what CIEDE2000 says of known pairs', () => {
  expect(difference(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(100, 1);
  expect(difference(rgb('#ff0000'), rgb('#00ff00'))).toBeCloseTo(86.61, 1);
  expect(difference(rgb('#ff0000'), rgb('#0000ff'))).toBeCloseTo(52.88, 1);
  expect(difference(rgb('#2795ac'), rgb('#2795ac'))).toBe(0);
});

test('a translucent colour lies between the two', () => {
  expect(over([1, 0, 0.5], 0.25, [0, 1, 0.5])).toEqual([0.25, 0.75, 0.5]);
});
