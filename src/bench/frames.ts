import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { build } from 'vite';
import { launchOptions } from '../tools/browser.ts';
import { serve } from '../tools/serve.ts';
import { median, say } from './report.ts';

const WARM_UP_MS = 2000;
const MEASURED_MS = 4000;
const LAPS = 3;
const pages = { empty: '', '60 steps/s': '?speed=60', max: '?speed=max' };

/** Main-thread milliseconds a frame, all of the page's tasks counted, drawing itself left out. */
async function millisecondsAFrame(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.goto(address);
  await pause(WARM_UP_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { seconds, frames: await page.evaluate(() => window.drawn) };
  };
  const before = await read();
  await pause(MEASURED_MS);
  const after = await read();
  await page.close();
  return (1000 * (after.seconds - before.seconds)) / (after.frames - before.frames);
}

/** One board in a real browser, above an empty stage that is drawn as often. */
export async function benchFrames(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-bench-'));
  const root = join(import.meta.dirname, 'frames');
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1000 },
  });
  const site = await serve(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    const found = Object.keys(pages).map((name) => ({ name, ms: [] as number[] }));
    for (let lap = 0; lap < LAPS; lap++)
      for (const [i, query] of Object.values(pages).entries())
        found[i]!.ms.push(await millisecondsAFrame(browser, site.address + query));
    const empty = median(found[0]!.ms);
    say('empty stage', `${empty.toFixed(2)} ms a frame`);
    for (const { name, ms } of found.slice(1))
      say(`one 6 × 10 board at ${name}`, `${(median(ms) - empty).toFixed(2)} ms a frame above it`);
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
}
