import { writeSearch } from '../solve/saved/searchText.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ideas } from '../app/modes/race/ideas.ts';
import { launchOptions } from '../tools/browser.ts';
import { serve } from '../tools/serve.ts';
import { startFrameMeter, type FrameMeter } from './drivenFrames.ts';
import { atMost, byTurns, median, print } from './report.ts';

const dist = join(import.meta.dirname, '../../dist');
const LAPS = 3;
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

/** Notes when the first tile is on the board. */
const prelude = `
  (function look() {
    if (window.fitful?.status().panes[0]?.steps > 0) window.firstTile = performance.now();
    else requestAnimationFrame(look);
  })();
`;

/** The kB of scripts, compressed. */
const scriptSize = (): number =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, 'assets', file))).length, 0) /
  1024;

/** The ms from the request of the page until the first tile is on the board. */
async function firstTile(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.addInitScript({ content: prelude });
  await page.goto(address);
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

/** The built page: its size, its first tile, and its frames. */
export async function benchPage(): Promise<void> {
  if (!existsSync(dist)) return print('the page', 'left out: run npm run build first');
  const site = await serve(dist);
  const browser = await chromium.launch(launchOptions());
  const meter = await startFrameMeter();
  try {
    print('scripts, compressed', `${scriptSize().toFixed(1)} kB`);
    const tiles = await byTurns(LAPS, () => firstTile(browser, `${site.address}${board}&speed=60`));
    print('first tile', `${median(tiles.flat()).toFixed(0)} ms`);
    if (meter) await benchFrames(site.address, meter);
    else print('frames', 'left out: they need the packaged browser');
  } finally {
    await browser.close();
    await meter?.close();
    site.close();
  }
}

/** What frames cost above those of a page that is paused, and above those without charts. */
async function benchFrames(site: string, meter: FrameMeter): Promise<void> {
  const controlled = `${site}${race.replace('&ui=0', '&lang=en')}&speed=1000`;
  const frames = await byTurns(
    LAPS,
    () => meter.measure(`${site}${board}&paused`),
    () => meter.measure(`${site}${board}&speed=60`),
    () => meter.measure(`${site}${board}&speed=max`),
    () => meter.measure(`${site}${race}&speed=100000`),
    () => meter.measure(controlled),
    () => meter.measure(controlled, openCharts),
  );
  const [still = 0, slow = 0, fast = 0, nine = 0, bare = 0, charted = 0] = frames.map(median);
  print('a board that is paused', `${still.toFixed(2)} ms a frame`);
  for (const [name, milliseconds, most] of [
    ['a 6 × 10 board at 60 steps/s', slow - still, 2],
    ['a 6 × 10 board at max', fast - still, 2],
    ['9 panes of it at 100,000 steps/s', nine - still, 6],
  ] as const)
    print(name, `${atMost(milliseconds, most)} ms a frame above it`);
  print('charts of 9 panes', `${atMost(charted - bare, CHARTS)} ms a frame above none`);
}
