import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from './browser.ts';
import { serve } from './serve.ts';
import { visit } from './visit.ts';

/**
 * Takes a picture of the page, built afresh:
 *
 *     npm run shot -- 'puzzle=pentomino-6x10&step=900' out.png --size 1280x720
 *
 * `--after` waits so many milliseconds first, `--key` then presses a key (give it again for more),
 * `--lang` sets the browser's language. What went wrong on the page is written to stderr.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1280x720' },
    after: { type: 'string', default: '2000' },
    key: { type: 'string', multiple: true, default: [] },
    lang: { type: 'string', default: 'en' },
  },
});
const [query, file] = positionals;
const [width, height] = values.size.split('x').map(Number);
if (query === undefined || file === undefined || !width || !height) {
  console.error(
    'shot.ts <query> <file.png> [--size 1280x720] [--after ms] [--key Key] [--lang en]',
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'fitful-shot-'));
const vite = join(import.meta.dirname, '../../node_modules/.bin/vite');
const args = ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder];
execFileSync(vite, args, { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit' });
const site = await serve(folder);
const browser = await chromium.launch(launchOptions());
try {
  const address = `${site.address}?${query}`;
  const { page, complaints } = await visit(browser, address, {
    width,
    height,
    locale: values.lang,
  });
  await pause(Number(values.after));
  for (const key of values.key) {
    await page.keyboard.press(key);
    await pause(500);
  }
  await page.screenshot({ path: file });
  for (const complaint of complaints) console.error(complaint);
} finally {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
}
