import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import { terminal } from '../../testing/runs/builtWithPage.ts';
import { lateWords, words } from '../../words/index.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (query: string): Promise<Visit['page']> => {
  visit = await openPage(`paused&${query}`);
  return visit.page;
};
const dialog = () => visit.page.locator('.dialog.compare');
const cells = () => dialog().locator('tbody tr');
const texts = () =>
  cells().evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  );
const run = async (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const over = async (sentence: string): Promise<void> => {
  const said = () => dialog().getByRole('status').textContent();
  await expect.poll(said, { timeout: 20_000 }).toBe(sentence);
};
const say = lateWords(words('en')).comparing;

const box = 'puzzle=tetromino-5x4&lang=en&compare=all:rows,fewest,spiral-out:none,parity';

test('a link opens the table, which fills as asked, with the numbers of the terminal', async () => {
  const page = await open(box);
  await dialog().locator('table').waitFor();
  expect(await texts()).toEqual([
    ['Rows', '…', '…'],
    ['Fewest choices', '…', '…'],
    ['Spiral outwards', '…', '…'],
  ]);
  await run(say.run);
  await over(say.noSolution);
  const args = [
    '--until',
    'all',
    '--orders',
    'rows,fewest,spiral-out',
    '--rule-sets',
    'none,parity',
  ];
  const lines = (await terminal('compare', 'tetromino-5x4', ...args, '--json')).trim().split('\n');
  const numbers = lines.map((line) => {
    const { quartiles } = JSON.parse(line) as { quartiles: [number, number][] };
    return lateWords(words('en')).counting.number(quartiles[1]![0]);
  });
  expect(await texts()).toEqual([
    ['Rows', ...numbers.slice(0, 2)],
    ['Fewest choices', ...numbers.slice(2, 4)],
    ['Spiral outwards', ...numbers.slice(4)],
  ]);
  expect(await axeViolations(page, '.dialog.compare')).toEqual([]);
  // Sorted by a column, by keyboard.
  await dialog().getByRole('button', { name: say.noRules }).first().focus();
  await page.keyboard.press('Enter');
  expect((await texts()).map(([order]) => order)).toEqual([
    'Fewest choices',
    'Rows',
    'Spiral outwards',
  ]);
  expect(await dialog().locator('[aria-sort=ascending]').count()).toBe(1);
});

test('an address without a table closes the dialog', async () => {
  const page = await open(box);
  await dialog().locator('table').waitFor();
  await page.evaluate(() => window.fitful!.open('?paused&lang=en&puzzle=tetromino-5x4'));
  await expect.poll(() => dialog().isVisible()).toBe(false);
  await expect.poll(() => page.url()).not.toContain('compare');
});

test('what is known stays when it is closed, stopped, or compared with more', async () => {
  const page = await open(
    'puzzle=pentomino-3x20&lang=en&compare=first:rows,columns:none:::1000000',
  );
  await run(say.run);
  await over(say.over);
  const known = await texts();
  expect(known[1]![1]).toMatch(/^≥ 500,00\d$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).not.toContain('compare');
  await page.keyboard.press('Shift+C');
  await expect.poll(texts).toEqual(known);
  await expect.poll(() => page.url()).toContain('compare=first:rows,columns:none');
  // One order more is the only one that is run.
  await dialog().locator('summary').click();
  await dialog().getByLabel('Fewest choices').check();
  await expect.poll(texts).toHaveLength(3);
  expect(await texts()).toEqual(expect.arrayContaining(known));
  expect(await dialog().getByText('2 of 3 runs done').count()).toBe(1);
  await run(say.goOn);
  await over(say.over);
  expect(await axeViolations(page, '.dialog.compare')).toEqual([]);
});

test('what is complete is there again when the page is reloaded', async () => {
  const page = await open(box);
  await run(say.run);
  await over(say.noSolution);
  const known = await texts();
  await page.reload();
  await dialog().locator('table').waitFor();
  await expect.poll(texts).toEqual(known);
  expect(known.flat()).not.toContain('…');
});

test('a run can be stopped, and goes on from there', async () => {
  await open(
    'puzzle=pentomino-3x20&lang=ja&theme=paper&compare=first:rows,columns:none:::100000000',
  );
  const ja = lateWords(words('ja')).comparing;
  await run(ja.run);
  await expect
    .poll(() => dialog().locator('progress').getAttribute('value').then(Number))
    .toBeGreaterThan(0.5);
  await run(ja.stop);
  await over(ja.stoppedNow);
  const [rows, columns] = await texts();
  expect(rows![1]).toMatch(/^[\d,]+$/);
  // Its bound stays, and does not fall while the run begins again.
  const bound = (text: string): number =>
    Number(/^≥ ([\d,]+)$/.exec(text)![1]!.replaceAll(',', ''));
  const least = bound(columns![1]!);
  await run(ja.goOn);
  await dialog().getByRole('button', { name: ja.stop, exact: true }).waitFor();
  const after = await texts();
  expect(after[0]).toEqual(rows);
  expect(bound(after[1]![1]!)).toBeGreaterThanOrEqual(least);
  expect(await axeViolations(visit.page, '.dialog.compare')).toEqual([]);
  await run(ja.stop);
});

test('other terms stop a run, whose bounds are there again with the terms before', async () => {
  await open('puzzle=pentomino-3x20&lang=en&compare=first:columns:none:::100000000');
  await run(say.run);
  await expect.poll(async () => (await texts())[0]![1], { timeout: 20_000 }).toMatch(/^≥ /);
  await dialog().locator('summary').click();
  const rows = dialog().getByLabel('Rows', { exact: true });
  await rows.check();
  await over(say.stoppedNow);
  expect(await dialog().getByRole('button', { name: say.stop, exact: true }).count()).toBe(0);
  const [, columns] = await texts();
  expect(columns![1]).toMatch(/^≥ /);
  await rows.uncheck();
  await expect.poll(texts).toEqual([columns]);
  await over(say.stoppedNow);
});

test('selected cells race, each with the seed of its median', async () => {
  const page = await open(
    'puzzle=tetromino-5x4&lang=en&theme=paper&compare=first:rows,fewest:islands:random:3',
  );
  await run(say.run);
  await over(say.noSolution);
  expect(await dialog().getByRole('link', { name: say.race }).count()).toBe(0);
  await cells().nth(0).getByRole('button').click();
  await cells().nth(1).getByRole('button').press('Enter');
  const link = dialog().getByRole('link', { name: say.race });
  const query = new URLSearchParams((await link.getAttribute('href'))!);
  expect(query.get('panes')).toMatch(
    /^backtrack:rows:islands:random(:[12])?~backtrack:fewest:islands:random(:[12])?$/,
  );
  expect(query.get('until')).toBe('first');
  await link.click();
  await page.locator('.bar').waitFor();
  expect(page.url()).toContain('mode=race&puzzle=tetromino-5x4&panes=backtrack:rows:islands');
});

test('the table is saved as CSV, JSON and a picture', async () => {
  const page = await open(box);
  await run(say.run);
  await over(say.noSolution);
  const saved = async (format: string): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog()
        .getByRole('button', { name: `${say.saveAs} ${format}` })
        .click(),
    ]);
    expect(file.suggestedFilename()).toBe(`fitful-orders.${format.toLowerCase()}`);
    return readFile(await file.path(), format === 'PNG' ? 'latin1' : 'utf8');
  };
  expect((await saved('CSV')).split('\r\n')).toHaveLength(8);
  expect(JSON.parse(await saved('JSON'))).toHaveLength(6);
  expect(await saved('SVG')).toMatch(/^<svg[^]*Spiral outwards[^]*3,703/);
  expect((await saved('PNG')).slice(1, 4)).toBe('PNG');
});

test('the last order and the last set of rules cannot be left out', async () => {
  await open('puzzle=tetromino-5x4&lang=en&compare=first:rows:none');
  await dialog().locator('summary').click();
  const only = dialog().getByLabel('Rows', { exact: true });
  await only.click();
  expect(await only.isChecked()).toBe(true);
  expect(await texts()).toHaveLength(1);
});
