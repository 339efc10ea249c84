import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe.ts';
import { openPage } from '../../testing/page.ts';

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
  const pieces = dialog.getByLabel('Pieces');
  await pieces.fill('many');
  await pieces.press('Enter');
  await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('sizes such as 5,5,4');
  await pieces.fill('31');
  await pieces.press('Enter');
  const refusal = '30 cells cannot be divided into 31 pieces.';
  await expect.poll(() => dialog.getByRole('alert').textContent()).toBe(refusal);
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

  await solve.click();
  await expect.poll(address).toMatch(/^text=/);
  await expect.poll(what).toMatch(/^2 pieces made at random \(grow, seed 1\)/);
  expect((await visit.status()).mode).toBe('saver');
  // Back: the board of that puzzle.
  await page.keyboard.press('m');
  await expect.poll(what).toBe('A new puzzle of 2 pieces · Growth · seed 1');
});
