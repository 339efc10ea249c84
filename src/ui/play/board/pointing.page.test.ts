import { expect, test } from 'vitest';
import { middleOf, seatsRest, told } from '../../../testing/pages/hands.ts';
import { openPage } from '../../../testing/pages/page.ts';

const small = 'mode=play&puzzle=polyomino-3x3';

test('where a piece is shown to fit a click lays it, even with the pointer beside the board', async () => {
  const { page } = await openPage(small, { width: 960, height: 540, everyFrame: true });
  const waiting = page.locator('.waiting');
  await expect.poll(() => waiting.count()).toBe(4);
  await seatsRest(page);
  const boxes = await waiting.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  const bar = boxes.reduce((one, other) => (other.width > one.width ? other : one));
  const cell = (await page.locator('[data-cell="2"]').boundingBox())!;
  const beside = { x: cell.x + cell.width * 1.2, y: cell.y + cell.height / 2 };
  const take = () => page.mouse.click(bar.x + bar.width - 2, bar.y + bar.height / 2);
  await take();
  await page.mouse.move(beside.x, beside.y, { steps: 3 });
  await page.locator('.hand-board .ghost').waitFor();
  await page.mouse.click(beside.x, beside.y);
  await expect.poll(() => told(page)).toContain('1 piece laid');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => waiting.count()).toBe(4);
  // Where it is shown nowhere, it goes back.
  await seatsRest(page);
  await take();
  await page.mouse.move(beside.x + 2.5 * cell.width, beside.y, { steps: 3 });
  await expect.poll(() => page.locator('.hand-board .ghost').count()).toBe(0);
  await page.mouse.click(beside.x + 2.5 * cell.width, beside.y);
  await expect.poll(() => waiting.count()).toBe(4);
  expect(await told(page)).toContain('0 pieces laid');
});

test('a press on a dialog lays nothing on the board below it', async () => {
  const { page } = await openPage(small, { width: 960, height: 540, everyFrame: true });
  const waiting = page.locator('.waiting');
  await expect.poll(() => waiting.count()).toBe(4);
  await seatsRest(page);
  await waiting.first().click();
  const { x, y } = await middleOf(page, '[data-cell="4"]');
  await page.mouse.move(x, y, { steps: 3 });
  await page.locator('.hand-board .ghost').waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog[open] h2').first().click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await told(page)).toContain('0 pieces laid');
});

test.each([
  [800, 500],
  [390, 844],
])('at %i × %i all that can be asked is on the page', async (width, height) => {
  const { page } = await openPage(small, { width, height });
  await page.keyboard.press('q');
  const items = page.locator('.menu.open [role^=menuitem]');
  await expect.poll(() => items.count()).toBe(5);
  for (const item of await items.all()) {
    const box = (await item.boundingBox())!;
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});
