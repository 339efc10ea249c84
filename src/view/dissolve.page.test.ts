import { expect, test } from 'vitest';
import { openByFrames } from '../testing/pages/frames.ts';
import type { Rgb } from '../theme/colour.ts';
import { chromaOf, labOf } from '../theme/oklab.ts';
import { DISSOLVE_SOON, dissolveOf } from './changeover.ts';

declare global {
  interface Window {
    /** The pixels of each frame that has passed since they were last taken, at half the size; none if undefined. */
    pictures: Uint8ClampedArray[] | undefined;
  }
}

const [WIDTH, HEIGHT] = [160, 90];
const SIZE = { width: 2 * WIDTH, height: 2 * HEIGHT };

/** Run in the page: keeps the pixels of each frame, once they are wanted. */
function keepPictures(): void {
  window.afterFrame = () => {
    if (!window.pictures) return;
    const canvas = document.querySelector('canvas')!;
    const [width, height] = [canvas.width / 2, canvas.height / 2];
    const copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(canvas, 0, 0, width, height);
    window.pictures.push(copy.getImageData(0, 0, width, height).data);
  };
}

/** The pictures of a number of frames that pass. */
async function take(
  visit: Awaited<ReturnType<typeof openByFrames>>,
  frames: number,
): Promise<number[][]> {
  await visit.page.evaluate(() => (window.pictures = []));
  await visit.pass(frames, frames);
  return visit.page.evaluate(() => window.pictures!.map((picture) => [...picture]));
}

const colourAt = (picture: readonly number[], x: number, y: number): Rgb =>
  [0, 1, 2].map((i) => picture[4 * (y * WIDTH + x) + i]! / 255) as unknown as Rgb;

/** The box around all that is as warm as the pieces of the board, which no light of noon is; undefined if nothing is. */
function warmBox(picture: readonly number[]) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [red, , blue] = colourAt(picture, x, y);
      if (red - blue < 0.28) continue;
      xs.push(x);
      ys.push(y);
    }
  if (xs.length === 0) return undefined;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** The chroma of each spot of some rows is at least that of its ends, frame by frame. */
function expectNoneGreyer(
  course: readonly number[][],
  spots: readonly (readonly [x: number, y: number])[],
) {
  for (const [x, y] of spots) {
    const chromas = course.map((picture) => chromaOf(labOf(colourAt(picture, x, y))));
    expect(Math.min(...chromas)).toBeGreaterThan(Math.min(chromas[0]!, chromas.at(-1)!) - 0.012);
  }
}

/** The share of frames after which a spot is nearer to its last colour than to its first one. */
function turnOf(course: readonly number[][], x: number, y: number): number {
  const lightness = course.map((picture) => labOf(colourAt(picture, x, y))[0]);
  const middle = (lightness[0]! + lightness.at(-1)!) / 2;
  const isAbove = lightness[0]! > middle;
  return lightness.findIndex((one) => one > middle !== isAbove) / course.length;
}

// Without a graphics card, its thousand frames take minutes.
test(
  'a solved board becomes its jewel, and paper rises over midnight as a day does',
  { timeout: 300_000 },
  async () => {
    const visit = await openByFrames(
      'puzzle=three-in-a-square&order=rows&speed=2000&play=teaching&shuffle=3&ui=0&themes=midnight,paper&hour=12',
      { ...SIZE, drawn: true, preludes: [keepPictures] },
    );
    const { page } = visit;
    const isTitled = () => page.evaluate(() => !!document.querySelector('.headline.on'));
    /** Lets frames pass, which are not looked at, until there is a title, or none. */
    const until = async (isOn: boolean, frames: number): Promise<void> => {
      const isSo = async (): Promise<boolean> => {
        await visit.pass(frames, frames);
        return isTitled();
      };
      await expect.poll(isSo, { timeout: 60_000, interval: 1 }).toBe(isOn);
    };
    await until(true, 10);
    // Solved, it stands for 276 frames.
    await visit.pass(200, 200);
    await until(false, 6);

    // The board flies for 84 frames, while the title goes.
    const boxes = (await take(visit, 86)).map(warmBox);
    const [first, last] = [boxes[0]!, boxes.at(-1)!];
    expect(first.width).toBeGreaterThan(30);
    for (const [i, box] of boxes.entries()) {
      // In each frame it is seen, and once.
      expect(box).toBeDefined();
      expect(box!.width).toBeLessThanOrEqual((boxes[i - 1] ?? first).width + 2);
      expect(box!.height).toBeLessThanOrEqual((boxes[i - 1] ?? first).height + 2);
    }
    // As high as a jewel.
    expect(Math.max(last.width, last.height)).toBeLessThan(0.062 * SIZE.height + 2);
    expect(last.top).toBeLessThan(first.top);

    // In the frames of the dissolve no spot of the stage is greyer than sky and paper, and the lowest come first.
    const course = await take(visit, (60 * dissolveOf('own')) / 1000 + 1);
    const spots = [4, 30, 50, 84].map((y) => [12, y] as const);
    expectNoneGreyer(course, spots);
    // The jewel keeps its colours all the while, at its place.
    for (const picture of course) {
      const box = warmBox(picture);
      expect(box).toBeDefined();
      expect(Math.abs(box!.left - last.left)).toBeLessThan(2);
      expect(Math.abs(box!.width - last.width)).toBeLessThan(3);
    }
    const turns = spots.map(([x, y]) => turnOf(course, x, y));
    expect(turns).toEqual(turns.toSorted((one, other) => other - one));
    expect(turns[0]! - turns.at(-1)!).toBeGreaterThan(0.4);
  },
);

test('a theme that somebody chooses by a key comes over the board, and the next one from what is seen by then', async () => {
  const query = 'puzzle=three-in-a-square&paused&step=3&theme=midnight&ui=0&hour=12';
  const visit = await openByFrames(query, {
    ...SIZE,
    drawn: true,
    preludes: [keepPictures],
  });
  const { page } = visit;
  const press = () => page.keyboard.press('Shift+T');
  const spots = [4, 30, 50, 84].map((y) => [12, y] as const);
  const colours = (picture: readonly number[] | undefined): number[] =>
    spots.flatMap(([x, y]) => [...colourAt(picture!, x, y)]);
  const frames = (60 * DISSOLVE_SOON) / 1000 + 2;
  await visit.pass(60, 60);
  const before = await take(visit, 1);
  await press();
  const paper = await take(visit, frames);
  expectNoneGreyer([...before, ...paper], spots);
  const turns = spots.map(([x, y]) => turnOf(paper, x, y));
  expect(turns).toEqual(turns.toSorted((one, other) => other - one));
  expect(new URL(page.url()).searchParams.get('theme')).toBe('paper');
  // In the middle of the next one it turns to the one after that.
  await press();
  const chocolate = await take(visit, frames / 2);
  await press();
  const glass = await take(visit, frames);
  const seen = colours(chocolate.at(-1));
  colours(glass[0]).forEach((part, i) => expect(part).toBeCloseTo(seen[i]!, 1));
  expect(
    Math.max(...seen.map((part, i) => Math.abs(part - colours(glass.at(-1))[i]!))),
  ).toBeGreaterThan(0.3);
  // It is that theme, as it is without a dissolve.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press();
  const [neon, same] = await take(visit, 2);
  expect(colours(neon)).toEqual(colours(same));
  expect(colours(neon)).not.toEqual(colours(glass.at(-1)));
});
