import { expect, test } from 'vitest';
import { focusShown } from '../../testing/pages/focusShown.ts';
import { openPage } from '../../testing/pages/page.ts';

test('each pane has a worker, and the address reproduces the race', async () => {
  const query =
    'mode=race&paused&lang=en&puzzle=three-in-a-square&panes=backtrack:rows~backtrack:columns~dlx';
  const visit = await openPage(query, { width: 1280, height: 720 });
  const { page } = visit;
  /** How many workers search or measure; another one ticks while frames are late. */
  const workers = () =>
    page.workers().filter((worker) => /(search|meter)\.worker/.test(worker.url())).length;
  const searches = async (): Promise<string[]> =>
    (await visit.status()).panes.map(({ solver, order }) => `${solver} ${order}`);
  const menu = page.locator('.pane .menu > button').first();
  await menu.waitFor();
  await expect.poll(workers).toBe(3);
  const [, ...others] = await searches();

  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit …' }).first().press('Enter');
  await page.locator('dialog[open]').getByLabel('Fill order').selectOption('spiral-out');
  await page.keyboard.press('Escape');
  await expect.poll(searches).toEqual(['backtrack spiral-out', ...others]);
  await expect.poll(workers).toBe(3);

  // An open menu handles letter keys itself.
  await menu.press('Enter');
  await page.keyboard.press('r');
  expect(await searches()).toHaveLength(3);
  await page.getByRole('menuitem', { name: 'Remove' }).first().press('Enter');
  await expect.poll(searches).toEqual(others);
  await expect.poll(workers).toBe(2);

  const bar = page.locator('.bar');
  await bar.getByRole('button', { name: 'Add' }).press('Enter');
  await expect.poll(workers).toBe(3);
  await bar.getByLabel('The same for all').selectOption('time');
  await bar.getByLabel('The end').selectOption('first');
  await expect.poll(() => page.url()).toMatch(/equal=time.*until=first/);
  const before = await searches();
  await page.reload();
  await expect.poll(searches).toEqual(before);
  expect(await bar.getByLabel('The same for all').inputValue()).toBe('time');
  expect(await bar.getByLabel('The end').inputValue()).toBe('first');

  // With the next puzzle, the panel stays as it was set up.
  const charts = page.locator('.charts');
  expect(await charts.count()).toBe(0);
  await focusShown(bar.getByRole('button', { name: 'Charts' }));
  await page.keyboard.press('Enter');
  await charts.waitFor();
  const panel = await page.locator('.panes').elementHandle();
  await page.keyboard.press('n');
  const puzzles = async () => (await visit.status()).panes.map(({ puzzle }) => puzzle);
  await expect.poll(puzzles).not.toContain('three-in-a-square');
  expect(await puzzles()).toHaveLength(3);
  await expect.poll(workers).toBe(3);
  expect(await panel.evaluate((element) => element.isConnected)).toBe(true);
  expect(await charts.count()).toBe(1);

  // One worker measures all searches.
  await focusShown(bar.getByRole('button', { name: 'Mistakes' }));
  await page.keyboard.press('Enter');
  await expect.poll(workers).toBe(4);

  await page.keyboard.press('r');
  await expect.poll(workers).toBe(1);
});

test('an address with invalid parts shows the rest, and stays as typed until something else is shown', async () => {
  const typed =
    'mode=race&paused&lang=en&puzzle=three-in-a-square&until=50&panes=DLX~backtrack:colums~backtrack:rows';
  const visit = await openPage('paused', { width: 1280, height: 720 });
  const { page } = visit;
  await page.clock.install();
  await page.goto(page.url().replace(/\?.*|$/, `?${typed}`));
  const solvers = async () => (await visit.status()).panes.map(({ solver }) => solver);
  await expect.poll(solvers).toEqual(['dlx', 'backtrack']);
  const notice = page.locator('.notices');
  await expect.poll(() => notice.textContent()).toContain('Pane 2');
  expect(await notice.textContent()).toContain('“colums”');
  await page.clock.runFor(2000);
  expect(page.url()).toContain(typed);

  await page.keyboard.press('Shift');
  const steps = page.getByRole('spinbutton', { name: 'Number of steps' });
  await steps.fill('0');
  await steps.press('Enter');
  await expect.poll(() => page.locator('.bar [role=alert]').textContent()).toContain('from 1 to');
  expect(page.url()).toContain(typed);
  await steps.fill('60');
  await steps.press('Enter');
  await expect.poll(() => page.locator('.bar [role=alert]').count()).toBe(0);
  await expect.poll(() => page.url()).toMatch(/panes=dlx~backtrack:rows&.*until=60/);
});

