import { expect, test } from 'vitest';
import { openByFrames } from '../../../testing/pages/frames.ts';
import { openPage } from '../../../testing/pages/page.ts';

test('a title names the size of the board as it is seen, and a fill order the way it is filled', async () => {
  const { page } = await openPage('puzzle=pentomino-6x10&paused');
  const title = () => page.locator('.what').textContent();
  await expect.poll(title).toContain('10 × 6');
  await expect.poll(() => page.title()).toContain('10 × 6');

  // Where there is room for it as it is written, it is turned back.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(title).toContain('6 × 10');
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(title).toContain('10 × 6');
});

test('before its first frame a turned board has its title, at first and when another one comes', async () => {
  const { page } = await openByFrames('puzzle=pentomino-6x10&ui=0', { width: 640, height: 360 });
  const titles = () => page.evaluate(() => [document.title, window.awaiting.length]);
  expect(await titles()).toEqual([expect.stringContaining('10 × 6'), 1]);
  await page.evaluate(() => window.fitful!.open('?puzzle=pentomino-5x12&ui=0'));
  // No frame passes.
  await expect.poll(titles).toEqual([expect.stringContaining('12 × 5'), 1]);
});

test.each([
  ['is filled row by row', 'order=rows', /6 × 10.*Rows/],
  // Captions name cells by column and row.
  ['has captions', 'captions', /6 × 10/],
])('a board that %s is shown as it is written', async (_, query, expected) => {
  const visit = await openPage(`puzzle=pentomino-6x10&${query}&paused&step=2`);
  const { page } = visit;
  const title = () => page.locator('.what').textContent();
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(2);
  expect(await title()).toMatch(expected);
});
