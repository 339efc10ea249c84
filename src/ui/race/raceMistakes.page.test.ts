import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusShown } from '../../testing/pages/focusShown.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import { terminal } from '../../testing/runs/builtWithPage.ts';

const puzzle = 'mode=race&puzzle=pentomino-5x12';
const both = 'panes=backtrack:rows~backtrack:columns';

async function openStrip(query: string, strip: string, size = { width: 1280, height: 720 }) {
  const visit = await openPage(query, size);
  const { page } = visit;
  await page.locator('.pane').first().waitFor();
  await focusShown(page.locator('.deeds .button').filter({ hasText: strip }));
  await page.keyboard.press('Enter');
  return visit;
}

const gist = (page: Page) => () => page.locator('.strip .gist').textContent();
const open = (page: Page, query: string) =>
  page.evaluate((address) => window.fitful!.open(address), `?${query}`);

/** The terminal’s profile of a search up to its first solution. */
async function profileOf(order: string) {
  const [solution] = (
    await terminal('solve', 'pentomino-5x12', '--order', order, '--lag', '--json')
  )
    .trim()
    .split('\n')
    .slice(-1)
    .map((line) => JSON.parse(line));
  return solution as { lag: { pieces: { mean: number; median: number } }; mistakes: number };
}

test('what mistakes cost is told of the moment on show, forward and back, as the terminal says', async () => {
  const until = `${puzzle}&${both}&until=first&lang=en`;
  const visit = await openStrip(`${until}&speed=max`, 'Mistakes');
  const { page } = visit;
  const isOver = async () => (await visit.status()).panes.every(({ finished }) => finished);
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  const [rows, columns] = [await profileOf('rows'), await profileOf('columns')];
  const mean = ({ lag }: typeof rows): string =>
    lag.pieces.mean.toLocaleString('en', { maximumFractionDigits: 1 });
  const told = `Along the short side a mistake is noticed after ${mean(rows)} pieces on average, along the long side after ${mean(columns)}.`;
  await expect.poll(gist(page), { timeout: 30_000 }).toBe(told);
  expect(await page.locator('.strip .tally').textContent()).toBe(
    `Mistakes noticed: A ${rows.mistakes} · B ${columns.mistakes}`,
  );
  const cells = page.locator('tbody tr').first().locator('td');
  await expect
    .poll(() => cells.allTextContents())
    .toContain(`${mean(rows)} pieces (median ${rows.lag.pieces.median})`);
  // Where results are told, it is heard, too.
  const heard = () => page.locator('[role=status], [aria-live]').allTextContents();
  await expect.poll(async () => (await heard()).join(' ')).toContain(told);
  expect(await page.locator('.charts svg').count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await open(page, `${until}&paused&step=0`);
  await expect.poll(gist(page)).toBe('No mistake was noticed yet.');
  expect(await page.locator('.strip .tally').textContent()).toBe('Mistakes noticed: A 0 · B 0');
  await open(page, `${until}&paused&step=400`);
  await expect
    .poll(() => page.locator('.strip .tally').textContent())
    .toMatch(/^Mistakes noticed: A \d+.* · B \d+, one not yet \(\d+ placements so far\)$/);
  await open(page, `${until}&paused&step=400&lang=ja`);
  await expect.poll(gist(page)).toMatch(/^(短い辺|長い辺|まだ)/);
});

test('where there is no solution, no piece is the mistake', async () => {
  const race = 'mode=race&puzzle=tetromino-5x4&panes=backtrack~backtrack::parity&until=all&lang=en';
  const { page } = await openStrip(`${race}&paused&step=10`, 'Mistakes');
  await expect.poll(gist(page)).toMatch(/^Not known yet: how far back mistakes go\./);
  await open(page, `${race}&paused&step=999999`);
  await expect
    .poll(gist(page), { timeout: 30_000 })
    .toContain('There is no solution: all is in vain');
});

test('the saved table has what meters tell while that is on show, as the terminal’s', async () => {
  const panes = 'panes=backtrack~backtrack::parity&until=all&speed=max';
  const { page } = await openStrip(`mode=race&puzzle=tetromino-5x4&${panes}`, 'Table');
  await expect
    .poll(() => page.locator('tbody').textContent(), { timeout: 30_000 })
    // The share that is searched, and what was in vain, of both.
    .toMatch(/100%.*100%.*Colours.*100%.*100%/);
  await focusShown(page.locator('.bar .menu > button'));
  await page.keyboard.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table as CSV' }).press('Enter'),
  ]);
  const lines = (await buffer(await download.createReadStream())).toString().trim().split('\r\n');
  const there = (await terminal('experiment', 'parity', '--lag', '--csv')).trim().split(/\r?\n/);
  expect(lines[0]).toContain(',mistakes,in vain,lag in pieces,lag in steps,');
  const own = there.filter((line) => line.startsWith('tetromino-5x4,all,'));
  expect(own).toHaveLength(2);
  for (const [at, line] of own.entries()) expect(lines[at + 1]!.slice(0, line.length)).toBe(line);
});

test.each([
  ['en', 'midnight', 960, 540],
  ['ja', 'chocolate', 390, 844],
  ['en', 'paper', 640, 360],
] as const)('in %s and %s, at %i × %i, nothing is cut off and axe finds nothing', async (...at) => {
  const [lang, theme, width, height] = at;
  const query = `${puzzle}&${both}&paused&step=400&lang=${lang}&theme=${theme}`;
  const { page } = await openStrip(query, lang === 'en' ? 'Mistakes' : '間違い', { width, height });
  await expect.poll(gist(page)).toMatch(lang === 'en' ? /noticed/ : /気づ/);
  const wide = await page
    .locator('.strip .gist, .charts > div, .bar .button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  const strip = (await page.locator('.strip').first().boundingBox())!;
  const tally = (await page.locator('.strip .tally').boundingBox())!;
  expect(tally.y).toBeGreaterThan(strip.y);
  expect(tally.y + tally.height).toBeLessThan(strip.y + strip.height);
  for (const [left, right] of wide) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(await axeViolations(page)).toEqual([]);
});
