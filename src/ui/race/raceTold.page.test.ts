import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

const race =
  'mode=race&puzzle=pentomino-puv-5x3&panes=backtrack:rows~backtrack:columns&until=all&paused';

test('in each pane it is said what happens, and heard from left to right', async () => {
  const visit = await openPage(`${race}&step=9&speed=60&captions`, {
    width: 1024,
    height: 768,
    preludes: [noteSides],
  });
  const { page } = visit;
  const captions = page.locator('.pane-saying');
  const said = () => captions.allTextContents();
  const boards = () =>
    page.locator('.pane .board').evaluateAll((all) => all.map((one) => one.clientHeight));
  const sides = () => page.evaluate(() => document.documentElement.dataset['sides'] ?? '');
  await expect
    .poll(said)
    .toEqual([
      'A: Rows: Back to c1: of 16 ways listed, 7 fit and 4 are tried. On to the next. Lost since P, 8 steps ago.',
      'B: Columns: Dead end: on a3, U leaves the board, V leaves the board or lies on P. Go back. Lost since P, just now.',
    ]);
  const stand = await boards();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(said)
    .not.toContainEqual(expect.stringContaining('Back to c1: of 16 ways listed, 7 fit'));
  expect(await sides()).toBe('');

  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
  // The first frame with sound only notes where the searches are.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return sides();
    })
    .toMatch(/-1.* 1/);
  await page.keyboard.press('u');
  // Too fast to be read, until both have ended.
  await page.keyboard.press(' ');
  await expect.poll(said).toEqual(['', '']);
  expect(await boards()).toEqual(stand);
  const ended = [
    'A: Rows: Everything has been tried: 4 solutions in 80 placements.',
    'B: Columns: Everything has been tried: 4 solutions in 31 placements.',
  ];
  await expect.poll(said, { timeout: 15_000 }).toEqual(ended);
});

/** Run in the page: notes on which sides it makes sounds. */
function noteSides(): void {
  window.StereoPannerNode = class extends StereoPannerNode {
    constructor(context: BaseAudioContext, options?: StereoPannerOptions) {
      super(context, options);
      const { dataset } = document.documentElement;
      dataset['sides'] = `${dataset['sides'] ?? ''} ${options?.pan}`;
    }
  };
}
