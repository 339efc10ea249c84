import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

const at = 'mode=class&puzzle=square-bar-corner&paused&step=3';

test('the search is shown as a program, copied and saved in two languages', async () => {
  const { page } = await openPage(`${at}&order=rows&lang=en`, {
    width: 960,
    height: 540,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('.class-caption').waitFor();
  await page.keyboard.press('Shift+O');
  const dialog = page.getByRole('dialog', { name: 'This search as a program' });
  const text = dialog.locator('pre');
  await expect.poll(() => text.textContent()).toMatch(/^# This search.*\n[^]*\nsearch\(\[\]\)\n/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => dialog.getByRole('status').textContent()).toBe('Copied.');
  expect(await copied()).toBe(await text.textContent());
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);

  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('JavaScript');
  await expect.poll(() => text.textContent()).toMatch(/^\/\/ This search[^]*\nsearch\(\[\]\);\n/);
  await expect.poll(() => dialog.getByRole('status').textContent()).toBe('');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fitful-square-bar-corner.js');
  expect(readFileSync(await download.path(), 'utf8')).toBe(await text.textContent());
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});

test('what it leaves out is said, and that there is none', async () => {
  const { page } = await openPage(`${at}&order=columns&rules=islands&lang=en`);
  await page.locator('.class-caption').waitFor();
  await page.keyboard.press('Shift+O');
  const about = page.locator('dialog[open] p').first();
  await expect.poll(() => about.textContent()).toMatch(/leaves out the rules.*\(Islands\)/);

  const { page: other } = await openPage(`${at}&order=peel&lang=en`);
  await other.locator('.class-caption').waitFor();
  await other.keyboard.press('Shift+O');
  const none = other.locator('dialog[open] p');
  await expect.poll(() => none.textContent()).toMatch(/no program for the order “Peel”/);
  expect(await other.locator('dialog[open] .actions').count()).toBe(0);
});

test.each([
  [390, 700],
  [320, 560],
])('in Japanese it fits a page of %d × %d, and axe finds nothing', async (width, height) => {
  const { page } = await openPage(`${at}&solver=dlx&lang=ja`, { width, height });
  await page.locator('.class-caption').waitFor();
  await page.keyboard.press('Shift+O');
  const dialog = page.getByRole('dialog', { name: 'この探索のプログラム' });
  await expect.poll(() => dialog.locator('pre').textContent()).toMatch(/^# この探索のプログラム/);
  const { x, width: wide } = (await dialog.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + wide).toBeLessThanOrEqual(width);
  expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
});
