import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countSolutions } from '../../count/count.ts';
import { edited, type Edit } from '../../puzzle/editing.ts';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { byKeys, middleOf, seatsRest, solutionOf, told } from '../../testing/pages/hands.ts';
import { openPage } from '../../testing/pages/page.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';

const size = { width: 960, height: 540, everyFrame: true };
const problem = problemNamed('polyomino-3x3');

/** What is told once ways are counted anew for an edited puzzle. */
function waysAfter({ puzzle }: Problem, edit: Edit): string {
  const ways = countSolutions(compile(edited(puzzle, edit)), false);
  return ways === 1n ? '1 way left' : `${ways} ways left`;
}

const truth = async (page: Page): Promise<string> =>
  (await page.locator('.told').textContent()) ?? '';

/** Presses on a cell, by its number, for as long as it takes to be edited. */
async function pressLong(page: Page, selector: string, said: string): Promise<void> {
  const { x, y } = await middleOf(page, selector);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect.poll(() => truth(page)).toContain(said);
  await page.mouse.up();
}

test('a long press closes a cell and opens it, and what is told is counted for the board as it is then', async () => {
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3&live', size);
  await expect.poll(() => truth(page)).toBe('48 ways left');
  await pressLong(page, '[data-cell="8"]', 'c3 is closed. 1 cell too few for all pieces.');
  const ways = waysAfter(problem, { kind: 'close', cell: [2, 2] });
  await expect.poll(() => truth(page)).toMatch(new RegExp(`${ways}$`));
  await expect.poll(() => page.url()).toContain('text=');
  expect(await page.locator('.cell[data-cell]').count()).toBe(8);
  // The title is that of another board.
  expect(await page.locator('.status').textContent()).toContain('Your own puzzle');
  const closed = page.url();
  await page.reload();
  await expect.poll(() => truth(page)).toBe(ways);
  await pressLong(
    page,
    '[data-closed="8"]',
    'c3 is open. The board has as many cells as all pieces.',
  );
  await expect.poll(() => truth(page)).toMatch(/48 ways left$/);
  await expect.poll(() => page.url()).not.toBe(closed);
  await page.goBack();
  await expect.poll(() => page.locator('.cell[data-cell]').count()).toBe(8);
});

test('a press that moves is no long one', async () => {
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3', size);
  await seatsRest(page);
  await page.clock.install();
  const { x, y } = await middleOf(page, '[data-cell="4"]');
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Whoever rests on a cell sees that something comes of it.
  expect(await page.locator('.resting').count()).toBe(1);
  await page.mouse.move(x + 8, y);
  expect(await page.locator('.resting').count()).toBe(0);
  await page.clock.runFor(700);
  await page.mouse.up();
  expect(await truth(page)).not.toContain('closed');
  expect(await page.locator('.cell[data-cell]').count()).toBe(9);
  await page.mouse.down();
  await page.clock.runFor(700);
  await page.mouse.up();
  await expect.poll(() => page.locator('.cell[data-cell]').count()).toBe(8);
});

test('by keys a piece is fixed and freed, and a cell closed and opened, with the focus on it', async () => {
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3', size);
  const [first] = solutionOf(problem) as [number];
  await expect.poll(() => page.locator('.waiting').count()).toBe(4);
  await byKeys(page, problem, first);
  const [on] = coveredBy(problem, first);
  await page.keyboard.press('p');
  await expect.poll(() => truth(page)).toContain('Press a piece to fix or free it');
  await page.locator(`[data-cell="${on}"]`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => truth(page)).toMatch(/ is fixed; the same again frees it\.$/);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.locator('.pin').count()).toBe(1);
  expect(await told(page)).toContain('0 pieces laid');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toMatch(/, fixed$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => truth(page)).toMatch(/ is free\.$/);
  expect(await told(page)).toContain('1 piece laid');
  expect(await page.locator('.waiting').count()).toBe(3);
  const open = [...problem.cells.keys()].find((cell) => !coveredBy(problem, first).includes(cell))!;
  await page.locator(`[data-cell="${open}"]`).focus();
  const name = await focused();
  await page.keyboard.press('Enter');
  await expect.poll(() => truth(page)).toContain(' is closed. 1 cell too few');
  expect(await focused()).toBe(name!.replace('open', 'closed'));
  await page.keyboard.press('Enter');
  await expect.poll(() => truth(page)).toContain(' is open. The board has as many cells');
  expect(await focused()).toBe(name);
  // That is the puzzle as it was, by its name.
  await expect.poll(() => page.url()).toMatch(/puzzle=polyomino-3x3&laid=[\d.]+$/);
  // What was done can be undone as ever, and the moves are the person’s own.
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  await page.locator('.controls').getByText('Undo').click();
  await expect.poll(() => told(page)).toContain('0 pieces laid');
});

test('a finger that rests closes a cell, and a tap does while the board is edited', async () => {
  const { page } = await openPage('mode=play&puzzle=polyhex-4x3', { ...size, hasTouch: true });
  await seatsRest(page);
  const cells = page.locator('.cell[data-cell]');
  const before = await cells.count();
  const at = await middleOf(page, '[data-cell="0"]');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [at]);
  await expect.poll(() => cells.count()).toBe(before - 1);
  await touch('touchEnd', []);
  await page.locator('.controls').getByText('Edit', { exact: true }).tap();
  const next = await middleOf(page, '[data-closed="11"]');
  await page.touchscreen.tap(next.x, next.y);
  await expect.poll(() => cells.count()).toBe(before);
});

test('the last cell stays open, which is said, and nothing is lost', async () => {
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3', size);
  await expect.poll(() => page.locator('.waiting').count()).toBe(4);
  await page.keyboard.press('p');
  /** Presses the first cell once the board, which is another one each time, has found its place. */
  const pressFirst = async (): Promise<void> => {
    const cell = await page.locator('.cell[data-cell="0"]').elementHandle();
    await cell?.waitForElementState('stable');
    const { x, y } = await middleOf(page, '[data-cell="0"]');
    await page.mouse.click(x, y);
  };
  for (let left = 9; left > 1; left--) {
    await pressFirst();
    await expect.poll(() => page.locator('.cell[data-cell]').count()).toBe(left - 1);
  }
  await pressFirst();
  await expect.poll(() => truth(page)).toContain('is the last cell, and stays open.');
  expect(await page.locator('.cell[data-cell]').count()).toBe(1);
});
