import { BoardState } from '../../solve/played/boardState.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { openByFrames } from '../../testing/pages/frames.ts';
import { placed } from '../../testing/pictures/placed.ts';
import { luminance, type Rgb } from '../../theme/colour.ts';
import type { Visit } from '../../tools/visit.ts';

/** So high that cells are as wide as its width lets them be. */
const page = { width: 392, height: 140 };
/** So high that cells are as wide as on the page above. */
const upright = { width: 86, height: 476 };
const [COLUMNS, ROWS] = [20, 3];
/** The most frames in which a search comes to its steps, and the time it has for each of them, in ms. */
const OPENING = 100;
const WAIT = 300;
/** Frames that are looked at, and steps in each, less a small part, so that no frame has one more by rounding. */
const FRAMES = 110;
const STEPS = 5;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const vividnessOf = (colour: Rgb): number => Math.max(...colour) - Math.min(...colour);

/** The mean of a measure of colours in each cell without its edge, on a board as it is written or turned. */
async function measured(
  visit: Visit,
  isTurned: boolean,
  measure: (colour: Rgb) => number,
): Promise<number[]> {
  const picture = await visit.picture();
  const [across, down] = isTurned ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const { left, top, cell: wide } = placed(picture, across, down);
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const [column, row] = isTurned ? [y, COLUMNS - 1 - x] : [x, y];
    const lights: number[] = [];
    for (let y = 2; y < wide - 2; y++) {
      for (let x = 2; x < wide - 2; x++) {
        const colour = picture.at(left + column * wide + x, top + row * wide + y);
        lights.push(measure(colour.map((channel) => channel / 255) as unknown as Rgb));
      }
    }
    return mean(lights);
  });
}

/** Cell → the share of those frames in which it was covered, and whether by the same tile in all of them. */
function covered(
  order: 'rows' | 'short-side',
  last: number,
): { share: number; isSolid: boolean; isOpen: boolean }[] {
  const text = readFileSync('assets/puzzles/pentomino-20x3.txt', 'utf8');
  const state = new BoardState(compile(parsePuzzle(text)));
  const search = { ...plainSearch, order };
  const steps = startSearch(state.problem, search, 'steps')[Symbol.iterator]();
  const cells = state.problem.cells.map(() => ({ frames: 0, tiles: new Set<number>() }));
  for (let step = 1; step <= last; step++) {
    const next = steps.next();
    if (next.done !== true) state.apply(next.value);
    const before = (last - step) / STEPS;
    if (before % 1 !== 0 || before >= FRAMES) continue;
    cells.forEach((cell, i) => {
      const tile = state.owner[i]!;
      if (tile >= 0) cell.frames++;
      if (before < 45) cell.tiles.add(tile);
    });
  }
  return cells.map(({ frames, tiles }, i) => ({
    isOpen: state.owner[i]! < 0,
    share: frames / FRAMES,
    isSolid: tiles.size === 1 && frames > 0,
  }));
}

/** Loses the graphics context, and gets it back. */
const loseContext = (): Promise<unknown> => {
  const canvas = document.querySelector('canvas')!;
  const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
  const next = (name: string) =>
    new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
  const isLost = next('webglcontextlost');
  const isBack = next('webglcontextrestored');
  context.loseContext();
  // After all listeners have run.
  void isLost.then(() => setTimeout(() => context.restoreContext()));
  return isBack;
};

/** Opens a search with motion trails at a speed in steps a second; returns functions that look at it, on a turned board or not. */
async function opened(
  order: 'rows' | 'short-side',
  size: typeof page,
  theme = 'distinct',
  speed = 60 * STEPS - 0.5,
) {
  const isTurned = size === upright;
  const query = `puzzle=pentomino-20x3&order=${order}&speed=${speed}&theme=${theme}&hour=0&ui=0&paused`;
  const visit = await openByFrames(query, { ...size, drawn: true });
  let passed = 0;
  const goTo = async (step: number): Promise<void> => {
    await visit.page.evaluate((to) => window.fitful!.seek(to), step);
    const reached = async () => {
      await visit.pass(1);
      passed++;
      return (await visit.status()).panes[0]!.steps;
    };
    await expect.poll(reached, { interval: WAIT, timeout: (WAIT * OPENING) / 2 }).toBe(step);
  };
  /** Plays from the beginning, after as many frames on any machine, as tiles become prominent at times that are rounded. */
  const begin = async (): Promise<void> => {
    passed = 0;
    // Once all steps are recorded, none comes late on a busy machine.
    await goTo(Math.ceil(speed / 60) * FRAMES + 100);
    await goTo(0);
    await visit.pass(180, 80);
    await visit.pass(OPENING - passed, OPENING);
    await visit.page.evaluate(() => window.fitful!.play());
  };
  await begin();
  const look = async (measure = luminance) => {
    const lights = await measured(visit, isTurned, measure);
    const cells = covered(order, (await visit.status()).panes[0]!.steps);
    const among = (from: number, to: number): number[] =>
      lights.filter(
        (_, i) => !cells[i]!.isSolid && cells[i]!.share >= from && cells[i]!.share <= to,
      );
    const open = lights.filter((_, i) => cells[i]!.isOpen);
    return { open, never: among(0, 0), seldom: among(0.05, 0.35), often: among(0.6, 1) };
  };
  return { visit, look, begin };
}