test('panes keep their arrangement while controls are hidden and shown', async () => {
  const query =
    'mode=race&paused&lang=en&puzzle=tetromino-5x4&panes=backtrack:rows~backtrack:columns~dlx~dlx:peel';
  const visit = await openPage(query, { width: 1280, height: 720 });
  const { page } = visit;
  /** The number of columns, and the height of a pane. */
  const panes = () =>
    page.locator('.pane').evaluateAll((all) => {
      const boxes = all.map((pane) => pane.getBoundingClientRect());
      return {
        columns: new Set(boxes.map(({ left }) => left)).size,
        height: boxes[0]?.height ?? 0,
      };
    });
  const button = page.locator('.pane .menu > button').first();
  const wake = (): Promise<void> => focusShown(button);
  await page.locator('.pane').nth(3).waitFor();
  await wake();
  await expect.poll(() => page.locator('.deserted').count()).toBe(0);
  let before = 0;
  await expect
    .poll(async () => {
      const last = before;
      before = (await panes()).height;
      return before === last;
    })
    .toBe(true);
  const { columns, height } = await panes();
  await button.blur();
  // Panes grow into the space of the controls.
  await expect.poll(async () => (await panes()).height > height * 1.05).toBe(true);
  expect((await panes()).columns).toBe(columns);
  await wake();
  await expect.poll(async () => (await panes()).height).toBe(height);
  expect((await panes()).columns).toBe(columns);

  // On a low page texts are beside the boards, and stay there.
  await button.blur();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => window.fitful!.open('?mode=race&paused&lang=en&puzzle=pentomino-10x6'));
  await expect.poll(() => page.locator('.pane').count()).toBe(2);
  const share = async (): Promise<number> => {
    const widths = ['.board', '.pane'].map(async (part) => {
      return (await page.locator(part).first().boundingBox())!.width;
    });
    const [board, pane] = await Promise.all(widths);
    return board! / pane!;
  };
  await page.keyboard.press('Shift');
  await expect.poll(share).toBeLessThan(0.7);
  await page.locator('.deserted').waitFor({ timeout: 15_000 });
  expect(await page.locator('.panes.beside').count()).toBe(1);
  await expect.poll(share).toBeLessThan(0.7);
});

test('on phones a long name takes two lines and no room from the boards, below which it is', async () => {
  const panes = 'backtrack:rows~backtrack:columns~dlx:fewest~backtrack:spiral-in';
  const { page } = await openPage(`mode=race&paused&lang=en&puzzle=pentomino-6x10&panes=${panes}`, {
    width: 390,
    height: 844,
    hasTouch: true,
  });
  const name = page.locator('.pane h3').nth(2);
  await expect.poll(() => name.textContent()).toMatch(/Fewest/);
  await page.keyboard.press('Shift');
  const lines = () =>
    name.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
  await expect.poll(lines).toBeLessThan(2.5);
  await expect
    .poll(() =>
      page.locator('.pane').evaluateAll((all) =>
        all.map((pane) => {
          const [board, tell] = ['.board', '.tell'].map((part) =>
            pane.querySelector(part)!.getBoundingClientRect(),
          );
          return board!.bottom <= tell!.top + 1 && board!.height > 0.5 * pane.clientHeight;
        }),
      ),
    )
    .toEqual([true, true, true, true]);
});

test('no name of a pane is cut off, in either language, in a wide font and a narrow one', async () => {
  const panes =
    'backtrack:rows~backtrack:rows::X~backtrack:rows::random:1~backtrack:rows::random:2';
  for (const [lang, font] of [
    ['en', 'dejavu-sans'],
    ['ja', 'roboto-condensed'],
  ] as const) {
    const { page } = await openPage(
      `mode=race&puzzle=pentomino-4x15&panes=${panes}&until=all&step=7&paused&lang=${lang}`,
      { width: 1920, height: 1080, font },
    );
    await page.locator('.pane h3').nth(3).waitFor();
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = () =>
        page.locator('.pane h3').evaluateAll((names) =>
          names.flatMap((name) => {
            const isCut =
              name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
            return isCut ? [name.textContent] : [];
          }),
        );
      // Panes are laid out in the frame after the page was resized.
      await expect.poll(cut, { message: `${width} × ${height}, ${lang}` }).toEqual([]);
    }
  }
});

test.each([
  [667, 375],
  [568, 320],
])('at %i × %i, what is chosen above the boards is in one row', async (width, height) => {
  const { page } = await openPage('mode=race&paused&lang=en', { width, height });
  await page.locator('.pane').nth(1).waitFor();
  await page.locator('.deeds button').last().waitFor();
  const edges = await page
    .locator('.bar :is(select, .button:not([role=menu] *))')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom, right }) => ({
          middle: (top + bottom) / 2,
          right,
        })),
    );
  expect(edges.length).toBeGreaterThan(8);
  const middles = edges.map((one) => one.middle);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(5);
  expect(Math.max(...edges.map((one) => one.right))).toBeLessThanOrEqual(width);
});
