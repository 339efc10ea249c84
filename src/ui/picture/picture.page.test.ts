import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { areaOf } from '../../drawing/offset.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import { readDxfPaths, readSvgPaths } from '../../testing/pictures/cutReader.ts';
import { distanceOf } from '../../testing/pictures/polygons.ts';
import { decodePng } from '../../tools/png.ts';
import { lateWords, words, type Language } from '../../words/index.ts';

const solved = 'puzzle=pentomino-5x3&order=rows&paused&hour=12';
const large = { width: 1000, height: 800 };

/** Opens the dialog by its key, at what is to be made. */
async function opened(page: Page, made: 'picture' | 'cut' | 'story', lang: Language = 'en') {
  const say = { ...words(lang).picture, ...lateWords(words(lang)).picturing };
  await page.locator('.dock').waitFor();
  await page.keyboard.press('Shift+I');
  const dialog = page.getByRole('dialog', { name: say.title });
  await dialog.getByRole('button', { name: say.tabs[made], exact: true }).click();
  return dialog;
}

/** The file that a button saves, and its name. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

test('a picture is saved as PNG and SVG, without anything around the tray if that is wanted', async () => {
  const { page } = await openPage(`${solved}&step=7&lang=en`, large);
  const dialog = await opened(page, 'picture');
  const save = (kind: string) => () => dialog.getByRole('button', { name: kind }).press('Enter');
  await dialog.getByLabel('Width in px').fill('300');
  const opaque = await saved(page, save('Save PNG'));
  expect(opaque.name).toBe('fitful-pentomino-5x3-7.png');
  const ground = decodePng(opaque.file);
  expect(ground.width).toBe(300);
  const clear = ground.data.filter((value, i) => i % 4 === 3 && value < 255);
  expect(clear).toHaveLength(0);

  await dialog.getByRole('checkbox', { name: 'Nothing around the tray' }).check();
  await dialog.getByRole('checkbox', { name: 'Names on pieces' }).check();
  const { width, height, data } = decodePng((await saved(page, save('Save PNG'))).file);
  const alpha = (x: number, y: number): number => data[4 * (y * width + x) + 3]!;
  expect(width).toBe(300);
  // Its tray has round corners.
  expect([alpha(0, 0), alpha(width - 1, height - 1)]).toEqual([0, 0]);
  expect(alpha(width / 2, Math.floor(height / 2))).toBe(255);

  const { file, name } = await saved(page, save('Save SVG'));
  expect(name).toBe('fitful-pentomino-5x3-7.svg');
  const read = await page.evaluate((svg) => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    return {
      root: drawn.documentElement.localName,
      names: [...drawn.querySelectorAll('text')].map((text) => text.textContent),
    };
  }, file.toString());
  const { panes } = await page.evaluate(() => window.fitful!.status());
  expect(read.root).toBe('svg');
  expect(read.names).toHaveLength(panes[0]!.depth);

  // What cannot be drawn is said, and nothing is saved.
  await dialog.getByLabel('Width in px').fill('9000');
  await expect.poll(() => dialog.getByRole('alert').textContent()).toBe('From 16 to 8,192.');
  expect(await dialog.getByRole('button', { name: 'Save PNG' }).isDisabled()).toBe(true);
  // The last width that was one is back after another part.
  await dialog.getByRole('button', { name: 'To cut', exact: true }).press('Enter');
  await dialog.getByLabel('Kerf, mm').waitFor();
  await dialog.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
  expect(await dialog.getByLabel('Width in px').inputValue()).toBe('300');
  expect(await dialog.getByText(/^300 × /).isVisible()).toBe(true);
});

test('a picture is copied, as PNG or as text', async () => {
  const { page } = await openPage(`${solved}&step=7&lang=en`, {
    ...large,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const dialog = await opened(page, 'picture');
  await dialog.getByRole('button', { name: 'Copy SVG' }).press('Enter');
  const news = dialog.getByRole('status');
  await expect.poll(() => news.textContent()).toBe('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg /);
  await dialog.getByRole('button', { name: 'Copy PNG' }).press('Enter');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]!.types))
    .toContain('image/png');
});

test('pieces are cut apart or as they lie, into files of both kinds', async () => {
  const { page } = await openPage(`${solved}&lang=en&step=0`, large);
  const dialog = await opened(page, 'cut');
  const save = (kind: string) => () => dialog.getByRole('button', { name: kind }).press('Enter');
  await dialog.getByLabel('Edge of a cell, mm').fill('10');
  await dialog.getByLabel('Kerf, mm').fill('0.2');
  await dialog.getByRole('checkbox', { name: 'With a tray for the pieces' }).check();
  await dialog.getByLabel('Lines').selectOption('ponoko');
  const svg = (await saved(page, save('Save SVG'))).file.toString();
  expect(svg).toContain('stroke="#0000ff" stroke-width="0.01"');
  const paths = readSvgPaths(svg);
  const dxf = await saved(page, save('Save DXF'));
  expect(dxf.name).toBe('fitful-pentomino-5x3-cut.dxf');
  const lines = readDxfPaths(dxf.file.toString());
  expect(lines).toHaveLength(paths.length);
  expect([...lines, ...paths].every(({ isClosed }) => isClosed)).toBe(true);
  // The hole of the tray first, as large as the board without the kerf.
  expect(Math.abs(areaOf(paths[0]!.loop))).toBeCloseTo(49.8 * 29.8, 1);

  // An empty board has no pieces that lie; nor is a kerf too wide for its cells.
  await dialog.getByLabel('Pieces lie').selectOption('laid');
  await dialog.getByText('go to a solution first').waitFor();
  expect(await dialog.getByRole('button', { name: 'Save DXF' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect
    .poll(async () => (await page.evaluate(() => window.fitful!.status())).panes[0]!.solutions)
    .toBe(1);
  await opened(page, 'cut');
  // What was chosen is still there.
  expect(await dialog.getByLabel('Pieces lie').inputValue()).toBe('laid');
  await expect.poll(() => dialog.getByRole('button', { name: 'Save SVG' }).isEnabled()).toBe(true);
  const asLaid = readSvgPaths((await saved(page, save('Save SVG'))).file.toString());
  const pieces = asLaid.slice(-3).map(({ loop }) => loop);
  expect(asLaid).toHaveLength(5);
  expect(distanceOf(pieces[0]!, pieces[1]!)).toBeCloseTo(0.2, 2);
  await dialog.getByLabel('Kerf, mm').fill('5');
  await expect.poll(() => dialog.getByText('less than 5 mm').isVisible()).toBe(true);
});

test.each(['A4', 'Letter'] as const)(
  'a storyboard is printed on %s, and put away',
  async (format) => {
    const { page } = await openPage(
      `puzzle=pentomino-6x10&order=rows&paused&step=3&lang=en`,
      large,
    );
    const dialog = await opened(page, 'story');
    await dialog.getByLabel('Moments').selectOption('stretch');
    await dialog.getByLabel('From step').fill('10');
    await dialog.getByLabel('To step').fill('40');
    await dialog.getByLabel('Number').fill('7');
    await dialog.getByRole('button', { name: 'Show the pages' }).press('Enter');
    const pages = page.getByRole('dialog', { name: 'Storyboard' });
    await pages.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const steps = await pages.locator('figure h2').allTextContents();
    expect(steps).toEqual([10, 15, 20, 25, 30, 35, 40].map((step) => `After step ${step}`));
    expect(
      (await pages.locator('figcaption p').allTextContents()).every((text) => text !== ''),
    ).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.overlay').isVisible()).toBe(false);
    expect(await pages.locator('nav').isVisible()).toBe(false);
    const wide = await pages.locator('article').evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      return [...it.querySelectorAll('svg, p, h2')]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => one.left < left - 1 || one.right > right + 1).length;
    });
    expect(wide).toBe(0);
    // Two rows of three on a page, then one more.
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.getByLabel('Number').inputValue()).toBe('7');
  },
);

test('turning points are told up to the first solution', async () => {
  const { page } = await openPage(`puzzle=pentomino-6x10&order=rows&paused&lang=en`, large);
  const dialog = await opened(page, 'story');
  await dialog.getByRole('button', { name: 'Show the pages' }).click();
  const names = page.locator('.story figure h2 b');
  await expect.poll(() => names.count(), { timeout: 60_000 }).toBe(5);
  expect((await names.allTextContents()).toSorted()).toEqual([
    '',
    'Deepest dead end',
    'First mistake',
    'First solution',
    'The mistake is taken back',
  ]);
  const last = page.locator('.story li').last().locator('svg .laid');
  expect(await last.count()).toBe(12);
});

test('a storyboard says of itself what was asked for, whatever is chosen meanwhile', async () => {
  const { page } = await openPage('puzzle=square-bar-corner&paused&lang=en', large);
  const dialog = await opened(page, 'story');
  const moments = dialog.getByLabel('Moments');
  await moments.selectOption('stretch');
  await dialog.getByLabel('To step').fill('4000');
  const button = await dialog.getByRole('button', { name: 'Show the pages' }).elementHandle();
  await moments.evaluate((select: HTMLSelectElement, show) => {
    (show as HTMLElement).click();
    select.value = 'turns';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, button);
  const note = page.locator('.story .note');
  await expect.poll(() => note.textContent()).toBe(lateWords(words('en')).picturing.fewer);
});

test('in a race all is of the board that is chosen; a game has no search to be told', async () => {
  const race = 'mode=race&puzzle=tetromino-5x4&panes=backtrack:rows~dlx&paused&lang=en';
  const { page } = await openPage(`${race}&step=3`, large);
  const steps = () => page.evaluate(() => window.fitful!.status().panes.map((pane) => pane.steps));
  await expect.poll(steps).toEqual([3, 3]);
  const dialog = await opened(page, 'picture');
  const preview = dialog.locator('img');
  await expect.poll(() => preview.getAttribute('alt')).toBe('Preview: step 3');
  const board = dialog.getByLabel('Board');
  expect(await board.locator('option').count()).toBe(2);
  await board.selectOption('1');
  await dialog.getByRole('button', { name: 'To cut', exact: true }).press('Enter');
  expect(await board.inputValue()).toBe('1');
  const file = await saved(page, () =>
    dialog.getByRole('button', { name: 'Save DXF' }).press('Enter'),
  );
  expect(file.name).toBe('fitful-tetromino-5x4-cut-2.dxf');
  await dialog.getByRole('button', { name: 'Storyboard', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Show the pages' }).press('Enter');
  const of = page.locator('.story header p');
  await expect.poll(() => of.textContent()).toMatch(/DLX|Algorithm X/i);

  const byTime = await openPage(`${race}&equal=time`, large);
  const timed = await opened(byTime.page, 'picture');
  await expect.poll(() => timed.locator('img').getAttribute('alt')).toBe('Preview: 0 ms');
  const game = await openPage('mode=play&puzzle=pentomino-5x3&lang=en', large);
  await game.page.keyboard.press('Shift+I');
  const kinds = game.page.locator('.picture-kinds button');
  await expect.poll(() => kinds.allTextContents()).toEqual(['Picture', 'To cut']);
});

test.each([
  [960, 540, 'en'],
  [390, 844, 'ja'],
  [320, 560, 'ja'],
] as const)(
  'it fits a page of %d × %d, and axe finds nothing (%s)',
  async (width, height, lang) => {
    const { page } = await openPage(`${solved}&lang=${lang}`, { width, height });
    for (const made of ['picture', 'cut', 'story'] as const) {
      const dialog = await opened(page, made, lang);
      if (made === 'cut')
        await dialog.getByLabel(lateWords(words(lang)).picturing.line).selectOption('own');
      if (made === 'story')
        await dialog.getByLabel(lateWords(words(lang)).picturing.moments).selectOption('stretch');
      const { x, width: wide } = (await dialog.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
      expect(await axeViolations(page, '.picture-dialog')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  },
);
