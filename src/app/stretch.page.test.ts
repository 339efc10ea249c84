import { expect, test } from 'vitest';
import { openPage } from '../testing/pages/page.ts';

const addresses = [
  'puzzle=pentomino-5x3&order=rows',
  'mode=class&puzzle=pentomino-6x10&order=rows&paused=0&speed=8',
  'mode=race&puzzle=pentomino-6x10&panes=backtrack:rows~dlx:rows',
  'mode=generate&puzzle=pentomino-6x10&make=strict:12:1',
  'mode=aztec&diamond=8:1',
];

test.each(addresses)('a link shows a stretch of a run, by itself: %s', async (address) => {
  const visit = await openPage(`${address}&from=4&to=9&lang=en`, {
    width: address.includes('class') ? 1280 : 640,
    height: 720,
  });
  const { page } = visit;
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
  const slider = page.getByRole('slider', { name: 'Timeline' });
  const at = async () => {
    // Controls leave where nobody is there.
    await page.keyboard.press('Shift');
    return Number(await slider.inputValue());
  };
  await expect.poll(at).toBe(9);
  await expect.poll(async () => (await visit.status()).running).toBe(false);
  expect(await slider.evaluate(({ min, max }: HTMLInputElement) => [min, max])).toEqual(['4', '9']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(4);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(5);
  await slider.focus();
  await slider.press('End');
  await expect.poll(at).toBe(9);
  // The address leads back here, and playing begins there again.
  await expect.poll(() => page.url()).toMatch(/[?&]step=9&from=4&to=9/);
  await page.evaluate(() => window.fitful!.seek(1e6));
  await page.evaluate(() => window.fitful!.play());
  await expect.poll(async () => (await visit.status()).running).toBe(true);
});

test('a stretch is left with its run, but for a mode that is come back to', async () => {
  const { page } = await openPage(
    'puzzle=pentomino-5x3&order=rows&from=4&to=9&loop&paused&lang=en',
  );
  await expect.poll(() => page.url()).toMatch(/step=4&from=4&to=9&loop=1/);
  await page.evaluate(() => window.fitful!.step(2));
  // A mode is come back to at the moment that was shown.
  await expect.poll(() => page.url()).toMatch(/step=6&/);
  await page.keyboard.press('r');
  await expect.poll(() => page.url()).toMatch(/mode=race/);
  await expect.poll(() => page.url()).not.toMatch(/from=|to=|loop/);
  await page.keyboard.press('r');
  await expect.poll(() => page.url()).toMatch(/step=6&from=4&to=9&loop=1/);
  await page.keyboard.press('n');
  await expect.poll(() => page.url()).not.toMatch(/from=|to=|loop|pentomino-5x3/);
});
