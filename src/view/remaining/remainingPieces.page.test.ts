import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import { stillPicture } from '../../testing/pages/stillPicture.ts';
import type { Picture } from '../../tools/png.ts';

const [width, height] = [800, 450];

/** The width of the table that is seen beside the sheet of paper, in pixels. */
const TABLE = 32;

/**
 * How many colourful things there are at the left and right of the board, on a ground of less colour: lower ones
 * than boards, whose frames are as colourful.
 */
function seenBeside(picture: Picture): number {
  const open = new Set<number>();
  for (let y = TABLE; y < height; y++) {
    for (let x = TABLE; x < width - TABLE; x++) {
      const colour = picture.at(x, y);
      const isColourful = Math.max(...colour) - Math.min(...colour) >= 44;
      if (isColourful && (x < 0.28 * width || x > 0.72 * width)) open.add(y * width + x);
    }
  }
  let seen = 0;
  for (const first of open) {
    const found = [first];
    open.delete(first);
    for (const at of found) {
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (open.delete(next)) found.push(next);
    }
    const rows = found.map((at) => Math.floor(at / width));
    const rise = rows.reduce((most, row) => Math.max(most, row), 0) - Math.floor(first / width);
    if (found.length > 100 && rise < 0.4 * height) seen++;
  }
  return seen;
}

test('remaining pieces are beside a single board, each until it is placed, and nowhere else', async () => {
  // Behind a single board other themes have a sky, whose colours are as strong.
  const query = 'puzzle=pentomino-lxy-5x3&paused&ui=0&theme=paper&hour=12';
  const visit = await openPage(query, { width, height, drawn: true });
  const { page } = visit;
  const seen = () => visit.picture().then(seenBeside);
  await expect.poll(seen).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(seen).toBe(3);
  await page.evaluate((its) => window.fitful!.open(`?${its}&mode=race`), query);
  await expect.poll(async () => (await visit.status()).mode).toBe('race');
  await expect.poll(seen).toBe(0);
});

test('a board whose equal pieces wait in a pile gives way to others', async () => {
  const size = { width: 390, height: 600 };
  const visit = await openPage('puzzle=trihex-a-triangle-9&paused&ui=0', { ...size, drawn: true });
  const { page } = visit;
  for (const next of ['three-in-a-square', 'tromino-l-9x5', 'pentomino-lxy-5x3']) {
    await stillPicture(visit);
    await page.evaluate((id) => window.fitful!.open(`?puzzle=${id}&paused&ui=0`), next);
    await expect.poll(async () => (await visit.status()).panes[0]?.puzzle).toBe(next);
  }
  await stillPicture(visit);
});
