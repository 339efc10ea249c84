import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemNamed } from '../testing/catalogueOnDisk.ts';
import { axeViolations } from '../testing/pages/axe.ts';
import { ElementHost } from '../testing/pages/elementHost.ts';
import { byMouse, heard, middleOf, seatsRest, solutionOf } from '../testing/pages/hands.ts';
import type { BoardMove } from './types.ts';

const host = new ElementHost();
beforeAll(() => host.start());
afterAll(() => host.close());

const problem = problemNamed('polyomino-3x3');
const solution = solutionOf(problem);
const tag = '<fitful-board mode="play" puzzle="polyomino-3x3"></fitful-board>';

/** What the page is told: the kinds of moves, and the names of all other events but steps. */
const listen = (): void => {
  const heardMoves: unknown[] = [];
  Object.assign(window, { told: heardMoves });
  for (const name of ['fitful-move', 'fitful-solution', 'fitful-end'])
    addEventListener(name, (event) => {
      const { detail } = event as CustomEvent;
      heardMoves.push(name === 'fitful-move' ? detail : name);
    });
};
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: (BoardMove | string)[] }).told);

async function openGame(body: string, options: Parameters<typeof host.open>[1] = {}) {
  const visit = await host.open(body, {
    width: 640,
    height: 480,
    everyFrame: true,
    preludes: [listen],
    ...options,
  });
  const { page } = visit;
  await expect.poll(() => page.locator('.waiting').count()).toBeGreaterThan(0);
  await seatsRest(page);
  return visit;
}

/** Takes the first piece by mouse, and brings it over the middle of the board. */
async function drag(page: Page): Promise<void> {
  const from = await middleOf(page, '.waiting >> nth=0');
  const to = await middleOf(page, '[data-cell="4"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

test('a puzzle is solved by mouse, with a question before each move, and an event at the end', async () => {
  const { page, statuses } = await openGame(tag);
  expect(await axeViolations(page, 'fitful-board')).toEqual([]);
  for (const placement of solution) {
    await seatsRest(page);
    await byMouse(page, problem, placement);
  }
  expect(await heard(page)).toContain('Solved');
  await expect.poll(async () => (await told(page)).length).toBe(solution.length + 2);
  expect((await told(page)).slice(-2)).toEqual(['fitful-solution', 'fitful-end']);
  const [first] = (await told(page)) as BoardMove[];
  expect(first).toMatchObject({
    kind: 'place',
    off: [],
    on: [{ orientation: expect.any(Number) }],
  });
  expect(problem.pieces.map(({ name }) => name)).toContain(first!.on[0]!.piece);
  const size = problem.pieces.find(({ name }) => name === first!.on[0]!.piece)!.cells.length;
  expect(first!.on[0]!.cells).toHaveLength(size);
  const [status] = await statuses();
  expect(status).toMatchObject({ finished: true, solutions: 1, steps: solution.length });
  // What is told of a game says it in a tag.
  await page.evaluate(() => {
    const board = document.querySelector('fitful-board')!;
    const other = document.createElement('fitful-board');
    for (const { name, value } of board.attributes) other.setAttribute(name, value);
    other.setAttribute('laid', board.status()!.laid!.split('-')[0]!);
    board.replaceWith(other);
  });
  await expect.poll(statuses).toMatchObject([{ placements: 1, finished: false }]);
});

test('a move that is refused is not made, and the piece goes back; nor is an undo', async () => {
  const { page, statuses } = await openGame(tag);
  const refuse = (isRefused: boolean) =>
    page.evaluate((is) => {
      const board = document.querySelector('fitful-board')! as HTMLElement & { no?: boolean };
      if (board.no === undefined)
        board.addEventListener('fitful-move', (event) => board.no && event.preventDefault());
      board.no = is;
    }, isRefused);
  const waiting = page.locator('.waiting');
  const before = await waiting.count();
  await refuse(true);
  await drag(page);
  await page.locator('.ghost').waitFor();
  await page.mouse.up();
  await expect.poll(() => heard(page)).toContain('back');
  expect(await told(page)).toMatchObject([{ kind: 'place' }]);
  expect(await waiting.count()).toBe(before);
  expect(await statuses()).toMatchObject([{ placements: 0, laid: '' }]);
  await refuse(false);
  await seatsRest(page);
  await drag(page);
  await page.mouse.up();
  await expect.poll(statuses).toMatchObject([{ placements: 1 }]);
  await refuse(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await told(page)).length).toBe(3);
  expect(await statuses()).toMatchObject([{ placements: 1 }]);
  await refuse(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statuses).toMatchObject([{ placements: 0 }]);
  expect((await told(page)).map((one) => (one as BoardMove).kind)).toEqual([
    'place',
    'place',
    'undo',
    'undo',
  ]);
});

test('keys are those of the board with the focus; what is on show beside it plays on', async () => {
  const { page, statuses } = await openGame(
    `${tag}<fitful-board paused step="4"></fitful-board>${tag}`,
    { width: 480, height: 960 },
  );
  const first = page.locator('fitful-board').first();
  await first.locator('.waiting[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => first.locator('.held-buttons').count()).toBe(1);
  expect(await page.locator('.held-buttons').count()).toBe(1);
  await page.keyboard.press('t');
  await first.locator('[data-cell="4"]').focus();
  await page.keyboard.press('Enter');
  const placements = async () => (await statuses()).map((one) => one!.placements);
  await expect.poll(async () => (await placements())[0]).toBe(1);
  expect((await placements())[2]).toBe(0);
  expect((await statuses())[1]!.steps).toBe(4);
  await page.locator('fitful-board').nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await statuses())[1]!.steps).toBe(3);
  expect((await placements())[0]).toBe(1);
  await first.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await placements())[0]).toBe(0);
  expect((await statuses())[1]!.steps).toBe(3);
});

