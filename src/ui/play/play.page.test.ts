import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middleOf as middleOfCell } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { namesOf } from '../../teach/moment/names.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import { isLong } from '../../testing/share.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';

/** The placements of a solution. */
function solutionOf(problem: Problem): readonly number[] {
  const search = startSearch(problem, { ...plainSearch, solver: 'dlx' }, 'steps');
  for (let step = search.step(); kindOf(step) !== SOLUTION; step = search.step())
    if (step === END) throw new Error('There is no solution.');
  return [...search.path.subarray(0, search.depth)];
}

/** The names of the cells that a placement covers, as they are heard. */
const cellsIn = (problem: Problem, placement: number): string => {
  const names = namesOf(problem);
  return Array.from(coveredBy(problem, placement), (cell) => names.cell(cell)).join(' ');
};

const heard = async (page: Page): Promise<string> =>
  (await page.locator('.hand-layer .unseen[role=status]').textContent()) ?? '';

const told = async (page: Page): Promise<string> =>
  (await page.locator('.status').textContent()) ?? '';

async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until the pieces beside the board are where they are shown. */
async function seatsRest(page: Page): Promise<void> {
  for (const piece of await page.locator('.waiting').all()) await piece.click({ trial: true });
}

interface Ways {
  turn(): Promise<void>;
  flip(): Promise<void>;
  /** Moves what is held over one of the cells that it is to cover. */
  aim(cell: number): Promise<void>;
}

/** The cells of a placement that are nearest to its middle: over one of them it lies as it is wanted. */
function innermost(problem: Problem, placement: number): number[] {
  const { puzzle, cells } = problem;
  const covered = [...coveredBy(problem, placement)];
  const middles = covered.map((cell) => middleOfCell(lattices[puzzle.lattice], cells[cell]!));
  const mean = (axis: 0 | 1) => middles.reduce((sum, at) => sum + at[axis], 0) / middles.length;
  const [x, y] = [mean(0), mean(1)];
  const away = middles.map((at) => Math.hypot(at[0] - x, at[1] - y));
  return covered.filter((_, i) => away[i]! < Math.min(...away) + 0.01);
}

/** Aims, turns and flips what is held until it would cover the cells of a placement. */
async function bring(page: Page, problem: Problem, placement: number, ways: Ways): Promise<void> {
  const wanted = `would cover ${cellsIn(problem, placement)}`;
  for (let way = 0; way < 14; way++) {
    for (const cell of innermost(problem, placement)) {
      await ways.aim(cell);
      if ((await heard(page)).endsWith(wanted)) return;
    }
    await (way === 6 ? ways.flip() : ways.turn());
  }
  expect(await heard(page)).toContain(wanted);
}

/** Lays a placement by mouse: drags the piece, which the wheel and the right button turn and flip. */
async function byMouse(page: Page, problem: Problem, placement: number): Promise<void> {
  const from = await middleOf(page, `[data-piece="${problem.placements.piece[placement]}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await bring(page, problem, placement, {
    turn: () => page.keyboard.press('t'),
    flip: () => page.keyboard.press('x'),
    aim: async (cell) => {
      const { x, y } = await middleOf(page, `[data-cell="${cell}"]`);
      await page.mouse.move(x, y, { steps: 2 });
    },
  });
  await page.mouse.up();
}

/** Lays a placement by finger: taps the piece, a cell, the buttons beside it, and what it covers. */
async function byTouch(page: Page, problem: Problem, placement: number): Promise<void> {
  const tap = async (selector: string): Promise<void> => {
    const { x, y } = await middleOf(page, selector);
    await page.touchscreen.tap(x, y);
  };
  let aimed: number | undefined;
  await tap(`[data-piece="${problem.placements.piece[placement]}"]`);
  await bring(page, problem, placement, {
    turn: () => tap('.held-buttons button:nth-child(1)'),
    flip: () => tap('.held-buttons button:nth-child(2)'),
    async aim(cell) {
      // Another tap on the cell that it is aimed at would lay it.
      if (cell !== aimed) await tap(`[data-cell="${cell}"]`);
      aimed = cell;
    },
  });
  await tap(`[data-cell="${aimed}"]`);
}

/** Walks by an arrow until an element is focused. */
async function walkTo(page: Page, selector: string, keys: readonly string[]): Promise<void> {
  const isThere = () => page.evaluate((it) => document.activeElement?.matches(it), selector);
  for (const key of keys)
    for (let i = 0; i < 12 && !(await isThere()); i++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

/** Lays a placement by keys alone. */
async function byKeys(page: Page, problem: Problem, placement: number): Promise<void> {
  await page.locator('.waiting[tabindex="0"]').focus();
  const piece = problem.placements.piece[placement];
  await walkTo(page, `[data-piece="${piece}"]`, ['ArrowUp', 'ArrowDown']);
  await page.keyboard.press('Enter');
  await bring(page, problem, placement, {
    turn: () => page.keyboard.press('t'),
    flip: () => page.keyboard.press('x'),
    aim: async (cell) => {
      await page.locator(`[data-cell="${cell}"]`).focus();
    },
  });
  await page.keyboard.press('Enter');
}

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
