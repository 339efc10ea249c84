import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

/** CSS px of a millimetre. */
const MM = 96 / 25.4;

test('worksheets are shown, printed without anything else, and put away', async () => {
  const { page } = await openPage('mode=class&puzzle=square-bar-corner&order=rows', {
    preludes: [countPrints],
  });
  await page.locator('.class-caption').waitFor();
  await page.keyboard.press('Shift+P');
  const sheets = page.locator('.worksheets');
  await sheets.waitFor();
  // Keys belong to the sheets; Enter prints.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.documentElement.dataset['prints'])).toBe('1');
  expect(page.url()).not.toContain('step=1');
  expect(await axeViolations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const board = await box('.cut-board .cut');
  expect(board.width / 4 / MM).toBeCloseTo(20, 0);
  expect(Math.abs(board.width / 4 / MM - 20)).toBeLessThan(0.5);
  expect(Math.abs(board.height / 3 / MM - 20)).toBeLessThan(0.5);
  // Nothing else is printed, and nothing is wider than the page.
  expect(await page.locator('.overlay').isVisible()).toBe(false);
  expect(await page.locator('.worksheets nav').isVisible()).toBe(false);
  const wide = await sheets.evaluate((it) => {
    const { left, right } = it.querySelector('article')!.getBoundingClientRect();
    return [...it.querySelectorAll('p, h2, svg, table')]
      .map((one) => one.getBoundingClientRect())
      .filter((one) => one.left < left - 1 || one.right > right + 1).length;
  });
  expect(wide).toBe(0);
  const filled = (rows: string) =>
    page
      .locator(`${rows} .trace tbody tr`)
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].slice(0, 3).some((it) => it.textContent)),
      );
  const blank = await filled('article:not(.answers)');
  expect(blank.length).toBe(31);
  expect(blank.indexOf(false)).toBe(2);
  expect(blank.lastIndexOf(true)).toBe(1);
  expect(await filled('.answers')).toEqual(blank.map(() => true));

  // Pieces, two pages to trace, the tree; and the answers on two pages of their own.
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)!.length).toBe(6);
  }
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await sheets.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('step=1');

  // Names that do not fit into a node are letters, as on the board.
  await page.evaluate(() => window.fitful!.open('?mode=class&puzzle=hexiamond-12x3'));
  await expect.poll(() => page.locator('.piece-tray li').count()).toBe(12);
  await page.keyboard.press('Shift+P');
  const names = page.locator('.answers .skeleton text:not(.size)');
  await expect.poll(async () => (await names.allTextContents()).join('')).toMatch(/^[A-Z]+$/);
  expect((await names.allTextContents()).every(({ length }) => length === 1)).toBe(true);
});

/** Run in the page: counts how often it is printed. */
function countPrints(): void {
  window.print = () => {
    const { dataset } = document.documentElement;
    dataset['prints'] = String(Number(dataset['prints'] ?? 0) + 1);
  };
}
