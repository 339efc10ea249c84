import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

const classAtTwo = 'mode=class&puzzle=square-bar-corner&order=rows&step=2&paused';

/** The step that an address leads to; it leaves out the beginning. */
const stepOf = (address: string): number => Number(new URL(address).searchParams.get('step') ?? 0);

test('since when no solution is left is told on demand, marked, and gone to, back and ahead', async () => {
  const { page } = await openPage(`${classAtTwo}&lang=en`, { width: 1024, height: 768 });
  const caption = () => page.locator('.class-caption p').first().textContent();
  const lost = page.locator('.class-lost');
  const step = () => stepOf(page.url());
  const marks = (kind: string) => page.locator(`.lost-shapes .${kind}`).count();
  await expect.poll(caption).toBe('Dead end: on d2, I leaves the board. Go back.');
  expect([await lost.count(), await marks('mistake'), await marks('in-vain')]).toEqual([0, 0, 0]);

  await page.keyboard.press('Shift+V');
  await expect.poll(() => lost.textContent()).toBe('Lost since O, 1 step ago.');
  expect(await lost.getAttribute('aria-live')).toBe('polite');
  await expect.poll(() => marks('mistake')).toBe(1);
  await expect.poll(() => marks('in-vain')).toBe(1);
  expect(new URL(page.url()).searchParams.has('lost')).toBe(true);
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true }).count();
  expect(await cell('a1: O, the 1st piece placed, since which it is lost')).toBe(1);
  expect(await cell('c1: L, the 2nd piece placed, in vain')).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  const { height } = (await page.locator('.class-caption').boundingBox())!;

  // Back to before it, where a solution is left; the browser leads back to where one was.
  await page.keyboard.press('Shift+M');
  await expect.poll(step).toBe(0);
  await expect.poll(() => lost.textContent()).toBe('');
  expect([await marks('mistake'), await marks('in-vain')]).toEqual([0, 0]);
  expect((await page.locator('.class-caption').boundingBox())!.height).toBe(height);
  await page.keyboard.press('Shift+M');
  await expect.poll(caption).toBe('There is no mistake: some solution is left.');
  await page.goBack();
  await expect.poll(step).toBe(2);
  await expect.poll(() => lost.textContent()).toBe('Lost since O, 1 step ago.');

  // Ahead to where it is taken back.
  await page.keyboard.press('Shift+N');
  await expect.poll(step).toBe(8);
  await expect.poll(() => lost.textContent()).toBe('');
  await page.keyboard.press('Shift+V');
  await expect.poll(() => lost.count()).toBe(0);
});

test('the menus have it too, in Japanese, and an open question keeps it to itself', async () => {
  const { page } = await openPage(`${classAtTwo}&lost&lang=ja`, { width: 1280, height: 720 });
  const lost = page.locator('.class-lost');
  await expect.poll(() => lost.textContent()).toBe('1手前に置いたOから、もう解はありません。');
  await page.keyboard.press('a');
  await expect.poll(() => lost.textContent()).toBe('');
  expect(await page.locator('.lost-shapes').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => lost.textContent()).not.toBe('');
  await page.locator('.panel-menu > button').press('Enter');
  const item = page.getByRole('menuitemcheckbox', { name: '解がなくなった時点' });
  expect(await item.getAttribute('aria-checked')).toBe('true');
  await item.press('Enter');
  await expect.poll(() => lost.count()).toBe(0);
  // It is gone to all the same.
  await page.locator('.go-to > button').press('Enter');
  await page.getByRole('menuitem', { name: '誤りの直前へ戻る' }).press('Enter');
  await expect.poll(() => stepOf(page.url())).toBe(0);
});
