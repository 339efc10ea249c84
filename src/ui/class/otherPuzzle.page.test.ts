import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';

const large = 'puzzle=pentomino-6x10&order=rows';
const small = 'puzzle=square-bar-corner&order=rows';

const open = (page: Page, query: string): Promise<void> =>
  page.evaluate((to) => window.fitful!.open(to), `?mode=class&${query}`);

/** The small puzzle after three steps, wherever it is shown. */
async function expectSmall(page: Page): Promise<void> {
  const board = page.locator('.board-marks');
  await expect
    .poll(() => board.getAttribute('aria-label'))
    .toBe('row 1: O O – –; row 2: O O – –; row 3: – – –');
  await expect.poll(() => page.locator('.class-caption p').textContent()).toMatch(/c1/);
  expect(await page.locator('.coordinate.row').allTextContents()).toEqual(['1', '2', '3']);
}

test('with another puzzle, what was pointed at in the one before is forgotten', async () => {
  const { page } = await openPage(`mode=class&${large}&panels=tree&step=20`, {
    width: 1280,
    height: 720,
  });
  const node = page.locator('.class-tree .node');
  const grounds = () => page.locator('.tree-foot .node-board path').count();
  const toSmall = `${small}&step=3`;

  // In a small tree, by the mouse and by the focus.
  for (const point of ['hover', 'focus'] as const) {
    await open(page, `${large}&panels=tree&step=20`);
    await expect.poll(() => node.count()).toBeGreaterThan(12);
    await node.last()[point]();
    await expect.poll(grounds).toBeGreaterThan(5);
    await open(page, `${toSmall}&panels=tree`);
    await expectSmall(page);
    await expect.poll(() => node.count()).toBe(3);
    await expect.poll(grounds).toBe(2);
  }

  // In a large one.
  await open(page, `${large}&panels=tree&step=10000`);
  const raster = page.locator('.raster button').first();
  const reading = () => page.locator('#raster-reading').textContent();
  await expect.poll(reading).toMatch(/\d/);
  await raster.press('ArrowUp');
  await expect.poll(() => page.locator('.raster .cursor').count()).toBe(1);
  await expect.poll(grounds).toBeGreaterThan(1);
  await open(page, `${toSmall}&panels=tree`);
  await expectSmall(page);
  await expect.poll(() => node.count()).toBe(3);

  // In a matrix, while the mouse is elsewhere: no placement of the other puzzle is marked on the board.
  await page.mouse.move(1, 1);
  await open(page, `${large}&panels=matrix&step=20`);
  const option = page.locator('.class-matrix tbody th[data-place]');
  // Rows are made anew once the moment has come.
  await expect
    .poll(async () => {
      await option.first().focus();
      return page.locator('.option-marks .option').count();
    })
    .toBe(1);
  await open(page, `${toSmall}&panels=matrix`);
  await expectSmall(page);
  expect(await page.locator('.option-marks path').count()).toBe(0);

  // On the board and in the tray: Tab leads to a cell, and to a piece.
  await open(page, `${large}&step=20`);
  await page.getByRole('gridcell').last().focus();
  await page.getByRole('option').last().focus();
  await open(page, toSmall);
  await expectSmall(page);
  expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
  expect(await page.locator('[role=option][tabindex="0"]').count()).toBe(1);

  // What was to be pointed at is no longer asked for.
  await open(page, `${large}&step=20`);
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(60);
  await page.locator('.go-to > button').click();
  await page.getByRole('menuitem', { name: 'Until a cell is covered …' }).click();
  await expect.poll(() => page.locator('.board-cells .target').count()).toBe(60);
  await open(page, toSmall);
  await expectSmall(page);
});

test('in a lesson, too, whose stops are of two puzzles', async () => {
  const { page } = await openPage('puzzle=domino-5x2&paused', { width: 1280, height: 720 });
  await page.locator('.dock').waitFor();
  const lesson = {
    title: { en: 'Two puzzles' },
    scenes: [
      {
        title: { en: 'One and the other' },
        stops: [`${large}&panels=tree&step=20`, `${small}&panels=tree&step=3`],
        say: { en: 'Look at the tree.' },
      },
    ],
  };
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'lesson.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, JSON.stringify(lesson));
  const node = page.locator('.class-tree .node');
  await expect.poll(() => node.count()).toBeGreaterThan(12);
  await node.last().hover();
  await page.keyboard.press('PageDown');
  await expectSmall(page);
  await expect.poll(() => node.count()).toBe(3);
});
