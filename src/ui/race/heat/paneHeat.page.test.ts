import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HeatMeter } from '../../../lag/heatMeter.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../../solve/search.ts';
import { END, kindOf, PLACE, REMOVE } from '../../../solve/step.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';

const id = 'pentomino-puv-5x3';
const problem = compile(parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8')));
const names = namesOf(problem);
const orders: readonly Search['order'][] = ['rows', 'columns'];

/** The heat of the search of a pane at a step, with what follows it. */
function heatAt(pane: number, step: number) {
  const meter = new HeatMeter(problem);
  const solver = startSearch(problem, { ...plainSearch, order: orders[pane]! }, 'nodes');
  for (let event = solver.step(); event !== END; event = solver.step()) {
    if (meter.steps === step && [PLACE, REMOVE].includes(kindOf(event))) break;
    meter.apply(event);
  }
  return meter.heat;
}

const times = (count: number): string => `${count} ${count === 1 ? 'time' : 'times'}`;

/** What is to be read of a cell that is pointed at. */
const readOf = (pane: number, step: number, cell: number): string =>
  `${names.cell(cell)}: ${times(heatAt(pane, step).chosen[cell]!)}`;

/** What is to be said of the cells of a pane. */
const toldOf = (pane: number, step: number): readonly string[] =>
  problem.cells.map(
    (_, cell) =>
      `${names.cell(cell)}: next to be filled ${times(heatAt(pane, step).chosen[cell]!)}`,
  );

const saidOf = (page: Page, pane: number): Promise<readonly string[]> =>
  page
    .locator('.pane')
    .nth(pane)
    .locator('.heat-cells path')
    .evaluateAll((cells) =>
      cells
        .toSorted((a, b) => Number(a.dataset['place']) - Number(b.dataset['place']))
        .map((cell) => cell.getAttribute('aria-label')!),
    );

const race = `mode=race&puzzle=${id}&panes=backtrack:rows~backtrack:columns&until=all&paused&lang=en`;

test('the heat of each cell is that of the step on show, forward and back', async () => {
  const visit = await openPage(`${race}&step=30&heat=chosen`, { width: 1280, height: 720 });
  const { page } = visit;
  const goTo = async (step: number): Promise<void> => {
    await page.evaluate(
      (to) => window.fitful!.open(location.search.replace(/step=\d+/, `step=${to}`)),
      step,
    );
    await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(step);
  };
  for (const step of [30, 12, 47]) {
    if (step !== 30) await goTo(step);
    for (const pane of [0, 1])
      await expect.poll(() => saidOf(page, pane)).toEqual(toldOf(pane, step));
  }
  expect(toldOf(0, 12)).not.toEqual(toldOf(0, 47));
});

test('the number of a cell is told where it is pointed at or walked to, on one scale or on several', async () => {
  const { page } = await openPage(`${race}&step=30`, { width: 1280, height: 720 });
  const lines = page.locator('.pane-heat');
  const ends = () =>
    lines.evaluateAll((all) =>
      all.map((line) =>
        [...line.querySelectorAll('.heat-scale .end')].map((end) => end.textContent),
      ),
    );
  await page.locator('.pane').first().waitFor();
  expect(await lines.count()).toBe(0);
  await page.keyboard.press('h');
  const counts = [0, 1].map((pane) => heatAt(pane, 30).chosen.slice(0, problem.cells.length));
  const scaleOf = (all: readonly number[]) => {
    const seen = all.filter((count) => count > 0);
    return ['0', String(Math.min(...seen)), String(Math.max(...seen))];
  };
  const shared = scaleOf(counts.flat());
  await expect.poll(ends).toEqual([shared, shared]);
  expect(new URL(page.url()).searchParams.get('heat')).toBe('chosen');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await page.getByLabel('Scale of the heat').selectOption('each');
  await expect.poll(ends).toEqual(counts.map(scaleOf));

  const cells = page.locator('.pane').first().locator('.heat-cells path');
  await cells.nth(3).hover();
  await expect.poll(() => lines.first().textContent()).toContain(readOf(0, 30, 3));
  expect(await lines.first().locator('[title]').getAttribute('title')).toBe(toldOf(0, 30)[3]);
  await page.mouse.move(2, 2);
  await expect.poll(() => lines.first().locator('[title]').count()).toBe(0);
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  const [, second] = toldOf(0, 30);
  await expect.poll(() => lines.first().textContent()).toContain(readOf(0, 30, 1));
  expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toBe(
    second,
  );

  for (const next of ['cleared', 'covered', null]) {
    await page.keyboard.press('h');
    await expect.poll(() => new URL(page.url()).searchParams.get('heat')).toBe(next);
  }
  await expect.poll(() => lines.count()).toBe(0);
});

test('without controls one line at the foot tells what is counted, and its scale', async () => {
  const bare = `${race}&ui=0&step=30&heat=chosen`;
  const { page } = await openPage(bare, { width: 960, height: 540 });
  const legend = page.locator('.bare-race .legend');
  const counts = [0, 1].flatMap((pane) => heatAt(pane, 30).chosen.slice(0, problem.cells.length));
  const [least, most] = [Math.min(...counts.filter((count) => count > 0)), Math.max(...counts)];
  await expect
    .poll(() => legend.innerText().then((text) => text.split(/\s*\n\s*/)))
    .toEqual(['How often each cell was the next to be filled', '0', `${least}`, `${most}`]);
  const boxes = await page
    .locator('.bare-race :is(.foot, .legend, .lane)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const own = boxes.at(-1)!;
  expect(own.bottom).toBeLessThanOrEqual(540);
  for (const box of boxes.slice(0, -1)) expect(box.bottom).toBeLessThanOrEqual(own.top + 1);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => window.fitful!.open(`${location.search}&heatscale=each`));
  await expect.poll(() => legend.innerText()).toMatch(/0\s+least\s+most of its board$/);
});

test('all numbers of a scale are seen where a strip leaves boards little room', async () => {
  const panes = 'panes=backtrack:rows~backtrack:columns';
  const late = `mode=race&puzzle=pentomino-6x5&${panes}&paused&step=60000&heat=covered&lang=en`;
  const { page } = await openPage(late, { width: 960, height: 540 });
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Mistakes' }).press('Enter');
  const line = page.locator('.pane-heat').first();
  await expect.poll(() => line.textContent()).toContain('60K');
  const cut = () =>
    line.evaluate((box) => {
      const { right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('.end')]
        .filter((end) => end.getBoundingClientRect().right > right + 0.5)
        .map((end) => end.textContent);
    });
  await page.locator('.strip .charts').waitFor();
  await expect.poll(cut).toEqual([]);
});
