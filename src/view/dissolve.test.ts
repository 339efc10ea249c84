import { describe, expect, test } from 'vitest';
import { mostFlashes, RATE, transitions } from '../testing/pictures/flashes.ts';
import { luminance, rgb, type Rgb } from '../theme/colour.ts';
import { comesFrom } from '../theme/dissolve.ts';
import { themes, type Theme } from '../theme/index.ts';
import { between, chromaOf, labOf, rgbOf } from '../theme/oklab.ts';
import { roomAt } from '../theme/room.ts';
import { DISSOLVE_SOON, dissolveOf, nextShare } from './changeover.ts';

const all = Object.values(themes);
const HOURS = [0, 6.5, 9, 12, 16, 18.5, 20.5, 22];

/** Colours of a theme's empty stage, from its top to its foot. */
function stageOf(theme: Theme, hour: number): readonly Rgb[] {
  const { inner, outer } = theme.background;
  const room = roomAt(theme, hour);
  if (!room) return [rgb(inner), rgb(outer)];
  return [room.zenith, room.middle, room.horizon, room.far.crest, room.ground];
}

/** A spot of the picture, frame by frame, so far from the edge from which the front comes, in heights. */
function courseOf(from: Rgb, to: Rgb, away: number, dissolve: number): Rgb[] {
  const frames = (dissolve / 1000) * RATE;
  return Array.from({ length: frames + 1 }, (_, frame) =>
    rgbOf(between(labOf(from), labOf(to), nextShare(frame / frames, away))),
  );
}

describe.each(all)('from $id', (from) => {
  test.each(all.filter((to) => to !== from))(
    'to $id no frame is greyer than its ends, darker than both or lighter, and nothing flashes',
    (to) => {
      for (const hour of HOURS) {
        const [tops, others] = [stageOf(from, hour), stageOf(to, hour)];
        for (const [i, top] of tops.entries()) {
          const other = others[Math.min(i, others.length - 1)]!;
          const height = 1 - i / tops.length;
          const away = comesFrom(from, to, hour) === 'top' ? 1 - height : height;
          for (const dissolve of [dissolveOf('own'), DISSOLVE_SOON]) {
            const course = courseOf(top, other, away, dissolve);
            const ends = [labOf(top), labOf(other)];
            const least = Math.min(...ends.map(chromaOf));
            const lightness = ends.map(([one]) => one);
            for (const colour of course) {
              const lab = labOf(colour);
              expect(chromaOf(lab)).toBeGreaterThanOrEqual(least - 0.005);
              expect(lab[0]).toBeGreaterThanOrEqual(Math.min(...lightness) - 0.005);
              expect(lab[0]).toBeLessThanOrEqual(Math.max(...lightness) + 0.005);
            }
            course[0]!.forEach((part, k) => expect(part).toBeCloseTo(top[k]!, 2));
            course.at(-1)!.forEach((part, k) => expect(part).toBeCloseTo(other[k]!, 2));
            // A single change of light, without a way back.
            expect(mostFlashes(transitions(course.map(luminance)))).toBeLessThanOrEqual(0.5);
          }
        }
      }
    },
  );
});

test('a lighter theme rises from the foot, a darker one falls from the top, at any hour', () => {
  const { midnight, neon, paper, glass, wood } = themes;
  for (const hour of HOURS) {
    for (const dark of [midnight, neon, glass, wood])
      expect([comesFrom(dark, paper, hour), comesFrom(paper, dark, hour)]).toEqual(['foot', 'top']);
    for (const one of all)
      for (const other of all)
        if (comesFrom(one, other, hour) === 'foot') expect(comesFrom(other, one, hour)).toBe('top');
  }
});
