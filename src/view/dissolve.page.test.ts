import { expect, test } from 'vitest';
import { openByFrames } from '../testing/pages/frames.ts';
import type { Rgb } from '../theme/colour.ts';
import { colourBetween } from '../theme/dissolve.ts';
import { themes } from '../theme/index.ts';
import { chromaOf, labOf } from '../theme/oklab.ts';
import { dissolveOf } from './changeover.ts';

declare global {
  interface Window {
    /** The pixels of each frame that was drawn since they were last taken, at half the size; none if undefined. */
    pictures: Uint8ClampedArray[] | undefined;
  }
}

const [WIDTH, HEIGHT] = [80, 45];

/** Run in the page: keeps the pixels of each frame, once they are wanted. */
function keepPictures(): void {
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (draw) =>
    request((now) => {
      draw(now);
      if (!window.pictures) return;
      const canvas = document.querySelector('canvas')!;
      const [width, height] = [canvas.width / 2, canvas.height / 2];
      const copy = new OffscreenCanvas(width, height).getContext('2d')!;
      copy.drawImage(canvas, 0, 0, width, height);
      window.pictures.push(copy.getImageData(0, 0, width, height).data);
    });
}

const colourAt = (picture: readonly number[], x: number, y: number): Rgb =>
  [0, 1, 2].map((i) => picture[4 * (y * WIDTH + x) + i]! / 255) as unknown as Rgb;

/** The box around all that is as warm as the pieces of the board, below a blue sky; undefined if nothing is. */
function warmBox(picture: readonly number[]) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [red, , blue] = colourAt(picture, x, y);
      if (red - blue < 0.25) continue;
      xs.push(x);
      ys.push(y);
    }
  if (xs.length === 0) return undefined;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

test('a solved board becomes its jewel, and midnight dissolves into paper through the horizon', async () => {
  const visit = await openByFrames(
    'puzzle=three-in-a-square&order=rows&speed=2000&play=teaching&shuffle=3&ui=0&themes=midnight,paper&hour=12',
    { width: 2 * WIDTH, height: 2 * HEIGHT, drawn: true, preludes: [keepPictures] },
  );
  const { page } = visit;
  const isTitled = () => page.evaluate(() => !!document.querySelector('.headline.on'));
  /** Lets frames pass, which are not looked at, until there is a title, or none. */
  const until = async (isOn: boolean, frames: number): Promise<void> => {
    const isSo = async (): Promise<boolean> => {
      await visit.pass(frames);
      return isTitled();
    };
    await expect.poll(isSo, { timeout: 60_000, interval: 1 }).toBe(isOn);
  };
  const take = async (frames: number): Promise<number[][]> => {
    await page.evaluate(() => (window.pictures = []));
    await visit.pass(frames, frames);
    return page.evaluate(() => window.pictures!.map((picture) => [...picture]));
  };
  await until(true, 10);
  await until(false, 3);

  // The title goes for 18 frames, then the board flies for 84.
  const boxes = (await take(104)).map(warmBox);
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  expect(first.width).toBeGreaterThan(15);
  for (const [i, box] of boxes.entries()) {
    // In each frame it is seen, and once.
    expect(box).toBeDefined();
    expect(box!.width).toBeLessThanOrEqual((boxes[i - 1] ?? first).width + 1);
    expect(box!.height).toBeLessThanOrEqual((boxes[i - 1] ?? first).height + 1);
  }
  expect(Math.max(last.width, last.height)).toBeLessThan(6);
  expect(last.top).toBeLessThan(first.top);

  // In the frames of the dissolve no spot of the stage is greyer than sky, paper and horizon are.
  const through = colourBetween(themes.midnight, themes.paper, 12);
  const course = await take((60 * dissolveOf('own')) / 1000);
  const spots = [2, 15, 25, 42].map((y) => [6, y] as const);
  for (const [x, y] of spots) {
    const chromas = course.map((picture) => chromaOf(labOf(colourAt(picture, x, y))));
    const least = Math.min(chromas[0]!, chromas.at(-1)!, chromaOf(labOf(through)));
    expect(Math.min(...chromas)).toBeGreaterThan(least - 0.012);
  }
  const offs = course.map((picture) =>
    Math.max(
      ...spots.flatMap(([x, y]) =>
        colourAt(picture, x, y).map((part, i) => Math.abs(part - through[i]!)),
      ),
    ),
  );
  expect(Math.min(...offs)).toBeLessThan(0.05);
  expect(offs[0]).toBeGreaterThan(0.3);
});
