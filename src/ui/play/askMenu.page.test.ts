import { expect, test } from 'vitest';
import { told } from '../../testing/pages/hands.ts';
import { openPage } from '../../testing/pages/page.ts';

test('what can be asked is above the moves of the game, which are below the board on upright pages', async () => {
  const { page } = await openPage('mode=play&puzzle=pentomino-puy-5x3', {
    width: 390,
    height: 700,
    everyFrame: true,
  });
  await expect.poll(() => page.locator('.waiting').count()).toBe(3);
  await page.keyboard.press('b');
  await page.locator('.game-tree').waitFor();
  await page.keyboard.press('q');
  const items = page.locator('[role=menu]').last().locator('button');
  await items.first().waitFor();
  const seen = await items.evaluateAll((all) =>
    all.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(seen).toHaveLength(5);
  expect(seen).not.toContain(false);
  expect(await told(page)).toContain('0 pieces laid');
});
