import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('a search is explained, forwards and back, on a board that stands still', async () => {
  const visit = await openPage('puzzle=square-bar-corner&order=rows&theme=chocolate', {
    width: 1024,
    height: 768,
  });
  const { page } = visit;
  await page.clock.install();
  await page.locator('.dock').waitFor();
  const caption = () => page.locator('.class-caption p').textContent();
  const address = () => page.url().replace(/.*\?/, '');
  const board = page.locator('.board-marks');
  const rows = () => board.getAttribute('aria-label');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Where the board is. */
  const place = () => board.locator('g').first().getAttribute('transform');
  /** Where everything on the page is. */
  const places = () =>
    page
      .locator('.class-page > *')
      .evaluateAll((parts) => [
        ...parts.map((one) => JSON.stringify(one.getBoundingClientRect())),
        document.querySelector('.board-marks g')!.getAttribute('transform'),
      ]);

  // By key: paused at the beginning, in the theme for projectors; N leads to no other puzzle.
  await press('k');
  await expect.poll(caption).toBe('Next: cell a1, the first that is open.');
  const early = await page.evaluateHandle(listEarlyNumbers);
  await press('n', 'Escape', 'PageDown', 'ArrowRight');
  await expect.poll(caption).toBe('Dead end: on d2, I leaves the board. Go back.');
  await expect.poll(rows).toBe('row 1: O O L L; row 2: O O L –; row 3: – – –');
  expect(await page.locator('.class-caption [aria-live=polite]').textContent()).toBe(
    await caption(),
  );
  // Pieces have their numbers once they lie.
  await expect
    .poll(() => page.locator('.board-marks .order:not(.aloft)').allTextContents())
    .toEqual(['1', '2']);
  expect(await early.jsonValue()).toEqual([]);
  await expect.poll(address).toBe('mode=class&puzzle=square-bar-corner&order=rows&step=2');
  await expect.poll(() => page.locator('.path').textContent()).toBe('1/5 · 2/5');
  await page.clock.runFor(1000);
  const stands = await place();
  const picture = await places();
  for (const ms of [3000, 26_000]) {
    await page.clock.runFor(ms);
    expect(await places()).toEqual(picture);
  }
  await page.mouse.move(200, 100);
  await page.mouse.move(300, 200);
  for (const ms of [100, 4000, 26_000]) {
    await page.clock.runFor(ms);
    expect(await places()).toEqual(picture);
  }
  expect(await axeViolations(page)).toEqual([]);

  // Without eyes: arrow keys walk the board and the pieces, and the moment stays.
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
  await page.getByRole('gridcell', { name: 'a1: O, the 1st piece placed', exact: true }).focus();
  await press('ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(await focused()).toBe('d1: L, the 2nd piece placed');
  await press('ArrowDown', 'v');
  await expect.poll(focused).toBe('d2: open, cannot be covered, 0 ways left');
  await press('v');
  await page.getByRole('option', { name: 'O: used' }).focus();
  await press('ArrowRight');
  const piece = page.getByRole('option', { name: 'I: left' });
  expect(await piece.evaluate((it) => it === document.activeElement)).toBe(true);
  await press('Escape');
  expect(await caption()).toBe('Dead end: on d2, I leaves the board. Go back.');

  // The exact cover matrix, walked too: an option is seen on the board, a cell of the board in the matrix.
  // The mouse is away, so that no cell moves below it once the board makes room for the panel.
  await page.mouse.move(1, 1);
  await press('y');
  const option = (name: string) => page.getByRole('rowheader', { name, exact: true });
  const ghost = page.locator('.option-marks .option');
  // Rows are made anew once the panel has its size.
  await expect
    .poll(async () => {
      await option('L 3, on c1 d1 c2: on the board').focus();
      return ghost.count();
    })
    .toBe(1);
  // The mouse comes and goes, and what has the focus is marked again.
  const marked = () => ghost.getAttribute('d');
  const own = await marked();
  await option('O 1, on a1 b1 a2 b2: on the board').hover();
  await expect.poll(marked).not.toBe(own);
  await page.mouse.move(1, 1);
  await expect.poll(marked).toBe(own);
  await press('ArrowUp', 'ArrowUp', 'ArrowRight');
  expect(await page.locator('.option-marks .item').count()).toBe(1);
  await press('ArrowLeft', 'ArrowUp');
  await expect.poll(focused).toBe('I 2, on a2 b2 c2 d2: no longer possible');
  expect(await axeViolations(page)).toEqual([]);
  const stood = await option('L 6, on c2 d2 c3: no longer possible').boundingBox();
  await page.getByRole('gridcell', { name: 'd2: open, cannot be covered', exact: true }).focus();
  const having = page.locator('.class-matrix tr.has');
  await expect.poll(() => having.count()).toBe(6);
  await press('Escape', 'PageUp');
  expect(await option('L 6, on c2 d2 c3: possible').boundingBox()).toEqual(stood);
  await press('x');
  await expect.poll(() => page.locator('.class-matrix tr.gone').count()).toBe(0);
  await press('x', 'PageDown', 'y');
  await expect.poll(() => page.locator('.class-matrix').count()).toBe(0);

  // Finer, and back: the link leads to the very moment.
  await press('2', 'PageUp');
  await expect.poll(caption).toBe('L fits: place it. It is the 2nd piece placed.');
  await press('v');
  await expect.poll(() => page.locator('.ways').count()).toBe(4);
  const moment = 'mode=class&puzzle=square-bar-corner&order=rows&grain=tries&ways=1&step=2.0';
  await expect.poll(address).toBe(moment);
  await page.reload();
  await expect
    .poll(caption)
    .toBe(
      'L fits: place it. It is the 2nd piece placed. But no way is left for d2, so nothing can come of this.',
    );
  expect(await place()).toBe(stands);
  await press('PageDown');
  await expect.poll(caption).toBe('Dead end: on d2, I leaves the board. Go back.');

  // Over a branch, out of it, and back; and to where a cell is covered, or is not any more.
  await press('1', 'Home', 'ArrowRight', 'Shift+ArrowRight');
  await expect.poll(address).toMatch(/step=7$/);
  await press('Shift+ArrowLeft');
  await expect.poll(address).toMatch(/step=1$/);
  await press('ArrowRight', 'ArrowRight', 'Shift+ArrowUp');
  await expect.poll(address).toMatch(/step=7$/);
  const opened = page.locator('.menu.open');
  const isFree = () => page.evaluate(() => document.activeElement === document.body);
  await press('n', 'Escape');
  await expect.poll(isFree).toBe(true);
  await page.locator('.go-to > button').click();
  await opened.waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => opened.count()).toBe(0);
  await press('ArrowRight', 'n', 'ArrowRight');
  const item = () => page.evaluate(() => document.activeElement!.textContent);
  await expect.poll(item).toBe('Over this branch');
  await press('ArrowDown', 'ArrowDown', 'ArrowLeft');
  await expect.poll(item).toBe('Previous solution');
  await page.getByRole('menuitem', { name: 'Until a cell is covered …' }).click();
  await expect.poll(caption).toBe('Which cell? The search goes on until it is covered.');
  expect(await axeViolations(page)).toEqual([]);
  await press('ArrowRight', 'Enter');
  await expect.poll(address).toMatch(/step=9$/);
  await press('n');
  await page.getByRole('menuitem', { name: 'Piece placed earlier …' }).click();
  await page.getByRole('button', { name: 'I', exact: true }).click();
  await expect.poll(caption).toBe('Before this, I was never placed.');
  await press('ArrowRight');
  await expect.poll(caption).not.toMatch(/Before this/);
  await press('3', 'Home', 'ArrowRight', 'ArrowRight');
  await expect
    .poll(address)
    .toBe('mode=class&puzzle=square-bar-corner&order=rows&grain=dead-ends&ways=1&step=4');

  // The next full board, which stays on the shelf, and the dead end before it.
  await press('1', 'j');
  await expect.poll(caption).toBe('The board is full: solution 1.');
  await press('Shift+D');
  await expect.poll(address).toMatch(/step=6$/);
  expect(await page.locator('.shelf li').count()).toBe(0);
  await press('d', 'q');
  const code = page.locator('.qr a');
  await expect.poll(async () => (await code.getAttribute('href')) === page.url()).toBe(true);
  await press('Escape');
  expect(await code.count()).toBe(0);
  await press('b', 'Tab', 'Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('.class-page'))).toBe(null);
  await page.locator('.blank').click();
  expect(await page.locator('.blank').count()).toBe(0);
  await press('b', 'Escape');
  expect(await page.locator('.blank').count()).toBe(0);

  // Words and marks go, and the picture stays; the board or the tree has the page to itself.
  const cells = () => page.locator('.board-cells g').first().getAttribute('transform');
  const grid = await cells();
  await press('w');
  await expect.poll(() => board.count()).toBe(0);
  expect(await page.locator('.class-caption').isVisible()).toBe(false);
  expect(await cells()).toBe(grid);
  await page.getByRole('button', { name: 'No words', pressed: true }).click();
  await expect.poll(place).toBe(stands);
  const scale = async () => Number(/scale\((.*)\)/.exec((await place())!)![1]);
  const whole = await scale();
  const tree = page.locator('.class-side');
  const typeOf = (part: Locator) =>
    part.evaluate((it) => parseFloat(getComputedStyle(it).fontSize));
  await press('t', 'z');
  await expect.poll(scale).toBeGreaterThan(whole);
  expect(await tree.isVisible()).toBe(false);
  expect(await typeOf(page.locator('.class-figures'))).toBeCloseTo(
    page.viewportSize()!.height / 30,
    0,
  );
  // There is room for long names.
  const { x, width } = (await page.locator('.class-head').boundingBox())!;
  expect(x + width).toBeGreaterThan(0.95 * page.viewportSize()!.width);
  await press('z');
  await expect
    .poll(() => tree.boundingBox())
    .toMatchObject({ x: 0, width: page.viewportSize()!.width });
  expect(await typeOf(tree)).toBeCloseTo(page.viewportSize()!.height / 30, 0);
  expect(await axeViolations(page)).toEqual([]);
  await press('t');
  await expect.poll(place).toBe(stands);

  // The lit line of the pseudocode, its variables, and the stack: after one on and one back all is as before.
  const side = async () => [
    await page.locator('.class-code [aria-current]').textContent(),
    ...(await page.locator('.variables dd').allTextContents()),
    ...(await page.locator('.class-stack li b').allTextContents()),
  ];
  const full = ['report a solution; return', '3', '–', '–', 'nothing'];
  const stack = ['3: L on c2', '2: O on a2', '1: I on a1'];
  await press('p', 'o', 'Shift+J');
  await expect.poll(side).toEqual([...full, ...stack]);
  expect(await axeViolations(page)).toEqual([]);
  await press('ArrowRight');
  await expect.poll(side).toEqual(['return', '2', 'c2', '–', 'L', ...stack.slice(1)]);
  await press('ArrowLeft');
  await expect.poll(side).toEqual([...full, ...stack]);
  await page.getByRole('button', { name: '1: I on a1' }).click();
  await expect.poll(address).toMatch(/step=9$/);
  await press('p', 'o');

  // Playing stops at the full board.
  await press('Shift+D', ' ');
  await page.clock.runFor(10_000);
  await expect.poll(caption).toBe('The board is full: solution 1.');
  await page.getByRole('button', { name: 'Solution 1, at step 11' }).waitFor();
  expect((await visit.status()).running).toBe(false);

  // Leaving it can be undone.
  await press('k');
  await expect.poll(async () => (await visit.status()).mode).toBe('saver');
  await expect.poll(address).not.toContain('mode=class');
  await page.goBack();
  await expect.poll(caption).toBe('The board is full: solution 1.');

  // So can a way far off, however soon; and a race leads back to where it was begun.
  await press('Home');
  await page.goBack();
  await expect.poll(caption).toBe('The board is full: solution 1.');
  await press('Home');
  await expect.poll(caption).toBe('Next: cell a1, the first that is open.');
  await expect.poll(address).not.toContain('step');
  await page.goBack();
  await expect.poll(caption).toBe('The board is full: solution 1.');
  await expect.poll(address).toMatch(/step=11$/);
  await press('r');
  await expect.poll(async () => (await visit.status()).mode).toBe('race');
  await press('r');
  await expect.poll(caption).toBe('The board is full: solution 1.');

  // Nor does the player lose a moment at which it was paused, to class or to another puzzle.
  await press('k');
  await expect.poll(async () => (await visit.status()).mode).toBe('saver');
  await page.evaluate(() => {
    window.fitful!.pause();
    window.fitful!.seek(5);
  });
  await expect.poll(address).toMatch(/step=5/);
  await press('k');
  await expect.poll(caption).toBe('The board is full: solution 1.');
  await press('k');
  await expect.poll(address).toMatch(/^puzzle=square-bar-corner.*step=5/);
  await press('n');
  await expect.poll(address).not.toContain('square-bar-corner');
  await page.goBack();
  await expect.poll(address).toMatch(/^puzzle=square-bar-corner.*step=5/);
});

/** Run in the page: the numbers of the next two pieces that are there before these lie. */
function listEarlyNumbers(): string[] {
  const early: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one instanceof Element && one.matches('.order:not(.aloft)'))
          early.push(one.textContent);
    if (document.querySelector('.order + .order:not(.aloft)')) observer.disconnect();
  });
  observer.observe(document.querySelector('.board-marks')!, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  return early;
}
