import { expect, test } from 'vitest';
import { focusShown } from '../testing/pages/focusShown.ts';
import { openByClock } from '../testing/pages/clock.ts';
import { openPage } from '../testing/pages/page.ts';
import type { Visit } from '../tools/visit.ts';
import { pack } from './address/packed.ts';

/** Waits until the first pane is at a step. */
const until = async (visit: Visit, steps: number): Promise<void> => {
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(steps);
};

declare global {
  interface Window {
    /** The titles the page has had since a test started recording. */
    titles: string[];
  }
}

test('the page starts at once with the twelve pentominoes in the 10 × 6 box', async () => {
  const visit = await openPage();
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBeGreaterThan(3);
  const { mode, running, panes } = await visit.status();
  expect({ mode, running }).toEqual({ mode: 'saver', running: true });
  expect(panes[0]).toMatchObject({ puzzle: 'pentomino-10x6', order: 'short-side', rules: [] });
});

test('a daily puzzle is opened by its date, and today’s by the clock', async () => {
  const visit = await openPage('puzzle=today-12-25&paused&lang=ja');
  await expect.poll(() => visit.page.textContent('body')).toContain('12月25日のパズル');
  expect((await visit.status()).panes[0]).toMatchObject({ puzzle: 'today-12-25' });
  await visit.page.clock.install({ time: new Date(2024, 1, 29, 12) });
  await visit.page.evaluate(() => window.fitful!.open('?puzzle=today&paused&lang=en'));
  await expect.poll(() => visit.page.textContent('body')).toContain('A puzzle for February 29');
  // A paused board keeps its date; a playing one changes to the new day's.
  await expect.poll(() => visit.page.url()).toContain('puzzle=today-02-29');
  await visit.page.evaluate(() => window.fitful!.play());
  await expect.poll(() => visit.page.url()).toMatch(/puzzle=today(&|$)/);
});

test('a custom puzzle is carried in the address', async () => {
  const text = 'title: Two bars\n\n..\n..\n\nI x2\noo\n';
  const visit = await openPage(`text=${await pack(text)}&step=2&paused`);
  await until(visit, 2);
  expect((await visit.status()).panes[0]).toMatchObject({ puzzle: null, depth: 2, solutions: 1 });
  await expect.poll(() => visit.page.textContent('body')).toContain('Two bars');
});

test('invalid parts of an address are reported, and the rest applies', async () => {
  const query = 'puzzle=pentomino-7x9&speed=fast&colour=blue&text=nonsense&theme=chocolate';
  const visit = await openPage(query);
  await expect.poll(async () => (await visit.status()).panes[0]!.puzzle).toBe('pentomino-10x6');
  const said = await visit.page.locator('[role=status], [role=alert]').allTextContents();
  for (const word of ['“pentomino-7x9”', 'speed=fast', 'colour', 'packed'])
    expect(said.join(' ')).toContain(word);
});

test('a solution is held, then the next board follows; the picture drifts, but not while paused, nor in class', async () => {
  const visit = await openPage('', { width: 320, height: 240 });
  await openByClock(visit.page, 'puzzle=pentomino-8x8-middle&step=1&ui=0');
  const pane = async () => {
    await visit.page.clock.runFor(500);
    return (await visit.status()).panes[0]!;
  };
  await expect.poll(async () => (await pane()).steps).toBeGreaterThan(0);
  await visit.page.evaluate(() => window.fitful!.open('?puzzle=three-in-a-square&ui=0'));
  await expect.poll(async () => (await pane()).puzzle).toBe('three-in-a-square');
  await expect.poll(async () => (await pane()).solutions, { timeout: 30_000 }).toBe(1);
  const solved = await pane();
  await expect
    .poll(async () => (await pane()).puzzle, { timeout: 30_000 })
    .not.toBe('three-in-a-square');
  expect(solved.depth).toBe(3);
  const { page } = visit;
  const drifted = () =>
    page.evaluate(() => {
      const { left, top } = document.querySelector('.overlay')!.getBoundingClientRect();
      return [left, top];
    });
  const open = async (query: string) => {
    await page.evaluate((to) => window.fitful!.open(to), `?puzzle=pentomino-10x6&${query}`);
    await expect.poll(async () => (await pane()).puzzle).toBe('pentomino-10x6');
  };
  await open('speed=1&ui=0');
  await expect
    .poll(async () => {
      await page.clock.runFor(20_000);
      return (await drifted()).every((away) => away !== 0 && Math.abs(away) <= 6);
    })
    .toBe(true);
  await page.evaluate(() => window.fitful!.pause());
  await page.clock.runFor(1000);
  const paused = await drifted();
  await page.clock.runFor(60_000);
  expect(await drifted()).toEqual(paused);
  await open('mode=class');
  await expect.poll(async () => (await pane(), drifted())).toEqual([0, 0]);
});