test('motion trails are brighter where more was tried, fade once nothing changes, and outlive a lost context', async () => {
  const { visit, look, begin } = await opened('rows', page);
  const expectTrails = async () => {
    const { never, seldom, often } = await look();
    expect(never.length).toBeGreaterThan(2);
    expect(Math.max(...never) - Math.min(...never)).toBeLessThan(0.003);
    expect(mean(seldom)).toBeGreaterThan(mean(never) + 0.005);
    expect(mean(often) - mean(never)).toBeGreaterThan(1.5 * (mean(seldom) - mean(never)));
  };
  await visit.pass(FRAMES);
  await expectTrails();
  await visit.page.evaluate(() => window.fitful!.pause());
  // Trails have gone after less than two seconds, and nothing else changes.
  await visit.pass(180, 80);
  const { open } = await look();
  expect(open.length).toBeGreaterThan(5);
  expect(Math.max(...open) - Math.min(...open)).toBeLessThan(0.003);
  // Nothing is drawn any more.
  await visit.page.evaluate(() => {
    const context = document.querySelector('canvas')!.getContext('webgl2')!;
    const draw = context.drawElements.bind(context);
    context.drawElements = (...args) => {
      document.body.classList.add('drawn');
      draw(...args);
    };
  });
  const drawn = async (): Promise<number> => {
    await visit.page.evaluate(() => document.body.classList.remove('drawn'));
    await visit.pass(10);
    return visit.page.locator('.drawn').count();
  };
  // Once waiting pieces have closed their ranks, and a slow page has settled on its resolution.
  await expect.poll(drawn).toBe(0);
  await visit.page.evaluate(loseContext);
  await begin();
  await visit.pass(FRAMES);
  await expectTrails();
});

test('on an upright screen a board is turned with its motion trails', async () => {
  const { visit, look } = await opened('short-side', upright);
  await visit.pass(FRAMES);
  const { never, seldom, often } = await look();
  expect(never.length).toBeGreaterThan(2);
  expect(Math.max(...never) - Math.min(...never)).toBeLessThan(0.003);
  const tried = [...seldom, ...often];
  expect(tried.length).toBeGreaterThan(2);
  expect(mean(tried)).toBeGreaterThan(mean(never) + 0.005);
});

test('on midnight the most frequent tiles are filled with the colours of their pieces', async () => {
  const { visit, look } = await opened('rows', page, 'midnight');
  await visit.pass(FRAMES);
  const { often, never } = await look(vividnessOf);
  expect(Math.max(...often) - mean(never)).toBeGreaterThan(0.16);
});

test('at fast paces single states are seen in colours, also on a new context, and gone once nothing changes', async () => {
  const { visit, look, begin } = await opened('rows', page, 'distinct', 6000);
  const openCells = async (): Promise<readonly number[]> => (await look(vividnessOf)).open;
  /** The mean vividness of open cells at several moments. */
  const tinted = async (): Promise<number> => {
    const means: number[] = [];
    for (let i = 0; i < 6; i++) {
      await visit.pass(20);
      means.push(mean(await openCells()));
    }
    return mean(means);
  };
  const before = await tinted();
  await visit.page.evaluate(() => window.fitful!.pause());
  await visit.pass(180, 80);
  const open = await openCells();
  expect(open.length).toBeGreaterThan(0);
  const plain = Math.max(...open);
  expect(plain - Math.min(...open)).toBeLessThan(0.003);
  expect(before).toBeGreaterThan(plain + 0.03);
  await visit.page.evaluate(loseContext);
  await begin();
  expect(await tinted()).toBeGreaterThan(plain + 0.03);
});
