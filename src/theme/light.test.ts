import { difference } from '../testing/pictures/colourDifference.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../puzzle/lattices/index.ts';
import { contrast, encoded, linear, luminance, over, rgb, type Rgb } from './colour.ts';
import { themes, type Theme } from './index.ts';
import {
  cellsIn,
  fallOf,
  lightAt,
  mixed,
  onTop,
  reliefOf,
  trayIn,
  trayShadowOf,
  washOf,
  type Light,
  type Relief,
} from './light.ts';
import { labOf } from './oklab.ts';
import { faceColour, letterColour, pieceColours } from './pieceArt.ts';

const anyHour = fc.double({ min: 0, max: 24, noNaN: true });
const hours = Array.from({ length: 48 }, (_, i) => i / 2);
const EDGES_AT = [0, 6.5, 12, 18.5];

/** The colour of a piece's top. */
const lit = (piece: string, light: Light, theme: Theme, side = 0): Rgb => {
  const share = onTop(light, theme, side);
  return rgb(piece).map((channel, i) =>
    encoded(Math.min(1, linear(channel) * share[i]!)),
  ) as unknown as Rgb;
};

/** The colour of the tray between its middle and the edge that is nearest to the light. */
const trayAt = (light: Light, theme: Theme, side: number): Rgb => {
  const { tray, rim } = trayIn(light, theme);
  return mixed(tray, rim, washOf(light, theme) * Math.max(0, side) ** 2);
};

/** The colour of an open cell there, which a low light grazes. */
const openAt = (light: Light, theme: Theme, side: number): Rgb => {
  const open = over(...cellsIn(light, theme).open, trayAt(light, theme, side));
  const near = Math.min(1, Math.max(0, 0.5 + side));
  return mixed(open, trayIn(light, theme).rim, washOf(light, theme) * near);
};

const numbersOf = ({ towards, ...colours }: Light) => [
  ...towards,
  ...Object.values(colours).flat(),
];

