import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { focusShown } from '../../testing/pages/focusShown.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { terminal } from '../../testing/runs/builtWithPage.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (...page: Parameters<typeof openPage>): Promise<Page> => {
  visit = await openPage(...page);
  await visit.page.locator('.pane').first().waitFor();
  return visit.page;
};
const searches = async (): Promise<string[]> =>
  (await visit.status()).panes.map(({ solver, order }) => `${solver} ${order}`);
const panes = (page: Page): Promise<number> => page.locator('.pane').count();

/** Opens the menu of a pane with the keyboard, and chooses an item by name. */
async function choose(page: Page, pane: number, item: string): Promise<void> {
  await page.locator('.pane .menu > button').nth(pane).focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 3; i++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === item) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** The title of the focused element. */
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('title'));

test('R starts and ends a race, and so does the button', async () => {
  visit = await openPage('paused&puzzle=three-in-a-square');
  const { page } = visit;
  await page.locator('.dock').waitFor();
  await page.keyboard.press('r');
  await expect.poll(() => panes(page)).toBeGreaterThan(1);
  expect((await visit.status()).panes.length).toBe(await panes(page));
  const button = page.locator('.controls').getByRole('button', { name: 'Race' });
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('r');
  await expect.poll(() => panes(page)).toBe(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panes(page)).toBeGreaterThan(1);
});

test('panes are added, edited, duplicated and removed, by keyboard and mouse', async () => {
  const page = await open('mode=race&paused&puzzle=pentomino-6x10', { width: 1280, height: 720 });
  const before = await searches();
  const add = page.locator('.bar').getByRole('button', { name: 'Add' });
  // Any key shows the controls again, in case a slow machine gets here after they were hidden.
  await page.keyboard.press('Shift');
  await add.click();
  await expect.poll(() => panes(page)).toBe(before.length + 1);
  await choose(page, 0, 'Edit …');
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Fill order').selectOption({ label: 'Spiral outwards' });
  await expect.poll(async () => (await searches())[0]).toBe('backtrack spiral-out');
  expect((await searches())[1]).toBe(before[1]);
  await dialog.getByLabel('Piece to hold').selectOption('I');
  await page.keyboard.press('Escape');
  const name = page.locator('.pane h3').first();
  await expect.poll(() => name.textContent()).toMatch(/Spiral outwards · I:1 held$/);
  await choose(page, 0, 'Duplicate');
  await expect.poll(() => panes(page)).toBe(before.length + 2);
  await choose(page, 0, 'Remove');
  await expect.poll(() => panes(page)).toBe(before.length + 1);
  await expect.poll(() => focused(page)).toMatch(/^What to do with .*Spiral outwards/);
  await page.keyboard.press('Shift');
  for (let i = before.length + 1; i <= 9; i++) {
    await add.press('Enter');
    await expect.poll(() => panes(page)).toBe(Math.min(i + 1, 9));
  }
  expect(await add.isDisabled()).toBe(true);
  expect(await focused(page)).toBe('Add');
});

/** Whether an element is within another. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = [(await inner.boundingBox())!, (await outer.boundingBox())!];
  return (
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height
  );
}

/** The vertical centre of an element. */
async function middleOf(it: Locator): Promise<number> {
  const { y, height } = (await it.boundingBox())!;
  return y + height / 2;
}

test('each board is drawn in its own pane', async () => {
  const page = await open('mode=race&paused&step=500&theme=midnight&puzzle=pentomino-6x10', {
    width: 1000,
    height: 700,
    drawn: true,
  });
  // Controls with the focus stay, and the panes with them.
  await focusShown(page.locator('.pane .menu > button').first());
  const boards = page.locator('.board');
  expect(await boards.count()).toBe(2);
  for (let i = 0; i < (await boards.count()); i++) {
    expect(await isWithin(boards.nth(i), page.locator('.pane').nth(i))).toBe(true);
    const { x, y, width, height } = (await boards.nth(i).boundingBox())!;
    /** Whether pieces are drawn in it. */
    const isLit = async (): Promise<boolean> => {
      const picture = await visit.picture();
      for (let down = 0; down < height; down += 6)
        for (let across = 0; across < width; across += 6)
          if (picture.at(x + across, y + down).some((value) => value > 120)) return true;
      return false;
    };
    await expect.poll(isLit, { timeout: 20_000 }).toBe(true);
  }
  // The control of a chart is in line with the chart's title.
  await focusShown(page.locator('.bar').getByRole('button', { name: 'Charts' }));
  await page.keyboard.press('Enter');
  const scale = page.locator('.charts .scale');
  const title = page.locator('.charts > div:has(.scale) svg text').first();
  const apart = async () => Math.abs((await middleOf(scale)) - (await middleOf(title)));
  await expect.poll(apart).toBeLessThan(1);
});

/** The file that an item of the save menu downloads. */
async function saved(page: Page, item: string): Promise<Buffer> {
  // A key shows hidden controls again.
  await focusShown(page.locator('.bar .menu > button'));
  await page.keyboard.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).press('Enter'),
  ]);
  return buffer(await download.createReadStream());
}

