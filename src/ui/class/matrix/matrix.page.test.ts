import { expect, test } from 'vitest';
import { pack } from '../../../app/address/packed.ts';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

test('pieces that lie from the start have no columns, and keys pass over them', async () => {
  const text = 'BB...\nB....\n\nA\noo\n\nB\noo\no.\n\nC\nooo\no..\n\nD\no\n';
  const link = `mode=class&text=${await pack(text)}&solver=dlx&step=0&panels=matrix&lang=en`;
  const { page } = await openPage(link, { width: 1280, height: 720 });
  const heads = page.locator('.matrix-box .item');
  await expect
    .poll(() => heads.allTextContents())
    .toEqual(['c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'A', 'C', 'D']);
  expect(await page.locator('.matrix-box caption').textContent()).toBe(
    'Exact cover: one mark in each column',
  );
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  await page
    .locator('.matrix-box .item')
    .nth(7)
    .evaluate((head: HTMLElement) => head.focus());
  expect(await focused()).toMatch(/^A, /);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^C, /);

  // On the board, cells of fixed pieces are heard and walked.
  const grid = page.getByRole('grid', { name: 'Board, cell by cell' });
  const rows = grid.getByRole('row');
  expect(await rows.first().locator('path').count()).toBe(5);
  await grid.getByRole('gridcell', { name: /^c1: open/ }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('b1: B, lies from the start');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^b2: open/);
  expect(await axeViolations(page)).toEqual([]);
});

test('of more options than have room, all are there, and reached by scrolling and by keys', async () => {
  const link = 'mode=class&puzzle=three-in-a-square&solver=dlx&step=0&panels=matrix';
  const { page } = await openPage(link, { width: 1280, height: 720 });
  const rows = page.locator('.class-matrix tbody tr');
  await expect.poll(() => rows.count()).toBe(44);
  const box = page.locator('.matrix-box');
  const seen = () =>
    box.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const head = element.querySelector('thead')!.getBoundingClientRect();
      const isSeen = (row: Element): boolean => {
        const box = row.getBoundingClientRect();
        return box.top >= head.bottom - 1 && box.bottom <= bottom + 1;
      };
      return {
        rows: [...element.querySelectorAll('tbody tr')].flatMap((row, at) =>
          isSeen(row) ? [at] : [],
        ),
        // Items stay in sight.
        isHeadSeen: head.top >= top - 1,
        beyond: element.scrollWidth - element.clientWidth,
      };
    });
  const first = await seen();
  expect(first).toMatchObject({ isHeadSeen: true, beyond: 0 });
  expect(first.rows[0]).toBe(0);
  expect(first.rows.length).toBeGreaterThan(10);
  const sizes = await page
    .locator('.matrix-box :is(.item, .option, .counts td)')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(720 / 43);
  expect(await axeViolations(page)).toEqual([]);

  await page.locator('.matrix-box [tabindex="0"]').focus();
  for (let at = 0; at < 6; at++) await page.keyboard.press('PageDown');
  await expect.poll(async () => (await seen()).rows.at(-1)).toBe(43);
  expect((await seen()).isHeadSeen).toBe(true);
  for (let at = 0; at < 4; at++) await page.keyboard.press('PageUp');
  const focused = await page.evaluate(() => {
    const row = document.activeElement!.closest('tr')!;
    return [...document.querySelectorAll('.class-matrix tbody tr')].indexOf(row);
  });
  expect(focused).toBe(3);
  expect((await seen()).rows).toContain(3);
  expect(await axeViolations(page)).toEqual([]);
});
