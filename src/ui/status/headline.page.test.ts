import { expect, test } from 'vitest';
import { openByFrames } from '../../testing/pages/frames.ts';

/** Until the board has come, and its title may follow. */
const ARRIVAL = 50;

const openAny = async (query: string, locale = 'en') => {
  const visit = await openByFrames(query, { width: 1000, height: 720, locale });
  await visit.pass(ARRIVAL);
  return visit;
};
const open = (query: string) => openAny(`puzzle=three-in-a-square&order=rows&${query}`);

test('while there are no controls, it is said what begins, and what has come of it, in words that go again', async () => {
  const visit = await open('speed=2');
  const headline = visit.page.locator('.headline');
  const opacity = () => headline.evaluate((one) => Number(getComputedStyle(one).opacity));
  await visit.page.mouse.move(100, 100);
  await expect.poll(opacity).toBe(0);
  // Once the controls are gone.
  await expect.poll(opacity).toBe(1);
  expect(await headline.locator('p').allTextContents()).toEqual([
    'Three pieces in a square',
    'One of 2',
  ]);
  await visit.page.mouse.move(200, 100);
  await expect.poll(opacity).toBe(0);
  await expect
    .poll(async () => {
      await visit.pass(10);
      return headline.textContent();
    })
    .toContain('After');
});

test.each([
  ['three-in-a-square', '', 'Finished: 16 solutions, 2 up to symmetry'],
  ['three-in-a-square', 'unique', 'Finished: 2 solutions'],
  // With pieces that are alike, on a board without symmetry.
  ['hexiamond-sphinx-9', '', 'Finished: 4 solutions'],
])(
  'at the end of a search of %s %s it is said what has come of all of it',
  async (puzzle, how, said) => {
    // So fast that solutions are not held.
    const visit = await openAny(`puzzle=${puzzle}&order=rows&speed=2000&${how}`);
    await expect
      .poll(async () => {
        await visit.pass(10);
        return visit.page.locator('.headline .second').textContent();
      })
      .toBe(said);
  },
);

test('a race has no title over its boards but its own', async () => {
  const visit = await openAny('mode=race&puzzle=three-in-a-square');
  const opacity = (part: string) =>
    visit.page.locator(part).evaluate((one) => Number(getComputedStyle(one).opacity));
  await expect.poll(() => visit.page.locator('.deserted').count()).toBe(1);
  expect(await visit.page.locator('.headline.on').count()).toBe(0);
  expect(await opacity('.headline')).toBe(0);
  expect(await opacity('.bare-race .figure >> nth=0')).toBe(1);
});

test('the size of a board is not broken over lines', async () => {
  const { page } = await openAny('puzzle=tetromino-7x3&ui=0');
  const title = page.locator('.headline .title');
  await expect.poll(() => title.textContent()).toMatch(/\d × \d/);
  const size = title.locator('.unbroken', { hasText: '×' });
  const lines = () => size.evaluate((one) => one.getClientRects().length);
  for (let width = 220; width < 420; width += 20) {
    await page.setViewportSize({ width, height: 640 });
    expect(await lines()).toBe(1);
  }
});

