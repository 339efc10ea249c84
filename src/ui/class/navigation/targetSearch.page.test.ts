import { expect, test } from 'vitest';
import { openPage } from '../../../testing/pages/page.ts';

test.each([
  ['Until a cell is covered …', '.board-cells'],
  ['Until a piece is placed …', '.piece-tray'],
])(
  'the focus goes where a target is pointed at, however often it is asked for: %s',
  async (item, place) => {
    const { page } = await openPage(
      'mode=class&puzzle=square-bar-corner&order=rows&step=0&paused&lang=en',
    );
    const button = page.locator('.go-to > button');
    const isThere = () =>
      page.evaluate((around) => document.activeElement!.closest(around) !== null, place);
    for (let time = 0; time < 2; time++) {
      await button.press('Enter');
      await page.getByRole('menuitem', { name: item }).press('Enter');
      await expect.poll(isThere).toBe(true);
    }
  },
);
