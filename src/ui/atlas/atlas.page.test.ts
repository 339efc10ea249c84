import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('all solutions are asked about by keys: a placement is fixed, forbidden, and both are undone', async () => {
  const visit = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en', {});
  const { page } = visit;
  const left = page.locator('.atlas .left');
  await expect.poll(() => left.textContent()).toBe('16 solutions');
  expect((await visit.status()).mode).toBe('atlas');
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('.atlas-board .cell[tabindex="0"]').focus();
  const said = page.locator('.atlas-layer [role="status"]');
  await expect.poll(() => said.textContent()).toMatch(/on a1 .*: in \d+ of 16 solutions/);
  const share = /in (\d+) of/.exec((await said.textContent())!)![1]!;
  await page.keyboard.press('Enter');
  await expect.poll(() => left.textContent()).toMatch(new RegExp(`^${share} solution|^one`));
  await expect.poll(() => page.url()).toContain('fix=');
  await page.keyboard.press('Enter');
  await expect.poll(() => left.textContent()).toBe(`${16 - Number(share)} solutions`);
  await expect.poll(() => page.url()).toContain('forbid=');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => left.textContent()).toBe('16 solutions');
});

test('a question is an address, in Japanese too; what does not fit is said and left out', async () => {
  const { page } = await openPage(
    'mode=atlas&puzzle=three-in-a-square&lang=ja&fix=A 0,0~A 9,9&piece=B',
    {},
  );
  await expect.poll(() => page.locator('.atlas .left').textContent()).toMatch(/^解\d+個$/);
  expect(await page.locator('.atlas .issue').textContent()).toContain('A 9,9');
  expect(await page.locator('.atlas .pieces [aria-pressed="true"]').textContent()).toContain('B');
});
