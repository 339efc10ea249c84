import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryAsset } from '../tools/vite/assets.ts';
import { serve, type Site } from '../tools/serve.ts';
import { openAddress } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-toy-mode-'));
let site: Site;

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, 'toyMode'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [solid(), libraryAsset],
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 1000,
      cssCodeSplit: false,
    },
  });
  site = await serve(folder);
});

afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

test('a mode added to the list is loaded when opened, can be controlled, and leaves nothing behind', async () => {
  const visit = await openAddress(`${site.address}?paused&puzzle=three-in-a-square`, {
    width: 480,
    height: 270,
  });
  const { page } = visit;
  /** Whether any script that the page has loaded contains a text. */
  const hasCode = (text: string): Promise<boolean> =>
    page.evaluate(async (part) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = loaded.filter((url) => url.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
      return texts.some((script) => script.includes(part));
    }, text);
  const panel = page.locator('.swaps');
  const steps = () => page.locator('.timeline input').inputValue().then(Number);
  const address = () => page.url().replace(/.*\?/, '');
  const boards = () => page.evaluate(() => window.swapBoards);
  await page.locator('.dock').waitFor();
  for (const code of ['Shuffle', 'fitful-race']) expect(await hasCode(code)).toBe(false);

  await page.keyboard.press('t');
  await panel.waitFor();
  for (const code of ['Shuffle', 'fitful-race']) expect(await hasCode(code)).toBe(true);
  expect((await visit.status()).mode).toBe('swaps');
  const button = page.getByRole('button', { name: 'Swaps' });
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  const before = parseInt((await panel.textContent())!, 10);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(3);
  await expect.poll(address).toBe('mode=swaps&puzzle=three-in-a-square&step=3&paused=1');

  await page.keyboard.press('b');
  await expect.poll(steps).toBeGreaterThan(20);
  const after = parseInt((await panel.textContent())!, 10);
  expect(after).toBeLessThan(before);
  await page.keyboard.press('?');
  const keys = page.locator('dialog[open] dl');
  await expect.poll(() => keys.textContent()).toMatch(/TCells that are swappedBThe last swap/);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Shift');
  await panel.getByRole('button').evaluate((its: HTMLElement) => its.click());
  await expect.poll(address).toBe('mode=swaps&puzzle=three-in-a-square&mix=2&paused=1');
  await page.reload();
  await panel.waitFor();
  expect(address()).toBe('mode=swaps&puzzle=three-in-a-square&mix=2&paused=1');

  await page.keyboard.press('t');
  await expect.poll(() => panel.count()).toBe(0);
  await expect.poll(address).toBe('puzzle=three-in-a-square&paused=1');
  expect((await visit.status()).panes).toHaveLength(1);
  await expect.poll(boards).toBe(0);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(1);

  // Its settings are restored, and other modes can be opened from it.
  await page.keyboard.press('t');
  await expect.poll(address).toContain('mix=2');
  await page.keyboard.press('r');
  await page.locator('.panes > li').first().waitFor();
  await expect.poll(address).toContain('mode=race');
  await expect.poll(boards).toBe(0);
});
