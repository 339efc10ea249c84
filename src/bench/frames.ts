import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { ideas } from '../app/modes/race/ideas.ts';
import { writeSearch } from '../solve/saved/searchText.ts';
import { launchOptions } from '../tools/browser.ts';
import { libraryAsset } from '../tools/libraryAsset.ts';
import { serve } from '../tools/serve.ts';
import { atMost, median, say } from './report.ts';

/** Until the engine has compiled what every frame runs. */
const WARM_UP_MS = 5000;
const MEASURED_MS = 4000;
const LAPS = 3;
/** The size of a page with one board, and with nine panes of a race; the most that each may cost, in ms per frame. */
const ONE = { size: { width: 1280, height: 720 }, most: 2 };
const NINE = { size: { width: 640, height: 360 }, most: 6 };
const panes = ideas.map((search) => writeSearch(search));
const race = `?mode=race&puzzle=pentomino-6x10&speed=100000&panes=${panes.join('~')}`;

const COUNT_FRAMES = `
  window.framesSoFar = 0;
  (function count() {
    window.framesSoFar++;
    requestAnimationFrame(count);
  })();
`;

/**
 * Run in the page: all calls of WebGL are made, but nothing is rasterised. Rasterised in software, frames would come a
 * few times a second, and each would have the steps of many to show.
 */
function discardPixels(canvas: Element): void {
  const context = (canvas as HTMLCanvasElement).getContext('webgl2')!;
  context.enable(context.RASTERIZER_DISCARD);
}

/** The main thread's CPU time per frame in ms: all tasks of the page, 60 frames a second, without rasterisation. */
async function millisecondsAFrame(
  browser: Browser,
  address: string,
  size: { readonly width: number; readonly height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport: size });
  await page.addInitScript({ content: COUNT_FRAMES });
  await page.goto(address);
  await page.locator('canvas').first().evaluate(discardPixels);
  await pause(WARM_UP_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return { seconds, frames: Number(await page.evaluate('framesSoFar')) };
  };
  const before = await read();
  await pause(MEASURED_MS);
  const after = await read();
  await page.close();
  return (1000 * (after.seconds - before.seconds)) / (after.frames - before.frames);
}

/** The cost of boards in a real browser, relative to an empty stage drawn as often. */
export async function benchFrames(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-bench-'));
  await build({
    root: join(import.meta.dirname, 'frames'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [solid(), libraryAsset],
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1000 },
  });
  const bare = await serve(folder);
  const dist = join(import.meta.dirname, '../../dist');
  const whole = existsSync(dist) ? await serve(dist) : undefined;
  const browser = await chromium.launch(launchOptions());
  const compared = [
    { name: 'one 6 × 10 board at 60 steps/s', address: `${bare.address}?speed=60`, ...ONE },
    { name: 'one 6 × 10 board at max', address: `${bare.address}?speed=max`, ...ONE },
  ];
  const nine = '9 panes of it at 100,000 steps/s, all of the page';
  if (whole) compared.push({ name: nine, address: whole.address + race, ...NINE });
  else say(nine, 'left out: run npm run build first');
  try {
    const laps = new Map<string, number[]>();
    const lap = async (name: string, address: string, { size }: typeof ONE) => {
      const found = laps.get(name) ?? [];
      laps.set(name, [...found, await millisecondsAFrame(browser, address, size)]);
    };
    for (let i = 0; i < LAPS; i++) {
      await lap('', bare.address, ONE);
      for (const { name, address, ...its } of compared) await lap(name, address, its);
    }
    const empty = median(laps.get('')!);
    say('empty stage', `${empty.toFixed(2)} ms a frame`);
    for (const { name, most } of compared)
      say(name, `${atMost(median(laps.get(name)!) - empty, most)} ms a frame above it`);
  } finally {
    await browser.close();
    bare.close();
    whole?.close();
    rmSync(folder, { recursive: true });
  }
}
