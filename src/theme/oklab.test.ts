import { oklabOf } from '../testing/pictures/colourDifference.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rgb } from './colour.ts';
import { between, chromaOf, labOf, rgbOf } from './oklab.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const anyColour = fc.tuple(channel, channel, channel);

test('colours are those of another implementation, and come back', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const own = labOf(colour);
      oklabOf(colour).forEach((one, i) => expect(own[i]).toBeCloseTo(one, 4));
      rgbOf(own).forEach((one, i) => expect(one).toBeCloseTo(colour[i]!, 2));
    }),
  );
});

test('a colour that no screen shows keeps its lightness and its hue', () => {
  const wanted = [0.4, 0.2, 0.25] as const;
  const shown = labOf(rgbOf(wanted));
  expect(shown[0]).toBeCloseTo(0.4, 2);
  expect(Math.atan2(shown[2], shown[1])).toBeCloseTo(Math.atan2(wanted[2], wanted[1]), 1);
  expect(chromaOf(shown)).toBeLessThan(chromaOf(wanted));
});

test('no colour between two is greyer than both, more colourful than the straight way asks for, lighter or darker', () => {
  fc.assert(
    fc.property(anyColour, anyColour, channel, (one: Rgb, other: Rgb, share) => {
      const [from, to] = [labOf(one), labOf(other)];
      const middle = between(from, to, share);
      const least = Math.min(chromaOf(from), chromaOf(to));
      expect(chromaOf(middle)).toBeGreaterThanOrEqual(least * (1 - 1e-6) - 1e-6);
      const [a, b] = [1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share);
      expect(chromaOf(middle)).toBeLessThanOrEqual(Math.max(least, Math.hypot(a!, b!)) + 1e-6);
      expect(middle[0]).toBeCloseTo(from[0] + (to[0] - from[0]) * share, 9);
      between(from, to, 0).forEach((part, i) => expect(part).toBeCloseTo(from[i]!, 5));
      between(from, to, 1).forEach((part, i) => expect(part).toBeCloseTo(to[i]!, 5));
    }),
  );
});
