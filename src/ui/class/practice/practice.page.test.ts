import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

test('a search is carried out by hand, by mouse and by keyboard, and heard', async () => {
  const visit = await openPage('mode=class&puzzle=square-bar-corner&order=rows', {
    preludes: [countTones],
  });
  const { page } = visit;
  const caption = () => page.locator('.class-caption').textContent();
  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  const pick = (piece: string) => page.getByRole('button', { name: piece, exact: true }).click();
  const heard = () => page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));
  await expect.poll(caption).toBe('Next: cell a1, the first that is open.');
  await page.keyboard.press('u');
  await page.keyboard.press('h');
  await expect.poll(caption).toMatch(/^Your turn/);
  // What is right is not shown.
  expect(await page.locator('.board-marks .next').count()).toBe(0);
  await cell('b2').click();
  await expect.poll(caption).toBe('Not this one: a1 is open before it.');
  await cell('a1').click();
  await pick('L');
  await cell('a1').click();
  await expect.poll(caption).toBe('Not yet: the search tries O first.');
  await pick('O');
  expect(await axeViolations(page)).toEqual([]);
  await cell('a1').focus();
  await page.keyboard.press('Enter');
  await expect.poll(caption).toMatch(/^Right\. Your turn/);
  await expect.poll(() => page.url()).toMatch(/step=1$/);
  await expect.poll(heard).toBeGreaterThan(0);

  // On to c1 by arrow keys; after two mistakes the search shows what it does.
  await cell('a1, O').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await pick('L');
  await pick('L');
  for (let i = 0; i < 2; i++) await cell('c1').click();
  await expect.poll(caption).toMatch(/The search lays L as shown\.$/);
  await cell('c1').click();
  await expect.poll(() => page.url()).toMatch(/step=2$/);
  // A dead end: the last piece comes off.
  await cell('a1, O').click();
  await expect.poll(caption).toBe('The last piece placed comes off first: L.');
  await cell('c1, L').click();
  await expect.poll(() => page.url()).toMatch(/step=3$/);
  await page.keyboard.press('h');
  await expect.poll(caption).toMatch(/^Back to c1/);

  // It ends where a lesson shows tries, and does not come back with the steps.
  await page.evaluate(() => window.fitful!.open('?mode=class&lesson=backtracking:2.4'));
  await expect.poll(caption).toMatch(/^Next: cell c1/);
  await page.keyboard.press('h');
  await expect.poll(caption).toMatch(/^Your turn/);
  await page.keyboard.press('PageUp');
  await expect.poll(caption).toMatch(/^O fits/);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Places', pressed: true }).waitFor();
  expect(await caption()).not.toMatch(/Your turn/);
});

test('whether it can still be solved, and all ways of a piece, are told on the board, by hand as well', async () => {
  const { page } = await openPage('mode=class&puzzle=square-bar-corner&order=rows&step=0&lang=en');
  const asked = () => page.locator('.class-lost').allTextContents();
  const drawn = (selector: string) => page.locator(`.option-marks ${selector}`).count();
  await expect.poll(() => page.locator('.class-caption').textContent()).toMatch(/^Next: cell a1/);
  await page.keyboard.press('Shift+Q');
  await expect.poll(asked).toEqual(['Yes: it can still be solved.']);
  expect(await drawn('.still')).toBe(1);
  // It is about this moment alone.
  await page.keyboard.press('ArrowRight');
  await expect.poll(asked).toEqual([]);
  await page.keyboard.press('h');
  await page.keyboard.press('Shift+Q');
  await expect.poll(asked).toEqual(['No: it cannot be solved any more. Lost since O, just now.']);
  expect(await drawn('.still')).toBe(0);
  await page.keyboard.press('Shift+Q');
  await expect.poll(asked).toEqual([]);
  // Below the square there is no room for the bar; the corner has as many ways as are drawn.
  await page.keyboard.press('Shift+W');
  await expect.poll(asked).toEqual(['I: 0 ways left.']);
  await page.keyboard.press('Shift+W');
  await expect.poll(asked).toEqual(['L: 6 ways left.']);
  expect(await drawn('.way')).toBe(6);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Shift+W');
  await expect.poll(asked).toEqual([]);
  expect(await drawn('.way')).toBe(0);
});

/** Run in the page: counts the tones that it makes. */
function countTones(): void {
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      const { dataset } = document.documentElement;
      dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
    }
  };
}
