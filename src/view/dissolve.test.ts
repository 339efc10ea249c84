import { describe, expect, test } from 'vitest';
import { mostFlashes, RATE, transitions } from '../testing/pictures/flashes.ts';
import { luminance, rgb, type Rgb } from '../theme/colour.ts';
import { colourBetween } from '../theme/dissolve.ts';
import { themes, type Theme } from '../theme/index.ts';
import { between, chromaOf, labOf, rgbOf } from '../theme/oklab.ts';
import { roomAt } from '../theme/room.ts';
import { dissolveOf, colourShare, isNextPicture } from './changeover.ts';

const all = Object.values(themes);
const HOURS = [0, 6.5, 9, 12, 16, 18.5, 20.5, 22];
const FRAMES = (dissolveOf('own') / 1000) * RATE;

/** Colours of a theme's empty stage, from its top to its foot. */
function stageOf(theme: Theme, hour: number): readonly Rgb[] {
  const { inner, outer } = theme.background;
  const room = roomAt(theme, hour);
  if (!room) return [rgb(inner), rgb(outer)];
  return [room.zenith, room.middle, room.horizon, room.far.crest, room.ground];
}

/** A spot of the picture, frame by frame, as one theme dissolves into another through a colour. */
const courseOf = (from: Rgb, to: Rgb, through: Rgb): Rgb[] =>
  Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const passed = frame / FRAMES;
    const picture = labOf(isNextPicture(passed) ? to : from);
    return rgbOf(between(picture, labOf(through), colourShare(passed)));
  });

describe.each(all)('from $id', (from) => {
  test.each(all.filter((to) => to !== from))(
    'to $id no frame is greyer than its ends and the colour between, nothing flashes, and no two skies are seen',
    (to) => {
      for (const hour of HOURS) {
        const through = colourBetween(from, to, hour);
        const [tops, others] = [stageOf(from, hour), stageOf(to, hour)];
        for (const [i, top] of tops.entries()) {
          const other = others[Math.min(i, others.length - 1)]!;
          const course = courseOf(top, other, through);
          const least = Math.min(...[top, other, through].map((one) => chromaOf(labOf(one))));
          for (const one of course)
            expect(chromaOf(labOf(one))).toBeGreaterThanOrEqual(least - 0.005);
          course[0]!.forEach((part, k) => expect(part).toBeCloseTo(top[k]!, 2));
          course.at(-1)!.forEach((part, k) => expect(part).toBeCloseTo(other[k]!, 2));
          expect(mostFlashes(transitions(course.map(luminance)))).toBeLessThanOrEqual(1);
        }
        // In the frame in which the pictures change nothing of either is left.
        const middle = courseOf(tops[0]!, others[0]!, through)[FRAMES / 2]!;
        middle.forEach((part, k) => expect(part).toBeCloseTo(through[k]!, 2));
      }
    },
  );
});

test('between dark and paper it is the colour of the horizon itself, at any hour', () => {
  const { midnight, paper } = themes;
  for (const hour of HOURS)
    for (const through of [
      colourBetween(midnight, paper, hour),
      colourBetween(paper, midnight, hour),
    ])
      through.forEach((part, i) => {
        expect(part).toBeCloseTo(roomAt(midnight, hour)!.horizon[i]!, 2);
      });
});

test('between dark themes it is dark, and in the colour of the hour where one has a sky', () => {
  const hueOf = (colour: Rgb): number => Math.atan2(labOf(colour)[2], labOf(colour)[1]);
  const { midnight, glass, wood, neon } = themes;
  for (const to of [glass, wood])
    expect(hueOf(colourBetween(midnight, to, 18.5))).toBeCloseTo(
      hueOf(roomAt(midnight, 18.5)!.horizon),
      1,
    );
  for (const one of [midnight, neon, glass, wood])
    for (const other of [midnight, neon, glass, wood])
      if (one !== other) expect(luminance(colourBetween(one, other, 22))).toBeLessThan(0.15);
  expect(chromaOf(labOf(colourBetween(glass, wood, 12)))).toBeGreaterThan(0.04);
});

test('the colour comes and goes without a halt, and both pictures are seen for as long', () => {
  const shares = Array.from({ length: 101 }, (_, i) => colourShare(i / 100));
  expect([shares[0], shares[50], shares[100]]).toEqual([0, 1, 0]);
  shares.forEach((share, i) => expect(share).toBeCloseTo(shares[100 - i]!, 9));
  for (let i = 1; i <= 50; i++) expect(shares[i]).toBeGreaterThan(shares[i - 1]!);
  expect(shares[50]! - shares[49]!).toBeGreaterThan(0.03);
  expect([0, 0.49, 0.5, 1].map(isNextPicture)).toEqual([false, false, true, true]);
});