describe.each(Object.values(themes))('the light of $id', (theme) => {
  test('changes slowly, through midnight too', () => {
    fc.assert(
      fc.property(anyHour, (hour) => {
        const before = numbersOf(lightAt(theme, hour));
        const after = numbersOf(lightAt(theme, (hour + 0.05) % 24));
        before.forEach((value, i) => expect(Math.abs(value - after[i]!)).toBeLessThan(0.04));
      }),
    );
    expect(numbersOf(lightAt(theme, 24))).toEqual(
      numbersOf(lightAt(theme, 0)).map((value) => expect.closeTo(value, 9)),
    );
  });

  test('comes from above, and its sun and its sky are as bright as white', () => {
    fc.assert(
      fc.property(anyHour, (hour) => {
        const { towards, sun, sky } = lightAt(theme, hour);
        expect(Math.hypot(...towards)).toBeCloseTo(1, 9);
        expect(towards[1]).toBeLessThan(0);
        // So low that shadows are three times as long as what casts them is high, but no lower.
        expect(towards[2]).toBeGreaterThan(1 / Math.hypot(1, 3));
        for (const colour of [sun, sky])
          expect(luminance(colour.map(encoded) as unknown as Rgb)).toBeCloseTo(1, 6);
      }),
    );
  });

  test('lets colours be told apart, and names on them be read, at any hour', () => {
    const schemes = theme.schemes ? Array.from({ length: 12 }, (_, scheme) => scheme) : [0];
    const wheels = schemes.map((scheme) => pieceColours(theme, { count: 12, kinds: 12, scheme }));
    // Where the sun gives no light of its own to a side, a few hours tell of the edges.
    const sidesAt = (hour: number): readonly number[] =>
      theme.bevel.fall !== undefined || EDGES_AT.includes(hour) ? [-1, 0, 1] : [0];
    const cases = hours.flatMap((hour) =>
      wheels.flatMap((wheel) => sidesAt(hour).map((side) => ({ hour, wheel, side }))),
    );
    for (const { hour, wheel, side } of cases) {
      const light = lightAt(theme, hour);
      const tray = trayAt(light, theme, side);
      const tops = wheel.map((piece) => lit(piece, light, theme, side));
      tops.forEach((top, i) => {
        expect(difference(top, tray)).toBeGreaterThan(5);
        expect(
          contrast(rgb(letterColour(theme, rgb(wheel[i]!))), faceColour(theme, top)),
        ).toBeGreaterThan(3);
        for (const other of tops.slice(0, i)) expect(difference(top, other)).toBeGreaterThan(6);
        // It looks like its own colour rather than like another piece's.
        const unlike = wheel.map((piece) => difference(rgb(piece), top));
        expect(unlike.indexOf(Math.min(...unlike))).toBe(i);
      });
    }
  });

  test('leaves open cells apart from the tray, and the labels on both legible, at any hour', () => {
    const { label } = theme;
    for (const hour of hours) {
      const light = lightAt(theme, hour);
      for (const side of [-1, 0, 1]) {
        const tray = trayAt(light, theme, side);
        const open = openAt(light, theme, side);
        expect(difference(open, tray)).toBeGreaterThan(3);
        expect(contrast(rgb(label.quiet), open)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(rgb(label.strong), tray)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('the open cells of midnight are of slate by day, where no piece sinks, their grid is seen at any hour, and they are warmer near a low sun', () => {
  const { midnight } = themes;
  const pieces = [...midnight.pieces, ...midnight.morePieces, ...midnight.related];
  for (const hour of hours)
    for (const side of [-1, 0, 1]) {
      const light = lightAt(midnight, hour);
      const between = over(...cellsIn(light, midnight).groove, trayAt(light, midnight, side));
      const open = openAt(light, midnight, side);
      expect(contrast(open, between)).toBeGreaterThan(1.6);
      for (const piece of pieces)
        expect(contrast(lit(piece, light, midnight, side), open)).toBeGreaterThan(1.3);
    }
  const [noon, night] = [12, 0].map((hour) => openAt(lightAt(midnight, hour), midnight, 0));
  expect(contrast(noon!, night!)).toBeGreaterThan(1.6);
  expect(noon![2] - noon![0]).toBeGreaterThan(0.12);
  expect(noon![1] - noon![0]).toBeGreaterThan(0.01);
  const warmthAt = (hour: number, side: number): number => {
    const [red, , blue] = openAt(lightAt(midnight, hour), midnight, side);
    return red - blue;
  };
  for (const hour of [6.5, 18.5])
    expect(warmthAt(hour, 1)).toBeGreaterThan(warmthAt(hour, -1) + 0.02);
});

/** The hue of a colour, in radians. */
const hueOf = (colour: Rgb): number => Math.atan2(labOf(colour)[2], labOf(colour)[1]);

test('below a sky afterglow has the hue of the horizon, and is as bright as at any other hour', () => {
  let cases = 0;
  for (const theme of Object.values(themes))
    for (const hour of hours) {
      const { glow, horizon } = lightAt(theme, hour);
      const own = rgb(theme.glow.colour);
      if (!theme.hills) {
        expect(glow).toEqual(own);
        continue;
      }
      cases++;
      expect(Math.cos(hueOf(glow) - hueOf(horizon))).toBeGreaterThan(0.97);
      expect(Math.abs(luminance(glow) - luminance(own))).toBeLessThan(0.08);
    }
  expect(cases).toBeGreaterThan(100);
});

test('at sunset a piece leaves warm light, and cold light at night', () => {
  const [evening, night] = [18.5, 0].map((hour) => lightAt(themes.midnight, hour).glow);
  expect(evening![0] - evening![2]).toBeGreaterThan(0.3);
  expect(night![2] - night![0]).toBeGreaterThan(0.3);
});

test('the sun is on the left in the morning, high at noon, and on the right in the evening', () => {
  const at = (hour: number) => lightAt(themes.midnight, hour).towards;
  expect(at(7)[0]).toBeLessThan(-0.5);
  expect(at(18)[0]).toBeGreaterThan(0.5);
  expect(at(12)[2]).toBeGreaterThan(at(7)[2]);
  expect(at(12)[0]).toBeCloseTo(0, 9);
});

test('on paper the light is the same all day, and leaves colours as they are', () => {
  const { paper } = themes;
  fc.assert(
    fc.property(anyHour, (hour) => {
      expect(lightAt(paper, hour)).toEqual(lightAt(paper, 9));
    }),
  );
  expect(onTop(lightAt(paper, 9), paper)).toEqual([1, 1, 1]);
});

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

test('light falls on a board from the side of the sun, in the colour of the hour, and is no brighter in all', () => {
  const theme = themes.midnight;
  for (const hour of hours) {
    const light = lightAt(theme, hour);
    const { towards, rim } = fallOf(light, theme);
    expect(Math.hypot(...towards)).toBeCloseTo(1, 9);
    expect(towards[0] * light.towards[0] + towards[1] * light.towards[1]).toBeGreaterThan(0);
    const [near, far] = [1, -1].map((side) => onTop(light, theme, side));
    const bright = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
    expect(bright(near!)).toBeGreaterThan(bright(far!));
    expect((bright(near!) + bright(far!)) / 2).toBeCloseTo(1, 1);
    const shown = rim.map(encoded) as unknown as Rgb;
    expect(Math.cos(hueOf(shown) - hueOf(light.horizon))).toBeGreaterThan(0.9);
  }
  const { wood } = themes;
  expect(fallOf(lightAt(wood, 18.5), wood)).toMatchObject({ towards: [0, -1], hue: 0, share: 0 });
});

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

test('a tray has a short, faint shadow on a sky, at any hour, and a long one on a table', () => {
  const reachIn = (theme: Theme, hour: number): number => {
    const relief = reliefOf(lightAt(theme, hour).towards, theme.thickness.piece, 0);
    const { offset, soft } = trayShadowOf(relief, theme);
    return Math.hypot(...offset) + soft;
  };
  for (const theme of [themes.midnight, themes.neon, themes.chocolate]) {
    const reach = theme === themes.midnight ? 0.5 : 0.4;
    for (const hour of hours) expect(reachIn(theme, hour)).toBeLessThan(reach);
    expect(theme.tray.shadow).toBeLessThanOrEqual(0.25);
  }
  expect(reachIn(themes.wood, 9)).toBeGreaterThan(0.5);
});
