import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pack } from '../../app/address/packed.ts';
import { focusShown } from '../../testing/pages/focusShown.ts';
import { openPage } from '../../testing/pages/page.ts';
import { stillPicture } from '../../testing/pages/stillPicture.ts';
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
  // Controls with the focus stay, and the panes with them.
  await focusShown(page.locator('.pane .menu > button').first());
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

const all = 'mode=race&until=all&lang=en&puzzle=three-in-a-square&panes=backtrack:rows~dlx';
/** Whether each pane says that its last solution is on its board. */
const areLast = async (): Promise<boolean[]> =>
  (await visit.page.locator('.pane-figures').allTextContents()).map((text) =>
    /last of \d+ solutions/.test(text),
  );

test('boards show their last solutions once all are found, and say so, until it is scrubbed back', async () => {
  const page = await open(`${all}&speed=max`);
  // Controls with the focus stay, and the panes with them.
  await focusShown(page.locator('.pane .menu > button').first());
  await expect.poll(areLast, slow).toEqual([true, true]);
  const steps = (await visit.status()).panes.map((pane) => pane.steps);
  await page.locator('.pane .menu > button').first().blur();
  await page.keyboard.press('Space');
  await page.evaluate((step) => window.fitful!.seek(step), Math.max(...steps) - 1);
  await expect.poll(areLast).toEqual([false, false]);
});

test('the result is heard once, and once that boards show their last solutions', async () => {
  const page = await open(`${all}&paused&step=3`);
  await page.locator('.pane').nth(1).waitFor();
  /** Run in the page: notes all that its live regions say. */
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const note = (): void => {
      const said = [...document.querySelectorAll('.unseen[role=status]')]
        .map((one) => one.textContent.trim())
        .filter(Boolean)
        .join(' ');
      if (said && !dataset['heard']?.endsWith(`|${said}`))
        dataset['heard'] = `${dataset['heard'] ?? ''}|${said}`;
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const heard = () => page.evaluate(() => document.documentElement.dataset['heard'] ?? '');
  await page.evaluate(() => window.fitful!.seek(1_000_000));
  await expect.poll(heard, slow).toContain('Each board shows its last solution.');
  await expect.poll(areLast, slow).toEqual([true, true]);
  const said = await heard();
  for (const once of ['Each board shows its last solution.', ' needed '])
    expect([once, said.split(once).length]).toEqual([once, 2]);
});

test('a race that is opened at its end shows the last solution of each board, and says so', async () => {
  const page = await open(`${all}&step=1000000&paused&theme=paper&hour=12`, {
    width: 1280,
    height: 720,
    drawn: true,
    reducedMotion: 'reduce',
  });
  await expect.poll(areLast, slow).toEqual([true, true]);
  expect(await page.locator('.what').getAttribute('title')).toContain(
    'Each board shows its last solution.',
  );
  for (const board of await page.locator('.board').all()) {
    const { x, y, width, height } = (await board.boundingBox())!;
    const offsets = [-0.2, 0, 0.2];
    /** The strongest colour of nine places. Open cells are white, and pieces of a loser are pale. */
    const chroma = async (): Promise<number> => {
      const drawn = await stillPicture(visit);
      const colours = offsets.flatMap((right) =>
        offsets.map((down) =>
          drawn.at(
            Math.round(x + width * (0.5 + right) - 3),
            Math.round(y + height * (0.5 + down) - 3),
          ),
        ),
      );
      return Math.max(...colours.map((rgb) => Math.max(...rgb) - Math.min(...rgb)));
    };
    await expect.poll(chroma, slow).toBeGreaterThan(20);
  }
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
  // Controls with the focus stay, and the panes with them.
  await focusShown(page.locator('.pane .menu > button').first());
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
