import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const pane = async () => (await visit.status()).panes[0]!;
/** The query of the address, independent of how a browser encodes it. */
const address = () => new URL(visit.page.url()).searchParams.toString();

/** Opens the page and the dialog. */
async function open(...page: Parameters<typeof openPage>): Promise<Page> {
  visit = await openPage(...page);
  await visit.page.locator('.dock').waitFor();
  await visit.page.keyboard.press('s');
  await visit.page.getByRole('heading', { name: 'How to search' }).waitFor();
  return visit.page;
}

test('each part of a search can be chosen, takes effect at once, and is in the address', async () => {
  const page = await open('paused&lang=en');
  const dialog = page.getByRole('dialog');
  const what = page.locator('.what');
  expect(await pane()).toMatchObject({ solver: 'backtrack', order: 'short-side', rules: [] });

  await dialog.getByLabel('Fill order').selectOption({ label: 'Spiral inwards' });
  expect(await pane()).toMatchObject({ solver: 'backtrack', order: 'spiral-in', rules: [] });
  await dialog.getByLabel('Islands').check();
  expect(await pane()).toMatchObject({ order: 'spiral-in', rules: ['islands'] });
  expect(await what.textContent()).toMatch(/Spiral inwards · Islands$/);
  expect(await what.textContent()).not.toContain('Backtracking');
  await expect.poll(address).toBe('order=spiral-in&rules=islands&paused=1&lang=en');

  await dialog.getByLabel('Order of pieces').selectOption({ label: 'Hardest first' });
  await dialog.getByLabel('Seed').fill('7');
  await dialog.getByLabel('Islands').uncheck();
  await expect.poll(address).toBe('order=spiral-in&pieces=hardest&seed=7&paused=1&lang=en');
  await dialog.getByLabel('Count turned').check();
  await expect.poll(address).toContain('unique=1');
  expect(await pane()).toMatchObject({ order: 'spiral-in', rules: [] });

  const hold = dialog.getByLabel('Piece to hold');
  const orientation = dialog.getByRole('radiogroup', { name: 'Its orientation' });
  const ways = orientation.getByRole('radio');
  const chosen = () => orientation.locator(':checked').getAttribute('aria-label');
  const held = () => new URLSearchParams(address()).get('hold');
  expect(await orientation.count()).toBe(0);
  // X has only one orientation, so it cannot be chosen.
  expect(await hold.locator('option').allTextContents()).toEqual(['Automatic', ...'FILNPTUVWYZ']);
  await hold.selectOption('P');
  await expect.poll(held).toBe('P');
  expect(await chosen()).toBe('As symmetry allows');
  expect(await ways.count()).toBe(9);
  // Each is drawn, and no two alike.
  const drawn = await orientation
    .locator('svg path:first-child')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(drawn).size).toBe(8);
  // Without unique solutions, a piece without an orientation has no effect.
  await dialog.getByLabel('Count turned').uncheck();
  await expect.poll(held).toBe(null);
  expect(await hold.locator('option').first().textContent()).toBe('None');
  await hold.selectOption('I');
  await expect.poll(held).toBe('I:1');
  expect(await ways.count()).toBe(2);
  // By arrow keys, and by the mouse.
  await ways.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(held).toBe('I:2');
  expect(await chosen()).toBe('2 of 2');
  await orientation.locator('label').first().click();
  await expect.poll(held).toBe('I:1');
  expect(await axeViolations(page)).toEqual([]);
  await hold.selectOption('None');
  await expect.poll(held).toBe(null);
  expect(await orientation.count()).toBe(0);
});

test('a piece that cannot be held is not said to be', async () => {
  const page = await open('puzzle=hexiamond-star&hold=P:3&paused&lang=en');
  const what = page.locator('.what');
  expect(await what.textContent()).toContain('Short side');
  expect(await what.textContent()).not.toContain('held');
});

test('where each option has one form only, there is none to hold', async () => {
  const page = await open('puzzle=exact-cover&paused&lang=en');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Order of options').waitFor();
  expect(await dialog.getByLabel('Option to hold').count()).toBe(0);
});

