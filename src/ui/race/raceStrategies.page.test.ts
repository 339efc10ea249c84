import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('strategies race from a board that is divided: played, stepped back, changed, shared and left', async () => {
  const visit = await openPage('mode=generate&make=strict:3:4&paused&puzzle=pentomino-5x3');
  const { page } = visit;
  const address = () => page.url().replace(/.*\?/, '');
  const names = () => page.locator('.pane h3').allTextContents();
  const scores = () => page.locator('.pane .pane-figures span:first-child').allTextContents();
  const result = () => page.locator('.what').getAttribute('title');
  await page.locator('.dock').waitFor();
  await page.keyboard.press('r');
  await expect.poll(names).toEqual(['Strict', 'Annealing', 'Growth', 'Recombination']);
  const link =
    'mode=race&puzzle=pentomino-5x3&strategies=strict:3:4~anneal:3:4~grow:3:4~recombine:3:4';
  await expect.poll(address).toBe(`${link}&paused=1`);
  await expect.poll(scores).not.toContain('score 0');
  const start = await scores();

  // Step by step, and back.
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(scores).not.toEqual(start);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await expect.poll(scores).toEqual(start);
  expect(await axeViolations(page)).toEqual([]);

  // To the end: all say how they ended.
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect.poll(result).toContain('Growth was done after');
  expect((await result())!.match(/was done|got stuck/g)).toHaveLength(4);
  const columns = page.locator('.race thead th');
  await expect
    .poll(() => columns.allTextContents())
    .toEqual([
      'Pane',
      'Place',
      'Score',
      'Tries',
      'Whole pieces',
      'Restarts',
      'Steps',
      'Computing time',
      'Steps/s',
    ]);

  // Another strategy, and the link says so.
  await page.keyboard.press('s');
  const dialog = page.locator('dialog.settings[open]');
  await dialog.getByLabel('Strategy').selectOption('Costly first');
  await expect.poll(names).toContain('Costly first');
  const pieces = dialog.getByLabel('Pieces', { exact: true });
  await pieces.fill('16');
  await pieces.press('Enter');
  const refusal = '15 cells cannot be divided into 16 pieces.';
  await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(refusal);
  await page.keyboard.press('Escape');
  await expect.poll(address).toContain('strategies=costly:3:4~anneal:3:4~grow:3:4~recombine:3:4');
  await visit.page.goto(page.url());
  await expect.poll(names).toEqual(['Costly first', 'Annealing', 'Growth', 'Recombination']);

  // Back to where its first pane is made.
  await page.keyboard.press('r');
  await expect.poll(address).toContain('mode=generate&puzzle=pentomino-5x3&make=costly:3:4');
});

test('races of searches and of strategies follow each other: at an address, in a lesson, and by Back', async () => {
  const searches = 'mode=race&puzzle=pentomino-5x3&panes=dlx~backtrack&paused';
  const strategies = 'mode=race&puzzle=pentomino-5x3&strategies=strict:10:3~anneal:10:3&paused';
  const { page } = await openPage(strategies);
  const names = () => page.locator('.pane h3').allTextContents();
  const figures = () => page.locator('.pane .pane-figures span:first-child').allTextContents();
  const heads = () => page.locator('.race thead th').allTextContents();
  const open = (query: string) => page.evaluate((link) => window.fitful!.open(`?${link}`), query);
  const expectSearches = async () => {
    await expect.poll(names).toEqual(['Algorithm X', 'Backtracking']);
    expect(await figures()).toEqual(['0 placements', '0 placements']);
    expect(await heads()).toContain('Dead ends');
  };
  const expectStrategies = async () => {
    await expect.poll(names).toEqual(['Strict', 'Annealing']);
    for (const figure of await figures()) expect(figure).toMatch(/^score /);
    expect(await heads()).toContain('Whole pieces');
  };
  await expectStrategies();
  // With the dialog of one of its panes open, too.
  await page.keyboard.press('s');
  await open(searches);
  await expectSearches();
  await open(strategies);
  await expectStrategies();
  await page.keyboard.press('Escape');

  const scene = (stops: readonly string[]) => ({
    title: { en: 'Side by side' },
    say: { en: 'Which one is first?' },
    stops,
  });
  const lesson = { title: { en: 'Races' }, scenes: [scene([searches, strategies])] };
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, JSON.stringify(lesson));
  await page.locator('.lesson-text').waitFor();
  await expectSearches();
  await page.keyboard.press('PageDown');
  await expectStrategies();
  await expect.poll(() => page.url()).toContain('strategies=');
  await page.goBack();
  await expectSearches();
  await page.goForward();
  await expectStrategies();
  await page.keyboard.press('PageUp');
  await expectSearches();
});

test('a board that is divided is not named after pieces that do not lie on it, nor after what comes of them', async () => {
  const { page } = await openPage(
    'mode=race&puzzle=hexomino-15x14&strategies=strict:35&step=9&paused',
  );
  const board = 'Thirty-five hexominoes, 15 × 14: its board, divided anew';
  await expect.poll(() => page.locator('.what b').textContent()).toBe(board);
  await page.evaluate(() => window.fitful!.open('?mode=generate&puzzle=hexomino-15x14&lang=ja'));
  await expect.poll(() => page.title()).toContain('その盤面を分け直す');
  // One of its own has the title that it was given.
  await page.evaluate(() => window.fitful!.open('?mode=generate&puzzle=hexomino-15x14&size=6x5'));
  await expect.poll(() => page.title()).toBe('6 × 5 · Fitful');
});
