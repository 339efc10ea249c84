import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { cutTexts } from '../../../testing/pages/bareRace.ts';
import { openPage } from '../../../testing/pages/page.ts';

const slow = { timeout: 30_000 };
/** Until all solutions: the second of them is done with step 62, the first one with step 160. */
const race =
  'mode=race&ui=0&paused&lang=en&puzzle=pentomino-puv-5x3&panes=backtrack:rows~backtrack:columns&until=all';

test('without controls each board has a line: its name, a figure, its place, true at its moment', async () => {
  const visit = await openPage(`${race}&step=9`, { width: 1280, height: 720 });
  const { page } = visit;
  const lanes = page.locator('.bare-race .lane');
  const names = () => lanes.locator('.name').allTextContents();
  const places = () => lanes.locator('.place').allTextContents();
  const beaten = () => page.locator('.bare-race .beaten').count();
  const foot = () => page.locator('.bare-race .foot').textContent();
  const seek = (step: number) => page.evaluate((at) => window.fitful!.seek(at), step);
  await expect.poll(names).toEqual(['Rows', 'Columns']);
  await expect.poll(foot).toContain('Pentominoes P, U and V');
  await expect.poll(() => lanes.first().textContent()).toMatch(/\d% searched/);
  expect(await places()).toEqual([]);
  expect(await beaten()).toBe(0);
  const opacity = () => page.locator('.bare-race').evaluate((all) => getComputedStyle(all).opacity);
  await expect.poll(opacity).toBe('1');
  expect(await axeViolations(page)).toEqual([]);

  await seek(1_000_000);
  await expect.poll(places, slow).toEqual(['2nd', '1st']);
  expect(await beaten()).toBe(1);
  await expect.poll(foot).toMatch(/Columns won in \d+ steps\. Rows took \S+ times as many\./);
  expect(await page.locator('.bare-race .foot.victory').count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  // Before the second one is done.
  const last = Math.min(...(await visit.status()).panes.map(({ steps }) => steps));
  await seek(last);
  await expect.poll(places).toEqual(['1st']);
  await expect.poll(foot).toContain('Columns won in 62 steps.');
  expect(await beaten()).toBe(1);
  await seek(last - 1);
  await expect.poll(places).toEqual([]);
  expect(await beaten()).toBe(0);

  await page.evaluate(() => window.fitful!.open(location.search.replace('lang=en', 'lang=ja')));
  await expect.poll(names).toEqual(['横に一段ずつ', '縦に一列ずつ']);
});

test('while hardly anything is searched, each board has a count of what it did and a bar of the pieces that lie there', async () => {
  const { page } = await openPage(
    'mode=race&ui=0&paused&lang=en&puzzle=pentomino-10x6&panes=:rows~:columns&step=100',
    { width: 1280, height: 720 },
  );
  const panes = async () => (await page.evaluate(() => window.fitful!.status())).panes;
  await expect
    .poll(async () => (await panes()).map(({ steps }) => steps), slow)
    .toEqual([100, 100]);
  const laid = await panes();
  const figures = () => page.locator('.bare-race .figure').allTextContents();
  await expect.poll(figures).toEqual(laid.map(({ placements }) => `${placements} placements`));
  const bars = await page
    .locator('.bare-race .advance')
    .evaluateAll((all) => all.map((bar) => (bar as HTMLElement).style.cssText));
  for (const [at, { depth }] of laid.entries())
    expect(bars[at]).toContain(`--now: ${depth / 12}; --most: `);
  // Nobody is called ahead by less than is shown.
  expect(await page.locator('.bare-race .leads').count()).toBe(0);
});

test('while boards are divided, bars show as many whole blocks as are said', async () => {
  const { page } = await openPage(
    'mode=race&ui=0&paused&lang=en&puzzle=pentomino-6x5&strategies=anneal:6:3~grow:6:3&until=90&step=30',
    { width: 1280, height: 720 },
  );
  const figures = () => page.locator('.bare-race .figure').allTextContents();
  await expect.poll(async () => (await figures()).join(), slow).toMatch(/[1-6] of 6 whole/);
  const bars = await page
    .locator('.bare-race .advance')
    .evaluateAll((all) => all.map((bar) => (bar as HTMLElement).style.getPropertyValue('--now')));
  expect(bars.map((share) => ` ${Math.round(Number(share) * 6)} of 6 whole`)).toEqual(
    await figures(),
  );
});

test('a race that ends at a limit before anybody is done tells so without the gold of a victory', async () => {
  const limited = race.replace('until=all', 'until=9');
  const { page } = await openPage(`${limited}&step=0`, { width: 640, height: 360 });
  const foot = page.locator('.bare-race .foot');
  await expect.poll(() => foot.textContent()).toContain('Pentominoes P, U and V');
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect.poll(() => foot.textContent(), slow).toContain('9 steps');
  expect(await foot.evaluate((one) => one.classList.contains('victory'))).toBe(false);
});

test('lines are laid out for their names in the face that they have, although it comes later', async () => {
  const { page } = await openPage(`${race}&step=9`, { width: 1280, height: 720 });
  const inline = page.locator('.bare-race .lane.figured');
  await expect.poll(() => inline.count()).toBe(2);
  // As wide as in another face.
  await page
    .locator('.bare-race')
    .evaluate((all: HTMLElement) => (all.style.letterSpacing = '30em'));
  await expect.poll(() => inline.count()).toBe(0);
});

test('in a lesson, whose boards are compared, no name stands out', async () => {
  const lesson = '&lesson=backtracking:8.3';
  const { page } = await openPage(`${race}&step=9${lesson}`, { width: 1280, height: 720 });
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect
    .poll(() => page.locator('.bare-race .place').allTextContents(), slow)
    .toContain('1st');
  expect(await page.locator('.bare-race :is(.won, .beaten)').count()).toBe(0);
});

test('the winner has a golden rim, which no board has at the start', async () => {
  const visit = await openPage(`${race}&step=0&theme=midnight`, {
    width: 640,
    height: 360,
    drawn: true,
  });
  const { page } = visit;
  await page.locator('.bare-race .lane').nth(1).waitFor();
  /** How many pixels of either half of the page are golden. */
  const golden = async () => {
    const picture = await visit.picture();
    let [left, right] = [0, 0];
    for (let y = 0; y < 280; y++)
      for (let x = 0; x < 640; x++) {
        const [red, green, blue] = picture.at(x, y);
        if (red < 230 || Math.abs(green - 205) > 25 || Math.abs(blue - 130) > 30) continue;
        if (x < 320) left++;
        else right++;
      }
    return [left, right].map((count) => count > 300);
  };
  await expect.poll(golden, slow).toEqual([false, false]);
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect.poll(golden, slow).toEqual([false, true]);
  await page.evaluate(() => window.fitful!.seek(0));
  await expect.poll(golden, slow).toEqual([false, false]);
});

test('an interlude is shown as where there are no controls, and with them once somebody is there', async () => {
  const { page } = await openPage(
    'puzzle=pentomino-flpux-5x5&play=teaching&speed=max&interludes=race&every=1&lang=en',
    { width: 640, height: 360 },
  );
  await expect.poll(() => page.locator('.bare-race .lane').count(), { timeout: 90_000 }).toBe(4);
  expect(await page.locator('.pane').count()).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.locator('.pane').count()).toBe(4);
  expect(await page.locator('.bare-race').count()).toBe(0);
});

