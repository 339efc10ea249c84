import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { laidAt, moved, newGame, redone, undone, wentTo, type Game } from '../../game/tree.ts';
import { RandomStream } from '../../solve/random.ts';
import { coveredBy } from '../../solve/problem.ts';
import { byKeys } from '../../testing/pages/hands.ts';
import { openPage } from '../../testing/pages/page.ts';
import { stillPicture } from '../../testing/pages/stillPicture.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { fittingAt } from '../../testing/random/anyGame.ts';
import { isLong } from '../../testing/share.ts';
import type { Picture } from '../../tools/png.ts';

/** The largest difference of a channel above a line, below which controls are. */
function apart(one: Picture, other: Picture, line: number): number {
  let most = 0;
  for (let i = 0; i < one.width * line * 4; i++)
    most = Math.max(most, Math.abs(one.data[i]! - other.data[i]!));
  return most;
}

/** Goes to a node in the tree of moves, by keys alone. */
async function pressNode(page: Page, node: number): Promise<void> {
  await page.keyboard.press('b');
  await page.locator(`.game-tree [data-place="${node}"]`).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('.game-tree .here').getAttribute('data-place'))
    .toBe(String(node));
  await page.locator('.game-tree').press('Escape');
  await page.keyboard.press('b');
  await page.locator('.game-tree').waitFor({ state: 'detached' });
}

test('every way back in a random game leads to the same picture', async () => {
  const problem = problemNamed('polyomino-3x3');
  const visit = await openPage('mode=play&puzzle=polyomino-3x3&hour=12', {
    width: 480,
    height: 300,
    drawn: true,
    reducedMotion: 'reduce',
  });
  const { page } = visit;
  const random = new RandomStream(37);
  // The top of the panel, whose rounded corners are drawn anew with each fade.
  const line = await page.locator('.dock').evaluate((dock) => {
    const above = parseFloat(getComputedStyle(dock, '::before').top);
    return Math.floor(dock.getBoundingClientRect().top + above);
  });
  expect(line).toBeGreaterThan(100);
  const pictures = new Map<number, Picture>();
  let game: Game = newGame;
  let compared = 0;
  const compare = async (): Promise<void> => {
    const count = laidAt(game).length;
    await page
      .locator('.status')
      .getByText(new RegExp(`^${count} pieces? laid$|^Solved`))
      .waitFor();
    const picture = await stillPicture(visit);
    const before = pictures.get(game.at);
    if (before) {
      compared++;
      expect(apart(picture, before, line), `node ${game.at}`).toBeLessThanOrEqual(2);
    } else pictures.set(game.at, picture);
  };
  const lay = async (): Promise<void> => {
    const fitting = fittingAt(problem, laidAt(game));
    if (fitting.length === 0) return;
    const on = fitting[random.below(fitting.length)]!;
    await byKeys(page, problem, on);
    game = moved(game, { on });
  };
  const takeOff = async (): Promise<void> => {
    const laid = laidAt(game);
    if (laid.length === 0) return;
    const off = laid[random.below(laid.length)]!;
    await page.locator(`[data-cell="${coveredBy(problem, off)[0]}"]`).focus();
    await page.keyboard.press('Delete');
    game = moved(game, { off });
  };
  await compare();
  for (let move = 0; move < (isLong ? 60 : 9); move++) {
    const action = [lay, lay, takeOff, 'undo', 'redo', 'go'][random.below(6)]!;
    if (typeof action === 'function') await action();
    await page.keyboard.press('Escape');
    if (action === 'undo') {
      await page.keyboard.press('ArrowLeft');
      game = undone(game);
    } else if (action === 'redo') {
      await page.keyboard.press('ArrowRight');
      game = redone(game);
    } else if (action === 'go') {
      const node = random.below(game.nodes.length);
      await pressNode(page, node);
      game = wentTo(game, node);
    }
    await compare();
  }
  // All the way back, and on again along the line that was gone last.
  for (const [key, go] of [
    ['ArrowLeft', undone],
    ['ArrowRight', redone],
  ] as const)
    for (let next = go(game); next.at !== game.at; next = go(game)) {
      await page.keyboard.press(key);
      game = next;
      await compare();
    }
  const parents = game.nodes.map(({ parent }) => parent);
  expect(new Set(parents).size).toBeLessThan(parents.length);
  expect(compared).toBeGreaterThan(10);
});
