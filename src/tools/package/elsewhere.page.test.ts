import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAddress } from '../../testing/pages/page.ts';
import { installPackage, linkPackages } from '../../testing/runs/installedPackage.ts';
import { serve, type Site } from '../serve.ts';
import { buildElsewhere, madeWith } from './elsewhere.ts';
import { codeIn } from './examples.ts';
import { fitfulBoard } from './fitfulBoard.ts';

declare global {
  interface Window {
    /** Shows a board, or passes other properties to the one on show. */
    show(props: { readonly puzzle: string; readonly isPaused: boolean }): void;
    /** Takes the board away. */
    leave(): void;
    /** Turns to the next slide. */
    turn(): void;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fitful-elsewhere-'));
let site: Site;

beforeAll(async () => {
  const project = await installPackage(fitfulBoard, folder);
  linkPackages(project, madeWith);
  const frame = `${inject('site')}?embed&puzzle=domino-5x2&lang=en`;
  const board = '<fitful-board puzzle="pentomino-10x6" speed="20"></fitful-board>';
  const slides = `<section>${board}</section><section>${board}</section>
<section></section><section></section><section><iframe data-src="${frame}"></iframe></section>`;
  const dist = await buildElsewhere(project.app, slides);
  cpSync(join(project.app, 'node_modules/fitful-board'), join(dist, 'fitful-board'), {
    recursive: true,
  });
  const document = readFileSync(join(import.meta.dirname, '../../..', fitfulBoard.readme), 'utf8');
  const head = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">';
  writeFileSync(join(dist, 'examples.html'), [head, ...codeIn(document, 'html')].join('\n'));
  site = await serve(dist);
});
afterAll(() => {
  site?.close();
  rmSync(folder, { recursive: true });
});

/** The states of all boards of a page. */
const statuses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('fitful-board')].map((board) => board.status?.()),
  );

/** Waits until so many frames have passed. */
const framesPass = (page: Page, most: number) =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const pass = (): unknown => (frames-- > 0 ? requestAnimationFrame(pass) : resolve());
        pass();
      }),
    most,
  );

test.each(['react', 'vue', 'notebook'])(
  'in a page made with %s a board follows its properties, tells its solutions, and leaves nothing',
  async (name) => {
    const { page } = await openAddress(`${site.address}${name}.html`);
    const show = (puzzle: string, isPaused: boolean) =>
      page.evaluate((props) => window.show(props), { puzzle, isPaused });
    await show('domino-5x2', false);
    await expect.poll(() => statuses(page)).toMatchObject([{ finished: true, solutions: 8 }]);
    expect((await statuses(page))[0]!.puzzle).toContain('title: Five dominoes');
    if (name !== 'notebook') await expect.poll(() => page.textContent('output')).toBe('8');
    await show('pentomino-6x10', true);
    await expect.poll(async () => (await statuses(page))[0]?.puzzle).toContain('6 × 10');
    expect(await statuses(page)).toHaveLength(1);
    if (name !== 'notebook') {
      await expect.poll(() => statuses(page)).toMatchObject([{ playing: false }]);
      await show('pentomino-6x10', false);
    }
    await expect.poll(() => statuses(page)).toMatchObject([{ playing: true }]);
    await page.evaluate(() => window.leave());
    await expect.poll(() => page.workers()).toHaveLength(0);
  },
);

test.each(['slide', 'fade'])(
  'of the boards on slides that change by the transition %s, only that of the slide on show goes on; frames are loaded for theirs',
  async (transition) => {
    const { page } = await openAddress(`${site.address}slides.html?transition=${transition}`, {
      complains: new RegExp(`^request: ${inject('site')}`),
    });
    const steps = async (i: number) => (await statuses(page))[i]?.steps ?? 0;
    const goesOn = async (i: number) => {
      const stood = await steps(i);
      await framesPass(page, 4);
      return (await steps(i)) > stood;
    };
    await expect.poll(() => steps(0)).toBeGreaterThan(2);
    await expect.poll(() => goesOn(1)).toBe(false);
    await page.evaluate(() => window.turn());
    await expect.poll(() => steps(1)).toBeGreaterThan(2);
    await expect.poll(() => goesOn(0)).toBe(false);
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('src')).toBeNull();
    for (let i = 0; i < 3; i++) await page.evaluate(() => window.turn());
    const row = frame.contentFrame().locator('.embed-row');
    await expect.poll(() => row.count()).toBe(1);
    await expect.poll(() => goesOn(1)).toBe(false);
  },
);

test('what its page has for pages without a build step does what it says there', async () => {
  const { page } = await openAddress(`${site.address}examples.html`, { width: 480, height: 2000 });
  const titled = async () =>
    (await statuses(page)).map((status) => /title: (.*)/.exec(status?.puzzle ?? '')?.[1]);
  await expect
    .poll(titled)
    .toEqual([
      'Twelve pentominoes, 10 × 6',
      undefined,
      'One, two, three and three cells make a square, 3 × 3',
      'Eighteen dominoes, 6 × 6',
    ]);
  expect((await statuses(page))[1]!.puzzle).toContain('pieces: pentomino');
  await expect.poll(() => page.textContent('output')).toMatch(/^solved after \d\d placements$/);
  await expect.poll(async () => (await statuses(page)).every((one) => one!.steps > 0)).toBe(true);
});
