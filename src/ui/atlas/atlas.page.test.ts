import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Page } from 'playwright-core';

const leftOn = (page: Page) => () => page.locator('.atlas .left').textContent();

/** The middle of the first cell of the board, in pixels, once the board has found its place. */
async function firstCell(page: Page): Promise<[x: number, y: number]> {
  const cell = page.locator('.atlas-board [data-place="0"]');
  await (await cell.elementHandle())?.waitForElementState('stable');
  const box = (await cell.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** How many solutions have the placement that is outlined. */
async function outlined(page: Page): Promise<number> {
  const said = page.locator('.atlas-layer [role="status"]');
  await expect.poll(() => said.textContent()).toMatch(/on a1 .*: in \d+ of 16 solutions/);
  return Number(/in (\d+) of/.exec((await said.textContent())!)![1]);
}

const written = (solutions: number): string =>
  solutions === 1 ? 'one solution' : `${solutions} solutions`;

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

/** An atlas in which a click has fixed what is outlined on the first cell. */
async function withOneFixed() {
  const { page } = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en', {
    everyFrame: true,
  });
  const left = leftOn(page);
  await expect.poll(left).toBe('16 solutions');
  const [x, y] = await firstCell(page);
  await page.mouse.move(x, y);
  const share = await outlined(page);
  await page.mouse.click(x, y);
  await expect.poll(left).toBe(written(share));
  return { page, left, share, x, y };
}

test('by mouse a click fixes what is outlined, another forbids it, and each is undone', async () => {
  const { page, left, share, x, y } = await withOneFixed();
  await page.mouse.click(x, y);
  await expect.poll(left).toBe(written(16 - share));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(left).toBe(written(share));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(left).toBe('16 solutions');
});

test('a finger outlines first, and fixes with its second tap', async () => {
  const { page } = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en', {
    width: 390,
    height: 844,
    hasTouch: true,
    everyFrame: true,
  });
  const left = leftOn(page);
  await expect.poll(left).toBe('16 solutions');
  const [x, y] = await firstCell(page);
  await page.touchscreen.tap(x, y);
  const share = await outlined(page);
  expect(await left()).toBe('16 solutions');
  expect(page.url()).not.toContain('fix=');
  await page.touchscreen.tap(x, y);
  await expect.poll(left).toBe(written(share));
});

test('what is asked is still asked after another mode', async () => {
  const visit = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en&fix=A 0,0', {});
  const { page } = visit;
  const left = leftOn(page);
  await expect.poll(left).toMatch(/^\d+ solutions$|^one/);
  const before = await left();
  expect(before).not.toBe('16 solutions');
  await page.keyboard.press('Shift+H');
  await expect.poll(async () => (await visit.status()).mode).toBe('play');
  await page.keyboard.press('Shift+A');
  await expect.poll(async () => (await visit.status()).mode).toBe('atlas');
  await expect.poll(left).toBe(before);
  expect(page.url()).toContain('fix=');
});

test('the browser of all solutions opens with what is asked, and leads back to it', async () => {
  const { page, share } = await withOneFixed();
  await page.getByRole('button', { name: 'Look through them' }).click();
  const told = page.locator('.dialog.browse .browse-status');
  await expect.poll(() => told.textContent()).toContain(`${share} of 16 solutions`);
  await page.locator('.browse-list').getByRole('button').first().press('Enter');
  await page.locator('.browse-pieces button').first().click();
  await page.getByRole('link', { name: 'Ask about all with these so' }).click();
  await expect.poll(() => page.url()).toMatch(/mode=atlas.*fix=|fix=.*mode=atlas/);
  expect(page.url()).not.toContain('browse=');
});

test.each([
  [
    'en',
    /^All solutions take more than the 256 MB allowed here: .* before boards were half filled\.$/,
  ],
  ['ja', /256.*途中の盤面を作る前に/],
])('a puzzle too large for the memory says so, and how far it came: %s', async (lang, said) => {
  const { page } = await openPage(
    `mode=atlas&puzzle=hexomino-21x10-parallelogram&lang=${lang}`,
    {},
  );
  await expect.poll(leftOn(page)).toMatch(said);
  expect(await page.locator('.atlas-board .cell').count()).toBe(210);
});

test('going through all solutions is stopped, and begun once more', async () => {
  const { page } = await openPage('mode=atlas&puzzle=hexomino-21x10-parallelogram&lang=en', {});
  const left = leftOn(page);
  await page.locator('.atlas').getByRole('button', { name: 'Stop' }).click();
  await expect.poll(left).toBe('Stopped: not all solutions are known.');
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect.poll(left).toMatch(/^Going through all solutions|^All solutions take more/);
});

test('before a cell is pointed at, the panel tells the shares on the first one that is open', async () => {
  const { page } = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en', {});
  await expect.poll(leftOn(page)).toBe('16 solutions');
  const table = page.locator('.atlas .rest table').first();
  expect(await table.locator('caption').textContent()).toBe('On a1');
  const rows = await table.locator('tbody tr').allTextContents();
  expect(rows).toEqual(['A850%', 'B425%', 'C425%']);
  expect(await page.locator('.atlas-board .pointed').count()).toBe(0);
});

test.each([960, 1280])('the buttons of an atlas have one row at a width of %i', async (width) => {
  const { page } = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en', {
    width,
    height: (width * 9) / 16,
  });
  const labels = page.locator('.controls :is(.transport, .own, .modes) .caption');
  await expect.poll(() => labels.count()).toBeGreaterThan(10);
  const boxes = await Promise.all((await labels.all()).map((one) => one.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
  for (const [i, box] of boxes.slice(1).entries()) {
    expect(box!.x - (boxes[i]!.x + boxes[i]!.width)).toBeGreaterThanOrEqual(4);
  }
});

test('on phones the table of a small puzzle is whole, and the buttons of moves stand beside the timeline', async () => {
  const { page } = await openPage('mode=atlas&puzzle=three-in-a-square&lang=en', {
    width: 390,
    height: 844,
    hasTouch: true,
  });
  await expect.poll(leftOn(page)).toBe('16 solutions');
  const rest = page.locator('.atlas .rest');
  const [room, row] = [
    await rest.boundingBox(),
    await rest.locator('tbody tr').nth(2).boundingBox(),
  ];
  expect(row!.y + row!.height).toBeLessThanOrEqual(room!.y + room!.height + 1);
  const [moves, line] = [
    await page.locator('.transport').boundingBox(),
    await page.locator('.timeline').boundingBox(),
  ];
  expect(line!.x).toBeGreaterThan(moves!.x + moves!.width);
  expect(line!.y).toBeLessThan(moves!.y + moves!.height);
});

test('the buttons of pieces hold long names', async () => {
  const { page } = await openPage('mode=atlas&puzzle=heptiamond-snowflake&lang=en', {
    width: 960,
    height: 540,
  });
  const pieces = page.locator('.atlas .pieces button');
  await expect.poll(() => pieces.count()).toBe(25);
  const over = await pieces.evaluateAll(
    (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
  );
  expect(over).toBe(0);
});
