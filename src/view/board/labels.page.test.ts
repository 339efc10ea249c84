import { difference } from '../../testing/pictures/colourDifference.ts';
import { expect, test } from 'vitest';
import { openByFrames } from '../../testing/pages/frames.ts';
import { openPage } from '../../testing/pages/page.ts';
import { isLong } from '../../testing/share.ts';
import { placed } from '../../testing/pictures/placed.ts';
import type { Picture } from '../../tools/png.ts';
import type { Visit } from '../../tools/visit.ts';
import { rgb, type Rgb } from '../../theme/colour.ts';
import { themes, type Theme } from '../../theme/index.ts';

const page = { width: 480, height: 490 };
/** The calendar is seven cells wide and high. */
const { left: LEFT, top: TOP, cell: CELL } = placed(page, 7, 7);
/** Labels stand in the middle of a cell; at its edge is the side of a piece. */
const EDGE = Math.ceil(CELL / 6);

/** The smallest difference of a cell's pixels from a colour, in ΔE. */
function nearest(
  picture: Picture,
  [column, row]: readonly [number, number],
  colour: string,
): number {
  const left = LEFT + column * CELL;
  const top = TOP + row * CELL;
  let least = Infinity;
  for (let x = left + EDGE; x < left + CELL - EDGE; x++) {
    for (let y = top + EDGE; y < top + CELL - EDGE; y++) {
      const seen = picture.at(x, y).map((channel) => channel / 255) as unknown as Rgb;
      least = Math.min(least, difference(seen, rgb(colour)));
    }
  }
  return least;
}

/** Which labels are visible: those of the date, one under the first piece, and one not covered yet. */
async function inSight(visit: Visit, { quiet, strong }: Theme['label']) {
  const picture = await visit.picture();
  return {
    december: nearest(picture, [5, 1], strong) < 3,
    twentyFifth: nearest(picture, [3, 5], strong) < 3,
    january: nearest(picture, [0, 0], quiet) < 3,
    thirtyFirst: nearest(picture, [2, 6], quiet) < 3,
  };
}

/** Every day half of the themes. */
const looks = Object.values(themes).filter((_, i) => isLong || i % 2 === 0);

test('the date is marked, and other labels are under pieces, in every theme and after a lost context', async () => {
  const right = { december: true, twentyFifth: true, january: false, thirtyFirst: true };
  const query = 'puzzle=today-12-25&order=rows&paused&step=1&letters=0&hour=9&ui=0';
  const visit = await openPage(query, { ...page, drawn: true });
  await expect.poll(() => inSight(visit, themes.midnight.label)).toEqual(right);
  for (const { id, label } of looks) {
    await visit.page.evaluate((to) => window.fitful!.open(to), `?${query}&theme=${id}`);
    await expect.poll(() => inSight(visit, label)).toEqual(right);
  }
  await visit.page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!;
    const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    const isLost = new Promise((resolve) => {
      canvas.addEventListener('webglcontextlost', resolve, { once: true });
    });
    context.loseContext();
    await isLost;
    // After all listeners have run.
    setTimeout(() => context.restoreContext());
  });
  const { label } = looks.at(-1)!;
  await expect.poll(() => inSight(visit, label)).toEqual(right);
});

test('as a board arrives, no label is seen before its cell', async () => {
  const query = 'puzzle=today-12-25&theme=midnight&letters=0&hour=9&ui=0&titles=0';
  const visit = await openByFrames(query, { ...page, drawn: true });
  // Its tray has risen, and cells around its middle are lit.
  await visit.pass(19, 19);
  const { label } = themes.midnight;
  expect(await inSight(visit, label)).toMatchObject({ january: false, thirtyFirst: false });
  await visit.pass(15, 15);
  const all = { december: true, twentyFifth: true, january: true, thirtyFirst: true };
  expect(await inSight(visit, label)).toEqual(all);
});