test('a host page controls the page through window.fitful', async () => {
  const visit = await openPage('ui=0');
  const { page } = visit;
  await page.evaluate(() => window.fitful!.pause());
  await page.evaluate(() => window.fitful!.seek(500));
  await until(visit, 500);
  await page.evaluate(() => {
    window.fitful!.seek(Number.NaN);
    window.fitful!.seek('7' as unknown as number);
    window.fitful!.step('x' as unknown as number);
  });
  await until(visit, 500);
  await page.evaluate(() => window.fitful!.step(-3));
  await until(visit, 497);
  await page.evaluate(() => window.fitful!.step());
  await until(visit, 498);
  expect((await visit.status()).running).toBe(false);
  await page.evaluate(() => window.fitful!.play());
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBeGreaterThan(498);
  expect(JSON.parse(JSON.stringify(await visit.status()))).toEqual(
    expect.objectContaining({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      mode: 'saver',
      fps: expect.any(Number),
    }),
  );
});

test('of several requests in a row, only the last is shown', async () => {
  const visit = await openPage('paused&lang=en');
  const bars = (count: string) => pack(`title: ${count} bars\n\n..\n..\n\nI x2\noo\n`);
  await visit.page.evaluate(
    (text) => {
      window.titles = [];
      const tell = () => window.titles.push(document.title);
      new MutationObserver(tell).observe(document.head, { subtree: true, childList: true });
      window.fitful!.open(`?paused&lang=en&text=${text}`);
      window.fitful!.open('?paused&lang=en&puzzle=three-in-a-square&step=1');
    },
    await bars('Two'),
  );
  await until(visit, 1);
  expect((await visit.status()).panes[0]).toMatchObject({ puzzle: 'three-in-a-square', steps: 1 });
  // By the time another text is shown, the first would have been too.
  const open = (text: string) => window.fitful!.open(`?paused&lang=en&text=${text}`);
  await visit.page.evaluate(open, await bars('More'));
  const titles = () => visit.page.evaluate(() => window.titles.join());
  await expect.poll(titles).toMatch(/^Three pieces.*,More bars/);
  expect(await titles()).not.toContain('Two');
});

test('the next puzzle is the next of those chosen, also from one that was not', async () => {
  const visit = await openPage('puzzle=pentomino-6x10&play=tetrahex&paused');
  const puzzle = async () => (await visit.status()).panes[0]!.puzzle!;
  const shown: string[] = [];
  for (let presses = 0; presses < 8; presses++) {
    const before = await puzzle();
    await visit.page.keyboard.press('n');
    await expect.poll(puzzle).not.toBe(before);
    shown.push(await puzzle());
  }
  expect(shown.filter((id) => !id.startsWith('tetrahex-'))).toEqual([]);
  expect(shown.indexOf(shown[0]!, 1)).toBe(new Set(shown).size);
});

test('while seeking, the address has the destination, and a pause cancels the seek', async () => {
  const visit = await openPage('paused&step=2000000000&ui=0');
  const steps = async () => (await visit.status()).panes[0]!.steps;
  await expect.poll(steps).toBeGreaterThan(10_000);
  await expect.poll(() => visit.page.url()).toContain('step=2000000000');
  await visit.page.keyboard.press('Space');
  const stopped = await steps();
  await expect.poll(() => visit.page.url()).toContain(`step=${stopped}`);
  expect((await visit.status()).running).toBe(false);
});

test('a board solved at a fixed speed stays when the speed becomes automatic', async () => {
  const visit = await openPage('paused&ui=0');
  const { page } = visit;
  const pane = async () => (await visit.status()).panes[0]!;
  await openByClock(page, 'puzzle=three-in-a-square&speed=30');
  for (let i = 0; i < 100 && (await pane()).solutions === 0; i++) await page.clock.runFor(100);
  expect((await pane()).solutions).toBe(1);
  await focusShown(page.getByRole('button', { name: 'Auto' }));
  await page.keyboard.press('Enter');
  await page.clock.runFor(2500);
  expect((await pane()).puzzle).toBe('three-in-a-square');
});
