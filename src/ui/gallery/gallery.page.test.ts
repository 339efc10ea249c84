import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { themes } from '../../theme/index.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (...page: Parameters<typeof openPage>): Promise<Visit['page']> => {
  visit = await openPage(...page);
  await visit.page.locator('.dock').waitFor();
  return visit.page;
};
const puzzle = async () => (await visit.status()).panes[0]!.puzzle;
const focused = () =>
  visit.page.evaluate(() => (document.activeElement as HTMLElement).dataset['puzzle']);
const cardsOf = async (selector: string): Promise<string[]> =>
  visit.page
    .locator(selector)
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['puzzle']!));

test('G opens the gallery, arrow keys move between cards, Enter opens one, Escape closes the gallery', async () => {
  const page = await open('paused');
  await page.keyboard.press('g');
  await expect.poll(focused).toBe('pentomino-10x6');
  const ids = await cardsOf('.card');
  expect(ids.length).toBeGreaterThan(120);
  const next = ids[ids.indexOf('pentomino-10x6') + 1]!;
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(next);
  const box = async () => (await page.locator('.card:focus').boundingBox())!;
  const above = await box();
  await page.keyboard.press('ArrowDown');
  const below = await box();
  expect(below.x).toBeCloseTo(above.x, 0);
  expect(await focused()).not.toBe(next);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(next);
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await puzzle()).toBe('pentomino-10x6');

  await page.keyboard.press('g');
  await expect.poll(focused).toBe('pentomino-10x6');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(puzzle).toBe(next);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('n');
  await expect.poll(puzzle).toBe(ids[ids.indexOf(next) + 1]);
});

test('today’s card shows its date, in the chosen language', async () => {
  const page = await open('puzzle=today&paused&lang=ja');
  // The address contains the date.
  await expect.poll(() => page.url()).toContain('puzzle=today-');
  const [month, day] = /today-(..)-(..)/.exec(page.url())!.slice(1).map(Number);
  await page.keyboard.press('g');
  const labels = page.locator('[data-puzzle=today] .label');
  await expect.poll(() => labels.allTextContents()).toEqual([`${month}月`, String(day)]);
});

test('a card has the number of unique solutions, published or counted by this project', async () => {
  const page = await open('paused&lang=en', { width: 1000, height: 600 });
  await page.keyboard.press('g');
  await page.locator('.card-lists').waitFor();
  const said = (id: string) => page.locator(`[data-puzzle=${id}]`).textContent();
  expect(await said('pentomino-10x6')).toContain('2,339 unique solutions');
  expect(await said('pentomino-tetromino-i-8x8')).toContain('24,600 unique solutions');
  expect(await said('domino-4x4-corners')).not.toContain('solution');
});

