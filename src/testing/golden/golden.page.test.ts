import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { themes } from '../../theme/index.ts';
import { focusShown } from '../pages/focusShown.ts';
import { browserNames, openPage } from '../pages/page.ts';
import { differing } from './kept.ts';

/** Waits until a page shows a moment, and nothing moves: nothing was drawn for a second. */
async function atRest(page: Page, step: number): Promise<void> {
  const status = () => page.evaluate(() => window.fitful!.status());
  await expect.poll(async () => (await status()).panes[0]?.steps).toBe(step);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
  await expect.poll(async () => (await status()).fps).toBe(0);
}

const still = { reducedMotion: 'reduce', font: 'dejavu-sans' } as const;

// Others have other fonts, and smooth them in other ways.
describe.runIf(browserNames()[0] === 'packaged')('as they were', () => {
  /** Opens boards one after another; where they differ from those kept. */
  async function differingBoards(
    size: { readonly width: number; readonly height: number },
    boards: readonly (readonly [name: string, puzzle: string, step: number, more: string])[],
  ): Promise<string[]> {
    const found: string[] = [];
    const { page } = await openPage('paused&ui=0', { ...still, ...size, drawn: true });
    for (const [name, puzzle, step, more] of boards) {
      const query = `?puzzle=${puzzle}&order=rows&step=${step}&${more}&hour=9&paused&ui=0`;
      await page.evaluate((to) => window.fitful!.open(to), query);
      await atRest(page, step);
      found.push(...differing(name, await page.screenshot()));
    }
    return found;
  }

  test('boards of every theme', async () => {
    const boards = Object.keys(themes).map(
      (theme) => [theme, 'pentomino-10x6', 907, `theme=${theme}`] as const,
    );
    expect(await differingBoards({ width: 200, height: 132 }, boards)).toEqual([]);
  });

  test('boards of every lattice', async () => {
    const found = await differingBoards({ width: 300, height: 200 }, [
      ['squares', 'pentomino-10x6', 40, 'theme=paper'],
      ['triangles', 'hexiamond-6x6', 60, 'theme=paper'],
      ['hexagons', 'tetrahex-triangle', 25, 'theme=distinct'],
    ]);
    expect(found).toEqual([]);
  });

  test('a moment of class, with its tree', async () => {
    const query =
      'mode=class&puzzle=square-bar-corner&order=rows&step=2&panels=tree&theme=paper&hour=9&paused&lang=en';
    const { page } = await openPage(query, { ...still, drawn: true });
    await page.locator('.class-caption p').waitFor();
    await atRest(page, 2);
    expect(differing('class', await page.screenshot())).toEqual([]);
  });

  test('the charts of a race', async () => {
    const query =
      'mode=race&puzzle=pentomino-puv-5x3&panes=backtrack:rows~dlx&step=60&paused&theme=midnight&lang=en';
    const { page } = await openPage(query, { ...still, width: 1280, height: 720 });
    await atRest(page, 60);
    await focusShown(page.locator('.bar').getByRole('button', { name: 'Charts' }));
    await page.keyboard.press('Enter');
    const charts = page.locator('.charts');
    await charts.waitFor();
    // Controls stay as long as one has the focus.
    await page.locator('.pane .menu > button').first().focus();
    expect(differing('charts', await charts.screenshot())).toEqual([]);
  });

  test('a worksheet', async () => {
    const query = 'mode=class&puzzle=square-bar-corner&order=rows&lang=en';
    const { page } = await openPage(query, { ...still, width: 560, height: 420 });
    await page.locator('.class-caption').waitFor();
    await page.keyboard.press('Shift+P');
    await page.locator('.worksheets article').first().waitFor();
    expect(differing('worksheet', await page.screenshot())).toEqual([]);
  });
});
