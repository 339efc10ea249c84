import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../tools/browser.ts';
import { serve } from '../tools/serve.ts';
import { median, ratio, say } from './report.ts';

const WARM_UP_MS = 3000;
const MEASURED_MS = 8000;
const LAPS = 2;
/** A search that does not end while measured. */
const search = 'backtrack:columns';

/** Ten frames per second, since software rendering would take a core of its own. */
const SELDOM =
  'window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 100);';

/** How many cores the renderer process keeps busy while panes race for equal time at full speed. */
async function coresBusy(browser: Browser, address: string, panes: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 320, height: 180 } });
  await page.addInitScript({ content: SELDOM });
  const searches = Array(panes).fill(search).join('~');
  const how = 'mode=race&puzzle=pentomino-6x10&equal=time&speed=max&ui=0';
  await page.goto(`${address}?${how}&panes=${searches}`);
  await pause(WARM_UP_MS);
  const client = await browser.newBrowserCDPSession();
  const seconds = async (): Promise<number> => {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = { cpu: await seconds(), wall: performance.now() };
  await pause(MEASURED_MS);
  const cores = (1000 * ((await seconds()) - before.cpu)) / (performance.now() - before.wall);
  await page.close();
  return cores;
}

/** Whether two panes racing for equal time use two cores. */
export async function benchRace(): Promise<void> {
  const dist = join(import.meta.dirname, '../../dist');
  if (!existsSync(dist)) {
    say('equal time', 'left out: run npm run build first');
    return;
  }
  const site = await serve(dist);
  const browser = await chromium.launch(launchOptions());
  try {
    const [one, two]: [number[], number[]] = [[], []];
    for (let i = 0; i < LAPS; i++) {
      one.push(await coresBusy(browser, site.address, 1));
      two.push(await coresBusy(browser, site.address, 2));
    }
    say('cores kept busy by one pane in equal time', median(one).toFixed(2));
    say('by two panes', median(two).toFixed(2));
    say('two panes against one', ratio(median(two) / median(one), 1.5));
  } finally {
    await browser.close();
    site.close();
  }
}
