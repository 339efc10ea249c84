import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pack } from '../../app/address/packed.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (...page: Parameters<typeof openPage>): Promise<Page> => {
  visit = await openPage(...page);
  return visit.page;
};
const slow = { timeout: 30_000 };

test('a race over equal time ends too, and its timeline reaches the end', async () => {
  const page = await open(
    'mode=race&equal=time&until=all&speed=max&lang=en&puzzle=three-in-a-square',
  );
  const standings = page.locator('.standing');
  await expect
    .poll(() => standings.allTextContents(), slow)
    .toEqual(expect.arrayContaining(['1st']));
  await expect.poll(() => page.locator('.figures').textContent(), slow).toContain('2 of 2');
  const timeline = page.locator('.timeline input');
  const [value, max] = await timeline.evaluate((input: HTMLInputElement) => [
    input.valueAsNumber,
    Number(input.max),
  ]);
  expect(value).toBeGreaterThan(0);
  expect(value).toBe(max);
  expect(await timeline.getAttribute('aria-valuetext')).toMatch(/\d m?s of \d/);
  expect(await page.locator('.progress').getAttribute('value')).toBe('1');
});

test('boards show their last solutions once all are found, and say so; a moment that is looked at is as it was', async () => {
  const page = await open(
    'mode=race&until=all&speed=max&lang=en&puzzle=three-in-a-square&panes=backtrack:rows~dlx',
  );
  const figures = page.locator('.pane-figures');
  const said = async () =>
    (await figures.allTextContents()).map((text) => text.includes('this is the last one'));
  await expect.poll(said, slow).toEqual([true, true]);
  await page.keyboard.press('Space');
  await expect.poll(said, slow).toEqual([false, false]);
});

test('without controls, a finished race is not redrawn', async () => {
  await open('mode=race&ui=0&until=all&speed=max&puzzle=three-in-a-square');
  const frames = async () => (await visit.status()).fps;
  await expect.poll(frames, slow).toBeGreaterThan(0);
  const over = async () => (await visit.status()).panes.map(({ finished }) => finished);
  await expect.poll(over, slow).toEqual([true, true]);
  await expect.poll(frames, slow).toBe(0);
});

test('a pane whose search fails says so, and the others continue', async () => {
  const query = 'paused&step=4&lang=en&puzzle=three-in-a-square';
  const page = await open(query, { complains: /Failed to load resource/ });
  // By then its worker has started.
  await expect.poll(async () => (await visit.status()).panes[0]!.steps, slow).toBe(4);
  let asked = 0;
  await page.route(/search\.worker-[^/]*\.js$/, (route) =>
    // The second and third panes get their workers at once; every request for the first one's fails.
    [1, 2].includes(asked++) ? route.continue() : route.abort(),
  );
  const race =
    'mode=race&until=all&speed=max&lang=en&puzzle=three-in-a-square&panes=backtrack:rows~backtrack:columns~dlx';
  await page.evaluate((address) => window.fitful!.open(`?${address}`), race);
  const standings = page.locator('.standing');
  await expect.poll(async () => (await standings.allTextContents()).length, slow).toBe(3);
  const said = await standings.allTextContents();
  expect(said.filter((one) => one === 'stopped unexpectedly')).toHaveLength(1);
  expect(said).toContain('1st');
  expect(await page.locator('.figures').textContent()).toContain('2 of 3');
});

test('custom and daily puzzles can be raced on', async () => {
  const text = 'title: Two bars\n\n..\n..\n\nI x2\noo\n';
  const page = await open(`mode=race&paused&step=2&text=${await pack(text)}`);
  const steps = async () => (await visit.status()).panes.map((pane) => pane.steps);
  await expect.poll(steps, slow).toEqual([2, 2]);
  expect((await visit.status()).panes.map(({ puzzle }) => puzzle)).toEqual([null, null]);
  await page.evaluate(() =>
    window.fitful!.open('?mode=race&paused&step=40&lang=en&puzzle=today-02-29'),
  );
  await expect.poll(steps, slow).toEqual([40, 40]);
  await expect.poll(() => page.locator('.what').textContent()).toContain('February 29');
});
