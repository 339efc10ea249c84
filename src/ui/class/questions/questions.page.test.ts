import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

test('questions are asked of a class, answered by pointing and by letters, and revealed', async () => {
  const visit = await openPage(
    'mode=class&puzzle=square-bar-corner&order=rows&step=2&ways&speed=8',
  );
  const { page } = visit;
  const says = () => page.locator('.class-caption p').textContent();
  const press = (key: string) => page.keyboard.press(key);
  await expect.poll(says).toBe('Dead end: on d2, I leaves the board. Go back.');
  await press('a');
  await expect.poll(says).toMatch(/^Does another piece go on/);
  // What gives it away is hidden.
  expect(await page.locator('.board-marks :is(.refused, .ways)').count()).toBe(0);
  expect(await page.locator('.class-figures').isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'a3: open' }).click();
  // It may be answered again: nothing is given away.
  await expect
    .poll(says)
    .toBe('Nothing fits there either, but the search does not come to it. Try again.');
  expect(await page.locator('.board-marks :is(.refused, .ways)').count()).toBe(0);
  await page.getByRole('button', { name: 'd2: open' }).click();
  await expect.poll(says).toBe('Right. Dead end: on d2, I leaves the board. Go back.');
  expect(await page.locator('.board-marks .refused').count()).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);

  // The next question about the same moment, by letters: the second answer after the first was wrong.
  await page.getByRole('button', { name: 'Another' }).click();
  await expect.poll(says).toBe('How many pieces come off before the next one goes on?');
  const choices = await page.locator('.choice').allTextContents();
  expect(choices).toHaveLength(3);
  await press('abc'[choices.findIndex((choice) => choice.endsWith('1'))]!);
  await expect.poll(says).toMatch(/^Right\. 1 piece comes off/);
  // Nothing moves until it is revealed, five steps further on.
  for (let i = 0; i < 5; i++) await press('PageDown');
  await expect.poll(says).toMatch(/^In how many ways can/);
  await press('PageDown');
  await expect.poll(says).toMatch(/ can cover \w+ in \d+ ways\.$/);
  await expect.poll(() => page.url()).toMatch(/step=7$/);
  // Playing stops at the full board; then at the next question, where it waits. Space reveals it.
  await press(' ');
  await expect.poll(() => page.url()).toMatch(/step=11$/);
  await press(' ');
  await expect.poll(() => page.url()).toMatch(/step=12$/);
  await expect.poll(() => page.getByRole('button', { name: 'Reveal' }).count()).toBe(1);
  expect((await visit.status()).running).toBe(false);
  await press(' ');
  await expect.poll(() => page.getByRole('button', { name: 'Reveal' }).count()).toBe(0);
  expect((await visit.status()).running).toBe(false);
  await press('Escape');
  await expect.poll(() => page.locator('.class-asking').count()).toBe(0);

  // At the end there is a list of what was asked; each leads back to its moment.
  const list = page.getByRole('dialog', { name: 'What was asked' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await press('Escape');
  await expect.poll(() => list.count()).toBe(0);
  // Without words, an open question stays.
  await press('w');
  await press('a');
  await expect.poll(() => page.getByRole('button', { name: 'Reveal' }).isVisible()).toBe(true);
  await press(' ');
  await expect.poll(() => page.locator('.class-caption').isVisible()).toBe(false);
  await press('w');
  await press('Escape');
  await list.getByRole('button', { name: /Revealed\..*step 12$/ }).click();
  await expect.poll(() => page.url()).toMatch(/step=12$/);
  expect(await list.count()).toBe(0);

  // The whole tree at once: walked by keys, which lead to its moments, and seen closer around the moment.
  await press('t');
  await page.getByRole('button', { name: 'All at once' }).click();
  const reading = () => page.locator('#raster-reading').textContent();
  const part = () => page.locator('.scale [aria-live]').textContent();
  await page.getByRole('button', { name: /^Tree: Downwards/ }).focus();
  await expect.poll(part).toBe('the whole tree');
  for (let i = 0; i < 3; i++) await press('ArrowLeft');
  await expect.poll(reading).toBe('2 pieces · 8% · dead end, first at step 4');
  const onBoard = () => page.locator('.node-board path:not(.ground)').count();
  await expect.poll(onBoard).toBe(2);
  await press('Enter');
  await expect.poll(() => page.url()).toMatch(/step=4$/);
  // The picture stands still.
  expect(await part()).toBe('the whole tree');
  await press('+');
  await expect.poll(part).toBe('50% of the tree');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zoom out (−)' }).click();
  await expect.poll(part).toBe('the whole tree');
  // Node by node: what is on the board at the moment, or at the one that has the focus.
  await page.getByRole('button', { name: 'All at once' }).click();
  await expect.poll(onBoard).toBe(2);
  await page.getByRole('treeitem', { name: 'O, step 1: more was placed after it' }).focus();
  await expect.poll(onBoard).toBe(1);

  // By keyboard alone: by pointing at the board and at the tray, and by digits. The focus is never lost.
  const focused = () =>
    page.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? '');
  const tabTo = async (label: RegExp): Promise<void> => {
    for (let i = 0; i < 40 && !label.test(await focused()); i++) await press('Tab');
    expect(await focused()).toMatch(label);
  };
  await press('t');
  await press('Home');
  await press('a');
  await expect.poll(says).toMatch(/^Which cell is covered next\?/);
  await tabTo(/: open$/);
  await press('Enter');
  await expect.poll(says).toBe('No: another open cell comes before d2. Try again.');
  expect(await focused()).toBe('d2: open');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter']) await press(key);
  await expect.poll(says).toBe('Right. Next: cell a1, the first that is open.');
  expect(await focused()).toMatch(/^a1: open, next/);
  await page.getByRole('button', { name: 'Another' }).focus();
  await press('Enter');
  await expect.poll(says).toBe('Which piece is placed on a1 next? Point at it below.');
  expect(await focused()).toBe('What happens');
  await tabTo(/^O$/);
  await press('ArrowRight');
  await press('ArrowRight');
  expect(await focused()).toBe('L');
  await press('ArrowLeft');
  await press(' ');
  await expect.poll(says).toBe('No: something else that fits is tried before I. Try again.');
  expect(await focused()).toBe('I');
  await press('ArrowLeft');
  await press(' ');
  await expect.poll(says).toMatch(/^Right\./);
  expect(await focused()).toBe('What happens');
  await page.getByRole('button', { name: 'Another' }).focus();
  await press(' ');
  await expect.poll(says).toMatch(/^In how many ways/);
  const digits = await page.locator('.choice').allTextContents();
  await press(String(digits.length));
  await expect.poll(says).toMatch(/^(Right\. .* can cover |No: there are )/);

  // What goes away with the focus in it leaves that to the caption.
  await press('t');
  await page.getByRole('treeitem').first().focus();
  await press('t');
  expect(await focused()).toBe('What happens');
});

test('a lesson asks of the board and the search of its stop alone', async () => {
  const stop =
    'mode=class&puzzle=square-bar-corner&order=rows&grain=tries&step=0&lesson=backtracking:2';
  for (const [query, isAsked] of [
    [stop, true],
    [stop.replace('bar', 't'), false],
    [stop.replace('rows', 'fewest'), false],
  ] as const) {
    const { page } = await openPage(query);
    await page.locator('.lesson-text').waitFor();
    const caption = page.locator('.class-caption p');
    await expect
      .poll(() => caption.textContent())
      .toMatch(isAsked ? /^Point at / : /^(?!Point at )./);
  }
});
