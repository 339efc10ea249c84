import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openAddress } from '../../testing/pages/page.ts';
import { serve } from '../../tools/serve.ts';
import { modes } from '../modes/index.ts';

const built = join(import.meta.dirname, '../../../dist');

/** A copy of the built page, served from an address of its own until it is closed. */
async function copied() {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-site-'));
  cpSync(built, folder, { recursive: true });
  const site = await serve(folder);
  onTestFinished(() => {
    site.close();
    rmSync(folder, { recursive: true });
  });
  return { ...site, folder };
}

type Options = Parameters<typeof openAddress>[1];
const small: Options = { width: 320, height: 240, serviceWorkers: 'allow' };

const open = async (address: string, options?: Options) => {
  const visit = await openAddress(address, { ...small, ...options });
  await started(visit.page);
  return visit;
};

async function started(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
}

/** Waits until the service worker of a page keeps all files. */
async function provided(page: Page): Promise<void> {
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(hasWorker).toBe(true);
}

const status = (page: Page) => page.evaluate(() => window.fitful!.status());
const steps = async (page: Page) => (await status(page)).panes[0]!.steps;

const puzzle = async (page: Page) => (await status(page)).panes[0]!.puzzle;

/** A build of another version: each file of code has another name, and the page another description. */
function rebuild(folder: string): void {
  const assets = join(folder, 'assets');
  const texts = ['index.html', 'sw.js', ...readdirSync(assets).map((name) => `assets/${name}`)];
  for (const name of texts.filter((name) => /\.(html|js|css)$/.test(name))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = text
      .replaceAll(/(-[\w-]{8})(\.js|\.css)\b/g, '$1b$2')
      .replace('<title>Fitful', '<meta name="version" content="next"><title>Fitful')
      .replace(/(index\.html",revision:")[^"]*/, '$1next');
    if (name.startsWith('assets/')) rmSync(join(folder, name));
    writeFileSync(
      join(folder, name.replace(/(\.js|\.css)$/, name === 'sw.js' ? '$1' : 'b$1')),
      changed,
    );
  }
}

const isNext = (page: Page) => page.evaluate(() => !!document.querySelector('meta[name=version]'));

/** Run in the page: a system that opens files with it, by `launch`. */
function launchFiles(): void {
  const queue = { setConsumer: (take: unknown) => Object.assign(window, { launch: take }) };
  Object.defineProperty(window, 'launchQueue', { value: queue });
}

test('it can be installed, and puzzle files can be opened with it', async () => {
  const { address } = await copied();
  const { page } = await open(`${address}?paused`, { preludes: [launchFiles] });
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${address}manifest.webmanifest`, []]);
  // Browsers without a user interface have nothing to say here.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const isMeant = ({ errorId }: { errorId: string }) => errorId !== 'in-incognito';
  expect(installabilityErrors.filter(isMeant)).toEqual([]);
  const manifest = JSON.parse(data!) as typeof import('../../tools/vite/installable.ts').manifest;
  expect(new URL(manifest.start_url, url).href).toBe(address);
  const icons = await page.evaluate(
    (names) =>
      Promise.all(
        names.map(async (name) => {
          const image = new Image();
          image.src = name;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons.map(({ src }) => src),
  );
  expect(icons).toEqual(manifest.icons.map(({ sizes }) => sizes));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const [handler] = manifest.file_handlers;
  expect(new URL(handler!.action, url).href).toBe(address);
  await page.evaluate(() => {
    const file = new File(['title: Of a file\n\n..\n\nA\noo\n'], 'puzzle.txt');
    const system = window as unknown as { launch(its: object): void };
    system.launch({ files: [{ getFile: () => Promise.resolve(file) }] });
  });
  await expect.poll(() => page.title()).toContain('Of a file');
});

/** Run in the page: damages the files of code that the service worker keeps, those of a name. */
async function damageKept(name: string): Promise<number> {
  let damaged = 0;
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    for (const request of await cache.keys())
      if (
        new URL(request.url).pathname.includes(`/assets/${name}`) &&
        request.url.includes('.js')
      ) {
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(request, new Response('garbage(((', { headers }));
        damaged++;
      }
  }
  return damaged;
}

test('a page whose script is damaged where it is kept starts again, once it has failed twice', async () => {
  const { address } = await copied();
  const { page } = await open(`${address}?paused`, { complains: /Unexpected/ });
  await provided(page);
  expect(await page.evaluate(damageKept, 'index-')).toBeGreaterThan(0);
  await page.clock.install();
  await page.reload();
  const hasStarted = () => page.evaluate(() => window.fitful !== undefined);
  const start = page.locator('#app > .start');
  // From minute to minute, then two, the page is loaded anew; the second time without what was kept.
  for (const minutes of [1, 2]) {
    await start.waitFor();
    expect(await hasStarted()).toBe(false);
    const loaded = page.waitForEvent('load');
    await page.clock.fastForward(`0${minutes}:01`);
    await loaded;
  }
  await page.clock.runFor(2000);
  await expect.poll(hasStarted).toBe(true);
});

test('after one visit no server is needed, in any mode or dialog', async () => {
  const { folder, ...site } = await copied();
  const { address } = site;
  const { page } = await open(`${address}?paused`);
  await provided(page);
  site.close();
  const dialogs = [
    ['g', '.gallery .card:focus'],
    ['c', '.count .actions'],
    ['e', '.experiments .experiment'],
  ] as const;
  for (const [key, content] of dialogs) {
    await page.keyboard.press(key);
    await page.locator(content).first().waitFor();
    await page.keyboard.press('Escape');
  }
  for (const { id } of modes) {
    await page.goto(`${address}?mode=${id}&paused&step=3`);
    await started(page);
    const { mode, panes } = await status(page);
    expect([mode, ...(await page.locator('.notice').allTextContents())]).toEqual([id]);
    // A new game, or atlas, has no move to go to.
    if (panes.length > 0 && id !== 'play' && id !== 'atlas')
      await expect.poll(() => steps(page)).toBe(3);
  }
  const kept = (names: readonly string[]) =>
    page.evaluate((all) => Promise.all(all.map(async (name) => (await fetch(name)).ok)), names);
  const files = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  expect(await kept(files)).toEqual(files.map(() => true));
});

test('a new version comes between two boards, and never where somebody steers', async () => {
  const { address, folder } = await copied();
  // Each board is soon done: should the new version take over too late for one, it comes after the next.
  const soon = 'speed=max&play=teaching&interludes=none';
  const { page } = await open(`${address}?puzzle=three-in-a-square&${soon}`);
  const { page: steered } = await open(`${address}?step=30&lang=en`, {
    beside: page,
    complains: /404/,
  });
  await provided(steered);
  await provided(page);
  // While a dialog is open, the board stays.
  await page.keyboard.press('g');
  await page.locator('.gallery .card:focus').waitFor();
  rebuild(folder);
  const registration = () => page.evaluateHandle(() => navigator.serviceWorker.getRegistration());
  // The page itself does so every hour.
  await page.evaluate(async (its) => void (await its!.update()), await registration());
  await expect
    .poll(async () => page.evaluate((its) => its!.waiting !== null, await registration()))
    .toBe(true);
  expect(await isNext(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => isNext(page), { timeout: 60_000 }).toBe(true);
  await started(page);
  expect(await puzzle(page)).not.toBe('three-in-a-square');
  await expect.poll(() => steps(page)).toBeGreaterThan(0);
  // Workers are started from the copies of their scripts that the page has.
  expect(await isNext(steered)).toBe(false);
  await steered.keyboard.press('n');
  await expect.poll(() => puzzle(steered)).not.toBe('pentomino-10x6');
  await steered.keyboard.press('.');
  await expect.poll(() => steps(steered)).toBeGreaterThan(0);
  // Its own code is no longer to be had.
  await steered.keyboard.press('g');
  await steered.getByRole('button', { name: 'Try again' }).click();
  await steered.locator('.gallery .card:focus').waitFor();
  expect(await isNext(steered)).toBe(true);
});

test('where what is kept is missing or damaged, the page comes from the server', async () => {
  const { address } = await copied();
  const { page } = await open(`${address}?paused&lang=en`, { complains: /parts-/ });
  await provided(page);
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name!);
    const type = { headers: { 'content-type': 'text/javascript' } };
    for (const request of await cache.keys())
      if (request.url.includes('parts-')) await cache.put(request, new Response('{', type));
      else await cache.delete(request);
  });
  await page.reload();
  await started(page);
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.gallery .card:focus').waitFor();
  expect(await page.locator('.gallery [role=alert]').count()).toBe(0);
});
