import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { argsOf } from './args.ts';
import { sizeOf, withBuiltPage } from './builtPage.ts';
import { visit } from './visit.ts';

/**
 * Takes pictures of the page as time passes, by a clock that only this script advances:
 *
 *     npm run film -- 'theme=wood&ui=0' folder --from 60000 --to 64000 --every 100
 *
 * Times are in milliseconds after the page has started; each picture is named by its time. Frames come `--rate`
 * times a second, but are drawn only in the second before a picture, as drawing takes long without a graphics
 * card. `--key 61000:n` presses a key at a time. `--size`, `--lang`, `--built` are those of `shot`.
 */
const { values, positionals } = argsOf('film', {
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1280x720' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '10000' },
    every: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '20' },
    key: { type: 'string', multiple: true, default: [] },
    lang: { type: 'string', default: 'en' },
    built: { type: 'boolean', default: false },
  },
});
const [query, folder] = positionals;
const size = sizeOf(values.size);
const [from, to, every, rate] = [values.from, values.to, values.every, values.rate].map(Number);
if (query === undefined || folder === undefined || !size || !every || !rate) {
  console.error(
    'film.ts <query> <folder> [--from ms] [--to ms] [--every ms] [--rate 20] [--key ms:Key] [--size 1280x720] [--lang en] [--built]',
  );
  process.exit(2);
}
const keys = values.key.map((entry) => {
  const [at, name] = entry.split(/:(.*)/s);
  return { at: Number(at), name: name! };
});

/** How long before a picture frames are drawn, in ms, so that trails and fades are as they would be. */
const DRAWN = 1000;
/** How soon the clock stops after the page has started, in ms. */
const SOON = 1000;

declare global {
  interface Window {
    /** Whether frames are drawn. */
    isFilmed: boolean;
  }
}

/** Run in the page: frames by timers, which the clock drives, and drawing only where it is filmed. */
const prelude = `
  window.isFilmed = false;
  window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), ${1000 / rate});
  window.cancelAnimationFrame = (handle) => clearTimeout(handle);
  // Pictures that are kept, such as jewels, are smaller than the canvas, and drawn in any frame.
  const { viewport } = WebGL2RenderingContext.prototype;
  let isSmall = false;
  WebGL2RenderingContext.prototype.viewport = function (x, y, width, height) {
    isSmall = width * height < 0.9 * this.drawingBufferWidth * this.drawingBufferHeight;
    viewport.call(this, x, y, width, height);
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...args) {
      if (window.isFilmed || isSmall) draw.apply(this, args);
    };
  }`;

/** Advances the page by a frame, with the animations of its style sheets. */
async function advance(page: Page, elapsed: number, isFilmed: boolean): Promise<void> {
  await page.evaluate((on) => (window.isFilmed = on), isFilmed);
  await page.clock.runFor(elapsed);
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      const at = Number(animation.currentTime ?? 0);
      const end = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
      animation.pause();
      if (at + ms >= end) animation.finish();
      else animation.currentTime = at + ms;
    }
  }, elapsed);
}

mkdirSync(folder, { recursive: true });
await withBuiltPage(values.built, async (browser, address) => {
  const { page, complaints } = await visit(browser, `${address}sw.js`, {
    ...size,
    locale: values.lang,
    preludes: [prelude],
  });
  // The clock has to be there before the page's own scripts.
  await page.clock.install({ time: 0 });
  await page.goto(`${address}?${query}`);
  await page.waitForFunction(() => window.fitful !== undefined);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON);
  const pressed = new Set<(typeof keys)[number]>();
  for (let time = 0, next = from!; next <= to!; time += 1000 / rate) {
    for (const key of keys)
      if (key.at <= time && !pressed.has(key)) {
        pressed.add(key);
        await page.keyboard.press(key.name);
      }
    await advance(page, 1000 / rate, time >= next - DRAWN);
    if (time < next) continue;
    await page.screenshot({
      path: join(folder, `${String(Math.round(time)).padStart(7, '0')}.png`),
    });
    next += every;
  }
  for (const complaint of complaints) console.error(complaint);
});
