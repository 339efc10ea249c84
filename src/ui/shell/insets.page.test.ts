import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import { isLong } from '../../testing/share.ts';
import type { Picture } from '../../tools/png.ts';
import type { Visit } from '../../tools/visit.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The larger share of a box's width or height that its pieces span; on paper only pieces are colourful. */
function reachIn(picture: Picture, { left, top, right, bottom }: Box): number {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = Math.ceil(top); y < Math.floor(bottom); y++) {
    for (let x = Math.ceil(left); x < Math.floor(right); x++) {
      const colour = picture.at(x, y);
      if (Math.max(...colour) - Math.min(...colour) < 30) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  const across = (all: number[]) => (all.length > 0 ? all.at(-1)! - all[0]! : 0);
  xs.sort((a, b) => a - b);
  return Math.max(across(xs) / (right - left), across(ys) / (bottom - top));
}

/** The area of the board, or of each board of a race: all but the controls. */
const rooms = ({ page }: Visit): Promise<Box[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const boards = [...document.querySelectorAll('.board')];
    if (boards.length > 0) return boards.map(boxOf);
    const lowest = document.querySelector('.deserted .what') ?? document.querySelector('.dock');
    const bottom = lowest?.getBoundingClientRect().top ?? innerHeight;
    return [{ left: 0, top: 0, right: innerWidth, bottom }];
  });

async function leastReach(visit: Visit): Promise<number> {
  const boxes = await rooms(visit);
  const picture = await visit.picture();
  return Math.min(...boxes.map((box) => reachIn(picture, box)));
}

/** At this step there are pieces in all ten columns of the board. */
const moment = 'puzzle=pentomino-10x6&order=rows&paused&step=907&letters=0&theme=paper';

/** Long runs also have the size of a phone, and one more round through all modes. */
const sizes: readonly [number, number][] = [[640, 360]];
const more: readonly [number, number][] = [[390, 844]];
const rounds = isLong ? ['first', 'again', 'once more'] : ['first', 'again'];

test.each(isLong ? [...sizes, ...more] : sizes)(
  'boards fill their area in and out of every mode, at %d × %d',
  async (width, height) => {
    const visit = await openPage(moment, { width, height, drawn: true });
    const { page } = visit;
    const go = (query: string) =>
      page.evaluate((address) => window.fitful!.open(address), `?${moment}${query}`);
    const fill = async (when: string, least: number) => {
      await expect.poll(() => leastReach(visit), { message: when }).toBeGreaterThan(least);
    };
    for (const round of rounds) {
      for (const [mode, least] of [
        ['race', 0.4],
        ['saver', 0.6],
      ] as const) {
        await go(`&mode=${mode}`);
        await expect.poll(async () => (await visit.status()).mode).toBe(mode);
        await page.keyboard.press('Shift');
        await fill(`${round}, ${mode} with controls`, least);
        await page.waitForSelector('.deserted', { timeout: 15_000 });
        await fill(`${round}, ${mode} at rest`, least);
      }
      await go('&ui=0');
      await fill(`${round}, without controls`, 0.6);
    }
  },
  180_000,
);
