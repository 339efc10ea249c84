import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import { playedDay, setClock } from '../../testing/pages/playedDay.ts';
import { decodePng } from '../../tools/png.ts';

const date = '2026-11-26';
const large = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

const status = async (page: Page): Promise<string> =>
  (await page.locator('.status').textContent()) ?? '';

const byName = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses a button that is part of a page which may still be moving. */
const press = (page: Page, name: string) => byName(page, name).dispatchEvent('click');

test('today’s puzzle is played after one press, one key, or from the gallery', async () => {
  const { preludes } = playedDay(date);
  const visit = await openPage('', { ...large, preludes });
  const { page } = visit;
  expect((await visit.status()).mode).toBe('saver');
  await press(page, 'Today');
  await expect.poll(() => status(page)).toContain('A puzzle for November 26');
  expect((await visit.status()).mode).toBe('play');
  await expect.poll(() => page.url()).toContain('mode=play&puzzle=today-11-26');
  await press(page, 'Play');
  await expect.poll(async () => (await visit.status()).mode).toBe('saver');
  await page.keyboard.press('Shift+Y');
  await expect.poll(async () => (await visit.status()).mode).toBe('play');
  await page.keyboard.press('g');
  await press(page, 'Play it by hand');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await status(page)).toContain('7 pieces laid');
});

