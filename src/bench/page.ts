import { writeSearch } from '../solve/saved/searchText.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ideas } from '../app/modes/race/ideas.ts';
import { launchOptions } from '../tools/browser.ts';
import { serve } from '../tools/serve.ts';
import { atMost, byTurns, median, print } from './report.ts';

const dist = join(import.meta.dirname, '../../dist');
const LAPS = 3;
/** The time until the engine has compiled the code of a frame, and the time that is measured, in ms. */
const WARM_UP = 5000;
const MEASURED = 4000;
/** The most that charts may add to a frame, in ms. */
const CHARTS = 2;
const board = '?puzzle=pentomino-6x10&order=rows&ui=0';
const panes = ideas.map((search) => writeSearch(search));
const race = `?mode=race&puzzle=pentomino-6x10&ui=0&panes=${panes.join('~')}`;

declare global {
  interface Window {
    /** The time at which the first tile was on the board; undefined before. */
    firstTile?: number;
  }
}

/** Counts frames; notes when the first tile is on the board. */
const prelude = `
  window.framesSoFar = 0;
  (function count() {
    window.framesSoFar++;
    if (!window.firstTile && window.fitful?.status().panes[0]?.steps > 0)
      window.firstTile = performance.now();
    requestAnimationFrame(count);
  })();
`;

/**
 * Run in the page: all calls of WebGL are made, but nothing is rasterised. Rasterised in software, frames
 * would come a few times a second, and each would have the steps of many to show.
 */
function discardPixels(canvas: Element): void {
  const context = (canvas as HTMLCanvasElement).getContext('webgl2')!;
  context.enable(context.RASTERIZER_DISCARD);
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.addInitScript({ content: prelude });
  await page.goto(address);
  return page;
}

/** The kB of scripts, compressed. */
const scriptSize = (): number =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, 'assets', file))).length, 0) /
  1024;

/** The ms from the request of the page until the first tile is on the board. */
async function firstTile(browser: Browser, address: string): Promise<number> {
  const page = await open(browser, address);
  const found = await page.waitForFunction(() => window.firstTile, undefined, { polling: 20 });
  const milliseconds = Number(await found.jsonValue());
  await page.close();
  return milliseconds;
}

/** Opens the charts of a race. */
async function openCharts(page: Page): Promise<void> {
  await page.locator('.pane').first().waitFor();
  await page.keyboard.press('Shift');
  await page.locator('.bar').getByRole('button', { name: 'Charts' }).press('Enter');
}

/** The main thread's processor time per frame in ms, 60 frames a second, without rasterisation. */
async function millisecondsAFrame(
  browser: Browser,
  address: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await open(browser, address);
  await page.locator('canvas').first().evaluate(discardPixels);
  await prepare?.(page);
  await pause(WARM_UP);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { seconds, frames: Number(await page.evaluate('framesSoFar')) };
  };
  const before = await read();
  await pause(MEASURED);
  const after = await read();
  await page.close();
  return (1000 * (after.seconds - before.seconds)) / (after.frames - before.frames);
}

/** The built page: its size, its first tile, and its frames. */
export async function benchPage(): Promise<void> {
  if (!existsSync(dist)) return print('the page', 'left out: run npm run build first');
  const site = await serve(dist);
  const browser = await chromium.launch(launchOptions());
  const laps = async (measure: () => Promise<number>) =>
    median((await byTurns(LAPS, measure)).flat());
  const frame = (query: string, prepare?: (page: Page) => Promise<void>) =>
    laps(() => millisecondsAFrame(browser, site.address + query, prepare));
  try {
    print('scripts, compressed', `${scriptSize().toFixed(1)} kB`);
    const tile = await laps(() => firstTile(browser, `${site.address}${board}&speed=60`));
    print('first tile', `${tile.toFixed(0)} ms`);
    const still = await frame(`${board}&paused`);
    print('a board that is paused', `${still.toFixed(2)} ms a frame`);
    for (const [name, query, most] of [
      ['a 6 × 10 board at 60 steps/s', `${board}&speed=60`, 2],
      ['a 6 × 10 board at max', `${board}&speed=max`, 2],
      ['9 panes of it at 100,000 steps/s', `${race}&speed=100000`, 6],
    ] as const)
      print(name, `${atMost((await frame(query)) - still, most)} ms a frame above it`);
    const controlled = `${race.replace('&ui=0', '&lang=en')}&speed=1000`;
    const bare = await frame(controlled);
    const charted = await frame(controlled, openCharts);
    print('charts of 9 panes', `${atMost(charted - bare, CHARTS)} ms a frame above none`);
  } finally {
    await browser.close();
    site.close();
  }
}
