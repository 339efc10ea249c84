import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAddress } from '../testing/pages/page.ts';
import { fitfulBoard } from '../tools/package/fitfulBoard.ts';
import { bundleModules } from '../tools/package/writePackage.ts';
import { serve, type Site } from '../tools/serve.ts';

declare global {
  interface Window {
    /** What the page has been asked to keep. */
    touched?: string[];
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fitful-hardships-'));
let site: Site;

const script = (from: string): string => `<script type="module" src="${from}/index.js"></script>`;
const pageOf = (...parts: readonly string[]): string =>
  ['<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">', ...parts].join('');

beforeAll(async () => {
  await bundleModules(fitfulBoard, join(folder, 'one'));
  cpSync(join(folder, 'one'), join(folder, 'two'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), pageOf(script('one'), '<main></main>'));
  writeFileSync(join(folder, 'both.html'), pageOf(script('one'), script('two'), '<main></main>'));
  site = await serve(folder);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const statuses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('fitful-board')].map((board) => board.status?.()),
  );

/** Puts boards into the page, in place of those that are there. */
const put = (page: Page, html: string): Promise<void> =>
  page.evaluate((text) => (document.querySelector('main')!.innerHTML = text), html).then(() => {});

const paused = '<fitful-board puzzle="domino-5x2" step="3" paused></fitful-board>';

test('of two versions on one page the first one counts, and boards are there once', async () => {
  const { page } = await openAddress(`${site.address}both.html`, { height: 900 });
  await put(page, paused.repeat(2));
  await expect.poll(() => statuses(page)).toMatchObject([{ steps: 3 }, { steps: 3 }]);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('fitful-board')].map(
        (board) => board.shadowRoot!.querySelectorAll('canvas').length,
      ),
    ),
  ).toEqual([1, 1]);
});

test.each(['_virtual_catalogue.js', 'search.worker.js'])(
  'one that is removed while %s is loaded leaves nothing, and another one can come',
  async (file) => {
    const { page } = await openAddress(site.address);
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let asked = 0;
    await page.route(`**/${file}`, async (route) => {
      asked++;
      await held;
      await route.continue();
    });
    await put(page, paused);
    await expect.poll(() => asked).toBe(1);
    await put(page, '');
    goOn();
    await page.waitForLoadState('networkidle');
    expect(page.workers()).toEqual([]);
    await put(page, paused);
    await expect.poll(() => statuses(page)).toMatchObject([{ steps: 3 }]);
    await put(page, '');
    await expect.poll(() => page.workers()).toEqual([]);
  },
);

