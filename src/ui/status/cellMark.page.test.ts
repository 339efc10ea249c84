import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';

/** Where a caption's mark is, and the cell that the caption names, as column and row from 0. */
interface Seen {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Waits until a caption says something of a cell, and that cell is marked; undefined where it names none. */
async function seen(page: Page, caption: string, nth: number): Promise<Seen | undefined> {
  return page.evaluate(
    async ([selector, index]) => {
      // Captions follow a few times a second.
      await new Promise((done) => setTimeout(done, 400));
      const said = document.querySelectorAll(selector)[index]!;
      const text = said.textContent ?? '';
      const [, column, row] = /\b([a-f])(\d+)\b/.exec(text.replace(/^\w: [^:]*: /, '')) ?? [];
      if (column === undefined) return undefined;
      const around = said.closest('.pane') ?? said.parentElement!;
      const mark = around.querySelector('.cell-mark path')!;
      const box = mark.getBoundingClientRect();
      return {
        column: column.charCodeAt(0) - 97,
        row: Number(row) - 1,
        width: box.width,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      };
    },
    [caption, nth] as const,
  );
}

test.each([
  ['puzzle=pentomino-6x10&order=rows&step=12&paused&letters&captions', '.saying', 0],
  [
    'mode=race&puzzle=pentomino-puv-5x3&panes=backtrack:rows~dlx&step=1&paused&captions',
    '.pane-saying',
    0,
  ],
  [
    'mode=race&puzzle=pentomino-puv-5x3&panes=dlx~backtrack:columns&step=1&paused&captions',
    '.pane-saying',
    1,
  ],
])('the cell that a caption names is marked on the board: %s', async (query, caption, nth) => {
  const { page } = await openPage(query, { width: 1024, height: 640 });
  await expect.poll(() => page.locator(caption).nth(nth).textContent()).toMatch(/\w/);
  const all: Seen[] = [];
  for (let step = 0; step < 14; step++) {
    const one = await seen(page, caption, nth);
    if (one) all.push(one);
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(all.map(({ column, row }) => `${column} ${row}`)).size).toBeGreaterThan(2);
  const [first] = all as [Seen];
  for (const { column, row, x, y, width } of all) {
    expect(width).toBeCloseTo(first.width, 0);
    expect(x - first.x).toBeCloseTo((column - first.column) * width, -0.5);
    expect(y - first.y).toBeCloseTo((row - first.row) * width, -0.5);
  }
});

test.each(['polyiamond-crab', 'polyhex-4x3', 'hexiamond-star'])(
  'cells keep their names while the number of ways is on them, apart from it: %s',
  async (puzzle) => {
    const { page } = await openPage(`mode=class&puzzle=${puzzle}&step=3&ways&paused&lang=en`, {
      width: 1280,
      height: 720,
    });
    await page.locator('.board-marks .ways').first().waitFor();
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((texts) =>
        texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // A line is higher than its digits.
          const spare = 0.23 * (bottom - top);
          return { said: text.textContent, left, right, top: top + spare, bottom: bottom - spare };
        }),
      );
    const [names, ways] = [
      await boxes('.board-marks .cell-name'),
      await boxes('.board-marks .ways'),
    ];
    expect(names.length).toBe(ways.length);
    expect(new Set(names.map(({ said }) => said)).size).toBe(names.length);
    const overlapping = names.flatMap((name) =>
      ways.filter(
        (box) =>
          name.left < box.right - 1 &&
          box.left < name.right - 1 &&
          name.top < box.bottom &&
          box.top < name.bottom,
      ),
    );
    expect(overlapping).toEqual([]);
  },
);
