import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

/** How high capitals are, as a share of the font size. */
const CAPITALS = 0.73;

/** The height of the capitals of a text, as a share of that of the page. */
const height = async (page: Page, selector: string): Promise<number> => {
  const size = await page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  return (CAPITALS * size) / page.viewportSize()!.height;
};

test.each([
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
])(
  'a race in a lesson is its boards and two figures of each, read from afar at $width × $height',
  async (size) => {
    const { page } = await openPage('lesson=backtracking:8.3', size);
    const figures = () =>
      page
        .locator('.pane-figures')
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll('span:not(.pace)')].map((s) => s.textContent)),
        );
    await expect.poll(figures).toEqual([
      ['80 placements', '4 solutions'],
      ['31 placements', '4 solutions'],
    ]);
    expect(await page.locator('.head .name').allInnerTexts()).toEqual([
      expect.stringMatching(/^Rows\s+along the long side$/),
      expect.stringMatching(/^Columns\s+along the short side$/),
    ]);
    expect(await height(page, '.pane-figures span')).toBeGreaterThan(1 / 45);
    for (const selector of ['.head h3', '.pane-saying', '.what'])
      expect(await height(page, selector)).toBeGreaterThan(1 / 50);
    // All of it is there.
    expect(
      await page
        .locator('.head h3, .head .along, .pane-figures, .pane-saying, .what')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map(({ textContent }) => textContent),
        ),
    ).toEqual([]);
    for (const gone of ['.bar', '.strip:not(.unseen)', '.dock .tools'])
      expect(await page.locator(gone).filter({ visible: true }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    // With its end the page is as it was.
    await page.keyboard.press('l');
    await page.locator('.bar').waitFor();
    await page.locator('.dock .tools').waitFor();
  },
);

test('it is said along which side a board is filled, where it has a long one and the order decides', async () => {
  const panes = 'panes=backtrack:rows~backtrack:columns~backtrack:short-side~dlx:rows';
  const { page } = await openPage(`mode=race&paused&lang=ja&puzzle=pentomino-10x6&${panes}`);
  const along = () =>
    page
      .locator('.pane')
      .evaluateAll((all) => all.map((one) => one.querySelector('.along')?.textContent));
  await expect.poll(along).toEqual(['長い辺に沿って', '短い辺に沿って', undefined, undefined]);
  await page.evaluate(() =>
    window.fitful!.open('?mode=race&paused&lang=ja&puzzle=pentomino-8x8-middle'),
  );
  await expect.poll(along).toEqual([undefined, undefined]);
});

test('the figures of panes go on while the controls are away', async () => {
  const { page } = await openPage('mode=race&puzzle=pentomino-10x6&speed=60');
  await page.locator('.deserted').waitFor({ timeout: 20_000 });
  const first = page.locator('.pane-figures span').first();
  const opacity = () =>
    first.evaluate((element) => getComputedStyle(element.parentElement!).opacity);
  expect(await opacity()).toBe('1');
  const before = await first.textContent();
  await expect.poll(() => first.textContent()).not.toBe(before);
  expect(await page.locator('.deserted').count()).toBe(1);
});
