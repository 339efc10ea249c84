import { expect, test } from 'vitest';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { byKeys, solutionOf } from '../../testing/pages/hands.ts';
import { openPage } from '../../testing/pages/page.ts';

test('a game goes on in all windows that show it, and in each of them', async () => {
  const problem = problemNamed('polyomino-3x3');
  const [first, second] = solutionOf(problem) as [number, number];
  const query = (place: number) => `mode=play&puzzle=polyomino-3x3&screen=${place}/2&ui=1`;
  const size = { width: 640, height: 480, everyFrame: true };
  const left = await openPage(query(1), size);
  const right = await openPage(query(2), { ...size, beside: left.page });
  const laid = async ({ page }: typeof left) => page.locator('.waiting').count();
  await expect.poll(() => laid(left)).toBe(4);
  await expect.poll(() => laid(right)).toBe(4);
  await byKeys(left.page, problem, first);
  await expect.poll(() => laid(right)).toBe(3);
  // The board stays as it is: it does not come anew with each move.
  await right.page.locator('.hand-board').evaluate((board) => board.setAttribute('id', 'same'));
  await byKeys(left.page, problem, second);
  await expect.poll(() => laid(right)).toBe(2);
  await left.page.keyboard.press('Escape');
  await left.page.keyboard.press('ArrowLeft');
  await left.page.keyboard.press('ArrowLeft');
  await expect.poll(() => laid(right)).toBe(4);
  expect(await right.page.locator('#same').count()).toBe(1);
});
