import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byKeys, solutionOf, told } from '../../testing/pages/hands.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';

const puzzle = 'pentomino-puy-5x3';
const problem = problemNamed(puzzle);

/** A game with one piece laid, from which the search went on. */
async function searchedOn(): Promise<{ visit: Visit; page: Page }> {
  const visit = await openPage(`mode=play&puzzle=${puzzle}`, {
    width: 960,
    height: 540,
    everyFrame: true,
  });
  const { page } = visit;
  const [first] = solutionOf(problem) as [number];
  await expect.poll(() => page.locator('.waiting').count()).toBe(3);
  await byKeys(page, problem, first);
  await page.keyboard.press('Escape');
  await expect.poll(() => told(page)).toContain('1 piece laid');
  await page.keyboard.press('v');
  await expect.poll(async () => (await visit.status()).mode).toBe('saver');
  await expect.poll(() => page.url()).toContain('text=');
  return { visit, page };
}

const undo = (page: Page) => page.locator('.controls').getByText('Undo').click();

test('Back leads from the search to the game that it went on from', async () => {
  const { visit, page } = await searchedOn();
  await page.goBack();
  await expect.poll(async () => (await visit.status()).mode).toBe('play');
  await expect.poll(() => told(page)).toContain('1 piece laid');
  expect(page.url()).toContain(`puzzle=${puzzle}`);
  expect(await told(page)).toContain('1 move');
  await undo(page);
  await expect.poll(() => told(page)).toContain('0 pieces laid');
});

test.each(['saver', 'class'])(
  'what the search laid in %s is laid in the same game, below the node that was left',
  async (mode) => {
    const { visit, page } = await searchedOn();
    if (mode === 'class') await page.keyboard.press('k');
    await expect.poll(async () => (await visit.status()).mode).toBe(mode);
    await page.evaluate(() => window.fitful!.pause());
    await page.evaluate(() => window.fitful!.seek(1));
    await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(1);
    await page.keyboard.press('Shift+H');
    await expect.poll(async () => (await visit.status()).mode).toBe('play');
    await expect.poll(() => told(page)).toContain('2 pieces laid');
    await expect.poll(() => page.url()).toContain(`puzzle=${puzzle}`);
    expect(page.url()).not.toContain('text=');
    await page.keyboard.press('b');
    expect(await page.locator('.game-tree .move').count()).toBe(3);
    await page.keyboard.press('b');
    await undo(page);
    await expect.poll(() => told(page)).toContain('1 piece laid');
    await undo(page);
    await expect.poll(() => told(page)).toContain('0 pieces laid');
  },
);
