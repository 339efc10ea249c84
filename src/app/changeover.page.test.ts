import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openByFrames } from '../testing/pages/frames.ts';
import { isLong } from '../testing/share.ts';

declare global {
  interface Window {
    /** The opacities of the trays in the last frame that was drawn. */
    trays: number[];
    /** The most trays seen in one frame. */
    mostTrays: number;
  }
}

/** Run in the page: counts the trays that are visible in each frame. */
function countTrays(): void {
  const names = new Map<unknown, unknown>();
  /** The uniforms of the program in use, by name; each program has its own. */
  let uniforms = new Map<unknown, unknown>();
  const programs = new Map<unknown, typeof uniforms>();
  let drawn: number[] | undefined;
  window.trays = [];
  window.mostTrays = 0;
  type Method = 'getUniformLocation' | 'useProgram' | 'uniform1f' | 'drawElements';
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    Method,
    (...args: unknown[]) => unknown
  >;
  const watch = (name: Method, note: (args: unknown[], result: unknown) => void): void => {
    const call = methods[name];
    methods[name] = function (this: unknown, ...args) {
      const result = call.apply(this, args);
      note(args, result);
      return result;
    };
  };
  watch('getUniformLocation', ([, name], location) => names.set(location, name));
  watch('useProgram', ([program]) => {
    uniforms = programs.get(program) ?? new Map<unknown, unknown>();
    programs.set(program, uniforms);
  });
  watch('uniform1f', ([location, value]) => uniforms.set(names.get(location), value));
  watch('drawElements', () => {
    drawn ??= [];
    // Only the tray has a front; its top is drawn once for each board.
    if (uniforms.get('uFront') === 0) drawn.push(Number(uniforms.get('uTrayOpacity') ?? 0));
  });
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (draw) =>
    request((now) => {
      drawn = undefined;
      draw(now);
      // A frame that would look the same is not drawn.
      window.trays = drawn ?? window.trays;
      const seen = window.trays.filter((opacity) => opacity > 0.005).length;
      window.mostTrays = Math.max(window.mostTrays, seen);
    });
}

const SOLVED = 'puzzle=three-in-a-square&order=rows&speed=2000&play=teaching&shuffle=3&ui=0';

async function open(query: string) {
  const visit = await openByFrames(query, {
    width: 160,
    height: 90,
    drawn: true,
    preludes: [countTrays],
  });
  const { page } = visit;
  const pane = async () => (await visit.status()).panes[0]!;
  const look = async () => {
    const [trays, most, title, isOn] = await page.evaluate(() => {
      const headline = document.querySelector('.headline');
      return [
        window.trays,
        window.mostTrays,
        headline?.querySelector('.title')?.textContent ?? '',
        headline?.classList.contains('on') ?? false,
      ] as const;
    });
    const { puzzle, steps } = await pane();
    return { opacity: Math.max(0, ...trays), most, title, isOn, puzzle, steps };
  };
  /** Lets frames pass until something is seen. */
  const until = async (isSeen: (seen: Awaited<ReturnType<typeof look>>) => boolean, frames = 1) => {
    let seen = await look();
    await expect
      .poll(
        async () => {
          await visit.pass(frames, frames);
          seen = await look();
          return isSeen(seen);
        },
        { timeout: 60_000, interval: 1 },
      )
      .toBe(true);
    return seen;
  };
  return { ...visit, look, until };
}

test('from one board to the next there is one tray at most, titles are on their own boards, and the search waits', async () => {
  const visit = await open(`${SOLVED}&themes=midnight,paper`);
  await visit.until(({ isOn, steps }) => isOn && steps > 0, 10);
  const { title } = await visit.look();
  // Leaving begins with the title.
  await visit.until(({ isOn }) => !isOn, 6);
  expect((await visit.look()).puzzle).toBe('three-in-a-square');
  await visit.pass(70, 70);
  const changed = await visit.until(({ puzzle }) => puzzle !== 'three-in-a-square');
  expect([changed.opacity, changed.isOn]).toEqual([0, false]);
  let frames = 0;
  for (let seen = changed; !seen.isOn; frames += 3) {
    // Its search has not begun, and its title is not there, before its tray is.
    expect([seen.steps, seen.title]).toEqual([0, title]);
    await visit.pass(3, 3);
    seen = await visit.look();
    if (seen.isOn) expect([seen.opacity, seen.title === title]).toEqual([1, false]);
  }
  // The stage is empty for 1 s while the theme dissolves, and the tray rises 0.5 s before the title.
  expect(frames).toBeGreaterThanOrEqual(87);
  expect(frames).toBeLessThanOrEqual(97);
  // The title stands before the search begins.
  await visit.pass(36, 36);
  expect((await visit.look()).steps).toBe(0);
  await visit.until(({ steps }) => steps > 0, 3);
  expect((await visit.look()).most).toBe(1);
});

