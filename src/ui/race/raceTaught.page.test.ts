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

/** The numbers of nodes of trees, and the lengths of bars as shares of the width. */
const drawn = async (page: Page) => ({
  nodes: await page
    .locator('.pane-tree')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('.node').length)),
  bars: await page
    .locator('.amount')
    .evaluateAll((all) =>
      all.map((one) => Math.round(parseFloat((one as HTMLElement).style.width)) / 100),
    ),
});

test('trees and bars in a lesson are of the moment, at the scale of the end', async () => {
  const { page } = await openPage('lesson=backtracking:8.2', { width: 1280, height: 720 });
  const placements = () => page.locator('.pane-figures span:first-child').allTextContents();
  await expect.poll(placements).toEqual(['32 placements', '31 placements']);
  expect(await drawn(page)).toEqual({ nodes: [33, 32], bars: [0.4, 0.39] });
  const left = () =>
    page
      .locator('.pane-tree .node')
      .evaluateAll((all) => all.slice(0, 33).map((one) => one.getAttribute('transform')));
  // Nodes stay where they are while others come.
  const before = await left();
  await page.keyboard.press('PageDown');
  await expect.poll(placements).toEqual(['80 placements', '31 placements']);
  const after = await left();
  expect(before.every((place) => after.includes(place))).toBe(true);
});

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
      ['80 placements', 'last of 4 solutions'],
      ['31 placements', 'last of 4 solutions'],
    ]);
    expect(await page.locator('.head .name').allInnerTexts()).toEqual([
      expect.stringMatching(/^Rows\s+along the long side$/),
      expect.stringMatching(/^Columns\s+along the short side$/),
    ]);
    // The number of placements is the largest.
    expect(await height(page, '.pane-figures span')).toBeGreaterThan(1 / 30);
    for (const selector of ['.pane-figures span:nth-child(2)', '.head h3', '.head .along'])
      expect(await height(page, selector)).toBeGreaterThanOrEqual(1 / 45);
    for (const selector of ['.pane-saying', '.what'])
      expect(await height(page, selector)).toBeGreaterThanOrEqual(1 / 36);
    expect(await page.locator('.what').textContent()).toBe(
      'Rows needed 2.58 times as many placements as Columns (80 and 31). Each board shows its last solution.',
    );
    // A node for each placement, below an empty board; and bars as long as there are placements.
    expect(await drawn(page)).toEqual({ nodes: [81, 32], bars: [1, 0.39] });
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
