import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

const board = 'puzzle=pentomino-6x10&order=rows&step=907&paused&captions&lang=en';

test('captions of a show say since which piece it is lost, and mark that one and all after it', async () => {
  const { page } = await openPage(board, { width: 960, height: 540 });
  const saying = page.locator('.saying');
  await expect.poll(() => saying.textContent()).toMatch(/Lost since L, 904 steps ago\.$/);
  const marks = (kind: string) => page.locator(`.lost-mark .${kind}`).count();
  await expect.poll(() => marks('mistake')).toBe(1);
  // All nine pieces but F, I and L.
  await expect.poll(() => marks('in-vain')).toBe(6);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => window.fitful!.seek(2));
  await expect.poll(() => saying.textContent()).not.toContain('Lost');
  await expect.poll(() => marks('mistake')).toBe(0);
});

test('so do those of a race, each of its own board', async () => {
  const race = 'mode=race&panes=backtrack:rows~backtrack:columns';
  const { page } = await openPage(`${board}&${race}`, { width: 1280, height: 720 });
  const sayings = page.locator('.pane-saying');
  await expect
    .poll(() => sayings.allTextContents())
    .toEqual([1, 2].map(() => expect.stringMatching(/Lost since L, 904 steps ago\.$/)));
  await expect.poll(() => page.locator('.lost-mark .mistake').count()).toBe(2);
  const positions = async () => {
    // One that ends while it is asked is none.
    const kinds = await Promise.all(
      page.workers().map((worker) => worker.evaluate(() => self.name).catch(() => undefined)),
    );
    return kinds.filter((kind) => kind === 'position').length;
  };
  await expect.poll(positions).toBeGreaterThan(0);
  expect(await positions()).toBe(1);
});
