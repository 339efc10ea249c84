import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from './browser.ts';
import { serve } from './serve.ts';

const root = join(import.meta.dirname, '../..');

/** The size in a text such as `1280x720`; undefined if there is none. */
export function sizeOf(text: string): { width: number; height: number } | undefined {
  const [width, height] = text.split('x').map(Number);
  return width && height ? { width, height } : undefined;
}

/**
 * Starts a browser, and serves the page to it.
 *
 * @param isBuilt whether `dist` is served as it is, rather than the page built afresh
 * @param use what is done with them, before both are closed
 */
export async function withBuiltPage(
  isBuilt: boolean,
  use: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const folder = isBuilt ? join(root, 'dist') : mkdtempSync(join(tmpdir(), 'fitful-page-'));
  if (!isBuilt) {
    const args = ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder];
    execFileSync(join(root, 'node_modules/.bin/vite'), args, { cwd: root, stdio: 'inherit' });
  }
  const site = await serve(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    await use(browser, site.address);
  } finally {
    await browser.close();
    site.close();
    if (!isBuilt) rmSync(folder, { recursive: true });
  }
}
