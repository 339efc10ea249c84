import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { bring } from '../../testing/pages/bring.ts';
import { openPage } from '../../testing/pages/page.ts';

const ring = `${'.'.repeat(7)}\n${'..###..\n'.repeat(3)}${'.'.repeat(7)}\n`;
const hexagons = 'title: A hexagon\nlattice: hexagon\n\n . . .\n. . . .\n . . .\n';

test('a board without pieces, pasted or dropped, is offered to be divided, and solved', async () => {
  const visit = await openPage('paused');
  const { page } = visit;
  const what = page.locator('.what');
  const address = () => page.url().replace(/.*\?/, '');
  const dialog = page.locator('dialog[open]');
  const divide = dialog.getByRole('button', { name: 'Divide it' });
  await page.locator('.dock').waitFor();

  await bring(page, 'paste', ring);
  await expect
    .poll(() => dialog.getByRole('alert').textContent())
    .toBe(
      'A board of 26 cells, without pieces: it can be divided into new ones, or pieces can be drawn below it.',
    );
  expect(await axeViolations(page)).toEqual([]);
  await divide.click();
  await expect.poll(() => what.textContent()).toContain('A new puzzle of 5 pieces');
  await expect.poll(address).toMatch(/^mode=generate&text=/);
  expect(await dialog.count()).toBe(0);
  // Its link, and the puzzle that is made.
  await page.goto(page.url());
  await expect.poll(() => what.textContent()).toContain('A new puzzle of 5 pieces');
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect.poll(() => what.textContent()).toContain('Done: every piece is whole');

  // While puzzles are made, another one.
  await bring(page, 'drop', hexagons);
  await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('10 cells');
  await divide.click();
  await expect.poll(() => what.textContent()).toContain('A new puzzle of 2 pieces');
  await expect.poll(() => page.title()).toBe('A hexagon · Fitful');
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect.poll(() => what.textContent()).toContain('Done: every piece is whole');
  await page.getByRole('button', { name: 'Solve it' }).click();
  await expect.poll(() => what.textContent()).toMatch(/^2 pieces on .* \(10 cells\), made at/);

  // M leads to the mode and back.
  await page.keyboard.press('m');
  await expect.poll(() => what.textContent()).toContain('A new puzzle of 2 pieces');
  await page.keyboard.press('m');
  await expect.poll(() => what.textContent()).toMatch(/^2 pieces on /);
});

test('a board that cannot be divided is refused in words, and each part of one is divided', async () => {
  const { page } = await openPage('paused');
  const dialog = page.locator('dialog[open]');
  const said = () => dialog.getByRole('alert').textContent();
  const divide = dialog.getByRole('button', { name: 'Divide it' });
  const text = page.getByRole('textbox', { name: 'Text of a puzzle or a lesson' });
  await page.locator('.dock').waitFor();
  await bring(page, 'paste', '...\n.q.\n');
  await expect.poll(said).toMatch(/^Line 2, column 2: “q” is neither the letter of a piece/);
  expect(await divide.count()).toBe(0);
  await page.keyboard.press('Escape');
  await bring(page, 'drop', 'lattice: triangle\n\n###\n');
  await expect.poll(said).toBe('Line 3, column 1: the board has no cell.');
  expect(await divide.count()).toBe(0);
  await page.keyboard.press('Escape');

  await bring(page, 'paste', `${'.'.repeat(30)}\n`.repeat(29));
  await expect.poll(said).toContain('A board of 870 cells');
  await divide.click();
  await expect
    .poll(said)
    .toBe('870 cells are too many: a board to be divided may have 866 at most.');
  await text.fill('.....#.......\n');
  await divide.click();
  const what = page.locator('.what');
  await expect.poll(() => what.textContent()).toMatch(/^A new puzzle of 2 pieces · Restarts/);
  // No word of parts that cannot be filled.
  expect(await what.textContent()).toMatch(/seed 0( · Done: every piece is whole)?$/);
});