test('the recommended search can be restored, from the plain one too', async () => {
  const page = await open('paused&lang=en&order=random&rules=islands&seed=3&unique');
  const dialog = page.getByRole('dialog');
  const recommended = dialog.getByRole('button', { name: 'Recommended search' });
  expect(await recommended.getAttribute('aria-pressed')).toBe('false');
  await recommended.click();
  expect(await recommended.getAttribute('aria-pressed')).toBe('true');
  expect(await pane()).toMatchObject({ order: 'short-side', rules: [] });
  await expect.poll(address).toBe('unique=1&paused=1&lang=en');

  // Unique solutions do not make it another search.
  await dialog.getByLabel('Count turned').uncheck();
  expect(await recommended.getAttribute('aria-pressed')).toBe('true');
  await dialog.getByLabel('Fill order').selectOption({ label: 'Rows' });
  await dialog.getByLabel('Fill order').selectOption({ label: 'Short side' });
  expect(await recommended.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(address).toBe('solver=backtrack&paused=1&lang=en');
});

test('a seed is offered if something is random, and must be a whole number', async () => {
  const page = await open('paused&lang=en');
  const dialog = page.getByRole('dialog');
  const seed = dialog.getByLabel('Seed');
  const has = async (label: string, option: string): Promise<boolean> => {
    await dialog.getByLabel(label).selectOption({ label: option });
    return (await seed.count()) === 1;
  };
  expect(await seed.count()).toBe(0);
  expect(await has('Fill order', 'At random')).toBe(true);
  expect(await has('Fill order', 'Diagonal')).toBe(false);
  expect(await has('Order of pieces', 'Hardest first')).toBe(true);
  expect(await has('Order of pieces', 'By name')).toBe(true);
  expect(await has('Order of pieces', 'As the puzzle lists them')).toBe(false);
  expect(await has('Order of pieces', 'At random')).toBe(true);

  await seed.fill('12');
  await seed.fill('-5');
  await seed.fill('4294967296');
  await seed.blur();
  expect(await seed.inputValue()).toBe('12');
  await expect.poll(address).toContain('seed=12');
});

test('pieces to try first are named; unknown names are reported, and change nothing', async () => {
  const page = await open('paused&lang=en');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Order of pieces').selectOption({ label: 'By name' });
  const names = dialog.getByLabel('Pieces to try first');
  await names.fill('X, Q, I');
  await names.press('Enter');
  expect(await dialog.getByRole('alert').textContent()).toContain('no piece “Q”');
  await expect.poll(address).toBe('paused=1&lang=en');
  await names.fill(' X , I');
  await names.press('Enter');
  await expect.poll(address).toBe('pieces=X%2CI&paused=1&lang=en');
  expect(await dialog.getByRole('alert').textContent()).toBe('');
  expect(await names.inputValue()).toBe('X, I');
});

test('unknown piece names in an address are reported, and the others are tried first', async () => {
  visit = await openPage('paused&lang=en&pieces=Q,X,%C3%84');
  const said = await visit.page.locator('.notice').textContent();
  for (const words of ['pieces=Q,X,Ä', '“Q” or “Ä”', 'F, I, L, N']) expect(said).toContain(words);
  expect(await visit.page.locator('.notice li').count()).toBe(1);
});

test('the dialog can be used by keyboard alone', async () => {
  const page = await open('paused&lang=en');
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let i = 0; i < 4 && (await focused()) !== 'Recommended search'; i++)
    await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  expect(await pane()).toMatchObject({ order: 'rows' });
  await keyboard.press('Tab');
  expect(await focused()).toBe('Which order?');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  expect((await pane()).rules).toHaveLength(1);
  await keyboard.press('Escape');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('the board moves beside the dialog, and back when that is closed', async () => {
  const page = await open('paused&step=30&theme=paper', { drawn: true });
  /** Whether pieces are drawn where the open dialog is, on a ground without colour. */
  const reaches = async (): Promise<boolean> => {
    const colour = (await visit.picture()).at(250, 100);
    return Math.max(...colour) - Math.min(...colour) > 30;
  };
  await expect.poll(reaches, { timeout: 20_000 }).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(reaches, { timeout: 20_000 }).toBe(true);
});

test.each([
  ['en', 'midnight', 640, 360],
  ['ja', 'paper', 390, 780],
  ['en', 'chocolate', 1280, 720],
] as const)('in %s and %s, at %i × %i, it fits, and axe finds nothing', async (...at) => {
  const [lang, theme, width, height] = at;
  const query = `paused&lang=${lang}&theme=${theme}&order=random&pieces=F&hold=F:2&rules=islands`;
  visit = await openPage(query, { width, height });
  const { page } = visit;
  await page.locator('.dock').waitFor();
  await page.keyboard.press('s');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await dialog.getByRole('textbox').fill('F, Q');
  await dialog.getByRole('textbox').blur();
  expect(await dialog.getByRole('alert').textContent()).toContain('Q');
  const box = (await dialog.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
