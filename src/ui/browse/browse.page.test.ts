import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

const size = { width: 960, height: 720 };

test('all solutions are scrolled through, jumped to, chosen and opened, and the address says where', async () => {
  const visit = await openPage('puzzle=pentomino-20x3&lang=en&paused&browse=1', size);
  const { page } = visit;
  const dialog = page.locator('.dialog.browse');
  const told = dialog.locator('.browse-status');
  const item = (name: string) => dialog.getByRole('button', { name, exact: true });
  const browse = () => new URL(page.url()).searchParams.get('browse');
  await expect.poll(() => told.textContent()).toBe('8 solutions');
  await item('Solution 8').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(8);
  expect(await axeViolations(page, '.dialog.browse')).toEqual([]);

  await dialog.getByLabel('Turns and flips once').check();
  await expect.poll(() => told.textContent()).toBe('2 of 8 solutions · Turns and flips once');
  await expect.poll(browse).toBe('1,once');
  await dialog.getByLabel('Sorted by').selectOption({ label: 'Pieces at the edge' });
  await expect
    .poll(() => dialog.getByLabel('Only').locator('option').allTextContents())
    .toEqual(['All of these', '12 pieces at the edge · 2']);

  // By keyboard to the second one, which is opened.
  await item('Solution 1').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await dialog.locator('.browse-large').waitFor();
  await expect.poll(browse).toBe('2,once,by:edge,open');
  expect(await dialog.locator('.browse-images li').count()).toBe(4);
  expect(await axeViolations(page, '.dialog.browse')).toEqual([]);

  // What lies so in others: its X.
  await dialog.locator('.browse-pieces').getByRole('button', { name: 'X', exact: true }).click();
  await dialog.getByRole('button', { name: 'Only solutions with these so' }).click();
  await expect.poll(() => told.textContent()).toContain('X lies as chosen');
  await dialog.getByRole('button', { name: 'Remove: X lies as chosen' }).click();
  await expect.poll(() => told.textContent()).toMatch(/^2 of 8 solutions/);

  await page.keyboard.press('Escape');
  await expect.poll(browse).toBe(null);
});

test('any of 12,988,816 solutions can be reached, without listing them', async () => {
  const visit = await openPage('puzzle=domino-8x8&lang=en&paused&browse=12000000', size);
  const { page } = visit;
  const dialog = page.locator('.dialog.browse');
  const item = (name: string) => dialog.getByRole('button', { name, exact: true });
  const current = () =>
    dialog.locator('.browse-list [aria-current=true]').getAttribute('aria-label');
  await item('Solution 12,000,000').waitFor();
  expect(await current()).toBe('Solution 12,000,000');
  const place = dialog.getByLabel('Go to place');
  await place.fill('12988816');
  await place.press('Enter');
  await item('Solution 12,988,816').waitFor();
  await expect.poll(current).toBe('Solution 12,988,816');
  await place.fill('12988817');
  await place.press('Enter');
  await expect
    .poll(() => dialog.getByRole('alert').textContent())
    .toBe('A whole number from 1 to 12,988,816.');
  const slider = dialog.getByRole('slider', { name: 'Place in the list' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('12,000,000 of 12,988,816');
  await item('Solution 12,000,000').waitFor();
  // Rows go on however far it scrolls.
  const list = dialog.locator('.browse-list');
  const first = await current();
  await list.evaluate((element) => element.scrollBy(0, 400));
  await expect.poll(current).not.toBe(first);

  // Too many to be looked at: it says so, and the list stays.
  await dialog.getByLabel('Turns and flips once').check();
  await expect
    .poll(() => dialog.locator('.browse-status').textContent())
    .toContain('12,988,816 solutions are too many to be looked at one by one');
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(8);
});

test('an address opens a solution, and what cannot be shown leaves all of them', async () => {
  const visit = await openPage('puzzle=pentomino-20x3&lang=en&paused&browse=7,open', size);
  const dialog = visit.page.locator('.dialog.browse');
  const told = () => dialog.locator('.browse-status').textContent();
  await dialog.locator('.browse-turn b').waitFor();
  expect(await dialog.locator('.browse-turn').textContent()).toContain('Solution 7 · 7 of 8');
  await visit.page.evaluate(() => window.fitful!.open('?puzzle=pentomino-20x3&browse=2,by:kinds'));
  await expect.poll(told).toBe('This puzzle cannot be sorted so.');
  await dialog.getByRole('button', { name: 'Solution 8', exact: true }).waitFor();
});

test('the key, the shelf and a count lead there', async () => {
  const { page } = await openPage('puzzle=three-in-a-square&lang=en&paused&step=126', size);
  const dialog = page.locator('.dialog.browse');
  const opened = () => dialog.evaluate((element) => (element as HTMLDialogElement).open);
  await page.keyboard.press('Shift+B');
  await expect.poll(() => dialog.locator('.browse-status').textContent()).toBe('16 solutions');
  await page.keyboard.press('Escape');
  await expect.poll(opened).toBe(false);
  await page.getByRole('button', { name: 'Solutions', exact: true }).click();
  await page.locator('.shelf-drawer').getByRole('button', { name: 'All solutions' }).click();
  await expect.poll(opened).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.locator('.dialog.count').getByRole('button', { name: 'All solutions' }).click();
  await expect.poll(opened).toBe(true);
});

test('more can be asked, a walk begins there, and where there is no solution it says so', async () => {
  const { page } = await openPage('puzzle=pentomino-20x3&lang=en&paused&browse=1', size);
  const dialog = page.locator('.dialog.browse');
  const told = () => dialog.locator('.browse-status').textContent();
  await expect.poll(told).toBe('8 solutions');
  await page.goto(page.url().replace(/browse=[^&]*/, 'browse=1,with:exchange'));
  await expect.poll(told).toBe('No solution is left.');
  expect(await dialog.getByLabel('Parts to exchange').isVisible()).toBe(true);
  await dialog.getByLabel('Parts to exchange').selectOption('without');
  await expect.poll(told).toContain('8 solutions · without: parts to exchange');
  await dialog.getByRole('link', { name: 'Go for a walk among them' }).click();
  await expect.poll(() => page.locator('.status').textContent()).toContain('1 solution seen');
  await page.goto(page.url().replace(/\?.*/, '?puzzle=domino-4x4-corners&lang=en&paused&browse=1'));
  await expect.poll(told).toBe('The puzzle has no solution.');
});

test('solutions are saved as text and as a picture', async () => {
  const { page } = await openPage('puzzle=pentomino-20x3&lang=en&paused&browse=3', size);
  const dialog = page.locator('.dialog.browse');
  const save = async (name: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name, exact: true }).click();
    const stream = await (await download).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  await dialog.locator('.browse-list').waitFor();
  const lines = (await save('Text')).trimEnd().split('\n');
  const solutions = lines.map((line) => (JSON.parse(line) as { solution: number }).solution);
  expect(solutions).toEqual([3, 4, 5, 6, 7, 8]);
  const svg = await save('SVG');
  expect(svg.match(/<g transform="translate/g)).toHaveLength(6);
  expect(svg).toContain('>8</text>');
});
