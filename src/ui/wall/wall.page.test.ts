import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('all solutions of a puzzle are seen on a wall, several at a time, forwards and back; of what has been solved there is a wall too', async () => {
  const { page } = await openPage('mode=wall&puzzle=domino-5x2&unique&speed=max', {});
  const told = page.locator('.status');
  await expect.poll(() => told.textContent()).toContain('5 of 5 seen');
  expect(await told.textContent()).toContain(
    'all 5 solutions, turns and flips counted once, 4 at a time',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => told.textContent()).toContain('4 of 5 seen');

  const solved = { version: 1, solutions: { 'domino-5x2': '012340123400000' } };
  await page.evaluate(
    (text) => localStorage.setItem('fitful.solved', text),
    JSON.stringify(solved),
  );
  await page.goto(page.url().replace(/\?.*/, '?mode=wall&wall=solved&speed=max'));
  await expect.poll(() => told.textContent()).toContain('all that were solved in this browser');
  expect(await told.textContent()).toContain('Solved here');
  expect(await page.title()).toContain('boards of squares');
});

test('where puzzles cannot be loaded, the wall of those that were solved comes all the same, and says nothing of them', async () => {
  const { page } = await openPage('mode=wall&wall=solved', { block: /library-[^/]*\.json$/ });
  await expect.poll(() => page.locator('.notice').textContent()).toContain('could not be loaded');
  await expect.poll(() => page.locator('.status').textContent()).toContain('Solved here');
  await expect.poll(() => page.locator('.overlay.changing').count()).toBe(0);
  expect(await page.locator('.status').textContent()).not.toContain('·');
});

test('without controls it is said in large type how many solutions these are, and below that of what, as long as they change', async () => {
  const { page } = await openPage('mode=wall&puzzle=domino-5x2&unique&speed=max&ui=0', {});
  await expect.poll(() => page.locator('.headline .title').textContent()).toBe('All 5 solutions');
  const second = page.locator('.headline.on .second');
  await expect
    .poll(() => second.textContent())
    .toMatch(/\u00a0· turns and flips counted once\u00a0· 5 of 5 seen$/);
});