test.each([large, phone])(
  'a solved day counts in a row, and any day of the calendar is opened by keys: $width × $height',
  async (size) => {
    const day = playedDay(date, 0, 2);
    const { page } = await openPage('mode=play&puzzle=today', {
      ...size,
      preludes: day.preludes,
      everyFrame: true,
    });
    await expect.poll(() => page.locator('.waiting').count()).toBe(1);
    await page.keyboard.press('d');
    await expect
      .poll(() => page.locator('.streak').textContent())
      .toBe('2days in a row2in the longest row');
    await page.keyboard.press('Escape');
    await day.finish(page);
    const told = page.locator('.solved-day');
    await expect.poll(() => told.textContent()).toContain('3 days in a row');
    expect(await told.textContent()).toContain('Solved, without help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    const shown = byName(page, 'November 26, 2026, today, solved on its day, on the board');
    await shown.focus();
    expect(await axeViolations(page)).toEqual([]);
    const sheet = (await page.locator('dialog[open]').boundingBox())!;
    expect(sheet.x).toBeGreaterThanOrEqual(0);
    expect(sheet.x + sheet.width).toBeLessThanOrEqual(size.width);
    expect(sheet.height).toBeLessThanOrEqual(size.height);
    expect(await byName(page, 'November 27, 2026').isDisabled()).toBe(true);
    // From month to month, and to no day that is still to come.
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('26');
    for (let week = 0; week < 4; week++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.month h3').textContent()).toBe('October 2026');
    await page.keyboard.press('PageUp');
    expect(await page.locator('.month h3').textContent()).toBe('September 2026');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('mode=play&puzzle=today-09-');
    await expect.poll(() => page.locator('.waiting').count()).toBe(8);
  },
);

test('the time runs while the board is in sight, if it is wanted, and goes on after a reload', async () => {
  const day = playedDay(date, 751_400);
  const { page } = await openPage('mode=play&puzzle=today', {
    ...large,
    preludes: day.preludes,
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  expect(await status(page)).not.toMatch(/\d:\d\d/);
  await page.keyboard.press('d');
  await page.getByLabel('Show the time').check();
  await page.keyboard.press('Escape');
  await expect.poll(() => status(page)).toMatch(/12:3[2-9]/);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  const secondsOf = (text: string): number => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text)!;
    return 60 * Number(minutes) + Number(seconds);
  };
  const before = secondsOf(await status(page));
  // By the page's own timers, which go on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3500)));
  await hide(false);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(secondsOf(await status(page))).toBeLessThanOrEqual(before + 2);
  // It is kept every few seconds, and with each move.
  await expect.poll(() => status(page), { timeout: 20_000 }).toMatch(/12:[45]\d/);
  await page.reload();
  await expect.poll(() => status(page)).toMatch(/12:[345]\d|13:0\d/);
  expect(secondsOf(await status(page))).toBeGreaterThanOrEqual(12 * 60 + 35);
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await day.finish(page);
  await expect.poll(() => status(page)).toMatch(/Solved in 1[23]:\d\d, without help/);
  const ended = await status(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await status(page)).toBe(ended);
});

test('after midnight the game stays what it is, is solved late, and Today is another one', async () => {
  const day = playedDay(date, 0, 1);
  const { page } = await openPage('mode=play&puzzle=today', {
    ...large,
    preludes: day.preludes,
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('puzzle=today-11-26');
  await setClock(page, '2026-11-27T00:00:10');
  await page.reload();
  await expect.poll(() => status(page)).toContain('November 26');
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await day.finish(page);
  await expect.poll(() => page.locator('.solved-day').textContent()).toContain('After its day');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect
    .poll(() => page.locator('[data-date="2026-11-26"]').getAttribute('aria-label'))
    .toBe('November 26, 2026, solved later, on the board');
  expect(await page.locator('.streak').textContent()).toContain('0days in a row');
  await page.keyboard.press('Escape');
  await press(page, 'Today');
  await expect.poll(() => page.url()).toContain('puzzle=today-11-27');
  expect(await page.locator('.tools svg text').textContent()).toBe('27');
});

test('what is shared shows a board without pieces, and leads to the day', async () => {
  const day = playedDay(date, 751_400, 4);
  const { page } = await openPage('mode=play&puzzle=today', {
    ...phone,
    preludes: day.preludes,
    everyFrame: true,
    acceptDownloads: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await day.finish(page);
  await press(page, 'Share this day');
  const text = page.locator('.shared-text');
  await expect
    .poll(() => text.textContent())
    .toMatch(
      /^Fitful · November 26, 2026\nSolved, without help · 5 days in a row\nhttp.*\?mode=play&puzzle=today-11-26$/,
    );
  expect(await axeViolations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy text');
  await expect.poll(() => page.locator('.share .news').textContent()).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.textContent());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Save picture'),
  ]);
  expect(download.suggestedFilename()).toBe('fitful-2026-11-26.png');
  const { width, height, data } = decodePng(await readFile(await download.path()));
  expect([width, height]).toEqual([1080, 1080]);
  // Along the rows of the board that the date does not cut, colours never change at once.
  const steps = [400, 500, 600].flatMap((y) =>
    Array.from({ length: 400 }, (_, i) => 4 * (y * width + 300 + i)).map((at) =>
      Math.max(
        ...[0, 1, 2].map((channel) => Math.abs(data[at + channel]! - data[at + 4 + channel]!)),
      ),
    ),
  );
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  expect(steps.some((step) => step > 0)).toBe(true);
});

test('pieces that an address lays do not count as laid by hand, and Today begins without them', async () => {
  const day = playedDay(date);
  const { page } = await openPage('mode=play&puzzle=today', {
    ...large,
    preludes: day.preludes,
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  // Seven pieces.
  await expect.poll(() => page.url()).toMatch(/laid=([\d.]+-){6}[\d.]+$/);
  const address = page.url();
  await page.evaluate(() => localStorage.setItem('fitful.games', ''));
  await page.goto(address);
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await day.finish(page);
  await expect.poll(() => page.locator('.solved-day').textContent()).toContain('were given');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  expect(await page.locator('.streak').textContent()).toContain('0days in a row');
  await page.keyboard.press('Escape');
  await press(page, 'Today');
  await expect.poll(() => page.locator('.waiting').count()).toBe(8);
});

test('the gallery marks what was solved by hand, and finds it', async () => {
  const day = playedDay(date);
  const { page } = await openPage('mode=play&puzzle=today', {
    ...large,
    preludes: day.preludes,
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await day.finish(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  const card = page.locator('.card[data-puzzle="today"]');
  await expect.poll(() => card.textContent()).toContain('Solved by hand');
  expect(await card.getAttribute('aria-current')).toBe('true');
  await page.getByLabel('Solved by hand').check();
  expect(await page.locator('.card').count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('where storage is refused a day is solved all the same, and it is said once that it is not kept', async () => {
  const day = playedDay(date, 0, 1);
  const refuse = 'Storage.prototype.setItem = () => { throw new Error("refused"); };';
  const { page } = await openPage('mode=play&puzzle=today', {
    ...large,
    preludes: [...day.preludes, refuse],
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  const notices = page.locator('.notices');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => notices.textContent()).toContain('does not keep your game');
  await notices.getByRole('button').click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.waiting').count()).toBe(1);
  await day.finish(page);
  await expect.poll(() => page.locator('.solved-day').textContent()).toContain('2 days in a row');
  expect(await notices.textContent()).toBe('');
});
