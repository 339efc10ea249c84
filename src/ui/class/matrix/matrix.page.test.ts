import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

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
