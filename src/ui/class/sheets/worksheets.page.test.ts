import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { plainSearch } from '../../../solve/search.ts';
import { traceOf } from '../../../teach/code/trace.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import { problemOf } from '../../../testing/random/situations.ts';
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
  expect(await page.locator('.answers').isVisible()).toBe(false);

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.answers').isVisible()).toBe(true);
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
  expect(blank).toEqual(Array.from({ length: 8 }, (_, row) => row < 2));
  expect(await filled('.answers')).toEqual(blank.map(() => true));

  // Boards are wide enough to be drawn in.
  const widths = await page
    .locator('article:not(.answers) .small-board .cut')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBe(8);
  for (const width of widths) expect(width / MM).toBeGreaterThan(25);

  // Pieces, a page to trace, the tree, and the answers.
  for (const format of ['A4', 'Letter'] as const)
    expect(pagesOf(await page.pdf({ format }))).toBe(4);
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

test('an exact cover has its options as lists of items, and nothing to cut out', async () => {
  const { page } = await openPage('mode=class&puzzle=exact-cover&solver=dlx');
  await page.locator('.class-caption').waitFor();
  await page.keyboard.press('Shift+P');
  const sheets = page.locator('.worksheets');
  await sheets.locator('.trace').first().waitFor();
  expect(await sheets.locator('.cut-pieces').count()).toBe(0);
  const options = await sheets.locator('.option-list li').allTextContents();
  expect(options).toContain('1: c, e, f');
  expect(options).toHaveLength(6);
  const asked = await sheets.locator('article:not(.answers)').allTextContents();
  expect(asked.join(' ')).not.toMatch(/piece|turned|flipped|[Cc]ut out/);
});

test('a scene’s questions have their own answers on the page of answers alone', async () => {
  const { page } = await openPage('lesson=backtracking:14&lang=en');
  await page.locator('.lesson-text').waitFor();
  await page.keyboard.press('Shift+P');
  const sheets = page.locator('.worksheets');
  await sheets.getByText('Question: Which options cover every item').waitFor();
  const asked = await sheets.locator('article:not(.answers)').allTextContents();
  expect(asked.join(' ')).not.toContain('Those of a and d');
  const answered = await sheets.locator('.answers .boxed').textContent();
  expect(answered).toMatch(/Which options.*Answer: Those of a and d, of b and g.*The same lines:/);
});

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;

test('rows of the trace are chosen, and the moment from which it goes; answers are the steps of the search', async () => {
  const { page } = await openPage('mode=class&puzzle=square-bar-corner&order=rows&step=6');
  await expect.poll(() => page.locator('.class-caption').textContent()).toMatch(/d1/);
  await page.keyboard.press('Shift+P');
  const select = (label: string) => page.getByRole('combobox', { name: label });
  const steps = (rows: string) =>
    page
      .locator(`${rows} .trace tbody th`)
      .evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent, 10)));
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
  expect(await steps('.answers')).toEqual(from(1, 8));
  await select('Rows of the trace').selectOption('16');
  await expect.poll(() => steps('article:not(.answers)')).toEqual(from(1, 16));
  await select('From').selectOption({ label: 'after step 6' });
  await expect.poll(() => steps('article:not(.answers)')).toEqual(from(7, 16));
  await page.getByText('Step 6 has just been done.').waitFor();
  // The tree is named as far as the last row that is filled in.
  const named = page.locator('article:not(.answers) .skeleton text:not(.size)');
  expect((await named.allTextContents()).join('')).toBe('OLLL');

  const problem = problemOf('square-bar-corner');
  const names = namesOf(problem);
  const { rows } = traceOf(problem, { ...plainSearch, order: 'rows' }, 32);
  const written = rows.map(({ step, placement, isRemoved, item, path }) => [
    placement === undefined
      ? `${step} end`
      : `${step} ${isRemoved ? '−' : '+'} ${names.placed(placement)}`,
    item === undefined ? '' : names.item(item),
    path.map(names.letterOf).join(''),
  ]);
  const answers = () =>
    page.locator('.answers .trace tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const [item] = row.querySelectorAll('td');
        const letters = [...row.querySelectorAll('.small-board text')];
        const laid = letters.map(({ textContent }) => textContent).join('');
        return [row.querySelector('th')!.textContent, item!.textContent, laid];
      }),
    );
  await expect.poll(answers).toEqual(written.slice(6, 22));
  await select('From').selectOption({ label: 'the beginning' });
  await select('Rows of the trace').selectOption('32');
  await expect.poll(answers).toEqual(written);
  expect(written.length).toBe(31);

  // No edges of the tree lie on each other, but where they leave the same node; and each ends alone.
  const edges = await page.locator('.answers .skeleton .edge').evaluateAll((all) =>
    all.map((one) =>
      one
        .getAttribute('d')!
        .match(/[\d.]+/g)!
        .map(Number),
    ),
  );
  expect(edges.length).toBe(15);
  for (const [at, [x, y, middle, toX, toY]] of edges.entries())
    for (const [otherX, otherY, otherMiddle, otherToX, otherToY] of edges.slice(at + 1)) {
      expect([otherToX, otherToY]).not.toEqual([toX, toY]);
      if (otherY !== y || otherX === x) continue;
      expect(otherMiddle).toBe(middle);
      const [[, left], [right]] = [
        [Math.min(x!, toX!), Math.max(x!, toX!)] as const,
        [Math.min(otherX!, otherToX!), Math.max(otherX!, otherToX!)] as const,
      ].toSorted((one, other) => one[0] - other[0]) as [[number, number], [number, number]];
      expect(right - left).toBeGreaterThan(1);
    }
});

/** Run in the page: counts how often it is printed. */
function countPrints(): void {
  window.print = () => {
    const { dataset } = document.documentElement;
    dataset['prints'] = String(Number(dataset['prints'] ?? 0) + 1);
  };
}
