import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/pages/page.ts';

/** The red and the blue part of the band on which it is said what happens. */
const bandOf = (page: Page): Promise<{ red: number; blue: number }> =>
  page.locator('.class-caption').evaluate((caption) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(caption).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red, , blue] = context.getImageData(0, 0, 1, 1).data;
    return { red: red!, blue: blue! };
  });

test.each([
  ['paper', 0],
  ['midnight', 3],
])('the band of what happens has the hue of its theme: %s', async (theme, bluer) => {
  const { page } = await openPage(`mode=class&theme=${theme}`, { width: 960, height: 540 });
  await expect.poll(() => page.locator('.class-caption').count()).toBe(1);
  const { red, blue } = await bandOf(page);
  expect(blue - red).toBeGreaterThanOrEqual(bluer);
  expect(blue - red).toBeLessThan(bluer + 16);
  expect(Math.max(red, blue)).toBeLessThan(48);
});
