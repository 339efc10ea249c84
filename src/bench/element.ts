import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../tools/browser.ts';
import { fitfulBoard } from '../tools/package/fitfulBoard.ts';
import { bundleModules } from '../tools/package/writePackage.ts';
import { serve } from '../tools/serve.ts';
import { startFrameMeter } from './drivenFrames.ts';
import { atMost, byTurns, median, print } from './report.ts';

const dist = join(import.meta.dirname, '../../dist');
const LAPS = 5;
/** How many times as late as that of the page its first tile may be. */
const LATER = 1.2;

/** The boards that scroll together, and how many times as long as for one their frames may take. */
const BOARDS = 10;
const TIMES = 10;
/** The most ms of a frame that scripts and layout may take, so that there are 60 in a second. */
const FRAME = 16.7;
const SCROLLS = 3;

/** A page with some boards, all in sight, which scrolls all the time. */
const scrolling = (boards: number): string => `<!doctype html>
<style>
  body { height: 600px; margin: 0; }
  fitful-board { display: inline-block; width: 120px; height: 100px; }
</style>
<script type="module" src="fitful-board/index.js"></script>
<script>
  (function scroll(now) {
    scrollTo(0, 50 + 50 * Math.sin(now / 500));
    requestAnimationFrame(scroll);
  })(0);
</script>
${'<fitful-board puzzle="pentomino-10x6" speed="60" ui="0"></fitful-board>'.repeat(boards)}`;

/** What frames take, above those of a page without boards, where ten boards scroll and where one does. */
async function benchScrolling(site: string, folder: string): Promise<void> {
  const meter = await startFrameMeter();
  if (!meter) return print('boards that scroll', 'left out: they need the packaged browser');
  const counts = [0, 1, BOARDS];
  for (const boards of counts)
    writeFileSync(join(folder, `boards-${boards}.html`), scrolling(boards));
  const measures = counts.map((boards) => () => meter.measure(`${site}boards-${boards}.html`));
  const frames = await byTurns(SCROLLS, ...measures);
  await meter.close();
  const [none = 0, one = 0, ten = 0] = frames.map(median);
  print(`${BOARDS} boards that scroll`, `${atMost(ten, FRAME)} ms a frame`);
  print('that, against one board', `${atMost((ten - none) / (one - none), TIMES)} ×`);
}

/** The ms until a first tile lies on the page at an address. */
async function firstTile(browser: Browser, address: string, isThere: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  await page.addInitScript({
    content: `(function look() {
      if (${isThere}) window.firstTile = performance.now();
      else requestAnimationFrame(look);
    })();`,
  });
  await page.goto(address);
  const found = await page.waitForFunction(() => window.firstTile, undefined, { polling: 20 });
  const milliseconds = Number(await found.jsonValue());
  await page.close();
  return milliseconds;
}

/** `<fitful-board>` against the page: its first tile; many on one page against one. */
export async function benchElement(): Promise<void> {
  if (!existsSync(dist)) return print('the element', 'left out: run npm run build first');
  const folder = mkdtempSync(join(tmpdir(), 'fitful-element-'));
  await bundleModules(fitfulBoard, join(folder, 'fitful-board'));
  const asked = { puzzle: 'pentomino-10x6', order: 'rows', speed: '60', ui: '0' };
  const attributes = Object.entries(asked).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script type="module" src="fitful-board/index.js"></script>
<fitful-board ${attributes.join(' ')}></fitful-board>`,
  );
  const [own, whole] = await Promise.all([serve(folder), serve(dist)]);
  const browser = await chromium.launch(launchOptions());
  try {
    const [element, page] = await byTurns(
      LAPS,
      () =>
        firstTile(
          browser,
          own.address,
          `document.querySelector('fitful-board')?.status?.()?.steps > 0`,
        ),
      () =>
        firstTile(
          browser,
          `${whole.address}?${new URLSearchParams(asked)}`,
          'window.fitful?.status().panes[0]?.steps > 0',
        ),
    );
    const times = [median(element!), median(page!)] as const;
    print('first tile, against that of the page', `${atMost(times[0] / times[1], LATER)} ×`);
    await benchScrolling(own.address, folder);
  } finally {
    await browser.close();
    own.close();
    whole.close();
    rmSync(folder, { recursive: true });
  }
}