/** Frames after the board began to leave: with its title, in its flight; on the empty stage, as the next rises. */
const moments = [10, 40, 90, 115, 150];

test.each(isLong ? moments : [40, 115])(
  'whatever is asked for %d frames into a changeover is shown at once',
  async (frames) => {
    const visit = await open(`${SOLVED}&themes=midnight,paper`);
    await visit.until(({ isOn, steps }) => isOn && steps > 0, 10);
    await visit.until(({ isOn }) => !isOn);
    await visit.pass(frames, frames);
    const { puzzle } = await visit.look();
    await visit.page.keyboard.press('Space');
    await visit.pass(30, 30);
    expect(await visit.look()).toMatchObject({ puzzle, opacity: 1, most: 1 });
    expect((await visit.status()).running).toBe(false);
    await visit.page.keyboard.press('Space');
    await visit.page.keyboard.press('n');
    await visit.until((seen) => seen.puzzle !== puzzle);
    await visit.pass(30, 30);
    expect(await visit.look()).toMatchObject({ opacity: 1, most: 1 });
    await visit.until(({ steps }) => steps > 0);
  },
);

test('what a person asks for in the middle of a changeover comes instead, and is searched at once', async () => {
  const visit = await open(`${SOLVED}&themes=midnight,paper`);
  await visit.until(({ isOn, steps }) => isOn && steps > 0, 10);
  await visit.until(({ isOn }) => !isOn);
  await visit.pass(50, 50);
  await visit.page.keyboard.press('n');
  const asked = await visit.until(({ puzzle }) => puzzle !== 'three-in-a-square');
  // Before its tray has risen.
  const { steps, opacity } = await visit.until((seen) => seen.steps > 0 || seen.opacity === 1);
  expect([steps > 0, opacity < 1]).toEqual([true, true]);
  await visit.pass(30, 30);
  expect(await visit.look()).toMatchObject({ puzzle: asked.puzzle, opacity: 1, most: 1 });
});

test('a page that is paused shows its board in its first frame', async () => {
  const visit = await open('puzzle=three-in-a-square&step=3&paused&ui=0');
  await visit.pass(1);
  expect((await visit.look()).opacity).toBe(1);
});

/** The opacity of a part of the page, once it has faded. */
const faded = (page: Page, part: string): Promise<string> =>
  page.locator(part).evaluate(async (one) => {
    await Promise.all(one.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(one).opacity;
  });

test('with controls and nobody there, no title is shown before its board', async () => {
  const visit = await open(SOLVED.replace('&ui=0', ''));
  await visit.until(({ isOn, steps }) => isOn && steps > 0, 10);
  await expect.poll(() => visit.page.locator('.deserted').count()).toBe(1);
  await visit.until(({ isOn }) => !isOn, 6);
  await visit.until(({ puzzle }) => puzzle !== 'three-in-a-square', 6);
  expect(await faded(visit.page, '.what')).toBe('0');
  expect((await visit.look()).steps).toBe(0);
});

test('a race without controls has its names and its title once its boards are there', async () => {
  const visit = await open('mode=race&ui=0&puzzle=three-in-a-square&panes=backtrack:rows~dlx');
  const { page } = visit;
  await page.locator('.bare-race .lane').nth(1).waitFor();
  await page.locator('.lettered').waitFor();
  expect(await faded(page, '.bare-race')).toBe('0');
  await visit.pass(60, 60);
  await expect.poll(() => faded(page, '.bare-race')).toBe('1');
});
