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

test('an experiment is guessed and run by keyboard alone, with the same result as in the terminal', async () => {
  const page = await open('lang=en');
  // Nothing tells the claim before.
  const claim = experiment('parity').getByText('and the five tetrominoes never fill');
  expect(await claim.count()).toBe(0);
  expect(await experiment('parity').locator('table').count()).toBe(0);
  await experiment('parity').getByRole('button', { name: 'No', exact: true }).focus();
  await page.keyboard.press('Enter');
  const given = experiment('parity').getByRole('button', { name: 'No', pressed: true });
  await expect.poll(() => given.getAttribute('aria-disabled')).toBe('true');
  expect(await given.evaluate((it) => it === document.activeElement)).toBe(true);
  const verdict = experiment('parity').locator('.verdict').first();
  await expect
    .poll(() => verdict.textContent(), { timeout: 40_000 })
    .toBe(lateWords(words('en')).experiments.agrees);
  expect(await experiment('parity').locator('.guess').textContent()).toBe(
    'You guessed “No”; the answer is “Yes”.',
  );
  await claim.waitFor();
  // The first guess counts.
  await experiment('parity').getByRole('button', { name: 'Yes' }).click({ force: true });
  expect(await given.count()).toBe(1);
  const result: unknown = JSON.parse(await terminal('experiment', 'parity', '--json'));
  const { races } = result as {
    races: { panes: Record<'placements' | 'deadEnds' | 'solutions' | 'first', number | null>[] }[];
  };
  const number = (value: number | null) =>
    value === null ? '–' : lateWords(words('en')).counting.number(value);
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
  await item.getByRole('button', { name: said.guess.depends }).click();
  await expect.poll(share).toBeGreaterThan(0);
  expect(await axeViolations(page, '.experiments')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect.poll(share).toBeGreaterThan(0);
  await item.getByRole('button', { name: said.stop }).click();
  await expect.poll(() => item.locator('progress').count()).toBe(0);
  expect((await cells('islands')).flat().every((text) => text === '–')).toBe(true);
  await item.getByRole('button', { name: said.run, exact: true }).waitFor();
  // The claim can be read without a run to the end, and stays while it runs again; so does the guess.
  const claim = item.getByText('ペントミノを解く人は');
  expect(await claim.count()).toBe(0);
  await item.getByRole('button', { name: said.tell }).press('Enter');
  await claim.waitFor();
  await item.getByRole('button', { name: said.run, exact: true }).press('Enter');
  await expect.poll(share).toBeGreaterThan(0);
  expect(await claim.count()).toBe(1);
  const given = item.getByRole('button', { name: said.guess.depends, pressed: true });
  expect(await given.count()).toBe(1);
  await item.getByRole('button', { name: said.stop }).click();
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
  // Guesses are named by their question.
  const questions = await page.locator('.experiment h4').allTextContents();
  expect(new Set(questions).size).toBe(teachingOrder.length);
  for (const name of questions)
    expect(await page.getByRole('group', { name, exact: true }).count()).toBe(1);
  // On a phone, too, whole questions are asked.
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page
    .locator('.experiments')
    .first()
    .evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(wide).toBe(0);
  expect(await axeViolations(page, '.experiments')).toEqual([]);
});

test('every race has a link', async () => {
  await open('lang=en');
  const card = experiment('dancing-links');
  await card.getByRole('button', { name: 'No guess' }).press('Enter');
  await card.getByText('To branch on the cell or piece').waitFor();
  const run = card.getByRole('button', { name: 'Run' });
  expect(await run.evaluate((it) => it === document.activeElement)).toBe(true);
  const links = await card
    .getByRole('link', { name: 'Watch it as a race' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const race = 'panes=backtrack:rows~dlx&until=all&speed=max&lang=en&theme=midnight';
  expect(links).toEqual(
    ['pentomino-6x10', 'pentomino-8x8-middle', 'pentomino-4x15'].map(
      (puzzle) => `?mode=race&puzzle=${puzzle}&${race}`,
    ),
  );
});
