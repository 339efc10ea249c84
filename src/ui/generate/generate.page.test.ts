import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('a puzzle is made, stepped back through, made again, solved, and is in its link', async () => {
  const visit = await openPage('paused&puzzle=pentomino-6x5');
  const { page } = visit;
  const what = () => page.locator('.what').textContent();
  const figures = () => page.locator('.figures').textContent();
  const steps = () => page.locator('.timeline input').inputValue().then(Number);
  const address = () => page.url().replace(/.*\?/, '');
  await page.locator('.dock').waitFor();

  // By keyboard: the board of the puzzle is divided into as many pieces as it has.
  await page.keyboard.press('m');
  await expect.poll(what).toBe('A new puzzle of 6 pieces · Restarts · seed 0');
  expect((await visit.status()).mode).toBe('generate');
  await expect.poll(figures).toMatch(/^score \d\d+ · 0 steps/);
  const start = await figures();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(2);
  const later = await figures();
  expect(later).toMatch(/2 steps · \d+ tries/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(figures).toBe(start);
  await expect.poll(address).toBe('mode=generate&puzzle=pentomino-6x5&paused=1');
  expect(await axeViolations(page)).toEqual([]);

  // How: what cannot be done is said, and nothing is lost.
  await page.keyboard.press('s');
  const dialog = page.locator('dialog.settings[open]');
  await dialog.getByLabel('Strategy').selectOption('Growth');
  await expect.poll(() => dialog.textContent()).toContain('Pieces grow from single cells');
  const pieces = dialog.getByLabel('Pieces', { exact: true });
  await pieces.fill('many');
  await pieces.press('Enter');
  await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('sizes such as 5,5,4');
  await pieces.fill('31');
  await pieces.press('Enter');
  const refusal = '30 cells cannot be divided into 31 pieces.';
  await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(refusal);
  for (const [wrong, sentence] of [
    ['0', 'A whole number from 1 is needed here'],
    ['1000000', '30 cells cannot be divided into 1,000,000 pieces.'],
    ['5,5', 'The sizes add up to 10, but the board has 30 cells.'],
    ['30,0', 'A piece needs one cell at least.'],
  ] as const) {
    await pieces.fill(wrong);
    await pieces.press('Enter');
    await expect.poll(() => dialog.getByRole('alert').textContent()).toContain(sentence);
  }
  expect(await what()).toBe('A new puzzle of 6 pieces · Growth · seed 0');
  await pieces.fill('10, 20');
  await pieces.press('Enter');
  await expect.poll(what).toBe('A new puzzle of 2 pieces · Growth · seed 0');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(address).toBe('mode=generate&puzzle=pentomino-6x5&make=grow:10,20:0&paused=1');

  // By mouse: again, to the end.
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.poll(what).toContain('seed 1');
  const solve = page.getByRole('button', { name: 'Solve it' });
  expect(await solve.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('slider', { name: 'Speed' }).waitFor();
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect
    .poll(what)
    .toBe('A new puzzle of 2 pieces · Growth · seed 1 · Done: every piece is whole');
  await expect.poll(address).toMatch(/make=grow:10,20:1&step=\d+&paused=1$/);
  await page.goto(page.url());
  await expect.poll(what).toContain('Done: every piece is whole');

  // Its link opens it.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const keep = async (item: string) => {
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  };
  await keep('Copy the text');
  await expect.poll(copied).toMatch(/^title: 2 pieces \(10, 20\) on pentomino-6x5/);
  await keep('Copy the link');
  const made = /^2 pieces \(10, 20\) on pentomino-6x5, made at random \(grow, seed 1\)/;
  const there = page.url();
  await page.goto(await copied());
  await expect.poll(what).toMatch(made);
  // So does a race of searches.
  await page.goto(there);
  await expect.poll(what).toContain('Done: every piece is whole');
  await page.getByRole('button', { name: 'Race it' }).click();
  await expect.poll(address).toMatch(/^mode=race&text=/);
  await expect.poll(what).toMatch(made);
  await page.goto(there);
  await expect.poll(what).toContain('Done: every piece is whole');

  await solve.click();
  await expect.poll(address).toMatch(/^text=/);
  await expect.poll(what).toMatch(made);
  expect((await visit.status()).mode).toBe('saver');
  // Back: the board of that puzzle, before its first step.
  await page.keyboard.press('Space');
  await page.keyboard.press('m');
  await expect.poll(what).toBe('A new puzzle of 2 pieces · Growth · seed 1');
});

test('a puzzle with a single solution is looked for, which can be stopped, and leaves no worker', async () => {
  const visit = await openPage('mode=generate&puzzle=pentomino-6x5&make=recombine');
  const { page } = visit;
  const what = () => page.locator('.what').textContent();
  const figures = () => page.locator('.figures').textContent();
  const address = () => page.url().replace(/.*\?/, '');
  const dialog = page.locator('dialog.settings[open]');
  await page.locator('.dock').waitFor();

  // What no division can be is said, and changes nothing.
  await page.keyboard.press('s');
  await dialog.getByLabel('Shapes').selectOption('Dominoes');
  await expect.poll(what).toContain('A new puzzle of 15 dominoes');
  const different = dialog.getByLabel('No two pieces alike');
  await different.click();
  const refusal = '15 pieces of 2 cells cannot all be different: there is only 1 of that size.';
  await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(refusal);
  expect(await different.isChecked()).toBe(false);

  await dialog.getByLabel('Shapes').selectOption('Pentominoes');
  await different.click();
  await dialog.getByLabel('A single solution').click();
  const found = 'Done: a puzzle with a single solution and no two pieces alike · solved in ';
  await expect.poll(what).toContain(found);
  await expect.poll(figures).toContain('6 of 6 whole');
  await expect.poll(address).toContain('make=recombine:pentomino:0&require=unique,different');

  // A hard puzzle of six pieces is rare.
  await dialog.getByLabel('Difficulty').selectOption('Hard');
  await page.keyboard.press('Escape');
  await expect.poll(what).toContain('Looking for a hard puzzle with');
  const progress = /^[1-9][\d,]* of at most 30,000 divisions looked at · \d+ s$/;
  await expect.poll(figures).toMatch(progress);
  // Others may be tried out for a moment.
  const workers = () => page.workers().length;
  await expect.poll(workers).toBe(1);
  // Another mode, and back: it is looked for as before.
  await page.keyboard.press('m');
  await expect.poll(what).not.toContain('Looking');
  await expect.poll(workers).toBe(1);
  await page.keyboard.press('m');
  await expect.poll(what).toContain('Looking for a hard puzzle with');
  await expect.poll(figures).toMatch(progress);
  await page.keyboard.press('x');
  await expect.poll(what).not.toContain('Looking');
  await expect.poll(address).not.toContain('require');
  await expect.poll(workers).toBe(1);
});

test('how many divisions there are is said where they are counted, and can be copied', async () => {
  const visit = await openPage('mode=generate&puzzle=pentomino-8x8-middle&make=uniform:15&paused');
  const { page } = visit;
  const what = page.locator('.what');
  await expect.poll(() => what.textContent()).toContain('seed 0 · one of 407,177,276 divisions');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('menuitem', { name: 'Copy the number of divisions' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('407177276');
  // Other strategies do not count them.
  await page.keyboard.press('s');
  await page.locator('dialog.settings[open]').getByLabel('Strategy').selectOption('Growth');
  await expect.poll(() => what.textContent()).toContain('Growth · seed 0');
  expect(await what.textContent()).not.toContain('divisions');
});

test('a rectangle of any size can be divided instead, also in a race, until another puzzle is opened', async () => {
  const visit = await openPage('mode=generate&puzzle=pentomino-6x5&make=:2,28&paused');
  const { page } = visit;
  const what = page.locator('.what');
  const address = () => page.url().replace(/.*\?/, '');
  const dialog = page.locator('dialog.settings[open]');
  await page.locator('.dock').waitFor();
  await page.keyboard.press('s');
  const size = dialog.getByLabel('Size');
  for (const [wrong, sentence] of [
    ['wide', 'Columns and rows are needed here, such as 12 × 10.'],
    ['30x30', '900 cells are too many: a board to be divided may have 866 at most.'],
    ['201 x 1', '201 cells in a row are too many: a board may have 200 at most.'],
  ] as const) {
    await size.fill(wrong);
    await size.press('Enter');
    await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(sentence);
  }
  expect(await what.textContent()).toContain('A new puzzle of 2 pieces');

  // Sizes of pieces that belong to another board are forgotten.
  await size.fill('14 × 14');
  await size.press('Enter');
  // A large board is divided by another strategy, unless one is chosen.
  const usual = 'A new puzzle of 39 pieces · Recombination · seed 0';
  await expect.poll(() => what.textContent()).toContain(usual);
  await expect.poll(address).toBe('mode=generate&puzzle=pentomino-6x5&size=14x14&paused=1');
  const strategy = dialog.getByLabel('Strategy');
  await strategy.selectOption('Growth');
  await expect.poll(() => what.textContent()).toContain('39 pieces · Growth · seed 0');
  await strategy.selectOption('As usual here: Recombination');
  await expect.poll(() => what.textContent()).toContain(usual);
  expect(await strategy.inputValue()).toBe('auto');
  expect(await dialog.getByRole('alert').textContent()).toBe('');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Shapes').selectOption('Dominoes');
  await strategy.selectOption('Uniform');
  // https://oeis.org/A004003
  await expect.poll(() => what.textContent()).toContain('one of about 1.12·10²³ divisions');
  const all = '112,202,208,776,036,178,000,000 divisions';
  expect(await what.locator('span[title]').getAttribute('title')).toBe(all);
  await page.keyboard.press('Escape');
  const making = 'mode=generate&puzzle=pentomino-6x5';
  await expect.poll(address).toBe(`${making}&size=14x14&make=uniform:domino:0&paused=1`);
  expect(await page.title()).toBe('14 × 14 · Fitful');
  await page.goto(page.url());
  await expect.poll(() => what.textContent()).toContain('one of about 1.12·10²³ divisions');

  // Races divide it as well; leaving the mode leads back to the puzzle.
  await page.keyboard.press('r');
  await expect.poll(address).toMatch(/^mode=race&puzzle=pentomino-6x5&strategies=.*&size=14x14&/);
  expect(await page.title()).toBe('14 × 14 · Fitful');
  await page.keyboard.press('r');
  await expect.poll(address).toContain('size=14x14');
  await page.keyboard.press('m');
  await expect.poll(address).toBe('puzzle=pentomino-6x5&paused=1');
  await page.keyboard.press('m');
  await expect.poll(address).toContain('size=14x14');
  await page.keyboard.press('n');
  await expect.poll(address).toMatch(/^mode=generate&/);
  await expect.poll(address).not.toContain('size');
});
