import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../tools/browser.ts';
import { fitfulBoard } from '../tools/package/fitfulBoard.ts';
import { bundleModules } from '../tools/package/writePackage.ts';
import { serve } from '../tools/serve.ts';
import { atMost, byTurns, median, print } from './report.ts';

const dist = join(import.meta.dirname, '../../dist');
const LAPS = 5;
/** How many times as late as that of the page its first tile may be. */
const LATER = 1.2;

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

/** `<fitful-board>` against the page: its first tile. */
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
  } finally {
    await browser.close();
    own.close();
    whole.close();
    rmSync(folder, { recursive: true });
  }
}