test('a card that is looked at says why its puzzle has no solution, with the board painted', async () => {
  const page = await open('paused&lang=en', { width: 1000, height: 600 });
  await page.keyboard.press('g');
  const card = page.locator('[data-puzzle=domino-8x8-corners]');
  await card.scrollIntoViewIfNeeded();
  const reason = page.locator('#why-domino-8x8-corners');
  await card.locator('.thumb').waitFor();
  expect(await reason.isVisible()).toBe(false);
  await card.hover();
  await reason.waitFor();
  expect(await reason.textContent()).toContain('32 cells are marked. But the pieces cover 31');
  expect(await card.locator('.proof-board .marked').count()).toBe(32);
  expect(await card.locator('.thumb').isVisible()).toBe(false);
  await page.getByRole('searchbox').hover();
  await card.locator('.thumb').waitFor();
  expect(await reason.isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  // Keys move the focus from card to card.
  await page.locator('li:has(+ li > [data-puzzle=domino-8x8-corners]) > .card').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('domino-8x8-corners');
  await reason.waitFor();
});

test('by touch a card says without being looked at why its puzzle has no solution', async () => {
  const size = { width: 390, height: 700 };
  const page = await open('paused&lang=en', { ...size, hasTouch: true, isMobile: true });
  await page.locator('body').press('g');
  const card = page.locator('[data-puzzle=domino-8x8-corners]');
  await card.scrollIntoViewIfNeeded();
  const reason = page.locator('#why-domino-8x8-corners');
  await reason.waitFor();
  expect(await reason.textContent()).toContain('32 cells are marked. But the pieces cover 31');
  const [above, below] = [(await card.boundingBox())!, (await reason.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  expect(await axeViolations(page)).toEqual([]);
});

test('search text, lattice and category filter the cards, and a click opens one', async () => {
  const page = await open('paused', { width: 1000, height: 600 });
  // Any key shows the controls again, in case a slow machine gets here after they were hidden.
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Gallery' }).click();
  await expect.poll(focused).toBe('pentomino-10x6');
  const scrolled = () => page.locator('.card-lists').evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.keyboard.type('o');
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('searchbox').fill('6X10');
  expect(await cardsOf('.card')).toContain('pentomino-6x10');
  expect((await cardsOf('.card')).every((id) => /6x10/.test(id))).toBe(true);
  await page.getByRole('searchbox').fill('snowflake');
  // The Enter that ends a Japanese composition does not choose a card.
  const composing = { key: 'Enter', isComposing: true, bubbles: true };
  await page.getByRole('searchbox').dispatchEvent('keydown', composing);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.getByRole('button', { name: 'Hexagons' }).click();
  const nothing = () => page.locator('.nothing').textContent();
  expect(await nothing()).toMatch(/Nothing here for “snowflake”.* leave out \d puzzles/);
  await page.getByRole('button', { name: 'Triangles' }).click();
  expect(await cardsOf('.card')).toContain('hexiamond-snowflake');
  await page.getByRole('button', { name: /^Heptiamonds/ }).click();
  expect(await cardsOf('.card')).toEqual(['heptiamond-snowflake']);
  await page.locator('.card').click();
  await expect.poll(puzzle).toBe('heptiamond-snowflake');
});

test('the search knows the names of everyday life in both languages, and names what it does not find', async () => {
  const page = await open('paused&lang=en', { width: 1000, height: 600 });
  await page.keyboard.press('g');
  const search = page.getByRole('searchbox');
  for (const [typed, id] of [
    ['chocolate', 'pentomino-6x10'],
    ['畳', 'domino-6x6'],
  ] as const) {
    await search.fill(typed);
    expect(await cardsOf('.card')).toContain(id);
  }
  await search.fill('soma');
  expect(await page.locator('.nothing').textContent()).toBe('The gallery has nothing for “soma”.');
  await page.getByRole('button', { name: 'Show all puzzles' }).click();
  expect((await cardsOf('.card')).length).toBeGreaterThan(120);
});

test('a puzzle solved here shows its solution, at the next visit too', async () => {
  const page = await open('puzzle=three-in-a-square&speed=60');
  await expect.poll(async () => (await visit.status()).panes[0]!.solutions).toBe(1);
  await page.keyboard.press('g');
  const said = (id: string) => page.locator(`[data-puzzle=${id}]`).textContent();
  await expect.poll(() => said('three-in-a-square')).toContain('Solved here');
  await page.evaluate(() => {
    const { solutions } = JSON.parse(localStorage.getItem('fitful.solved')!) as {
      solutions: Record<string, string>;
    };
    // Stored data is validated: false entries are ignored.
    const more = { ...solutions, 'polyomino-3x3': '000000000', 'no-puzzle': '0' };
    localStorage.setItem('fitful.solved', JSON.stringify({ version: 1, solutions: more }));
  });
  await page.goto(page.url().replace(/\?.*$/, '?paused&puzzle=three-in-a-square'));
  await page.locator('.dock').waitFor();
  await page.keyboard.press('g');
  await expect.poll(() => said('three-in-a-square')).toContain('Solved here');
  expect(await said('polyomino-3x3')).toContain('Not solved here yet');
  expect(await page.locator('.tally').textContent()).toContain('1 solved here');
});

/** The mean chroma of a picture, 0 to 255, but for grey. */
function chromaOf(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  const chromas: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.subarray(at, at + 3) as unknown as [number, number, number];
    chromas.push(Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  const coloured = chromas.filter((chroma) => chroma > 20);
  return coloured.reduce((sum, chroma) => sum + chroma, 0) / coloured.length;
}

test('pieces have quiet colours, and full ones under the pointer, in focus, and once the puzzle is solved here', async () => {
  const page = await open('paused&theme=midnight', { width: 1000, height: 600 });
  await page.evaluate(() => {
    const solutions = { 'domino-5x2': '012340123400000' };
    localStorage.setItem('fitful.solved', JSON.stringify({ version: 1, solutions }));
  });
  await page.keyboard.press('g');
  await page.getByRole('searchbox').fill('first steps');
  const [other, solved] = ['square-t-corner', 'domino-5x2'].map((id) =>
    page.locator(`[data-puzzle=${id}]`),
  );
  const filterOf = (card: typeof other) =>
    card!.locator('.pieces').evaluate((pieces) => getComputedStyle(pieces).filter);
  await expect.poll(() => filterOf(other)).toBe('saturate(0.72)');
  expect(await filterOf(solved)).toBe('none');
  expect(await solved!.locator('.badge').textContent()).toBe('Solved here');
  const board = other!.locator('.tray');
  const quiet = chromaOf(await board.screenshot());
  await other!.hover();
  await expect.poll(() => filterOf(other)).toBe('none');
  const full = chromaOf(await board.screenshot());
  expect(quiet).toBeGreaterThan(0.4 * full);
  expect(quiet).toBeLessThan(0.8 * full);
  await page.getByRole('searchbox').hover();
  await expect.poll(() => filterOf(other)).toBe('saturate(0.72)');
  await page.getByRole('searchbox').press('ArrowDown');
  await expect.poll(() => filterOf(page.locator('.card:focus'))).toBe('none');
  expect(await focused()).not.toBe('domino-5x2');
  // The open cells of a near miss are marked, and no other picture has any.
  expect(await page.locator('[data-puzzle=tromino-l-3x3] .hole').count()).toBe(1);
  expect(await other!.locator('.open-cells').count()).toBe(0);
  expect(await page.locator('.thumb:not([aria-hidden=true])').count()).toBe(0);
});

test('without solutions all trays are empty, after a reload, too; in class nothing tells the outcome, until solutions are asked for', async () => {
  const page = await open('paused', { width: 1000, height: 600 });
  await page.keyboard.press('g');
  const box = page.getByRole('checkbox', { name: 'Show solutions' });
  const near = page.locator('[data-puzzle=pentomino-10x6]');
  const corners = page.locator('[data-puzzle=tromino-l-3x3]');
  await expect.poll(() => near.locator('.piece').count()).toBe(12);
  await box.press('Space');
  await expect.poll(() => near.locator('.open-cells').count()).toBe(1);
  expect(await page.locator('.piece').count()).toBe(0);
  expect(await box.isChecked()).toBe(false);
  await expect.poll(() => page.url()).toContain('solutions=0');
  await page.reload();
  await page.locator('.dock').waitFor();
  await page.keyboard.press('g');
  await near.locator('.open-cells').waitFor();
  expect(await page.locator('.piece').count()).toBe(0);
  await box.press('Space');
  await expect.poll(() => near.locator('.piece').count()).toBe(12);
  await expect.poll(() => page.url()).not.toContain('solutions');

  await page.goto(page.url().replace(/\?.*$/, '?mode=class&puzzle=pentomino-10x6&lang=en'));
  await page.locator('.board-cells').first().waitFor();
  await page.keyboard.press('g');
  await near.locator('.open-cells').waitFor();
  await page.getByRole('searchbox').fill('3x3');
  expect(await page.locator('.piece').count()).toBe(0);
  expect(await corners.textContent()).not.toMatch(/impossible|solved|never/i);
  await box.press('Space');
  await corners.locator('.hole').waitFor();
  expect(await corners.textContent()).toMatch(/Impossible/);
  await expect.poll(() => page.url()).toContain('solutions=1');
});

test('in every language and theme it shows its titles, and axe finds nothing', async () => {
  const page = await open('paused');
  const titles = {
    en: 'Three corners never fill a square, 3 × 3',
    ja: 'L形3枚では埋まらない正方形、3 × 3',
  };
  for (const [at, theme] of Object.keys(themes).entries()) {
    const lang = at % 2 === 0 ? 'en' : 'ja';
    await page.evaluate(
      (query) => window.fitful!.open(query),
      `?paused&puzzle=tromino-l-3x3&lang=${lang}&theme=${theme}`,
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await page.keyboard.press('g');
    const shown = page.locator('.card[aria-current=true]');
    await expect
      .poll(async () => (await shown.textContent())?.replaceAll('\u00a0', ' '))
      .toContain(titles[lang]);
    await page.getByRole('searchbox').fill('3x3');
    expect(await axeViolations(page, '.gallery')).toEqual([]);
    // Once for the search text, once for the gallery.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('on a low page the groups stay beside the cards, whose focus rings are not cut off', async () => {
  const page = await open('paused', { width: 844, height: 390 });
  await page.keyboard.press('g');
  await expect.poll(focused).toBe('pentomino-10x6');
  const scrolled = () => page.locator('.gallery .sheet').evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled()).toBeGreaterThan(500);
  const group = (await page.locator('.categories button').first().boundingBox())!;
  const heading = (await page.locator('.gallery header').boundingBox())!;
  expect(group.y).toBeGreaterThan(heading.y + heading.height - 5);
  expect(group.y).toBeLessThan(120);
  const around = () =>
    page
      .locator('.card')
      .first()
      .evaluate((card) => {
        const { left } = card.closest('.card-lists')!.getBoundingClientRect();
        return card.getBoundingClientRect().left - left;
      });
  expect(await around()).toBeGreaterThanOrEqual(4);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await around()).toBeGreaterThanOrEqual(4);
});

test('what is chosen is marked in forced colours', async () => {
  const page = await open('paused', { width: 1000, height: 600 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('g');
  await page.locator('.lattices').waitFor();
  const grounds = (pressed: boolean) =>
    page
      .locator(`.gallery-grid [aria-pressed=${pressed}], .dock [aria-pressed=${pressed}]`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  // Colours may still be in transition.
  await expect.poll(async () => new Set(await grounds(true)).size).toBe(1);
  const chosen = await grounds(true);
  expect(chosen).toHaveLength(3);
  expect(await grounds(false)).not.toContain(chosen[0]);
});
