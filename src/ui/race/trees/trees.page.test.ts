import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { focusShown } from '../../../testing/pages/focusShown.ts';
import { openPage } from '../../../testing/pages/page.ts';
import type { Visit } from '../../../tools/visit.ts';

const address = (panes: string, step: number): string =>
  `mode=race&paused&puzzle=pentomino-3x20&step=${step}&panes=${panes}`;

/** Opens the dialog about two trees by keyboard, in a race of some searches. */
async function openTrees(
  panes: string,
  {
    step = 3000,
    ...options
  }: Partial<Record<'width' | 'height' | 'step', number>> & {
    locale?: string;
  } = {},
): Promise<{ visit: Visit; page: Page; dialog: Locator }> {
  const visit = await openPage(address(panes, step), { width: 1280, height: 720, ...options });
  const { page } = visit;
  await page.locator('.pane').first().waitFor();
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(step);
  await focusShown(page.locator('.bar').getByRole('button', { name: /^(Two trees|2本の探索木)$/ }));
  await page.keyboard.press('Enter');
  const dialog = page.locator('.two-trees');
  await dialog.locator('.mirrored').waitFor();
  return { visit, page, dialog };
}

test('two trees are mirrored under one cursor, which leads the race to a step', async () => {
  const { visit, page, dialog } = await openTrees('backtrack:rows~backtrack:columns');
  const readings = dialog.locator('.readings p');
  await expect
    .poll(() => readings.nth(0).textContent())
    .toMatch(/^A: \d+ pieces? · .* on the path/);
  await expect.poll(() => readings.nth(1).textContent()).toMatch(/^B: \d+ pieces? · /);
  const trees = dialog.locator('button.trees');
  await trees.focus();
  // Down to the common line, and beyond it into the other tree.
  const levels = Number(/A: (\d+)/.exec((await readings.nth(0).textContent())!)![1]);
  for (let level = 0; level <= levels; level++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => readings.nth(1).textContent()).toMatch(/^B: 0 pieces/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readings.nth(1).textContent()).toMatch(/^B: 1 piece /);
  const step = Number(
    /step ([\d,]+)/.exec((await readings.nth(1).textContent())!)![1]!.replace(',', ''),
  );
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await visit.status()).panes[1]!.steps).toBe(step);
  expect((await visit.status()).panes[0]!.steps).toBe(step);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
});

test('zooming stays at the cursor in trees that take several frames to be searched again', async () => {
  const { page, dialog } = await openTrees('backtrack:rows~backtrack:rows:parity', {
    step: 120_000,
  });
  const reading = dialog.locator('.readings p').first();
  await expect.poll(() => reading.textContent()).toMatch(/ on the path/);
  const trees = dialog.locator('button.trees');
  await trees.focus();
  await page.keyboard.press('ArrowDown');
  const pieces = /^A: \d+ pieces?/.exec((await reading.textContent())!)![0];
  const ends = (): Promise<number[]> =>
    dialog
      .locator('.scale > span')
      .allTextContents()
      .then((all) => all.map((text) => Number.parseFloat(text)));
  const before = await ends();
  for (let press = 0; press < 4; press++) await page.keyboard.press('+');
  await expect.poll(() => reading.textContent()).toMatch(/^A: \d+ pieces? · .* on the path/);
  expect(await reading.textContent()).toContain(pieces);
  const after = await ends();
  expect(after[1]! - after[0]!).toBeCloseTo((before[1]! - before[0]!) / 100, 3);
});

test('trees that differ in a rule are laid over each other, and each cut shows its board', async () => {
  const { page, dialog } = await openTrees('backtrack:rows~backtrack:rows:islands');
  await dialog.getByRole('button', { name: 'Laid over' }).focus();
  await page.keyboard.press('Enter');
  const told = dialog.locator('.told');
  await expect.poll(() => told.textContent(), { timeout: 60_000 }).toContain('69,306 are in both');
  expect(await told.textContent()).toContain('A has 71,190 placements, B 69,306;');
  expect(await told.textContent()).toMatch(
    /B: islands cut [\d,]+ branches, 1,884 placements in all/,
  );
  const rows = dialog.locator('tbody tr');
  expect(await rows.count()).toBe(40);
  await rows.nth(2).getByRole('button').press('Enter');
  await expect
    .poll(() => rows.nth(2).getByRole('button').getAttribute('aria-pressed'))
    .toBe('true');
  const picture = dialog.locator('.icicle button');
  await picture.press('ArrowDown');
  await expect.poll(() => dialog.locator('figcaption').textContent()).toMatch(/^Board: [A-Z]$/);
  await picture.press('ArrowUp');
  await expect.poll(() => dialog.locator('figcaption').textContent()).toBe('Empty board');
  await rows.nth(2).getByRole('button').press('Enter');
  await expect.poll(() => dialog.locator('figcaption').textContent()).toMatch(/^Board: [A-Z]/);
  expect(await dialog.locator('.cut-picture path.cut').count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('trees that cannot be laid over each other say why', async () => {
  const { page, dialog } = await openTrees(
    'backtrack:rows~backtrack:columns~backtrack:rows:parity',
  );
  await dialog.getByRole('button', { name: 'Laid over' }).click();
  const state = dialog.getByRole('status');
  await expect.poll(() => state.textContent()).toContain('they fill cells in different orders');
  // Another pair can be.
  await dialog.locator('select').nth(1).selectOption({ index: 2 });
  await expect
    .poll(() => dialog.locator('.told').textContent(), { timeout: 60_000 })
    .toContain('are in both.');
  expect(await axeViolations(page)).toEqual([]);
});

test.each([
  { width: 390, height: 844, locale: 'en' },
  { width: 960, height: 540, locale: 'ja' },
])('it fits a page of $width × $height in $locale, with nothing for axe', async (options) => {
  const { page, dialog } = await openTrees('backtrack:rows~backtrack:rows:islands', options);
  const isWide = (): Promise<boolean> =>
    dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await isWide()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.locator('.views button').nth(1).click();
  await dialog.locator('tbody tr').first().waitFor();
  expect(await isWide()).toBe(false);
});
