import { expect, test } from 'vitest';
import { openPage } from '../../../testing/pages/page.ts';

test.each(['en', 'ja'])(
  'in %s a count of six digits is on one line: after a short name, below it, and beside a board',
  async (language) => {
    const { page } = await openPage(
      `mode=race&ui=0&paused&puzzle=pentomino-10x6&panes=:rows~:columns&step=600000&lang=${language}`,
      { width: 460, height: 360 },
    );
    /** The number of digits and of lines of each figure, and of the lines of each name. */
    const lines = () =>
      page.locator('.bare-race .lane').evaluateAll((all) =>
        all.map((lane) => {
          const [name, figure] = ['.name', '.figure'].map((part) => lane.querySelector(part)!);
          const digits = figure!.textContent.replace(/\D/g, '').length;
          const tops = [name!, figure!].map((text) => {
            const boxes = [...text.childNodes].flatMap((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return [...range.getClientRects()].filter(({ width }) => width > 0);
            });
            // Lines overlap in height: those of a broken text begin further left.
            const isBroken = boxes.some(({ left }, i) => i > 0 && left < boxes[i - 1]!.right - 1);
            return isBroken ? 2 : 1;
          });
          return [digits, ...tops];
        }),
      );
    for (const [width, height] of [
      [460, 360],
      [390, 844],
      [900, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.locator('.bare-race').evaluate((all) => all.clientHeight))
        .toBe(height);
      const message = `${width} × ${height}`;
      await expect.poll(lines, { timeout: 30_000, message }).toEqual([
        [6, 1, 1],
        [6, 1, 1],
      ]);
    }
  },
);