test('it becomes a search and a game again at any moment, and the game is as it was', async () => {
  const { page, statuses } = await openGame(tag);
  const set = (name: string, value: string | undefined) =>
    page.evaluate(
      ([of, to]) => {
        const board = document.querySelector('fitful-board')!;
        if (to === undefined) board.removeAttribute(of);
        else board.setAttribute(of, to);
      },
      [name, value] as const,
    );
  await drag(page);
  await page.mouse.up();
  await expect.poll(statuses).toMatchObject([{ placements: 1 }]);
  await set('theme', 'paper');
  await set('paused', '');
  expect(await statuses()).toMatchObject([{ placements: 1 }]);
  // In the middle of a move.
  await seatsRest(page);
  await drag(page);
  await set('mode', undefined);
  await expect.poll(() => page.locator('.hand-layer').count()).toBe(0);
  await page.mouse.up();
  await expect.poll(() => page.getByRole('button', { name: 'Play' }).count()).toBe(1);
  await set('mode', 'play');
  await expect.poll(() => page.locator('.hand-layer').count()).toBe(1);
  await expect.poll(statuses).toMatchObject([{ placements: 1, playing: false }]);
  await set('laid', '0.0.4');
  await expect.poll(statuses).toMatchObject([{ laid: '0.0.4' }]);
  await drag(page);
  await page.evaluate(() => document.querySelector('fitful-board')!.remove());
  await page.mouse.move(10, 10);
  await page.mouse.up();
  expect(page.workers()).toHaveLength(0);
});

test('a board on show loads nothing of what is played by hand', async () => {
  const { page } = await host.open('<fitful-board paused></fitful-board>');
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('playMode')),
    );
  expect(await loaded()).toHaveLength(0);
  await page.evaluate(() => document.querySelector('fitful-board')!.setAttribute('mode', 'play'));
  await expect.poll(async () => (await loaded()).length).toBe(1);
});

test('at 320 × 240 a finger lays a piece, in Japanese, and a hint is given', async () => {
  const { page, statuses } = await openGame(tag, {
    width: 336,
    height: 260,
    hasTouch: true,
    lang: 'ja',
  });
  await page.getByRole('button', { name: 'ヒント' }).click();
  await expect.poll(() => page.locator('.told').textContent()).not.toBe('');
  expect(await axeViolations(page, 'fitful-board')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(336);
  await page.locator('.waiting').first().tap();
  await page.locator('[data-cell="4"]').tap();
  await page.locator('[data-cell="4"]').tap();
  await expect.poll(statuses).toMatchObject([{ placements: 1 }]);
});