test('names that differ in their last words alone are whole on a phone, and differ', async () => {
  const panes = 'dlx:::hardest:1~dlx~backtrack:fewest~dlx:::hardest:2';
  const { page } = await openPage(
    `mode=race&ui=0&paused&lang=en&puzzle=pentomino-diamond&step=7&panes=${panes}`,
    { width: 390, height: 844 },
  );
  const names = page.locator('.bare-race .name');
  await expect.poll(() => names.last().textContent()).toMatch(/seed 2$/);
  await expect.poll(() => cutTexts(page)).toEqual([]);
});

test('lines are under their boards, and names are whole, on every page and in both languages', async () => {
  const panes =
    'backtrack:rows~backtrack:columns~dlx~backtrack:diagonal~backtrack:spiral-in~backtrack:fewest';
  for (const lang of ['en', 'ja'] as const) {
    const { page } = await openPage(
      `mode=race&ui=0&paused&puzzle=pentomino-10x6&step=7&panes=${panes}&lang=${lang}`,
      { width: 1280, height: 720 },
    );
    await page.locator('.bare-race .lane').nth(5).waitFor();
    for (const [width, height] of [
      [1280, 720],
      [960, 540],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.locator('.bare-race').evaluate((all) => all.clientHeight))
        .toBe(height);
      await expect
        .poll(() => cutTexts(page), { message: `${width} × ${height}, ${lang}` })
        .toEqual([]);
      const size = await page
        .locator('.bare-race .name')
        .first()
        .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
      expect(size).toBeGreaterThanOrEqual(1.5 * Math.min(height / 45, 0.032 * width) - 0.01);
    }
  }
});

