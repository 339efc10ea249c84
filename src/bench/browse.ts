import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { serve } from '../tools/serve.ts';
import { startFrameMeter } from './drivenFrames.ts';
import { atMost, byTurns, median, print } from './report.ts';
import { scrollingBy, solutionsOf } from './scrolling.ts';

const dist = join(import.meta.dirname, '../../dist');
const LAPS = 3;
/** The most ms of the main thread that a frame may take in which the list scrolls. */
const FRAME = 5;
const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** The list of all solutions: what its frames take of the main thread, at rest and as it scrolls. */
export async function benchBrowse(): Promise<void> {
  if (!existsSync(dist)) return print('the list', 'left out: run npm run build first');
  const meter = await startFrameMeter();
  if (!meter) return print('the list', 'left out: it needs the packaged browser');
  const site = await serve(dist);
  const measure = (size: (typeof sizes)[number], prepare: (page: Page) => Promise<void>) => () =>
    meter.measure(`${site.address}${solutionsOf('pentomino-6x10')}`, prepare, {
      size,
      isShown: true,
    });
  const listed = async (page: Page): Promise<void> => {
    await page.locator('.browse-list button').first().waitFor();
  };
  const scrolled = async (page: Page): Promise<void> => {
    await listed(page);
    await page.evaluate(scrollingBy(20));
  };
  try {
    for (const size of sizes) {
      const [still, moving] = await byTurns(LAPS, measure(size, listed), measure(size, scrolled));
      const name = `${size.width} × ${size.height}`;
      print(`at rest at ${name}`, `${median(still!).toFixed(2)} ms a frame`);
      print(`as it scrolls at ${name}`, `${atMost(median(moving!), FRAME)} ms a frame`);
    }
  } finally {
    await meter.close();
    site.close();
  }
}
