import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';

const size = { width: 960, height: 720 };

/** A board in the list: from where to where it is drawn in its place, in CSS px, and a number that differs for other pictures. */
interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly hash: number;
}

/** The boards in the list by the numbers below them; undefined where nothing is drawn. */
const boardsOf = (page: Page): Promise<Record<string, Drawn | undefined>> =>
  page.locator('.browse-list').evaluate((list) => {
    const drawnAt = (canvas: HTMLCanvasElement, { style }: HTMLElement): Drawn | undefined => {
      const scale = devicePixelRatio;
      const [left, across] = [style.left, style.width].map((px) => parseFloat(px) * scale);
      const { data, width } = canvas
        .getContext('2d')!
        .getImageData(left!, 0, across!, canvas.height);
      let [from, to, hash] = [width, 0, 0];
      for (const [at, value] of data.entries()) {
        hash = (Math.imul(hash, 31) + value) | 0;
        if (value === 0) continue;
        from = Math.min(from, (at >> 2) % width);
        to = Math.max(to, ((at >> 2) % width) + 1);
      }
      return to > 0 ? { from: from / scale, to: to / scale, hash } : undefined;
    };
    const boards: Record<string, Drawn | undefined> = {};
    for (const row of list.querySelectorAll('.browse-row'))
      for (const item of row.querySelectorAll<HTMLElement>('[role=listitem]:not([hidden])'))
        boards[item.textContent] = drawnAt(row.querySelector('canvas')!, item);
    return boards;
  });

/** The boards in the list once all of them are drawn. */
async function allBoardsOf(page: Page): Promise<Record<string, Drawn>> {
  await expect
    .poll(async () => {
      const boards = await boardsOf(page);
      return '…' in boards || Object.values(boards).includes(undefined);
    })
    .toBe(false);
  return (await boardsOf(page)) as Record<string, Drawn>;
}

test('rows are used again as it scrolls, in their order, and the focus goes with the mark', async () => {
  const { page } = await openPage('puzzle=pentomino-6x10&lang=en&paused&browse=1', {
    ...size,
    everyFrame: true,
  });
  const list = page.locator('.dialog.browse .browse-list');
  const item = (name: string) => list.getByRole('button', { name, exact: true });
  await item('Solution 1').focus();
  const rows = await list.evaluateHandle((element) => [...element.querySelectorAll('.browse-row')]);
  const names = (): Promise<number[]> =>
    list
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Number(one.textContent.replace(',', ''))));
  const isFocused = () =>
    list.evaluate((element) => {
      const marked = element.querySelector('[aria-current=true]');
      return marked !== null && marked === document.activeElement;
    });
  for (const to of [700, 130, 50_000]) {
    await list.evaluate((element, top) => (element.scrollTop = top), to);
    await expect.poll(names).not.toContain(to === 130 ? 200 : 1);
    // One after the other, as they are seen and read.
    await expect
      .poll(async () => {
        const all = await names();
        return all.every((one, i) => one === all[0]! + i);
      })
      .toBe(true);
    expect(await isFocused()).toBe(true);
  }
  const isSame = await list.evaluate(
    (element, before) =>
      before.length > 2 && before.every((row) => row.parentElement?.parentElement === element),
    rows,
  );
  expect(isSame).toBe(true);

  // The boards are those of their numbers, as where nothing was drawn before.
  const boards = await allBoardsOf(page);
  const first = Math.min(...(await names()));
  const other = await openPage(`puzzle=pentomino-6x10&lang=en&paused&browse=${first}`, size);
  const fresh = await allBoardsOf(other.page);
  const shared = Object.keys(fresh).filter((name) => name in boards);
  expect(shared.length).toBeGreaterThan(20);
  for (const name of shared) expect({ name, ...boards[name] }).toEqual({ name, ...fresh[name] });
  expect(new Set(shared.map((name) => fresh[name]!.hash)).size).toBe(shared.length);
});

test.each([1, 1.25])(
  'no board stays above another number until its own is drawn (%s px of the device in one)',
  async (deviceScaleFactor) => {
    const { page } = await openPage('puzzle=pentomino-6x10&lang=en&paused&browse=1', {
      ...size,
      deviceScaleFactor,
    });
    const before = await allBoardsOf(page);
    await page.evaluate(() => (window.requestIdleCallback = () => 0));
    await page.locator('.browse-list').evaluate((list) => (list.scrollTop = 50_000));
    await expect
      .poll(async () => Object.keys(await boardsOf(page)).some((name) => name in before))
      .toBe(false);
    const after = Object.values(await boardsOf(page));
    expect(after.length).toBeGreaterThan(20);
    expect(after.filter((board) => board !== undefined)).toEqual([]);
  },
);

test('boards are as large where a px has several of the device', async () => {
  const query = 'puzzle=pentomino-6x10&lang=en&paused&browse=1';
  const usual = (await allBoardsOf((await openPage(query, size)).page))[1]!;
  for (const deviceScaleFactor of [2, 1.25]) {
    const { page } = await openPage(query, { ...size, deviceScaleFactor });
    const { from, to } = (await allBoardsOf(page))[1]!;
    expect(Math.abs(from - usual.from)).toBeLessThanOrEqual(1);
    expect(Math.abs(to - usual.to)).toBeLessThanOrEqual(1);
  }
});

test('the focus stays with the marked one as the page is turned', async () => {
  const { page } = await openPage('puzzle=pentomino-6x10&lang=en&paused&browse=1', size);
  const list = page.locator('.browse-list');
  await list.getByRole('button', { name: 'Solution 1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const marked = await focused();
  expect(marked).toMatch(/^Solution [1-9]/);
  const columns = () => list.locator('.browse-row').first().locator('button').count();
  for (const [width, height] of [
    [480, 800],
    [1200, 540],
    [720, 960],
  ] as const) {
    const before = await columns();
    await page.setViewportSize({ width, height });
    await expect.poll(columns).not.toBe(before);
    await expect.poll(focused).toBe(marked);
    expect(await list.locator('[aria-current=true]').getAttribute('aria-label')).toBe(marked);
  }
});
