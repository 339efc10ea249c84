import { expect, test } from 'vitest';
import { openByFrames } from '../../testing/pages/frames.ts';
import { jewelAt, placeAt } from './places.ts';

declare global {
  interface Window {
    /** Of each frame that has passed since they were last taken, the places of what is warm; none if undefined. */
    warm: number[][] | undefined;
  }
}

const SIZE = { width: 256, height: 144 };
/** The number of boards that fly, among others that are impossible. */
const FLOWN = 2;

/** Run in the page: keeps which pixels of each frame are as warm as pieces, warmer than all else deep at night, once they are wanted. */
function keepWarm(): void {
  window.afterFrame = () => {
    if (!window.warm) return;
    const canvas = document.querySelector('canvas')!;
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    const found: number[] = [];
    for (let i = 0; i < data.length; i += 4) if (data[i]! - data[i + 2]! > 40) found.push(i / 4);
    window.warm.push(found);
  };
}

type Pixels = readonly (readonly [x: number, y: number])[];

/** The warm pixels of each of a number of frames that pass. */
async function take(
  visit: Awaited<ReturnType<typeof openByFrames>>,
  frames: number,
): Promise<readonly Pixels[]> {
  const { page } = visit;
  await page.evaluate(() => (window.warm = []));
  await visit.pass(frames, frames);
  const found = await page.evaluate(() => {
    const { warm } = window;
    window.warm = undefined;
    return warm!;
  });
  const { width } = SIZE;
  return found.map((all) => all.map((i) => [i % width, Math.floor(i / width)] as const));
}

const isAt =
  (place: number) =>
  ([px, py]: Pixels[number]): boolean => {
    const { x, y, width, height } = jewelAt(placeAt(place, SIZE)!, SIZE);
    return px > x - 2 && px < x + width + 1 && py > y - 2 && py < y + height + 1;
  };

/** The box around some pixels. */
function boxOf(pixels: Pixels) {
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

// Without a graphics card, its frames take minutes.
test(
  'over several boards every jewel is a board that has flown to its place, and stays there from then on',
  { timeout: 300_000 },
  async () => {
    const visit = await openByFrames(
      'puzzle=three-in-a-square&order=rows&speed=2000&play=teaching&shuffle=3&interludes=none&ui=0&themes=midnight&hour=1',
      { ...SIZE, drawn: true, preludes: [keepWarm] },
    );
    const until = async (isOn: boolean, frames: number): Promise<void> => {
      const isSo = async (): Promise<boolean> => {
        await visit.pass(frames, frames);
        return visit.page.evaluate(() => !!document.querySelector('.headline.on'));
      };
      await expect.poll(isSo, { timeout: 60_000, interval: 1 }).toBe(isOn);
    };
    const solutions = async (): Promise<number> => (await visit.status()).panes[0]!.solutions;
    const known: number[] = [];
    let impossible = 0;
    /** Without those of jewels that are there. */
    const others = (pixels: Pixels): Pixels =>
      pixels.filter((one) => !known.some((place) => isAt(place)(one)));
    while (known.length < FLOWN) {
      await until(true, 10);
      // It stands for longer than that, with its pieces.
      await visit.pass(200, 200);
      const isSolved = (await solutions()) > 0;
      await until(false, 6);
      const frames = await take(visit, 100);
      for (const pixels of frames)
        for (const place of known) expect(pixels.filter(isAt(place)).length).toBeGreaterThan(1);
      const rest = frames.map(others);
      const [flight, after] = [rest.slice(0, 86), rest.slice(86)];
      if (!isSolved) {
        expect(rest.flat().some(isAt(known.length))).toBe(false);
        impossible++;
        continue;
      }
      // It flies for 84 frames, becomes smaller, and is at its place then, which stays the same.
      const boxes = flight.map(boxOf);
      for (const { width } of boxes) expect(width).toBeGreaterThan(0);
      const [first, halfway, last] = [boxes[0]!, boxes[45]!, boxes.at(-1)!];
      expect(halfway.width).toBeLessThan(first.width);
      expect(last.width).toBeLessThan(halfway.width);
      expect(first.width).toBeGreaterThan(30);
      const place = known.length;
      for (const pixels of after) {
        expect(pixels.length).toBeGreaterThan(1);
        expect(pixels.every(isAt(place))).toBe(true);
      }
      known.push(place);
    }
    expect(impossible).toBeGreaterThan(0);
  },
);
