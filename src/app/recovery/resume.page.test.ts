import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { seal, unseal } from '../../solve/saved/seal.ts';
import { openAddress, openPage } from '../../testing/pages/page.ts';

const small = { width: 160, height: 120 };

const started = (page: Page) =>
  page.waitForFunction(() => window.fitful !== undefined, undefined, { polling: 100 });

const status = (page: Page) =>
  page.evaluate(() => {
    const { mode, panes } = window.fitful!.status();
    return { mode, puzzle: panes[0]?.puzzle, steps: panes[0]?.steps ?? 0 };
  });
const steps = async (page: Page) => (await status(page)).steps;

/** The first step that a page shows besides its beginning. */
async function firstStep(page: Page): Promise<number> {
  await started(page);
  let first = 0;
  await expect.poll(async () => (first = await steps(page)), { interval: 50 }).toBeGreaterThan(0);
  return first;
}

/** Kills a page, as when the browser runs out of memory. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a saver that is reloaded, or has crashed and is opened again, goes on where it was', async () => {
  const { page } = await openPage('puzzle=pentomino-8x8-middle&speed=max', small);
  // So far that running it again would take long.
  await expect.poll(() => steps(page), { timeout: 60_000 }).toBeGreaterThan(3_000_000);
  const address = page.url();
  const reached = await steps(page);
  await page.reload();
  expect(await firstStep(page)).toBeGreaterThanOrEqual(reached);
  expect(page.url()).toBe(address);
  // Steps are kept every second.
  await expect.poll(() => steps(page)).toBeGreaterThan(reached + 1_000_000);
  await crash(page);
  const { page: again } = await openAddress(address, { beside: page });
  expect(await firstStep(again)).toBeGreaterThanOrEqual(reached);
  // A second window is another one.
  const { page: other } = await openAddress(address, { beside: page });
  expect(await firstStep(other)).toBeLessThan(reached);
  // Whoever takes control leaves nothing to go on from but the address.
  await again.evaluate(() => window.fitful!.pause());
  await again.evaluate(() => window.fitful!.seek(7));
  await expect.poll(() => again.url()).toContain('step=7&paused');
  await again.reload();
  expect(await firstStep(again)).toBe(7);
});

test('a reload in the midst of an interlude goes on with it, and with the playlist', async () => {
  const { page } = await openPage(
    'puzzle=pentomino-flpux-5x5&play=teaching&speed=max&interludes=race&every=1',
    small,
  );
  const mode = async () => (await status(page)).mode;
  await expect.poll(mode, { timeout: 60_000 }).toBe('race');
  await page.reload();
  await started(page);
  expect(await status(page)).toMatchObject({ mode: 'race', puzzle: 'pentomino-flpux-5x5' });
  expect(page.url()).not.toContain('mode=');
  await expect.poll(mode, { timeout: 60_000 }).toBe('saver');
  expect((await status(page)).puzzle).not.toBe('pentomino-flpux-5x5');
});

/** The checkpoints that a page's browser keeps, or their jewels, as text. */
const keptBy = (page: Page, kind: 'checkpoint' | 'jewels') =>
  page.evaluate(
    (prefix) =>
      Object.keys(localStorage).flatMap((key) =>
        key.startsWith(prefix) ? localStorage.getItem(key)! : [],
      ),
    `fitful.${kind}.`,
  );

test('jewels of boards solved before are there again, unless they cannot be drawn', async () => {
  const { page } = await openPage('puzzle=three-in-a-square&speed=2000&play=teaching&ui=0', small);
  let kept: string[] = [];
  const jewels = async () =>
    (kept = await keptBy(page, 'jewels')).join().match(/"seed"/g)?.length ?? 0;
  await expect.poll(jewels, { timeout: 60_000 }).toBe(1);
  const { version, jewels: all } = unseal(kept[0]!) as {
    version: number;
    jewels: [{ jewel: object }];
  };
  // It changes once the next board has been left, too.
  const address = page.url();
  const [text] = await keptBy(page, 'checkpoint');
  const { kept: left } = unseal(text!) as { kept: { isLeft: boolean } };
  left.isLeft = false;
  /** Opens the address in another window, where it finds a checkpoint as of one that crashed. */
  const reopened = async (found: object): Promise<Page> => {
    const write = (kind: string, content: object): string =>
      `localStorage.setItem('fitful.${kind}.crashed', ${JSON.stringify(seal(content))});`;
    const preludes = [write('checkpoint', { version, kept: left }), write('jewels', found)];
    const { page: again, complaints } = await openAddress(address, { ...small, preludes });
    await started(again);
    expect(complaints).toEqual([]);
    return again;
  };
  const [{ jewel }] = all;
  // One of another build, which cannot be drawn, is left out.
  const mixed = [
    { jewel: { ...jewel, seed: 7 }, place: 0 },
    { jewel: { seed: 8 }, place: 1 },
  ];
  const one = await reopened({ version, jewels: mixed });
  await expect.poll(async () => (await keptBy(one, 'jewels')).join()).toContain('"seed":7,');
  expect((await keptBy(one, 'jewels')).join()).not.toContain('"seed":8');
  const other = await reopened({ version: -1, jewels: mixed });
  await expect.poll(async () => (await keptBy(other, 'jewels')).join()).not.toContain('"seed":7,');
  await expect.poll(() => keptBy(other, 'checkpoint')).toHaveLength(1);
});
