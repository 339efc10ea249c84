import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../puzzle/lattices/index.ts';
import { themes } from '../../theme/index.ts';
import { lightAt } from '../../theme/light.ts';
import { reliefOf, type Relief } from './relief.ts';

/** Where the screen shows a vector of a board that is tilted. */
const onScreen = ([x, y]: Point, tilt: number): Point => [
  x * Math.cos(tilt) - y * Math.sin(tilt),
  x * Math.sin(tilt) + y * Math.cos(tilt),
];

const seen = ({ towards: [x, y, out], below, ...shadows }: Relief, tilt: number): number[] => [
  ...onScreen([x, y], tilt),
  out,
  ...[below, ...Object.values(shadows)].flatMap((vector) => onScreen(vector, tilt)),
];

const anyHour = fc.double({ min: 0, max: 24, noNaN: true });
const anyTheme = fc.constantFrom(...Object.values(themes));

test('the sun, the fronts and the shadows of a board do not turn with it', () => {
  fc.assert(
    fc.property(
      anyTheme,
      anyHour,
      fc.double({ min: -7, max: 7, noNaN: true }),
      (theme, hour, tilt) => {
        const { towards } = lightAt(theme, hour);
        const level = seen(reliefOf(towards, theme.thickness.piece, 0), 0);
        const tilted = seen(reliefOf(towards, theme.thickness.piece, tilt), tilt);
        tilted.forEach((part, i) => expect(part).toBeCloseTo(level[i]!, 9));
        expect(level.slice(3, 5)).toEqual([0, 1]);
      },
    ),
  );
});

test('shadows fall away from the sun, on the side of the fronts, and farther the lower it stands', () => {
  fc.assert(
    fc.property(anyTheme, anyHour, (theme, hour) => {
      const { towards } = lightAt(theme, hour);
      const { shadow, shadowByLift, trayShadow } = reliefOf(towards, 0.1, 0);
      const slope = Math.hypot(towards[0], towards[1]) / towards[2];
      expect(Math.hypot(...shadow)).toBeCloseTo(0.1 * slope, 9);
      for (const [x, y] of [shadow, shadowByLift, trayShadow]) {
        expect(x * towards[0] + y * towards[1]).toBeLessThan(0);
        expect(y).toBeGreaterThan(0);
      }
    }),
  );
});
