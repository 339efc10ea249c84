import { difference } from '../testing/pictures/colourDifference.ts';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { BoardState } from '../solve/played/boardState.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Cell } from '../puzzle/types.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { openByClock } from '../testing/pages/clock.ts';
import { openPage } from '../testing/pages/page.ts';
import { composed } from '../testing/pictures/composed.ts';
import { placed } from '../testing/pictures/placed.ts';
import { stillPicture } from '../testing/pages/stillPicture.ts';
import type { Picture } from '../tools/png.ts';
import { rgb, type Rgb } from '../theme/colour.ts';
import { pieceColours } from '../theme/pieceArt.ts';
import { themes } from '../theme/index.ts';

const file = new URL('../../assets/puzzles/pentomino-10x6.txt', import.meta.url);
const problem = compile(parsePuzzle(readFileSync(file, 'utf8')));

/** A page of this size is drawn in a third of the time of the default one. */
const small = { width: 320, height: 240 };

/** The board of the 10 × 6 box after a number of steps by columns. */
function stateAfter(steps: number): BoardState {
  const solver = startSearch(problem, { ...plainSearch, order: 'columns' }, 'steps');
  const state = new BoardState(problem);
  while (solver.steps < steps) state.apply(solver.step());
  return state;
}

/** The largest difference between two pictures' colours, of 255. */
function distance(one: Pick<Picture, 'data'>, other: Pick<Picture, 'data'>): number {
  expect(one.data.length).toBe(other.data.length);
  return one.data.reduce((most, value, i) => Math.max(most, Math.abs(value - other.data[i]!)), 0);
}

/** A picture without the land at the right of the board, where the solved board lands once it has left. */
const withoutJewel = ({ data, width, height }: Picture): Pick<Picture, 'data'> => ({
  data: data.filter((_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    return x < 0.77 * width || y < 0.68 * height;
  }),
});

/** So high that the board is turned. */
const upright = { width: 320, height: 800 };
/** Its place there, which it shares with the pieces that wait. */
function placedUpright(): ReturnType<typeof placed> {
  const { position, middle, board } = composed(problem.puzzle, upright, false).layout;
  const { x, y, cell } = position;
  const [left, top] = [x + (board.left - middle[0]) * cell, y + (board.top - middle[1]) * cell];
  return { left: Math.round(left), top: Math.round(top), cell };
}

test.each([
  ['midnight', small],
  ['chocolate', upright],
] as const)(
  'in %s, tiles are drawn where the state has them, as slabs with even sides',
  async (id, page) => {
    const steps = 907;
    const query = `step=${steps}&paused&ui=0&theme=${id}&hour=18`;
    const visit = await openPage(query, { ...page, drawn: true });
    const picture = await stillPicture(visit, steps);
    const state = stateAfter(steps);
    const colours = pieceColours(themes[id], problem.colouring).map(rgb);
    const isTurned = page === upright;
    const { left, top, cell } = isTurned ? placedUpright() : placed(page, 10, 6);
    const onScreen = ([column, row]: Cell): Cell => (isTurned ? [row, 9 - column] : [column, row]);
    const ownerAt = ([across, down]: Cell): number => {
      const number = problem.cells.findIndex((its) => {
        const [column, row] = onScreen(its);
        return column === across && row === down;
      });
      return number < 0 ? -1 : state.owner[number]!;
    };
    /** The colour of a tile's side in the middle of a cell, if it is seen there. */
    const sideAt = ([across, down]: Cell): Rgb | undefined => {
      const owner = ownerAt([across, down]);
      if (owner < 0 || owner === ownerAt([across, down + 1])) return undefined;
      const seen = picture.at(
        left + Math.round((across + 0.5) * cell),
        top + (down + 1) * cell - 2,
      );
      return seen.map((channel) => channel / 255) as unknown as Rgb;
    };
    problem.cells.forEach((its, number) => {
      const [column, row] = onScreen(its);
      const [x, y] = [left + (column + 0.5) * cell, top + (row + 0.5) * cell];
      const [red, green, blue] = picture.at(Math.round(x + cell * 0.2), Math.round(y + cell * 0.2));
      const seen = [red / 255, green / 255, blue / 255] as const;
      const nearest = colours
        .map((colour, piece) => ({ piece, off: difference(colour, seen) }))
        .sort((a, b) => a.off - b.off)[0]!;
      const owner = state.owner[number]!;
      if (owner < 0) expect(nearest.off).toBeGreaterThan(5);
      else expect(nearest.piece).toBe(problem.placements.piece[owner]);
      const [side, next] = [sideAt([column, row]), sideAt([column + 1, row])];
      if (side && next && owner === ownerAt([column + 1, row]))
        expect([column, row, difference(side, next) < 3]).toEqual([column, row, true]);
    });
  },
);

test('stepping back is the inverse of stepping forward, to the pixel', async () => {
  const visit = await openPage('step=907&paused&hour=9&ui=0', { ...small, drawn: true });
  const before = await stillPicture(visit, 907);
  const presses = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'];
  for (const key of presses) await visit.page.keyboard.press(key);
  const after = await stillPicture(visit, 907);
  expect(distance(before, after)).toBe(0);
  expect((await visit.status()).panes[0]).toMatchObject({ steps: 907, solutions: 0 });
});

test('the address reproduces the picture', async () => {
  const first = await openPage(
    'puzzle=pentomino-8x8-middle&theme=paper&unique&lang=ja&hour=9&speed=500&ui=0',
    { ...small, drawn: true },
  );
  await expect.poll(async () => (await first.status()).panes[0]!.steps).toBeGreaterThan(50);
  await first.page.keyboard.press('Space');
  const picture = await stillPicture(first);
  const { panes } = await first.status();
  await expect.poll(() => first.page.url()).toContain(`step=${panes[0]!.steps}`);
  const query = new URL(first.page.url()).search.slice(1);

  const second = await openPage(query, { ...small, drawn: true });
  const same = await stillPicture(second, panes[0]!.steps);
  expect((await second.status()).panes).toEqual(panes);
  expect(distance(picture, same)).toBeLessThanOrEqual(2);
});

