import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('all solutions found so far stand beside the board, and lead back to their moments', async () => {
  const visit = await openPage('puzzle=three-in-a-square&order=rows&paused&step=126', {
    width: 1280,
    height: 720,
  });
  const { page } = visit;
  const steps = async () => (await visit.status()).panes[0]!.steps;
  const open = (query: string) =>
    page.evaluate((address) => window.fitful!.open(address), `?${query}`);
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const heard = page.locator('.shelf-summary');
  const picture = (name: RegExp) => page.getByRole('button', { name });
  await expect.poll(steps).toBe(126);

  // By key, back and on again.
  await page.keyboard.press('Shift+J');
  await expect.poll(steps).toBeLessThan(126);
  const last = await steps();
  await page.keyboard.press('Shift+J');
  await expect.poll(steps).toBeLessThan(last);
  await page.keyboard.press('j');
  await expect.poll(steps).toBe(last);
  await page.keyboard.press('j');
  expect(await steps()).toBe(last);

  // In a drawer, closed at first; the board leaves room for it.
  expect(await heard.count()).toBe(0);
  await named('Solutions').click();
  await expect.poll(() => heard.textContent()).toBe('16 solutions');
  const current = page.locator('.shelf-list [aria-current=true]');
  await expect.poll(() => current.textContent()).toBe('16');
  await picture(/^Solution 14, /).click();
  await expect.poll(() => current.textContent()).toBe('14');
  expect(await steps()).toBeLessThan(last);
  await page.keyboard.press('j');
  await expect.poll(() => current.textContent()).toBe('15');

  // By arrow keys, which do not step there.
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  await current.focus();
  const before = await steps();
  for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  expect(await focused()).toBe('2');
  expect(await steps()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => current.textContent()).toBe('2');

  await page.getByRole('button', { name: 'Turned or flipped ones side by side' }).click();
  await expect
    .poll(() => heard.textContent())
    .toBe('16 solutions, 2 if turned or flipped ones count once');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.shelf-drawer .close').click();
  await expect.poll(() => page.locator('.shelf-drawer').count()).toBe(0);

  // In class, what is not counted stands beside the solution that it is; a link leads straight there.
  await open('mode=class&puzzle=polyomino-3x3&unique&order=rows&step=40');
  await expect
    .poll(() => page.locator('.class-caption').textContent())
    .toBe('Full, but it is solution 2 turned or flipped. Not counted again.');
  expect(await page.locator('.image-pair > span').allTextContents()).toEqual(['2', '= 2']);
  expect(await page.locator('.shelf-list .marked').textContent()).toBe('2');
  await page.getByRole('button', { name: 'Turned or flipped ones side by side' }).click();
  await picture(/^Solution 2 turned or flipped, at step 40; not counted$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.image-pair').count()).toBe(0);

  // There, titles tell what comes of a puzzle only once its search is over.
  await open('mode=class&puzzle=tromino-l-3x3&step=4');
  const title = page.locator('b.class-title');
  await expect.poll(() => title.textContent()).toBe('Three corners, 3 × 3');
  expect(await page.title()).toBe('Three corners, 3 × 3 · Fitful');
  await page.keyboard.press('g');
  const card = page.locator('.card[data-puzzle=tromino-l-3x3]');
  await expect.poll(() => card.locator('.name').textContent()).toMatch(/^Three corners, 3.×.3$/);
  expect(await card.locator('.impossible').count()).toBe(0);
  await page.keyboard.press('Escape');
  await open('mode=class&puzzle=tromino-l-3x3&step=9999');
  await expect.poll(() => title.textContent()).toBe('Three corners never fill a square, 3 × 3');
  const none = page.locator('.shelf .shelf-list p');
  await expect.poll(() => none.textContent()).toBe('No solution');
  // Before that, the row below the board has nothing to say, and a panel says so.
  await page.keyboard.press('PageUp');
  await expect.poll(() => page.locator('.shelf').innerHTML()).toBe('');
  await open('mode=class&puzzle=tromino-l-3x3&step=4&panels=shelf');
  const panel = page.locator('.class-panel .shelf-list p');
  await expect.poll(() => panel.textContent()).toBe('No solution yet');
});

test.each([
  [1280, 720],
  [1024, 640],
])('a panel has whole rows at %i × %i, and is the only place they are', async (width, height) => {
  const { page } = await openPage('mode=class&lesson=backtracking:7.2', { width, height });
  const lists = page.locator('.shelf-list');
  await page.getByRole('button', { name: /^Solution 16, / }).waitFor();
  expect(await lists.count()).toBe(1);
  // Of a search that is over, the first ones are seen first.
  expect(await lists.evaluate((list) => list.scrollTop)).toBe(0);
  const cut = await lists.evaluate((list) => {
    const around = list.getBoundingClientRect();
    return [...list.querySelectorAll('svg')].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      const isSeen = bottom > around.top && top < around.bottom;
      return isSeen && (top < around.top || bottom > around.bottom);
    }).length;
  });
  expect(cut).toBe(0);
});

test('where there is more below the solutions in sight, a sign says so until the end is in sight', async () => {
  const { page } = await openPage('mode=class&lesson=backtracking:7.1', {
    width: 1280,
    height: 720,
  });
  const list = page.locator('.class-panel .shelf-list');
  await expect.poll(() => list.locator('li').count()).toBeGreaterThan(0);
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(() => list.locator('.more').count()).toBe(1);
  const [sign, room] = [await list.locator('.more').boundingBox(), await list.boundingBox()];
  expect(sign!.y + sign!.height).toBeLessThanOrEqual(room!.y + room!.height + 1);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => list.locator('.more').count()).toBe(0);
});
