import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

const size = { width: 1024, height: 640 };

test('says and marks why no solution is left, in both languages, with pieces on the board', async () => {
  const { page } = await openPage(
    'mode=class&puzzle=tetromino-5x4&panels=proof&step=5&lang=en',
    size,
  );
  const panel = page.locator('.class-proof');
  await expect
    .poll(() => panel.locator('p').textContent())
    .toBe(
      'Cells of one colour of a chessboard are marked. 10 cells are marked, an even number. ' +
        'But wherever it lies, “T4” covers an odd number of marked cells, all others an even number: together an odd number.',
    );
  expect(await panel.locator('dt').allTextContents()).toEqual(['odd', 'even']);
  expect(await panel.locator('dd').allTextContents()).toEqual(['T4', 'I4 O4 S4 L4']);
  // Open cells are dark, and cells below pieces have a dot.
  const marks = async () => ({
    dark: await page.locator('.board-marks .shade').count(),
    dots: await page.locator('.board-marks .mark').count(),
  });
  const { dark, dots } = await marks();
  expect(dark + dots).toBe(10);
  expect(dots).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() =>
    window.fitful!.open('?mode=class&puzzle=tetromino-5x4&panels=proof&step=0&lang=ja'),
  );
  await expect
    .poll(() => panel.locator('p').textContent())
    .toContain('「T4」は印のあるマスを奇数個');
  await expect.poll(marks).toEqual({ dark: 10, dots: 0 });
});

test('where no marks show it, it says how much is searched through, of the search that makes so many placements', async () => {
  const { page } = await openPage(
    'mode=class&puzzle=tetrahex-triangle&panels=proof&step=0&lang=en',
    size,
  );
  const said = page.locator('.class-proof p');
  await expect.poll(() => said.textContent()).toMatch(/^There is no solution: 11,980 placements/);
  await page.evaluate(() => window.fitful!.seek(1e9));
  await expect
    .poll(() => page.evaluate(() => window.fitful!.status().panes[0]!.placements))
    .toBe(11_980);
  await page.evaluate(() =>
    window.fitful!.open(
      '?mode=class&puzzle=tetrahex-triangle&order=spiral-in&panels=proof&step=0&lang=en',
    ),
  );
  await expect.poll(() => said.textContent()).toMatch(/there may be one, or it takes a search/);
});

test('where a solution may be left it says that no marks show the contrary', async () => {
  const { page } = await openPage(
    'mode=class&puzzle=pentomino-5x3&panels=proof&step=0&lang=en',
    size,
  );
  await expect
    .poll(() => page.locator('.class-proof p').textContent())
    .toMatch(/^No marks on the cells show that there is no solution/);
  expect(await page.locator('.board-marks .shade').count()).toBe(0);
});
