import { expect, test } from 'vitest';
import { focusShown } from '../../../testing/pages/focusShown.ts';
import { openPage } from '../../../testing/pages/page.ts';

test.each(['en', 'ja'])(
  'in %s a count of six digits is on one line: after a short name, below it, and beside a board',
  async (language) => {
    const { page } = await openPage(
      `mode=race&ui=0&paused&puzzle=pentomino-10x6&panes=:rows~:columns&step=600000&lang=${language}`,
      { width: 460, height: 360 },
    );
    /** The number of digits and of lines of each figure, and of the lines of each name. */
    const lines = () =>
      page.locator('.bare-race .lane').evaluateAll((all) =>
        all.map((lane) => {
          const [name, figure] = ['.name', '.figure'].map((part) => lane.querySelector(part)!);
          const digits = figure!.textContent.replace(/\D/g, '').length;
          const tops = [name!, figure!].map((text) => {
            const boxes = [...text.childNodes].flatMap((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return [...range.getClientRects()].filter(({ width }) => width > 0);
            });
            // Lines overlap in height: those of a broken text begin further left.
            const isBroken = boxes.some(({ left }, i) => i > 0 && left < boxes[i - 1]!.right - 1);
            return isBroken ? 2 : 1;
          });
          return [digits, ...tops];
        }),
      );
    for (const [width, height] of [
      [460, 360],
      [390, 844],
      [900, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.locator('.bare-race').evaluate((all) => all.clientHeight))
        .toBe(height);
      const message = `${width} × ${height}`;
      await expect.poll(lines, { timeout: 30_000, message }).toEqual([
        [6, 1, 1],
        [6, 1, 1],
      ]);
    }
  },
);

test('while nobody is there, a race that plays is as without controls, its figures go on, and what was chosen stays', async () => {
  const { page } = await openPage('mode=race&puzzle=pentomino-10x6&speed=60&lang=en');
  const bare = page.locator('.bare-race');
  await expect.poll(() => bare.count(), { timeout: 20_000 }).toBe(1);
  expect(await page.locator('.deserted').count()).toBe(1);
  const figure = page.locator('.bare-race .figure').first();
  const before = await figure.textContent();
  await expect.poll(() => figure.textContent()).not.toBe(before);
  expect(await page.locator('.bare-race .foot').textContent()).toContain('Twelve pentominoes');

  // Charts that somebody has asked for stay, and the panes with them.
  const charts = page.getByRole('button', { name: 'Charts', exact: true });
  await page.keyboard.press('Shift');
  await expect.poll(() => bare.count()).toBe(0);
  await focusShown(charts);
  await charts.press('Enter');
  await page.locator('.charts').waitFor();
  await charts.blur();
  await page.locator('.deserted').waitFor({ timeout: 20_000 });
  expect([await bare.count(), await page.locator('.charts').count()]).toEqual([0, 1]);
});

test('a race that is paused keeps its panes', async () => {
  const { page } = await openPage('mode=race&puzzle=pentomino-10x6&paused&step=9');
  await page.locator('.deserted').waitFor({ timeout: 20_000 });
  expect(await page.locator('.bare-race').count()).toBe(0);
  expect(await page.locator('.pane').count()).toBe(2);
});
