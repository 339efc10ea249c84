import { expect, test } from 'vitest';
import { pack } from '../../app/address/packed.ts';
import { focusShown } from '../../testing/pages/focusShown.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (...page: Parameters<typeof openPage>): Promise<Visit['page']> => {
  visit = await openPage(...page);
  await visit.page.locator('.dock').waitFor();
  return visit.page;
};
const dialog = () => visit.page.locator('dialog.count[open]');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const number = async () => (await dialog().locator('.number').textContent())!;

test('counts all solutions, by keyboard alone, and compares with the published number', async () => {
  const page = await open('puzzle=pentomino-3x20&paused');
  await page.keyboard.press('c');
  await button('Count').waitFor();
  await dialog().getByRole('checkbox').check();
  await button('Count').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog().textContent()).toContain('Just as many as were published.');
  expect(await number()).toBe('2');
  await expect.poll(() => dialog().textContent()).toMatch(/about .+ placements, give or take .+/);
  expect(await axeViolations(page)).toEqual([]);

  await dialog().getByRole('checkbox').uncheck();
  await button('Count').click();
  await expect.poll(() => dialog().textContent()).toContain('Published: 2');
  expect(await number()).toBe('8');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog().count()).toBe(0);
  await page.keyboard.press('c');
  await expect.poll(number).toBe('8');
});

test('all numbers of solutions on a screen agree, and say what is counted', async () => {
  const page = await open('puzzle=three-in-a-square&step=126&paused');
  const what = () => page.locator('.what').textContent();
  await expect.poll(what).toContain('Finished: 16 solutions, turns and flips included');
  await page.keyboard.press('c');
  await button('Count').click();
  await expect.poll(number).toBe('16');
  const told = () => dialog().textContent();
  await expect.poll(told).toContain('solutions, turns and flips included');
  // The search has finished, so its size is exact.
  await expect.poll(told).toMatch(/Search on show63 placements/);
  await page.keyboard.press('Escape');

  await page.goto(`${page.url()}&unique`);
  await page.locator('.dock').waitFor();
  const found = 'Finished: 2 solutions, turns and flips counted once';
  // Not repeated in the description of the search.
  await expect.poll(what).toMatch(new RegExp(`${found} · Short side$`));
  await page.keyboard.press('Home');
  await expect.poll(what).toMatch(/Short side · Turned and flipped once$/);
  await page.keyboard.press('c');
  expect(await dialog().getByRole('checkbox').isChecked()).toBe(true);
  await button('Count').click();
  await expect.poll(number).toBe('2');
  await expect.poll(told).toContain('Just as many as were published.');
});

test('a count can be paused, resumed after a reload, continued in the background, and discarded', async () => {
  const page = await open('puzzle=one-sided-pentomino-15x6&paused');
  await page.keyboard.press('c');
  await button('Count').click();
  const share = () => dialog().locator('progress').getAttribute('value').then(Number);
  await expect.poll(share).toBeGreaterThan(0);
  await button('Pause').click();
  await expect.poll(() => dialog().textContent()).toContain('paused');
  const before = await share();

  await page.reload();
  await visit.page.locator('.dock').waitFor();
  await page.keyboard.press('c');
  await button('Go on').waitFor();
  expect(await share()).toBeGreaterThanOrEqual(before);
  await button('Go on').click();
  await button('Pause').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.what').textContent()).toContain('counting: ');
  await page.keyboard.press('c');
  await button('Discard the count').click();
  await button('Count').waitFor();
  expect(await page.locator('.what').textContent()).not.toContain('counting');
  expect(await page.evaluate(() => localStorage.getItem('fitful.counts'))).not.toContain('ooo');
});

test('counts without storage', async () => {
  const page = await open('puzzle=three-in-a-square&paused');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
    Storage.prototype.getItem = () => '{"version":2,"counts":[{"text":7},null]}';
  });
  await focusShown(page.getByRole('button', { name: 'Count' }));
  await page.keyboard.press('Enter');
  await button('Count').click();
  await expect.poll(number).toBe('16');
});

test('a long number breaks only between groups of digits, and is copied without breaks', async () => {
  const board = `${'.'.repeat(13)}\n`.repeat(13);
  const text = await pack(`${board}\nA x*\no\n\nB x*\noo\n`);
  const page = await open(`text=${text}&paused`, { width: 360, height: 640 });
  await page.keyboard.press('c');
  await button('Count').click();
  const counted = '59,956,919,824,257,750,508,655,631,107,474,672,284,499,736,089';
  await expect.poll(number).toBe(counted);
  const [copied, lines, taken, room] = await dialog()
    .locator('.number')
    .evaluate((it) => {
      const selection = getSelection()!;
      selection.selectAllChildren(it);
      const range = new Range();
      const text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      const linesOf = [];
      while (text.nextNode()) {
        range.selectNodeContents(text.currentNode);
        linesOf.push(range.getClientRects().length);
      }
      return [String(selection), linesOf, it.scrollWidth, it.closest('.sheet')!.clientWidth];
    });
  expect(copied).toBe(counted);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(taken).toBeLessThan(room);
});

test('says why there is none, with the board painted', async () => {
  const page = await open('puzzle=domino-8x8-corners&paused&lang=en');
  await page.keyboard.press('c');
  await button('Count').click();
  await expect
    .poll(() => dialog().locator('.why figcaption').textContent())
    .toContain('32 cells are marked.');
  expect(await dialog().locator('.why .marked').count()).toBe(32);
  expect(await axeViolations(page)).toEqual([]);
});
