import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import { stillPicture } from '../../testing/pages/stillPicture.ts';
import { contrast, luminance, rgb, type Rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import type { Picture } from '../../tools/png.ts';

/** A page of these proportions is drawn with the land in the place that it has on most screens. */
const page = { width: 320, height: 180 };
/** The share of the height, at the foot of the picture, in which texts stand without controls. */
const FOOT = 0.13;
/** The share of the width at either side in which no texts stand. */
const SIDE = 0.02;
/** The largest mean luminance of a picture at night, pieces and all. */
const NIGHT = 0.05;
const looks = [
  ['midnight', [0, 2, 6.5, 12, 18.5, 22]],
  ['neon', [2, 6.5, 12, 18.5]],
  ['distinct', [2, 6.5, 12, 18.5]],
  ['chocolate', [2, 12, 18.5]],
  // A wall of stone with the light of windows, and a floor.
  ['glass', [2, 6.5, 12, 18.5]],
  // A sheet of paper with the light of a window, and a table at its sides.
  ['paper', [2, 6.5, 12, 18.5]],
] as const;
/** The themes that are not dark at night. */
const BRIGHT: readonly string[] = ['chocolate', 'paper'];

/** The colours of a picture from a share of its height down, without a share of its width at either side. */
function* coloursOf(picture: Picture, from = 0, side = 0): Generator<Rgb> {
  const { height, width } = picture;
  for (let y = Math.ceil(from * height); y < height; y++)
    for (let x = Math.ceil(side * width); x < (1 - side) * width; x++)
      yield picture.at(x, y).map((channel) => channel / 255) as unknown as Rgb;
}

test('texts at the foot of a room are legible wherever they stand, and its nights are dark', async () => {
  const visit = await openPage('ui=0&titles=0&paused&step=0', {
    ...page,
    drawn: true,
    reducedMotion: 'reduce',
  });
  for (const [id, hours] of looks)
    for (const hour of hours) {
      const address = `?ui=0&titles=0&paused&step=0&theme=${id}&hour=${hour}`;
      await visit.page.evaluate((to) => window.fitful!.open(to), address);
      const { text, background } = themes[id];
      await expect
        .poll(() =>
          visit.page.evaluate(() => document.documentElement.style.getPropertyValue('--bg')),
        )
        .toBe(background.outer);
      const picture = await stillPicture(visit);
      const least = Math.min(
        ...[...coloursOf(picture, 1 - FOOT, SIDE)].flatMap((ground) =>
          [text.strong, text.soft].map((colour) => contrast(rgb(colour), ground)),
        ),
      );
      expect([id, hour, least >= 4.5 || least]).toEqual([id, hour, true]);
      if (hour < 4 || hour >= 22) {
        const lights = [...coloursOf(picture)].map(luminance);
        const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
        if (!BRIGHT.includes(id))
          expect([id, hour, mean < NIGHT || mean]).toEqual([id, hour, true]);
      }
    }
});

test('the light of a window on paper comes and goes, the page outside it stays as it is by day, and at night has the warm light of a lamp', async () => {
  const visit = await openPage('ui=0&titles=0&paused&step=0&theme=paper&hour=12', {
    ...page,
    drawn: true,
    reducedMotion: 'reduce',
  });
  const seenAt = async (hour: number) => {
    const address = `?ui=0&titles=0&paused&step=0&theme=paper&hour=${hour}`;
    await visit.page.evaluate((to) => window.fitful!.open(to), address);
    const picture = await stillPicture(visit);
    const colourAt = (x: number, y: number): Rgb =>
      picture.at(x, y).map((channel) => channel / 255) as unknown as Rgb;
    const outside = colourAt(40, 168);
    return {
      within: luminance(colourAt(165, 7)),
      outside: luminance(outside),
      warmth: outside[0] - outside[2],
    };
  };
  const [morning, noon, night] = [await seenAt(9), await seenAt(12), await seenAt(2)];
  expect(morning.outside).toBeCloseTo(noon.outside, 2);
  expect(noon.within - night.within).toBeGreaterThan(0.05);
  expect(night.warmth - noon.warmth).toBeGreaterThan(0.05);
});
