import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openByClock } from '../../testing/pages/clock.ts';
import { openByFrames } from '../../testing/pages/frames.ts';
import { openPage } from '../../testing/pages/page.ts';

declare global {
  interface Window {
    /** How often the host has been told that the saver is left. */
    left: number;
    /** How often anything was drawn that is not on the screen itself. */
    apart: number;
  }
}

const isDrawnAlone = (page: Page) => page.locator('.deserted').count();

test('any input leaves the saver if that is chosen, and does nothing else', async () => {
  const visit = await openPage('paused&ui=0');
  const { page } = visit;
  await openByClock(page, 'ui=0&leave&lang=en&puzzle=pentomino-10x6');
  const steps = async () => (await visit.status()).panes[0]!.steps;
  const rest = () => page.clock.runFor(4000);
  const settle = () => page.clock.runFor(700);
  await rest();
  // A table that is knocked moves the mouse a little.
  await page.mouse.move(200, 200);
  await page.mouse.move(203, 201);
  await settle();
  expect(new URL(page.url()).searchParams.get('ui')).toBe('0');
  await page.mouse.move(260, 240);
  await settle();
  expect(page.url()).not.toContain('ui=0');
  await page.locator('.dock').waitFor();
  expect((await visit.status()).running).toBe(true);
  // Now that somebody is there, keys do what they do.
  await page.keyboard.press('Space');
  expect((await visit.status()).running).toBe(false);
  await rest();
  await page.keyboard.press('Space');
  expect((await visit.status()).running).toBe(true);

  // Left alone again, in fullscreen.
  await page.keyboard.press('n');
  await settle();
  await page.keyboard.press('f');
  const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFullscreen).toBe(true);
  await rest();
  await expect.poll(() => isDrawnAlone(page)).toBe(1);
  await page.keyboard.press('Space');
  await expect.poll(isFullscreen).toBe(false);
  await settle();
  expect((await visit.status()).running).toBe(true);
  expect(await isDrawnAlone(page)).toBe(0);

  // A click presses nothing, wherever it is.
  await rest();
  const pause = await page.getByRole('button', { name: 'Pause' }).boundingBox();
  await page.evaluate(() => {
    window.left = 0;
    window.fitful!.onLeave(() => window.left++);
  });
  await page.mouse.click(pause!.x + pause!.width / 2, pause!.y + pause!.height / 2);
  await settle();
  expect((await visit.status()).running).toBe(true);
  // The host alone has been told.
  expect(await page.evaluate(() => window.left)).toBe(1);
  expect(await steps()).toBeGreaterThan(0);
  await page.mouse.click(pause!.x + pause!.width / 2, pause!.y + pause!.height / 2);
  await expect.poll(async () => (await visit.status()).running).toBe(false);
  expect(await page.evaluate(() => window.left)).toBe(1);
});

test('by default an input only shows the controls, and does what it does', async () => {
  const visit = await openPage('paused&ui=0');
  const { page } = visit;
  await openByClock(page, 'lang=en&puzzle=pentomino-10x6');
  await page.clock.runFor(4000);
  expect(await isDrawnAlone(page)).toBe(1);
  await page.keyboard.press('Space');
  expect((await visit.status()).running).toBe(false);
  expect(await isDrawnAlone(page)).toBe(0);
});

/** Run in the page: frames come sixty times a second by the page's clock. */
function sixtyFrames(): void {
  window.requestAnimationFrame = (frame) =>
    window.setTimeout(() => frame(performance.now()), 1000 / 60);
}

test('a sleep, clocks that jump, and other monitors leave a page that plays on', async () => {
  const visit = await openPage('paused&ui=0', { deviceScaleFactor: 2 });
  const { page } = visit;
  await openByClock(page, 'speed=2&lang=en&puzzle=pentomino-10x6');
  await page.evaluate(sixtyFrames);
  const steps = async () => (await visit.status()).panes[0]!.steps;
  const canvas = () =>
    page.evaluate(() => {
      const { width, clientWidth, height } = document.querySelector('canvas')!;
      return [width, clientWidth, width / clientWidth, height > 0];
    });
  await page.keyboard.press('Shift');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return await steps();
    })
    .toBeGreaterThan(3);
  expect(await canvas()).toEqual([1280, 640, 2, true]);

  // Eight hours asleep: timers are late, then it goes on where it was.
  const before = await steps();
  await page.clock.fastForward(8 * 3_600_000);
  await page.clock.runFor(1000);
  const after = await steps();
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before + 5);
  expect((await visit.status()).panes[0]!.puzzle).toBe('pentomino-10x6');
  // The clock on the wall is set, forward and back.
  for (const time of ['2031-02-28T23:59:59', '1999-12-31T23:59:59']) {
    await page.clock.setSystemTime(time);
    const earlier = await steps();
    await page.clock.runFor(2000);
    expect(await steps()).toBeGreaterThan(earlier);
  }

  // Nobody has touched it for a while, so it is drawn in less detail; then somebody does.
  await page.clock.runFor(31_000);
  await expect.poll(canvas).toEqual([960, 640, 1.5, true]);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1100);
  await expect.poll(canvas).toEqual([1280, 640, 2, true]);

  // Another monitor, of another size, then one of another density.
  await page.setViewportSize({ width: 900, height: 500 });
  await expect
    .poll(async () => {
      await page.clock.runFor(1100);
      return await canvas();
    })
    .toEqual([1800, 900, 2, true]);
  const client = await page.context().newCDPSession(page);
  const monitor = { width: 1200, height: 700, deviceScaleFactor: 1.25, mobile: false };
  await client.send('Emulation.setDeviceMetricsOverride', monitor);
  await expect
    .poll(async () => {
      await page.clock.runFor(1100);
      return await canvas();
    })
    .toEqual([1500, 1200, 1.25, true]);
  expect((await visit.status()).running).toBe(true);
});

test('where frames come slowly, boards do without lace', async () => {
  const query = 'puzzle=pentomino-8x8-middle&speed=100&ui=0';
  const visit = await openByFrames(query, { width: 160, height: 120 });
  await visit.page.evaluate(() => {
    window.apart = 0;
    const context = document.querySelector('canvas')!.getContext('webgl2')!;
    const bind = context.bindFramebuffer.bind(context);
    context.bindFramebuffer = (target, buffer) => {
      if (buffer !== null) window.apart++;
      bind(target, buffer);
    };
  });
  const drawnApart = async (draw: () => Promise<void>): Promise<number> => {
    const count = () => visit.page.evaluate(() => window.apart);
    const before = await count();
    await draw();
    return (await count()) - before;
  };
  const slowly = (from: number, frames: number) => () =>
    visit.page.evaluate(
      async ({ first, last }) => {
        for (let frame = first; frame < last; frame++) {
          for (const draw of window.awaiting.splice(0)) draw(7_200_000 + 100 * frame);
          // Workers answer between frames.
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { first: from, last: from + frames },
    );
  await expect.poll(() => drawnApart(() => visit.pass(30))).toBeGreaterThan(20);
  expect(await drawnApart(slowly(0, 30))).toBeGreaterThan(20);
  await slowly(30, 60)();
  expect(await drawnApart(slowly(90, 30))).toBe(0);
});