/** Run in the page: refuses to keep anything, and notes who asks. */
function refuseStorage(): void {
  window.touched = [];
  const refuse = (owner: object, name: string): void =>
    void Object.defineProperty(owner, name, {
      get() {
        window.touched!.push(name);
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    refuse(window, name);
  refuse(Document.prototype, 'cookie');
  refuse(Navigator.prototype, 'serviceWorker');
}

test('it asks for no storage, and needs none', async () => {
  const { page } = await openAddress(site.address, { preludes: [refuseStorage] });
  await put(page, '<fitful-board puzzle="domino-5x2" speed="max" captions></fitful-board>');
  await expect.poll(() => statuses(page)).toMatchObject([{ finished: true, solutions: 8 }]);
  await page.getByRole('slider').press('Home');
  expect(await page.evaluate(() => window.touched)).toEqual([]);
});

test('messages to the page around are not for it', async () => {
  const { page } = await openAddress(site.address);
  await put(page, paused);
  await expect.poll(() => statuses(page)).toMatchObject([{ steps: 3 }]);
  await page.evaluate(() => {
    const commands = ['play', 'step', 'seek', 'open', 'toString'].map((fitful) => ({ fitful }));
    for (const data of [...commands, null, undefined, 'play', [1], new Map(), { type: 'step' }])
      window.postMessage(data, '*');
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await statuses(page)).toMatchObject([{ steps: 3, playing: false }]);
});

test('each attribute that is wrong is warned of once by its name, its value, what is used and the id of the board', async () => {
  const { page } = await openAddress(site.address);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('<fitful-board')) warnings.push(message.text());
  });
  const wrong = {
    puzzle: 'nothing',
    text: '!',
    solver: 'quick',
    order: '9',
    pieces: '7',
    rules: 'golden',
    seed: '-1',
    hold: 'Ä',
    unique: 'perhaps',
    speed: 'fast',
    step: '-1',
    from: 'here',
    to: 'there',
    loop: 'maybe',
    theme: 'pink',
    hour: 'tea',
    letters: 'some',
    captions: 'often',
    ui: 'off',
    mode: 'class',
  };
  // The language of the page is none of its developer's.
  await page.evaluate(() => (document.documentElement.lang = 'ja'));
  await put(page, '<fitful-board paused></fitful-board>');
  await expect.poll(async () => (await statuses(page))[0]).toBeDefined();
  expect(warnings).toEqual([]);
  const [usual] = await statuses(page);
  for (const [name, value] of Object.entries(wrong)) {
    await put(page, `<fitful-board id="x" paused ${name}="${value}"></fitful-board>`);
    await expect.poll(async () => (await statuses(page))[0]).toEqual(usual);
    await page.evaluate(
      ([attribute, text]) => {
        const board = document.querySelector('fitful-board')!;
        board.removeAttribute(attribute);
        board.setAttribute(attribute, text);
        board.setAttribute('nothing', text);
      },
      [name, value] as const,
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const [warning, ...others] = warnings.splice(0);
    expect(others).toEqual([]);
    expect(warning).toMatch(/^<fitful-board id="x">: /);
    expect(warning).toContain(`${name}="${value}"`);
    expect(warning).toMatch(/(default|puzzle) "[\w-]+" is (used|shown)|is left out|is passed over/);
    expect(warning).not.toMatch(/gallery|address/);
  }
});

test('a board that is played stays one, whatever its methods and properties are given', async () => {
  const { page } = await openAddress(site.address);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('<fitful-board')) warnings.push(message.text());
  });
  await put(page, '<fitful-board mode="play" puzzle="polyomino-3x3" laid="0.0.4"></fitful-board>');
  await expect.poll(() => statuses(page)).toMatchObject([{ placements: 1 }]);
  const [before] = await statuses(page);
  await page.evaluate(() => {
    const board = document.querySelector('fitful-board')! as unknown as Record<
      'seek' | 'step' | 'open',
      (value?: unknown) => void
    >;
    for (const value of ['x', NaN, Infinity, undefined, {}]) board.seek(value);
    for (const value of ['x', NaN, Infinity, {}]) board.step(value);
    for (const value of [undefined, null, 5, {}, 'https://[']) board.open(value);
  });
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toContain('open() was given no address; nothing has changed.');
  expect(await statuses(page)).toEqual([before]);
  await page.evaluate(() => document.querySelector('fitful-board')!.seek(-5));
  expect(await statuses(page)).toMatchObject([{ placements: 0, laid: '' }]);
  // Without a puzzle, or with one that there is not, the usual one is played.
  const usual = { laid: '', puzzle: expect.stringContaining('10 × 6') };
  await page.evaluate(() => document.querySelector('fitful-board')!.open('?puzzle=nope'));
  await expect.poll(() => statuses(page)).toMatchObject([usual]);
  await page.evaluate(() => document.querySelector('fitful-board')!.open('?puzzle=polyomino-3x3'));
  await expect
    .poll(() => statuses(page))
    .toMatchObject([{ laid: '', puzzle: expect.stringContaining('3 × 3') }]);
  await page.evaluate(() => (document.querySelector('fitful-board')!.puzzle = null));
  await expect.poll(() => statuses(page)).toMatchObject([usual]);
  await page.evaluate(() =>
    document.querySelector('fitful-board')!.open('?mode=saver&step=3&paused'),
  );
  await expect.poll(() => statuses(page)).toMatchObject([{ laid: undefined, steps: 3 }]);
});
