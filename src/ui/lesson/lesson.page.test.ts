import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('nodes of the tree are pointed at, and what is said leaves with the moment of its stop', async () => {
  const { page } = await openPage('lesson=backtracking:6&lang=en', { width: 1024, height: 640 });
  const says = () => page.locator('.class-caption p').first().textContent();
  const text = () => page.locator('.lesson-text').textContent();
  await expect.poll(says).toBe('Point at the node in the tree.');
  expect(await page.locator('.class-tree').isVisible()).toBe(true);
  expect(await page.locator('.class-figures').isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('treeitem', { name: 'L, step 2: dead end' }).click();
  await expect
    .poll(says)
    .toBe('No. That is L, step 2: dead end; then 1 piece comes off. Try again.');
  await page.getByRole('treeitem', { name: 'O, step 1: ' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(says).toBe('Right. L, step 6: dead end; then 2 pieces come off.');
  // From here on a node leads to its moment again, of which the lesson says nothing.
  await page.getByRole('treeitem', { name: 'L, step 4: dead end' }).click();
  await expect.poll(text).toMatch(/^This is not the stop’s moment/);
  await page.keyboard.press('PageUp');
  await expect.poll(text).toMatch(/^Where in the tree/);
  await expect.poll(() => page.url()).toMatch(/lesson=backtracking:6&.*step=11/);
});

test('steps are carried out by hand, and the lesson goes on once they are done', async () => {
  const { page } = await openPage('lesson=backtracking:5.4&lang=en');
  const says = () => page.locator('.class-caption p').first().textContent();
  await expect.poll(says).toMatch(/^Step 1 of 5\. Your turn/);
  await page.getByRole('button', { name: 'c2, L', exact: true }).click();
  await expect.poll(says).toMatch(/^Step 2 of 5\. Right\. Your turn/);
  expect(await page.locator('.lesson-text').textContent()).toMatch(/^Now you are the search/);
  await page.getByRole('button', { name: 'a2, O', exact: true }).click();
  await expect.poll(says).toMatch(/^Step 3 of 5/);
  // On the board arrows walk among cells.
  await page.evaluate(() => (document.activeElement as SVGElement).blur());
  // The others by a key: the last of them leads on.
  for (const step of [14, 15, 16]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(new RegExp(`step=${step}\\b`));
  }
  await expect.poll(() => page.url()).toMatch(/lesson=backtracking:5\.5&/);
  await expect.poll(says).toMatch(/^Dead end/);
  // Back there it begins anew; and a remote goes on at once.
  await page.keyboard.press('PageUp');
  await expect.poll(says).toMatch(/^Step 1 of 5/);
  await page.keyboard.press('PageDown');
  await expect.poll(says).toMatch(/^Dead end/);
});

test.each([
  [1280, 720],
  [1024, 640],
  [960, 540],
  [390, 844],
])('the end is what to take home, at %i × %i', async (width, height) => {
  const { page } = await openPage('lesson=backtracking:16.2&lang=en', { width, height });
  const end = page.locator('.lesson-end');
  await end.waitFor();
  expect(await end.locator('.remember li').count()).toBe(4);
  expect(await end.locator('.home a').getAttribute('href')).toMatch(/\?lesson=backtracking:1$/);
  expect(await page.locator('.board-marks').count()).toBe(0);
  // Nothing lies on anything else, and all lines are seen, or scrolled to.
  const parts = await end
    .locator('li, h2, .home a, .home p')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0),
    );
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const over = parts.filter((one, at) => parts.slice(at + 1).some((two) => isOver(one, two)));
  expect(over).toEqual([]);
  const top = await end.evaluate((it) => it.getBoundingClientRect().top);
  expect(Math.min(...parts.map((one) => one.top))).toBeGreaterThanOrEqual(top);
  if (width > 1000) expect(await end.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await end.getByRole('button', { name: 'The same search with a T' }).click();
  await expect.poll(() => page.url()).toMatch(/puzzle=square-t-corner/);
  await expect.poll(() => end.count()).toBe(0);
  await page.goBack();
  await end.getByRole('button', { name: 'Worksheets' }).click();
  await page.locator('.worksheets').waitFor();
});

test('the line that runs next is pointed at in the pseudocode, with the mouse and with keys', async () => {
  const { page } = await openPage('lesson=backtracking:13.2&lang=en', { width: 1280, height: 720 });
  const code = page.locator('.class-code');
  const caption = page.locator('.class-caption p').first();
  const says = () => caption.textContent();
  await expect.poll(says).toBe('Point at the line of the pseudocode.');
  expect(await axeViolations(page)).toEqual([]);
  await code.getByRole('button', { name: 'remove p' }).click();
  await expect.poll(says).toMatch(/^No: the piece lies/);
  await code.getByRole('button', { name: 'place p' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(says).toMatch(/^Right\. The search calls itself/);
  await expect.poll(() => code.getByRole('button').count()).toBe(0);
});

test('on a phone the longest texts are seen whole', async () => {
  const { page } = await openPage('lesson=backtracking:9.4&lang=en', { width: 390, height: 844 });
  const text = page.locator('.lesson-text');
  await expect.poll(() => text.textContent()).toMatch(/^Pruning cuts branches/);
  const cut = () => text.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await cut()).toBe(0);
  await page.evaluate(() => window.fitful!.open('?lesson=backtracking:12.3&lang=en'));
  await expect.poll(() => text.textContent()).toMatch(/^12 pieces/);
  expect(await cut()).toBe(0);
});
