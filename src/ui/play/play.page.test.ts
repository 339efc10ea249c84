import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import {
  byKeys,
  byMouse,
  byTouch,
  heard,
  middleOf,
  seatsRest,
  solutionOf,
  told,
} from '../../testing/pages/hands.ts';
import { openPage } from '../../testing/pages/page.ts';
import { isLong } from '../../testing/share.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';

const boards = ['polyomino-3x3', 'hexiamond-sphinx-4', 'polyhex-4x3'];
const hands = { byMouse, byTouch, byKeys };

const ways = Object.keys(hands) as (keyof typeof hands)[];
/** Every day each board by another hand; all by all only now and then. */
const solved = boards.flatMap((id, i) =>
  (isLong ? ways : [ways[i]!]).map((hand) => [id, hand] as const),
);

test.each(solved)('%s is solved %s', async (id, hand) => {
  const problem = problemNamed(id);
  const visit = await openPage(`mode=play&puzzle=${id}`, {
    width: 960,
    height: 540,
    hasTouch: hand === 'byTouch',
    everyFrame: true,
  });
  const { page } = visit;
  const left = problem.pieces.map(({ copies }) => copies);
  for (const placement of solutionOf(problem)) {
    const kinds = left.filter((copies) => copies > 0).length;
    await expect.poll(() => page.locator('.waiting').count()).toBe(kinds);
    await seatsRest(page);
    left[problem.placements.piece[placement]!]!--;
    await hands[hand](page, problem, placement);
    expect(await heard(page)).toMatch(/covers|Solved/);
  }
  expect(await told(page)).toContain('Solved');
  expect((await visit.status()).mode).toBe('play');
});

test('a game is kept over a reload, with what was undone; the search goes on from it', async () => {
  const problem = problemNamed('pentomino-puy-5x3');
  const [first, second] = solutionOf(problem) as [number, number];
  const visit = await openPage('mode=play&puzzle=pentomino-puy-5x3', {
    width: 960,
    height: 540,
    everyFrame: true,
  });
  const { page } = visit;
  await expect.poll(() => page.locator('.waiting').count()).toBe(3);
  await byKeys(page, problem, first);
  await expect.poll(() => page.locator('.waiting').count()).toBe(2);
  await byKeys(page, problem, second);
  await page.keyboard.press('Escape');
  expect(await told(page)).toContain('2 pieces laid');
  await page.locator('.controls').getByText('Undo').click();
  await expect.poll(() => told(page)).toContain('1 piece laid');
  await expect.poll(() => page.url()).toMatch(/laid=[\d.]+$/);
  await page.reload();
  await expect.poll(() => told(page)).toContain('1 piece laid');
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('.controls').getByText('Redo').click();
  await expect.poll(() => told(page)).toContain('2 pieces laid');
  // A branch that was left stays, and can be gone back to.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await seatsRest(page);
  await byKeys(page, problem, second);
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  const moves = page.locator('.game-tree .move');
  await expect.poll(() => moves.count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await moves.nth(2).click();
  await expect.poll(() => told(page)).toContain('2 pieces laid');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await expect.poll(async () => (await visit.status()).mode).toBe('saver');
});

test('whoever is new is told to take a piece, and how a mouse turns it, beside which there are no buttons', async () => {
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3', {
    width: 960,
    height: 540,
    everyFrame: true,
  });
  const truth = page.locator('.told');
  await expect.poll(() => truth.textContent()).toBe('Take a piece, and lay it on the board');
  await expect.poll(() => page.locator('.waiting').count()).toBe(4);
  await seatsRest(page);
  const { x, y } = await middleOf(page, '[data-piece="2"]');
  await page.mouse.click(x, y);
  await expect.poll(() => truth.textContent()).toContain('the right button or X flips it');
  expect(await page.locator('.held-buttons').count()).toBe(0);
  // Where it would hide pieces nothing is said unasked.
  await page.setViewportSize({ width: 960, height: 560 });
  await page.evaluate(() => window.fitful!.open('?mode=play&puzzle=hexomino-35x6-parallelogram'));
  await expect.poll(() => page.locator('.waiting').count()).toBe(35);
  await expect.poll(() => truth.textContent()).toBe('');
});

test('it is told what can still be done, and hints lead to a solution', async () => {
  const problem = problemNamed('polyomino-3x3');
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3&live', {
    width: 960,
    height: 540,
    everyFrame: true,
  });
  const truth = page.locator('.told');
  await expect.poll(() => truth.textContent()).toBe('48 ways left');
  // A piece in a corner leaves fewer ways, which is told of where it would lie before it is laid.
  const [first] = solutionOf(problem) as [number];
  await byKeys(page, problem, first);
  await expect.poll(() => truth.textContent()).toMatch(/^\d+ ways? left$/);
  const left = await truth.textContent();
  await page.keyboard.press('i');
  await page.keyboard.press('i');
  await page.keyboard.press('i');
  await expect.poll(() => truth.textContent()).toContain('as it is drawn');
  expect(await page.locator('.hand-board .hint').count()).toBe(1);
  // On the board arrows lead from cell to cell.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => truth.textContent()).toBe('48 ways left');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => truth.textContent()).toBe(left);
});

test('the search goes along beside the moves, in equal steps', async () => {
  const problem = problemNamed('pentomino-puy-5x3');
  const { page } = await openPage('mode=play&puzzle=pentomino-puy-5x3', {
    width: 960,
    height: 540,
    everyFrame: true,
  });
  const [first] = solutionOf(problem) as [number];
  await expect.poll(() => page.locator('.waiting').count()).toBe(3);
  await byKeys(page, problem, first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  const standing = page.locator('.rival p');
  await expect.poll(() => standing.textContent()).toMatch(/^After 1 step: 1 piece laid/);
  expect(await page.locator('.rival-tree .node').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  // A piece that is taken back is a step, too.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => standing.textContent()).toMatch(/^After 2 steps: /);
  await page.getByRole('button', { name: 'Against the search' }).click();
  expect(await page.locator('.rival').count()).toBe(0);
});

test('where storage is refused a game goes on, and it is said once that it will not be kept', async () => {
  const problem = problemNamed('polyomino-3x3');
  const refuse = (): void => {
    Storage.prototype.setItem = () => {
      throw new Error('refused');
    };
  };
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3', {
    width: 960,
    height: 540,
    everyFrame: true,
    preludes: [refuse],
  });
  const [first, second] = solutionOf(problem) as [number, number];
  await expect.poll(() => page.locator('.waiting').count()).toBe(4);
  await byKeys(page, problem, first);
  const notices = page.locator('.notices');
  await expect.poll(() => notices.textContent()).toContain('does not keep your game');
  await notices.getByRole('button').click();
  await expect.poll(() => page.locator('.waiting').count()).toBe(3);
  await seatsRest(page);
  await byKeys(page, problem, second);
  await expect.poll(() => told(page)).toContain('2 pieces laid');
  expect(await notices.textContent()).toBe('');
});

test('an address with a position that is none of the puzzle is answered in words', async () => {
  const { page } = await openPage('mode=play&puzzle=polyomino-3x3&laid=0.0.4-1.0.4');
  await expect.poll(() => page.locator('.notices').textContent()).toContain('cannot lie so');
  expect(await told(page)).toContain('0 pieces laid');
});
