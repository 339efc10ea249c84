import { describe, expect, test } from 'vitest';
import { openByClock } from '../testing/pages/clock.ts';
import { browserNames, openPage } from '../testing/pages/page.ts';
import type { Visit } from '../tools/visit.ts';

const library = /library-[^/]*\.json$/;
const parts = /parts-[^/]*\.js$/;
const worker = (kind: string) => new RegExp(`${kind}\\.worker-[^/]*\\.js$`);
const anything = /^http/;

type Options = Parameters<typeof openPage>[1];

let visit: Visit;

const pane = async () => (await visit.status()).panes[0]!;
const puzzle = async () => (await pane()).puzzle;
const notice = () => visit.page.locator('.notice').textContent();

// Browsers differ in whether they remember that a module could not be loaded.
describe.each(browserNames())('in the %s browser', (browser) => {
  const open = async (query: string, options?: Options): Promise<Visit['page']> => {
    visit = await openPage(query, options, browser);
    await expect.poll(() => visit.page.evaluate(() => window.fitful !== undefined)).toBe(true);
    return visit.page;
  };
  /** Opens a page whose clock runs a second each time the state of its search is asked for. */
  const openBySeconds = async (query: string, options: Options) => {
    const page = await open('paused', options);
    await openByClock(page, query);
    const its = async () => {
      await page.clock.runFor(1000);
      return pane();
    };
    return { page, its };
  };
  /** Opens a page and waits until it no longer needs its server. */
  const openAndProvide = async (query: string, options?: Options) => {
    const page = await open(query, options);
    // A copy of each of the eight worker scripts is tried out, the first perhaps before it is looked for.
    const tried = new Set<string>();
    page.on('worker', (its) => its.on('close', () => tried.add(its.url())));
    const copies = () => [...tried].filter((url) => url.startsWith('blob:')).length;
    await expect.poll(copies).toBeGreaterThanOrEqual(7);
    return page;
  };

  test('the saver moves on to another puzzle once it can be loaded', async () => {
    // A search that needs few steps by chance.
    const { page, its } = await openBySeconds('solver=dlx&pieces=random&seed=790', {
      width: 320,
      height: 240,
      block: library,
    });
    const solutions = async () => (await its()).solutions;
    await expect.poll(solutions).toBe(1);
    await expect.poll(solutions).toBe(0);
    expect(await puzzle()).toBe('pentomino-10x6');
    expect(await notice()).toContain('could not be loaded');
    await page.unroute(library);
    await expect.poll(async () => (await its()).puzzle).not.toBe('pentomino-10x6');
    await expect.poll(async () => (await its()).steps).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
  });

  test('the saver moves on after the script of the search worker could not be loaded', async () => {
    const page = await open('puzzle=three-in-a-square', {
      width: 160,
      height: 120,
      block: worker('search'),
    });
    await expect.poll(notice).toContain('The search stopped unexpectedly');
    await page.unroute(worker('search'));
    await expect.poll(puzzle, { timeout: 20_000 }).not.toBe('three-in-a-square');
    await expect.poll(async () => (await pane()).steps, { timeout: 20_000 }).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
  });

  test('the saver keeps moving on without its server, or after all files have changed', async () => {
    const page = await openAndProvide('puzzle=three-in-a-square', {
      width: 160,
      height: 120,
      // Current browsers ask for the icon again when the address changes.
      complains: /Failed to load resource/,
    });
    await page.route(anything, (route) => route.fulfill({ status: 404 }));
    const seen = new Set<string | null>();
    await expect
      .poll(
        async () => {
          const { puzzle, steps, solutions } = await pane();
          if (steps > 0) seen.add(puzzle);
          if (solutions === 0) await page.evaluate(() => window.fitful!.play());
          if (steps > 0) await page.keyboard.press('n');
          return seen.size;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(3);
    expect(await page.locator('.notice').count()).toBe(0);
    await page.evaluate(() => window.fitful!.open('?puzzle=pentomino-6x10&paused&step=30'));
    await expect.poll(async () => (await pane()).steps).toBe(30);
    expect(await puzzle()).toBe('pentomino-6x10');
  });

  test('a failed request of the host page keeps the current board', async () => {
    const page = await open('paused&step=40&ui=0', { block: library });
    await expect.poll(async () => (await pane()).steps).toBe(40);
    await page.evaluate(() => window.fitful!.open('?puzzle=pentomino-6x10'));
    await expect.poll(notice).toContain('could not be loaded');
    expect(await pane()).toMatchObject({ puzzle: 'pentomino-10x6', steps: 40 });
    await page.unroute(library);
    await page.evaluate(() => window.fitful!.open('?puzzle=pentomino-6x10'));
    await expect.poll(puzzle).toBe('pentomino-6x10');
  });

  test('texts that could not be loaded are loaded later, by N and in the gallery', async () => {
    const page = await open('paused', { block: library });
    await page.keyboard.press('n');
    await expect.poll(notice).toContain('could not be loaded');
    await page.keyboard.press('g');
    const said = page.locator('.gallery [role=alert]');
    await expect.poll(() => said.textContent()).toContain('could not be loaded');
    await page.evaluate(() => void (document.title = 'the same page'));
    await page.unroute(library);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.gallery .card:focus').waitFor();
    expect(await page.title()).toBe('the same page');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect.poll(puzzle).not.toBe('pentomino-10x6');
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
  });

  test.each([
    ['gallery', 'g', '.gallery .card:focus'],
    ['count', 'c', '.count .actions'],
    ['experiments', 'e', '.experiments .experiment'],
  ])(
    '“Try again” works for the code of the %s, and nothing is lost',
    async (name, key, content) => {
      const page = await open('step=200&paused&theme=paper#here', { block: parts });
      await expect.poll(async () => (await pane()).steps).toBe(200);
      await page.keyboard.press('s');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', 'no puzzle');
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      });
      await page.locator('.open-text[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      const alert = page.locator(`.${name} [role=alert]`);
      await expect.poll(() => alert.textContent()).toContain('could not be loaded');
      // While the server cannot be reached, the page is not reloaded.
      await page.route(anything, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await failed;
      await alert.waitFor();
      await page.unroute(anything);
      await page.route(/\?/, (route) => route.fulfill({ status: 414 }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => alert.textContent()).toContain('too long for this server');
      await page.unroute(/\?/);
      await page.unroute(parts);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(content).first().waitFor();
      await expect.poll(async () => (await pane()).steps).toBe(200);
      expect(new URL(page.url()).hash).toBe('#here');
      expect(page.url()).toContain('theme=paper');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Open a puzzle or a lesson' }).click();
      expect(await page.locator('.open-text textarea').inputValue()).toBe('no puzzle');
    },
  );

  test('“Try again” works while the saver runs, which still moves on afterwards', async () => {
    const { page, its } = await openBySeconds('solver=dlx&pieces=random&seed=790', {
      block: parts,
    });
    await expect.poll(async () => (await its()).steps).toBeGreaterThan(1);
    await page.keyboard.press('c');
    await page.locator('.count [role=alert]').waitFor();
    await page.unroute(parts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.count .actions').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await its()).puzzle).not.toBe('pentomino-10x6');
  });

  test('“Try again” opens a race whose code was missing; a single board runs until then', async () => {
    const page = await open('mode=race&paused&step=30&lang=en', { block: parts });
    const panes = async () => (await visit.status()).panes.map(({ steps }) => steps);
    await expect.poll(notice).toContain('could not be loaded');
    // The step of one mode is no step of another.
    await expect.poll(panes).toEqual([0]);
    expect(page.url()).toContain('mode=race');
    await page.unroute(parts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.panes > li').first().waitFor();
    await expect.poll(panes).toEqual([30, 30]);
    expect(await page.locator('.notice').count()).toBe(0);
  });

  test('“Try again” works after R, and the board keeps running until then', async () => {
    const page = await open('speed=20&lang=en', { block: parts });
    const steps = async () => (await pane()).steps;
    await page.keyboard.press('r');
    await expect.poll(notice).toContain('could not be loaded');
    const before = await steps();
    await expect.poll(steps).toBeGreaterThan(before);
    await page.keyboard.press(']');
    await expect.poll(() => page.url()).toContain('speed=30');
    await page.unroute(parts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.panes > li, .bare-race .lane').first().waitFor();
    expect((await visit.status()).running).toBe(true);
    // What was chosen meanwhile stays.
    await expect.poll(() => page.url()).toMatch(/mode=race.*speed=30|speed=30.*mode=race/);
  });
});