test('opening boards in quick succession leaves no pictures or workers behind', async () => {
  const visit = await openPage('paused&step=40&hour=9&ui=0', { ...small, drawn: true });
  await stillPicture(visit, 40);
  for (let i = 0; i < 30; i++) await visit.page.keyboard.press('n');
  const picture = await stillPicture(visit);
  const { puzzle } = (await visit.status()).panes[0]!;
  await expect.poll(() => visit.page.workers().length).toBe(1);
  await visit.page.evaluate(
    (id) => window.fitful!.open(`?paused&hour=9&ui=0&puzzle=${id}`),
    puzzle,
  );
  expect(distance(picture, await stillPicture(visit))).toBeLessThanOrEqual(2);
});

test('a step by the user cancels a board’s departure, and it looks as before', async () => {
  const visit = await openPage('ui=0', { width: 160, height: 120, drawn: true });
  const { page } = visit;
  const pane = async () => (await visit.status()).panes[0]!;
  await openByClock(page, 'puzzle=three-in-a-square&ui=0');
  for (let i = 0; i < 200 && (await pane()).solutions === 0; i++) await page.clock.runFor(100);
  const { steps } = await pane();
  // It is held for four seconds, and leaves within the next.
  await page.clock.runFor(4400);
  await page.evaluate(() => window.fitful!.step(-1));
  await page.clock.runFor(6000);
  expect(await pane()).toMatchObject({ puzzle: 'three-in-a-square', steps: steps - 1 });
  const picture = await visit.picture();
  await page.evaluate(
    (query) => window.fitful!.open(query),
    // By rows is along the short side; this shows once the other search has started.
    `?puzzle=three-in-a-square&ui=0&paused&order=rows&step=${steps - 1}`,
  );
  await expect.poll(async () => (await pane()).order).toBe('rows');
  // Its steps come from a worker, which the page's clock does not speed up.
  const played = async () => {
    await page.clock.runFor(100);
    return (await pane()).steps;
  };
  await expect.poll(played).toBe(steps - 1);
  // The pieces that are left close ranks once the others have been gone for two seconds.
  await page.clock.runFor(6000);
  expect(distance(withoutJewel(picture), withoutJewel(await visit.picture()))).toBeLessThanOrEqual(
    2,
  );
});

test('reduced motion and more contrast are heeded from the moment they are asked for', async () => {
  const visit = await openPage('ui=0', { ...small, drawn: true });
  const { page } = visit;
  await openByClock(page, 'step=907&paused&ui=0');
  const settle = async (): Promise<void> => {
    const steps = async () => {
      await page.clock.runFor(100);
      return (await visit.status()).panes[0]!.steps;
    };
    // The step after it is fetched first, as no clock hurries its worker.
    for (const step of [908, 907]) {
      await page.evaluate((to) => window.fitful!.seek(to), step);
      await expect.poll(steps).toBe(step);
    }
    await page.clock.runFor(3000);
  };
  /** The picture shortly after a step. */
  const early = async (): Promise<Picture> => {
    await settle();
    await page.evaluate(() => window.fitful!.step(1));
    await page.clock.runFor(300);
    return visit.picture();
  };
  const moving = await early();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await early();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
  expect(distance(asked, await early())).toBeLessThanOrEqual(2);
  expect(distance(asked, moving)).toBeGreaterThan(20);
  // With more contrast pieces show their letters.
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  expect(distance(asked, await early())).toBeGreaterThan(20);
});

test('the picture survives ten lost graphics contexts in a row, and one that never comes back while the board changes', async () => {
  const query = 'step=907&paused&hour=9&ui=0';
  const visit = await openPage(query, { ...small, drawn: true });
  const before = await stillPicture(visit, 907);
  const lose = (comesBack: boolean) =>
    visit.page.evaluate(async (isRestored) => {
      const canvas = document.querySelector('canvas')!;
      const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      const next = (type: string) =>
        new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));
      const isLost = next('webglcontextlost');
      context.loseContext();
      await isLost;
      if (!isRestored) return;
      const isBack = next('webglcontextrestored');
      // After all listeners have run.
      setTimeout(() => context.restoreContext());
      await isBack;
    }, comesBack);
  const isAsBefore = async (): Promise<void> => {
    await expect
      .poll(async () => distance(before, await visit.picture()), { timeout: 30_000 })
      .toBeLessThanOrEqual(2);
  };
  for (let i = 0; i < 10; i++) await lose(true);
  await isAsBefore();
  await lose(false);
  const steps = async () => (await visit.status()).panes[0]!.steps;
  const open = (its: string) => visit.page.evaluate((to) => window.fitful!.open(to), `?${its}`);
  await open('puzzle=pentomino-10x6&step=30&paused&hour=9&ui=0&theme=paper');
  await expect.poll(steps).toBe(30);
  await open(query);
  await isAsBefore();
  expect(await visit.page.getByRole('alert').textContent()).toBe('');
  await visit.page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(908);
});

test('the picture looks the same after resizing there and back', async () => {
  const visit = await openPage('step=907&paused&hour=9&ui=0', { ...small, drawn: true });
  const before = await stillPicture(visit, 907);
  await visit.page.setViewportSize({ width: 500, height: 300 });
  await stillPicture(visit);
  await visit.page.setViewportSize(small);
  const after = await stillPicture(visit);
  expect(distance(before, after)).toBeLessThanOrEqual(2);
});