test('at its end the whole result of nine is read, and that boards show their last solutions', async () => {
  const orders = 'rows~columns~diagonal~spiral-in~fewest~peel~spiral-out~random'.split('~');
  const panes = ['dlx', ...orders.map((order) => `backtrack:${order}`)].join('~');
  const ended = {
    en: /Each board shows its last solution\.$/,
    ja: /各面は最後に見つかった解です。$/,
  };
  for (const lang of ['en', 'ja'] as const) {
    const { page } = await openPage(
      `mode=race&ui=0&paused&until=all&puzzle=three-in-a-square&step=1000000&panes=${panes}&lang=${lang}`,
      { width: 640, height: 360 },
    );
    const foot = page.locator('.bare-race .foot');
    await expect.poll(async () => (await foot.textContent())?.trim(), slow).toMatch(ended[lang]);
    // What follows is written as a sentence.
    const isSentence = (all: Element) => getComputedStyle(all).textTransform === 'none';
    expect(await foot.locator('small').evaluate(isSentence)).toBe(true);
    for (const [width, height] of [
      [640, 360],
      [844, 390],
      [960, 540],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.locator('.bare-race').evaluate((all) => all.clientHeight))
        .toBe(height);
      await expect
        .poll(() => cutTexts(page), { message: `${width} × ${height}, ${lang}` })
        .toEqual([]);
    }
  }
});

test('on phones a winner’s place keeps its distance from a name of two lines', async () => {
  const panes = 'backtrack:rows~backtrack:columns~dlx:fewest~backtrack:spiral-in';
  const { page } = await openPage(
    `mode=race&ui=0&until=first&puzzle=pentomino-6x10&panes=${panes}&step=200000&paused&lang=en`,
    { width: 390, height: 844 },
  );
  const won = page.locator('.bare-race .won');
  await expect.poll(() => won.locator('.place').textContent()).toBe('1st');
  const gap = await won.evaluate((lane) => {
    const [name, place] = ['.name', '.place'].map((part) => lane.querySelector(part)!);
    const last = [...name!.getClientRects()].at(-1)!;
    const { left, top } = place!.getBoundingClientRect();
    // Beside it, or on a line of its own below it.
    return Math.max((left - last.right) / last.height, top >= last.bottom - 1 ? 1 : 0);
  });
  expect(gap).toBeGreaterThan(0.3);
});

test('winners beside whose boards names have one line and two have their places at one height', async () => {
  const panes = ['rows', 'columns', 'fewest'].map((order) => `backtrack:${order}`);
  const searches = [...panes, 'dlx:fewest'].join('~');
  const { page } = await openPage(
    `mode=race&ui=0&paused&lang=en&puzzle=pentomino-5x4&panes=${searches}`,
    { width: 1280, height: 720 },
  );
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  const places = page.locator('.bare-race .won .place');
  await expect.poll(() => places.count()).toBe(2);
  const names = page.locator('.bare-race .won:is(.left, .right) .name');
  const lines = await names.evaluateAll((all) =>
    all.map((name) => {
      const texts = [...name.querySelectorAll('.first, .others')].map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return [...text.getClientRects()];
      });
      return new Set(texts.flat().map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  expect(lines).toEqual([1, 2]);
  const heights = await places.evaluateAll((all) =>
    all.map((place) => Math.round(place.getBoundingClientRect().bottom)),
  );
  expect(heights[0]).toBe(heights[1]);
  expect(await cutTexts(page)).toEqual([]);
});

test('what comes after the first part of a name is below it, smaller and whole', async () => {
  const panes = 'backtrack:rows~backtrack:columns~backtrack:fewest:islands~dlx:fewest';
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    const { page } = await openPage(`mode=race&ui=0&paused&lang=en&step=7&panes=${panes}`, {
      width,
      height,
    });
    const name = page.locator('.bare-race .lane:is(.left, .right) .name').last();
    await expect.poll(() => name.textContent()).toBe('Algorithm X\u00a0· ties: Fewest choices');
    const [first, others] = await name.evaluate((whole) =>
      ['.first', '.others'].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(whole.querySelector(part)!);
        const { bottom, height } = [...range.getClientRects()].at(-1)!;
        return { bottom, height };
      }),
    );
    expect(others!.bottom).toBeGreaterThan(first!.bottom + 0.9 * others!.height);
    expect(others!.height).toBeLessThan(0.8 * first!.height);
    await expect.poll(() => cutTexts(page), { message: `${width} × ${height}` }).toEqual([]);
  }
});