test('no line of a title ends with an article or a single letter, nor is it nearer to the edge than 16 px', async () => {
  const { page } = await openAny('puzzle=pentomino-triple-i&ui=0');
  const title = page.locator('.headline .title');
  await expect.poll(() => title.textContent()).toMatch(/the I/);
  /** The texts of the lines, and where the first one begins. */
  const lines = () =>
    title.evaluate((one) => {
      const found: { text: string; top: number }[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (let at = 0; at < node.textContent!.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          const last = found.at(-1);
          if (last && Math.abs(last.top - top) < 4) last.text += range.toString();
          else found.push({ text: range.toString(), top });
        }
      return {
        lines: found.map(({ text }) => text.trim()),
        left: one.getBoundingClientRect().left,
      };
    });
  let broken = 0;
  for (let width = 180; width < 420; width += 20) {
    await page.setViewportSize({ width, height: 640 });
    const { lines: texts, left } = await lines();
    for (const text of texts.slice(0, -1)) {
      broken++;
      expect(text).not.toMatch(/(?:^| )(?:an?|the|\p{L})$/iu);
    }
    // The picture drifts by up to 6 px.
    expect(left).toBeGreaterThanOrEqual(22);
  }
  expect(broken).toBeGreaterThan(3);
});

test('titles can be left out', async () => {
  const visit = await open('speed=30&ui=0&titles=0');
  await expect.poll(async () => visit.page.locator('.deserted').count()).toBe(1);
  expect(await visit.page.locator('.headline.on').count()).toBe(0);
  expect(await visit.page.locator('.headline').textContent()).toBe('');
});

test.each([
  ['panes=backtrack:rows', /square$/, ['Rows']],
  ['strategies=strict:3', /anew$/, ['Strict']],
  ['panes=backtrack~dlx', /2 ways to do it, side by side$/i, ['Backtracking', 'Algorithm X']],
] as const)(
  'a race of %s is announced as what it is, below its boards',
  async (panes, said, names) => {
    const { page } = await openAny(`mode=race&puzzle=three-in-a-square&ui=0&${panes}`);
    const foot = page.locator('.bare-race .foot');
    await expect.poll(() => foot.evaluate((one: HTMLElement) => one.innerText)).toMatch(said);
    expect(await page.locator('.bare-race .name').allTextContents()).toEqual(names);
  },
);

test.each([
  ['en', 'Three trihexes, nine cells', 'Only one solution'],
  ['ja', 'トリヘックス3枚、9マス', '解は1通り'],
])(
  'in %s it is said of what number a solution is one, but not what comes of it',
  async (locale, title, among) => {
    const { page } = await openAny('puzzle=trihex-one-way&unique&ui=0&speed=1', locale);
    const lines = () => page.locator('.headline p').allTextContents();
    await expect.poll(lines).toEqual([title, among]);
  },
);

test.each([
  ['a hopeless search', 'puzzle=tetriamond-star', '3 pieces for 12 cells'],
  [
    'a search that holds a piece in one way',
    'puzzle=pentomino-10x6&hold=X:1',
    '12 pieces for 60 cells',
  ],
])(
  'of %s it is not said how many solutions there are, but how large it is',
  async (_, query, size) => {
    const { page } = await openAny(`${query}&ui=0&speed=1`);
    await expect.poll(() => page.locator('.headline.on').count()).toBe(1);
    const [title, among] = await page.locator('.headline p').allTextContents();
    expect(title).not.toMatch(/never|^$/);
    expect(await page.title()).toBe(`${title} · Fitful`);
    expect(among).toBe(size);
  },
);

test('a title tells the outcome once the search is over', async () => {
  const visit = await openByFrames('puzzle=tetriamond-star&ui=0&speed=2000', {
    width: 800,
    height: 600,
  });
  const lines = () => visit.page.locator('.headline p').allTextContents();
  await expect
    .poll(async () => {
      await visit.pass(10);
      return (await lines())[0];
    })
    .toBe('Three tetriamonds never make a star');
  // That of the page never does.
  expect(await visit.page.title()).toBe('Three tetriamonds, star · Fitful');
  expect((await lines())[1]).toMatch(/^No solution · \d+ steps$/);
});

test.each([
  [
    'en',
    'domino-8x8-corners',
    'At most 30 of 31 pieces fit',
    'Marked: 32 cells of one chessboard colour. Each of the 31 pieces covers just one.',
  ],
  [
    'en',
    'trihex-i-triangle-5',
    'At most 4 of 5 pieces fit',
    'The search has ruled out every possibility.',
  ],
  [
    'ja',
    'tetriamond-star',
    'ピース3個のうち、置けるのは最大2個',
    '印は同じ向きの三角形6個です。ピースが覆うのは必ず奇数個です。',
  ],
])(
  'in %s, at the end of %s it is said how many pieces fit, and then why not all do, with marks where these show it',
  async (locale, puzzle, fit, reason) => {
    const visit = await openByFrames(`puzzle=${puzzle}&ui=0&speed=max`, {
      width: 800,
      height: 600,
      locale,
    });
    const due = async () => {
      await visit.pass(5);
      return visit.page.locator('.headline .why p.due').allTextContents();
    };
    const said: (readonly string[])[] = [[]];
    await expect
      .poll(async () => {
        const lines = await due();
        if (lines.length !== said.at(-1)!.length) said.push(lines);
        return lines.length;
      })
      .toBe(2);
    expect(said).toEqual([[], [fit], [fit, reason]]);
    const opacity = () =>
      visit.page
        .locator('.headline .why p')
        .last()
        .evaluate((one) => getComputedStyle(one).opacity);
    await expect.poll(opacity).toBe('1');
  },
);

test('low pages tell no titles, but that there is no solution, and why, below the board; the lowest nothing', async () => {
  const size = { width: 640, height: 360 };
  const visit = await openByFrames('puzzle=tetriamond-star&ui=0&speed=max', size);
  const { page } = visit;
  const shown = () =>
    page
      .locator('.headline')
      .evaluate((one: HTMLElement) =>
        getComputedStyle(one).display === 'none' ? '' : one.innerText.replaceAll(/\s+/g, ' '),
      );
  expect(await shown()).toBe('');
  const due = page.locator('.headline .why p.due');
  await expect.poll(async () => (await visit.pass(5), due.count())).toBe(2);
  expect(await shown()).toMatch(
    /^No solution · \d+ steps At most 2 of 3 pieces fit Marked: .*\.$/i,
  );
  const { y, height } = (await page.locator('.headline').boundingBox())!;
  // The margin below boards.
  expect(y).toBeGreaterThan(0.8 * size.height);
  expect(y + height).toBeLessThanOrEqual(size.height);
  // One style, which can be read.
  const styles = await page.locator('.headline :is(.second, .why p)').evaluateAll((all) =>
    all.map((one) => {
      const { fontSize, fontWeight, letterSpacing, textTransform, color } = getComputedStyle(one);
      return [fontSize, fontWeight, letterSpacing, textTransform, color].join(' ');
    }),
  );
  expect(new Set(styles).size).toBe(1);
  expect(parseFloat(styles[0]!)).toBeGreaterThanOrEqual(14);
  // Two lines, of what is counted and how many fit, and of why, from one edge on.
  expect(height).toBeLessThan(48);
  // Pages as high as those whose boards have marks.
  for (const [width, height, isHigh] of [
    [480, 360, true],
    [400, 300, true],
    [479, 360, false],
    [640, 299, false],
    [420, 419, false],
    [320, 420, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await shown()) !== '').toBe(isHigh);
  }
});

test('low pages with controls keep the line that names the puzzle, and what has come of it', async () => {
  const size = { width: 640, height: 360 };
  const visit = await openByFrames('puzzle=tetriamond-star&speed=max', size);
  const { page } = visit;
  /** Whether there is something to say while nobody is there, and the opacity of the line, once it has faded. */
  const seen = () =>
    page.locator('.what').evaluate(async (what) => {
      await Promise.all(what.getAnimations().map(({ finished }) => finished));
      const isOn = document.querySelector('.deserted .headline.on') !== null;
      return [isOn, getComputedStyle(what).opacity];
    });
  await visit.pass(ARRIVAL);
  await expect.poll(seen).toEqual([true, '1']);
  const due = page.locator('.headline .why p.due');
  await expect.poll(async () => (await visit.pass(5), due.count())).toBe(1);
  await expect.poll(seen).toEqual([true, '1']);
  expect(await page.locator('.headline').isVisible()).toBe(false);
  await page.setViewportSize({ ...size, height: 420 });
  await expect.poll(seen).toEqual([true, '0']);
});

test('without controls, the search is not named', async () => {
  const { page } = await openByFrames('puzzle=pentomino-10x6&speed=1', { width: 800, height: 600 });
  const how = page.locator('.what .how');
  await page.mouse.move(100, 100);
  await expect.poll(() => how.isVisible()).toBe(true);
  expect(await how.textContent()).toContain('Short side');
  await expect.poll(() => how.isVisible()).toBe(false);
});
