import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens another address in the page, with a clock that only the test advances, and ten frames a second. */
export async function openByClock(page: Page, query: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    window.requestAnimationFrame = (frame) =>
      window.setTimeout(() => frame(performance.now()), 100);
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  });
  await page.goto(page.url().replace(/\?.*|$/, `?${query}`));
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
  await page.clock.pauseAt(60_000);
}
