import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/pages/page.ts';

/** Whether the page's own face is there. */
const isLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family === 'Jost' && status === 'loaded'),
  );

/** The widths of texts in the line of a title, in its face in a weight. */
const widths = (page: Page, weight: number, texts: readonly string[]): Promise<number[]> =>
  page.evaluate(
    ({ weight: of, texts: all }) => {
      const probe = document
        .querySelector('.headline')!
        .appendChild(document.createElement('span'));
      probe.style.cssText = `position: absolute; font-size: 100px; font-weight: ${of}; white-space: nowrap`;
      return all.map((text) => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      });
    },
    { weight, texts },
  );

test('titles have a face of their own in two weights, whose figures have one width', async () => {
  const { page } = await openPage('ui=0', { width: 640, height: 480 });
  await expect.poll(() => isLoaded(page)).toBe(true);
  await expect.poll(() => page.locator('.lettered').count()).toBe(1);
  const figures = [...'0123456789'].map((figure) => figure.repeat(10));
  for (const weight of [300, 500])
    expect(new Set(await widths(page, weight, figures)).size).toBe(1);
  const [light] = await widths(page, 300, ['Twelve pentominoes']);
  expect(await widths(page, 500, ['Twelve pentominoes'])).not.toEqual([light]);
  // As its glyphs are, and not those of another face.
  expect(await widths(page, 400, ['←', '↑', '→', '↓'])).toEqual([68, 52, 68, 52]);
});

test('without it, titles have a face of the system', async () => {
  const { page } = await openPage('ui=0', { block: /woff2/ });
  await expect.poll(() => page.locator('.lettered').count()).toBe(1);
  expect(await isLoaded(page)).toBe(false);
});
