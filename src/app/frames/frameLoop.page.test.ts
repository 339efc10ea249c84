import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

declare global {
  interface Window {
    /** How many frames have been drawn, and how many chunks workers have made. */
    seen: { frames: number; chunks: number };
  }
}

/** Run in the page: counts what is drawn and searched. */
function count(): void {
  window.seen = { frames: 0, chunks: 0 };
  // Nothing is drawn on this page, so nothing has to be cleared.
  WebGL2RenderingContext.prototype.clear = () => void window.seen.frames++;
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        window.seen.chunks += data?.chunks?.length ?? 0;
      });
    }
  };
}

/** Run in the page: never calls for a frame, and slows timers down, as hosts of screen savers do. */
function slowDown(): void {
  window.requestAnimationFrame = () => 1;
  const [once, often] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  const slowly = (ms = 0) => Math.max(ms, 1000);
  window.setTimeout = ((run: () => void, ms?: number) => once(run, slowly(ms))) as typeof once;
  window.setInterval = ((run: () => void, ms?: number) => often(run, slowly(ms))) as typeof often;
}

/** Opens a page that searches without an end, and counts that. */
async function openCounted(query: string, ...hosted: (() => void)[]): Promise<Visit> {
  const visit = await openPage('paused&ui=0', {
    preludes: hosted,
    everyFrame: hosted.length > 0,
  });
  const { page } = visit;
  await page.addInitScript(count);
  await page.goto(page.url().replace(/\?.*|$/, `?puzzle=pentomino-8x8-middle&${query}`));
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
  return visit;
}

const seen = ({ page }: Visit) => page.evaluate(() => window.seen);

/** Waits until frames are drawn, and steps searched. */
async function expectLife(visit: Visit): Promise<void> {
  const before = await seen(visit);
  await expect.poll(async () => (await seen(visit)).frames).toBeGreaterThan(before.frames + 3);
  await expect.poll(async () => (await seen(visit)).chunks).toBeGreaterThan(before.chunks + 3);
}

/** Waits until nothing is drawn or searched for a second. */
async function expectStillness(visit: Visit): Promise<void> {
  await expect
    .poll(async () => {
      const before = await seen(visit);
      await pause(1000);
      return { before, after: await seen(visit) };
    })
    .toSatisfy(({ before, after }) => JSON.stringify(before) === JSON.stringify(after));
}

test('nothing is drawn or searched while paused, stopped by the host, hidden, or left', async () => {
  const visit = await openCounted('speed=max');
  const { page } = visit;
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const running = async () => (await visit.status()).running;
  await expectLife(visit);
  expect(await running()).toBe(true);

  await page.evaluate(() => window.fitful!.stop(true));
  expect(await running()).toBe(false);
  await expectStillness(visit);
  // What hides and shows it meanwhile does not start it.
  await hide(true);
  await hide(false);
  await expectStillness(visit);
  await page.evaluate(() => window.fitful!.stop(false));
  expect(await running()).toBe(true);
  await expectLife(visit);

  await hide(true);
  await expectStillness(visit);
  await hide(false);
  await expectLife(visit);

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expectStillness(visit);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expectLife(visit);

  await page.evaluate(() => window.fitful!.pause());
  await expectStillness(visit);
  // Who has paused it finds it paused.
  await page.evaluate(() => window.fitful!.stop(true));
  await page.evaluate(() => window.fitful!.stop(false));
  await expectStillness(visit);
  expect(await running()).toBe(false);
});

test('a host limits the frames a second, and takes the limit off', async () => {
  const visit = await openCounted('speed=4&step=1');
  const { page } = visit;
  const limit = (perSecond: number | undefined) =>
    page.evaluate((most) => window.fitful!.limitFrames(most ?? undefined), perSecond);
  const fps = async () => (await visit.status()).fps;
  await page.evaluate(() => window.fitful!.play());
  await expect.poll(fps).toBeGreaterThan(3);
  await limit(2);
  await expect.poll(fps).toBeLessThanOrEqual(2);
  await limit(Number.NaN);
  await limit(-5);
  await pause(1500);
  expect(await fps()).toBeLessThanOrEqual(2);
  await limit(undefined);
  await expect.poll(fps).toBeGreaterThan(3);
  await limit(1);
  await expect.poll(fps).toBeLessThanOrEqual(1);
  await limit(0);
  await expect.poll(fps).toBeGreaterThan(3);
});

test('where no frame is ever called for and timers are slow, twenty a second are drawn all the same', async () => {
  const visit = await openCounted('speed=100', slowDown);
  const { page } = visit;
  const fps = async () => (await visit.status()).fps;
  const expectFrames = async (): Promise<void> => {
    await expect.poll(fps).toBeGreaterThanOrEqual(20);
  };
  await expectFrames();
  const ticking = page.workers().length;
  await page.evaluate(() => window.fitful!.stop(true));
  await expectStillness(visit);
  await expect.poll(() => page.workers().length).toBe(ticking - 1);
  await page.evaluate(() => window.fitful!.stop(false));
  await expectFrames();
  await page.evaluate(() => window.fitful!.limitFrames(5));
  await expect.poll(fps).toBeLessThanOrEqual(5);
  await page.evaluate(() => window.fitful!.limitFrames(0));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expectStillness(visit);
  await expect.poll(() => page.workers().length).toBe(ticking - 1);
});

test('on a page around it, it rests while it is scrolled out of view', async () => {
  const { page } = await openPage('paused&ui=0');
  const around =
    '<iframe src="./?ui=0&speed=4" style="height: 200px"></iframe><p style="height: 3000px">';
  await page.route(/around$/, (route) => route.fulfill({ body: around, contentType: 'text/html' }));
  await page.goto(page.url().replace(/\?.*|$/, 'around'));
  const running = () =>
    page
      .frames()[1]!
      .evaluate(() => window.fitful?.status().running)
      .catch(() => undefined);
  const scroll = (to: number) => page.evaluate((y) => scrollTo(0, y), to);
  await expect.poll(running).toBe(true);
  await scroll(2000);
  await expect.poll(running).toBe(false);
  // A part of it is enough.
  await scroll(150);
  await expect.poll(running).toBe(true);
});
