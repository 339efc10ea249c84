import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { middleOf as middleOfCell } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { namesOf } from '../../teach/moment/names.ts';

/** The placements of a solution. */
export function solutionOf(problem: Problem): readonly number[] {
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

export const heard = async (page: Page): Promise<string> =>
  (await page.locator('.hand-layer .unseen[role=status]').textContent()) ?? '';

export const told = async (page: Page): Promise<string> =>
  (await page.locator('.status').textContent()) ?? '';

export async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until the pieces beside the board are where they are shown. */
export async function seatsRest(page: Page): Promise<void> {
  for (const piece of await page.locator('.waiting').elementHandles())
    await piece.waitForElementState('stable');
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
export async function byMouse(page: Page, problem: Problem, placement: number): Promise<void> {
  const piece = `[data-piece="${problem.placements.piece[placement]}"]`;
  // Pieces beside it may close ranks meanwhile.
  const isBelow = async (): Promise<number> => {
    const { x, y } = await middleOf(page, piece);
    await page.mouse.move(x, y);
    return page.locator(`${piece}:hover`).count();
  };
  await expect.poll(isBelow).toBe(1);
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
export async function byTouch(page: Page, problem: Problem, placement: number): Promise<void> {
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
export async function byKeys(page: Page, problem: Problem, placement: number): Promise<void> {
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
