import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { launchOptions } from './browser.ts';
import { serve } from './serve.ts';

/**
 * Leaves the built page open at an address, and regularly prints how much memory its main thread
 * keeps.
 */
const [query = '', minutes = '10'] = process.argv.slice(2);
const EVERY_MS = 30_000;

const site = await serve('dist');
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.goto(`${site.address}?${query}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const megabytes = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 2 ** 20;
  };
  const end = performance.now() + Number(minutes) * 60_000;
  for (let seconds = 0; performance.now() < end; seconds += EVERY_MS / 1000) {
    const { panes } = await page.evaluate(() => window.fitful!.status());
    const steps = panes.reduce((sum, pane) => sum + pane.steps, 0);
    console.log(`${seconds} s: ${(await megabytes()).toFixed(1)} MB after ${steps} steps`);
    await pause(EVERY_MS);
  }
} finally {
  await browser.close();
  site.close();
}
