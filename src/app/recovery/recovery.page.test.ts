import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endable } from '../../testing/pages/endable.ts';
import { openPage } from '../../testing/pages/page.ts';

const small = { width: 160, height: 120 };

declare global {
  interface Window {
    /** Set in a page that is to be reloaded. */
    isFirst?: boolean;
  }
}

/** Run in the page: minutes are waited for as hundredths of them, and it counts as an hour old. */
function hurry(): void {
  const wait = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  window.setTimeout = ((call: () => void, ms = 0) =>
    wait(call, ms >= 2000 ? ms / 100 : ms)) as typeof setTimeout;
  const check = window.setInterval.bind(window);
  window.setInterval = ((call: () => void, ms: number) =>
    check(call, ms === 5000 ? 50 : ms)) as typeof setInterval;
  const hour = 3_600_000;
  performance.now = () => hour + now();
  // Frames go by the same clock, as some come by ticks instead.
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (frame) => ask((at) => frame(hour + at));
}

const status = (page: Page) =>
  page.evaluate(() => {
    const { mode, panes } = window.fitful?.status() ?? { mode: '', panes: [] };
    const { puzzle, steps, solutions } = panes[0] ?? { puzzle: '', steps: 0, solutions: 0 };
    return { mode, puzzle, steps, solutions, panes: panes.length };
  });
const notices = (page: Page) => page.locator('.notice').count();

test('code that cannot be loaded at first is there by itself later, by a reload if need be', async () => {
  for (const block of [/index-[^/]*\.js$/, /parts-[^/]*\.js$/]) {
    const visit = await openPage('mode=race&speed=30&lang=en', {
      ...small,
      block,
      preludes: [hurry],
    });
    const { page } = visit;
    if (String(block).includes('parts')) await page.locator('.notice').waitFor();
    else await page.locator('.not-yet').waitFor({ state: 'attached' });
    await page.unroute(block);
    await expect
      .poll(async () => (await status(page)).panes, { timeout: 60_000 })
      .toBeGreaterThan(1);
    await expect.poll(() => notices(page)).toBe(0);
    expect(page.url()).toContain('mode=race');
  }
});

/** Run in the page: every frame fails while the page is called like this; returns once one has. */
function breakFrames(title: string): void {
  const ask = window.requestAnimationFrame.bind(window);
  let isFrame = false;
  window.requestAnimationFrame = (frame) =>
    ask((now) => {
      isFrame = true;
      try {
        frame(now);
      } finally {
        isFrame = false;
      }
    });
  window.Date = class extends Date {
    constructor(...args: []) {
      super(...args);
      if (isFrame && document.title.includes(title)) throw new Error('no frame');
    }
  } as DateConstructor;
}

test('frames that cannot be drawn lead to the next board, and in the end to a page that can', async () => {
  const { page } = await openPage('puzzle=three-in-a-square&speed=1&lang=en', {
    ...small,
    complains: /no frame/,
    preludes: [hurry],
  });
  await expect.poll(async () => (await status(page)).steps).toBeGreaterThan(0);
  await page.evaluate(breakFrames, await page.title());
  await expect
    .poll(async () => (await status(page)).puzzle, { timeout: 60_000 })
    .not.toBe('three-in-a-square');
  await expect.poll(async () => (await status(page)).steps, { timeout: 60_000 }).toBeGreaterThan(1);
  await page.evaluate(() => void (window.isFirst = true));
  await page.evaluate(breakFrames, '');
  const isFirst = () => page.evaluate(() => window.isFirst ?? false).catch(() => true);
  await expect.poll(isFirst, { timeout: 60_000 }).toBe(false);
  await expect.poll(async () => (await status(page)).steps, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(await notices(page)).toBe(0);
});

test.each(['race', 'class'])(
  'workers that fall silent while the page is hidden are replaced without a word, in the mode %s',
  async (mode) => {
    const query = `mode=${mode}&puzzle=pentomino-8x8-middle&paused&step=100`;
    const { page } = await openPage(query, { ...small, preludes: [hurry, endable] });
    const steps = async () => (await status(page)).steps;
    await expect.poll(steps).toBe(100);
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await page.evaluate(() => window.endWorkers());
    await hide(false);
    await page.evaluate(() => window.fitful!.seek(200_000));
    await expect.poll(steps, { timeout: 60_000 }).toBe(200_000);
    expect(await notices(page)).toBe(0);
  },
);

test.each(['refused', 'full', 'damaged'])('a page whose storage is %s plays on', async (how) => {
  const { page } = await openPage('paused', small);
  await page.addInitScript((state) => {
    const refuse = (): never => {
      throw new DOMException(state, 'QuotaExceededError');
    };
    if (state === 'refused') {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
    } else if (state === 'full') Storage.prototype.setItem = refuse;
    else
      for (const name of ['solved', 'left', 'counts', 'lessons', 'checkpoint.a', 'reloads'])
        for (const storage of [localStorage, sessionStorage])
          storage.setItem(
            `fitful.${name}`,
            '{"version":1,"steps":{"":-1},"solutions":[{}],"kept":',
          );
  }, how);
  await page.goto(page.url().replace(/\?.*/, '?puzzle=three-in-a-square&speed=max&lang=en'));
  await expect.poll(async () => (await status(page)).solutions).toBeGreaterThan(0);
  await page.keyboard.press('g');
  await page.locator('.gallery .card').first().waitFor();
  expect(await notices(page)).toBe(0);
});
