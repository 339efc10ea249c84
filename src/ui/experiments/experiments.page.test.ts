import { teachingOrder } from '../../experiment/readExperiment.ts';
import { expect, test } from 'vitest';
import { lateWords, words } from '../../words/index.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { terminal } from '../../testing/runs/builtWithPage.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (query: string): Promise<Visit['page']> => {
  visit = await openPage(`paused&puzzle=three-in-a-square&${query}`);
  await visit.page.locator('.dock').waitFor();
  await visit.page.keyboard.press('e');
  await visit.page.locator('.experiment').first().waitFor();
  return visit.page;
};
const experiment = (id: string) => visit.page.locator(`[data-experiment=${id}]`);
/** The cells of a table's rows, without the names of panes. */
const cells = (id: string) =>
  experiment(id)
    .locator('tbody tr:has(td)')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );

test('an experiment can be run by keyboard alone, with the same result as in the terminal', async () => {
  const page = await open('lang=en');
  await experiment('parity').getByRole('button', { name: 'Run' }).focus();
  await page.keyboard.press('Enter');
  const verdict = experiment('parity').locator('.verdict');
  await expect
    .poll(() => verdict.textContent(), { timeout: 40_000 })
    .toBe(lateWords(words('en')).experiments.agrees);
  const result: unknown = JSON.parse(await terminal('experiment', 'parity', '--json'));
  const { races } = result as {
    races: { panes: Record<'placements' | 'deadEnds' | 'solutions' | 'first', number | null>[] }[];
  };
  const number = (value: number | null) =>
    value === null ? '–' : words('en').counting.number(value);
  expect(await cells('parity')).toEqual(
    races.flatMap(({ panes }) =>
      panes.map(({ placements, deadEnds, solutions, first }) => [
        'all searched',
        ...[placements, deadEnds, solutions, first].map(number),
      ]),
    ),
  );
  expect(await experiment('parity').locator('.claims').textContent()).toContain(
    'No rules needed 18.9 times as many placements as Colours (246 and 13).',
  );
  // The result is still there when the dialog is opened again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect.poll(() => verdict.count()).toBe(1);
  expect(await axeViolations(page, '.experiments')).toEqual([]);
});

test('a running experiment shows its progress, continues while the dialog is closed, and can be stopped', async () => {
  const page = await open('lang=ja&theme=paper');
  const said = lateWords(words('ja')).experiments;
  const item = experiment('islands');
  const share = () => item.locator('progress').first().getAttribute('value').then(Number);
  await item.getByRole('button', { name: said.run }).click();
  await expect.poll(share).toBeGreaterThan(0);
  expect(await axeViolations(page, '.experiments')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect.poll(share).toBeGreaterThan(0);
  await item.getByRole('button', { name: said.stop }).click();
  await expect.poll(() => item.locator('progress').count()).toBe(0);
  expect((await cells('islands')).flat().every((text) => text === '–')).toBe(true);
  await item.getByRole('button', { name: said.run, exact: true }).waitFor();
});

test('experiments on searches come first, then those on making puzzles, each group under its name', async () => {
  const page = await open('lang=ja');
  const groups = await page.locator('.experiments section').evaluateAll((all) =>
    all.map((group) => ({
      title: group.querySelector('h3')?.textContent,
      ids: [...group.querySelectorAll<HTMLElement>('.experiment')].map(
        ({ dataset }) => dataset['experiment'],
      ),
    })),
  );
  const { kinds } = lateWords(words('ja')).experiments;
  expect(groups.map(({ title }) => title)).toEqual([kinds.search.title, kinds.generation.title]);
  expect(groups.flatMap(({ ids }) => ids)).toEqual(teachingOrder);
  expect(groups[1]!.ids[0]).toBe('more-pieces');
  expect(await axeViolations(page, '.experiments')).toEqual([]);
});

test('every race has a link', async () => {
  await open('lang=en');
  const links = await experiment('dancing-links')
    .getByRole('link', { name: 'Watch it as a race' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const race = 'panes=backtrack:rows~dlx&until=all&speed=max&lang=en&theme=midnight';
  expect(links).toEqual(
    ['pentomino-6x10', 'pentomino-8x8-middle', 'pentomino-4x15'].map(
      (puzzle) => `?mode=race&puzzle=${puzzle}&${race}`,
    ),
  );
});