test('a finished race has a rank for each pane, a sentence, a table and files', async () => {
  const page = await open('mode=race&until=all&speed=max&puzzle=three-in-a-square', {
    width: 1280,
    height: 720,
  });
  // Controls with the focus stay, and the panes with them.
  await focusShown(page.locator('.pane .menu > button').first());
  const what = page.locator('.what');
  await expect.poll(() => what.textContent(), { timeout: 30_000 }).toMatch(/tied in 126 steps\./);
  const standings = page.locator('.standing');
  await expect.poll(() => standings.count()).toBe(await panes(page));
  expect(await standings.allTextContents()).toContain('1st');

  const table = page.getByRole('table');
  await expect.poll(() => table.locator('tbody').textContent()).toContain('1st');
  expect(await table.locator('caption').textContent()).toContain('Three pieces in a square');
  expect(await table.locator('thead th').count()).toBe(
    await table.locator('tbody tr').first().locator('th, td').count(),
  );

  const lines = (await saved(page, 'Table as CSV')).toString().trim().split('\r\n');
  expect(lines[0]).toMatch(
    /^puzzle,until,pane,solver,order,rules,pieces,seed,unique,hold,steps,placements,/,
  );
  expect(lines).toHaveLength(1 + (await panes(page)));
  expect(lines[1]).toContain('true');
  const svg = (await saved(page, 'Charts as SVG')).toString();
  expect(svg.match(/<svg/g)).toHaveLength(5);
  expect(svg).toContain('Three pieces in a square');
  // How it came about, as in the table.
  expect(svg).toContain(`>Equal steps · Until all solutions · Fitful ${version}<`);
  // In its own face, which it brings along.
  expect(svg).toContain(
    '@font-face { font-family: Jost; font-weight: 300 600; src: url(data:font/woff2;base64,d09GM',
  );
  const png = await saved(page, 'Charts as PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(10_000);
});

test('the saved table has the same figures as the terminal’s', async () => {
  const until = 'until=all&speed=max&panes=backtrack~backtrack::parity';
  const page = await open(`mode=race&puzzle=tetromino-5x4&${until}`, { width: 1280, height: 720 });
  const isOver = () => page.evaluate(() => window.fitful!.status().panes.every((p) => p.finished));
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  const here = (await saved(page, 'Table as CSV')).toString().trim().split('\r\n');
  const output = await terminal('experiment', 'parity', '--csv');
  const lines = output.trim().split(/\r?\n/);
  const start = 'tetromino-5x4,all,';
  const there = lines.filter((line) => line.startsWith(start));
  expect(here[0]).toMatch(/,equal,letter,place,time \(ms\),version$/);
  const places = here.slice(1).map((line, i) => line.slice(there[i]!.length));
  expect(here.slice(1)).toEqual(there.map((line, i) => `${line}${places[i]}`));
  for (const [i, place] of places.entries())
    expect(place).toMatch(new RegExp(`^,steps,${'AB'[i]},[12],,\\d+\\.\\d+\\.\\d+$`));
  expect(there).toHaveLength(2);
});

test('in equal steps, a link always leads to the same table', async () => {
  const panes = 'backtrack:rows:islands~dlx~backtrack:random::random:7~backtrack:fewest';
  const link = `mode=race&paused&step=30000&puzzle=pentomino-6x10&panes=${panes}`;
  const table = async (): Promise<string> => {
    const page = await open(link, { width: 1280, height: 720 });
    const steps = async () => (await visit.status()).panes.map((pane) => pane.steps);
    await expect.poll(steps, { timeout: 30_000 }).toEqual([30_000, 30_000, 30_000, 30_000]);
    return (await saved(page, 'Table as CSV')).toString();
  };
  const first = await table();
  expect(await table()).toBe(first);
  expect(first).toContain('backtrack,random');
});

test.each([
  ['en', 'midnight', 1280, 720],
  ['ja', 'chocolate', 390, 844],
  ['en', 'paper', 640, 360],
  ['en', 'midnight', 320, 568, `&panes=${Array(9).fill('dlx').join('~')}`],
] as const)('in %s and %s, at %i × %i, nothing is cut off and axe finds nothing', async (...at) => {
  const [lang, theme, width, height, panes = ''] = at;
  const query = `mode=race&paused&step=300&puzzle=pentomino-6x10&lang=${lang}&theme=${theme}${panes}`;
  const page = await open(query, { width, height });
  // Focused controls are not hidden.
  await page.locator('.pane .menu > button').first().focus();
  const controls = await page.locator('.race :is(button, select)').evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const { left, right, top } = control.getBoundingClientRect();
        return { name: control.textContent, left, right, top };
      }),
  );
  expect(controls.length).toBeGreaterThan(5);
  for (const { name, left, right, top } of controls)
    expect.soft(left >= 0 && right <= width && top >= 0, name).toBe(true);
  expect(await isWithin(page.locator('.panes'), page.locator('.overlay'))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await axeViolations(page)).toEqual([]);
});
