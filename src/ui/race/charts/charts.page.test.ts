import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusShown } from '../../../testing/pages/focusShown.ts';
import { openPage } from '../../../testing/pages/page.ts';

const race = 'mode=race&lang=en&puzzle=pentomino-6x10&panes=backtrack:rows~backtrack:columns~dlx';
const size = { width: 1280, height: 720 };

async function openCharts(page: Page): Promise<void> {
  await page.locator('.pane').first().waitFor();
  await focusShown(page.locator('.bar').getByRole('button', { name: 'Charts' }));
  await page.keyboard.press('Enter');
  await page.locator('.charts svg').nth(3).waitFor();
}

const drawn = (page: Page): Promise<string[]> =>
  page.locator('.charts svg').evaluateAll((all) => all.map((one) => one.outerHTML));

/** Opens a race at a step, with its charts. */
async function openAt(step: number): Promise<Page> {
  const visit = await openPage(`${race}&paused&step=${step}`, size);
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(step);
  await openCharts(visit.page);
  return visit.page;
}

test('charts that are drawn in turn are all of the moment at which a race is paused, or that is sought', async () => {
  const visit = await openPage(`${race}&speed=2000`, size);
  const { page } = visit;
  const step = async () => (await visit.status()).panes[0]!.steps;
  await openCharts(page);
  await expect.poll(step).toBeGreaterThan(5000);
  // A space would press the button that has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press(' ');
  await expect.poll(async () => (await visit.status()).running).toBe(false);
  const paused = await step();
  for (const to of [paused, Math.floor(paused / 3), 2 * paused]) {
    if (to !== (await step()))
      await page.evaluate((address) => window.fitful!.open(address), `?${race}&paused&step=${to}`);
    await expect.poll(step).toBe(to);
    const fresh = await openAt(to);
    // Until they are those of that moment, one page has the charts of its last moment, and the other of its first.
    await expect
      .poll(async () => (await drawn(page)).join() === (await drawn(fresh)).join())
      .toBe(true);
    await fresh.close();
  }
});
