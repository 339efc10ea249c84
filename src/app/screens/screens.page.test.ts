import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import { isLong } from '../../testing/share.ts';
import type { Visit } from '../../tools/visit.ts';

/** What a window shows in a frame; times are in ms since 1970. */
interface Told {
  readonly at: number;
  readonly puzzle: string | null;
  readonly step: number;
  readonly leads: boolean;
}

declare global {
  interface Window {
    /** What was shown, frame by frame. */
    told: Told[];
  }
}

/** Run in the page: notes what is shown after each frame. */
function tellFrames(): void {
  window.told = [];
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (frame) =>
    draw((now) => {
      frame(now);
      const { screen, panes } = window.fitful?.status() ?? {};
      const [pane] = panes ?? [];
      if (!screen || !pane) return;
      const { puzzle, steps: step } = pane;
      window.told.push({ at: performance.timeOrigin + now, puzzle, step, leads: screen.leads });
    });
}

const open = (query: string, beside?: Visit) =>
  openPage(query, {
    preludes: [tellFrames],
    everyFrame: true,
    ...(beside && { beside: beside.page, width: 480, height: 500 }),
  });

const told = ({ page }: Visit) =>
  page.evaluate(() => window.told.splice(0, window.told.length - 1));
const last = async (visit: Visit) => visit.page.evaluate(() => window.told.at(-1));

/** Lets so many frames be drawn. */
const draw = async ({ page }: Visit, frames: number) => {
  await expect
    .poll(() => page.evaluate(() => window.told.length), { timeout: 30_000 + 50 * frames })
    .toBeGreaterThanOrEqual(frames);
};

/** Run in the page: it is on the right one of two screens. */
function twoScreens(): void {
  const screenAt = (left: number) => ({
    left,
    top: 0,
    availLeft: left,
    availTop: 0,
    availWidth: 640,
    availHeight: 360,
  });
  const [left, right] = [screenAt(-640), screenAt(0)];
  window.getScreenDetails = async () => ({ screens: [right, left], currentScreen: right });
  // The browser knows nothing of these screens, and opening a window on its own ends fullscreen.
  let isFull = false;
  const become = async (full: boolean): Promise<void> => {
    isFull = full;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenElement', {
    get: () => (isFull ? document.documentElement : null),
  });
  Element.prototype.requestFullscreen = () => become(true);
  document.exitFullscreen = () => become(false);
}

const shareOf = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

/** For each frame of a window, whether another one shows the same in that frame or in one beside it. */
function agreements(one: readonly Told[], other: readonly Told[]): boolean[] {
  const known = one.filter(({ at }) => at > other[1]!.at && at < other.at(-2)!.at);
  return known.map(({ at, puzzle, step }) => {
    const next = other.findIndex((its) => its.at > at);
    const near = other.slice(next - 2, next + 2).filter((its) => its.puzzle === puzzle);
    const steps = near.map((its) => its.step);
    return steps.length > 0 && Math.min(...steps) <= step && step <= Math.max(...steps);
  });
}

/** How long after a window was drawn again that had stood still it shows what another one shows, in ms. */
function agreesAfter(one: readonly Told[], other: readonly Told[]): number {
  const first = one.findIndex(({ at }, frame) => frame > 0 && at - one[frame - 1]!.at > 1000);
  expect(first).toBeGreaterThan(0);
  const woken = one.slice(first);
  const agree = agreements(woken, other);
  const again = agree.findIndex((_, frame) => shareOf(agree.slice(frame, frame + 10)) === 1);
  expect(again).toBeGreaterThanOrEqual(0);
  return woken[again]!.at - woken[0]!.at;
}

/** Run in the page: nothing happens on it for some seconds. */
function standStill(): void {
  const until = performance.now() + 2500;
  while (performance.now() < until);
}

/** The frames that are compared: some seconds, or in long runs a minute. */
const FRAMES = isLong ? 3600 : 240;

test('two windows show one picture in the same frames, also after one was frozen, steered or closed', async () => {
  const left = await open('screen=1/2&ui=0&speed=60&shuffle=7&play=pentomino');
  const right = await open('screen=2/2&ui=0', left);
  await expect.poll(async () => (await last(right))?.step ?? 0).toBeGreaterThan(30);
  expect((await left.status()).screen).toMatchObject({
    place: 1,
    count: 2,
    leads: true,
    part: { x: 0, y: 0, width: 1120, height: 360 },
  });
  expect((await right.status()).screen).toMatchObject({
    place: 2,
    count: 2,
    leads: false,
    part: { x: 640, y: -70, width: 1120, height: 360 },
  });
  const compare = async (one: Visit, other: Visit, frames: number) => {
    for (const visit of [one, other]) await told(visit);
    for (const visit of [one, other]) await draw(visit, frames);
    return [await told(one), await told(other)] as const;
  };
  const [followed, led] = await compare(right, left, FRAMES);
  expect(shareOf(agreements(followed, led))).toBeGreaterThan(0.9);

  // One that follows is frozen, and then the one that leads.
  await right.page.evaluate(standStill);
  await draw(right, 60);
  expect(agreesAfter(await told(right), await told(left))).toBeLessThan(1000);
  await left.page.evaluate(standStill);
  await draw(left, 60);
  expect(await last(right)).toMatchObject({ leads: true });
  expect(await last(left)).toMatchObject({ leads: false });
  expect(agreesAfter(await told(left), await told(right))).toBeLessThan(1000);

  // Who steers, leads.
  const { puzzle } = (await last(right))!;
  await left.page.keyboard.press('n');
  await expect.poll(async () => (await last(right))?.puzzle).not.toBe(puzzle);
  expect(await last(left)).toMatchObject({ leads: true });
  await left.page.keyboard.press(' ');
  const paused = async (visit: Visit) => (await visit.status()).panes[0]!;
  const { steps: before } = await paused(left);
  await left.page.keyboard.press('ArrowRight');
  const moment = async (visit: Visit) => {
    const { running, panes } = await visit.status();
    return { running, steps: panes[0]!.steps };
  };
  for (const visit of [left, right])
    await expect.poll(() => moment(visit)).toEqual({ running: false, steps: before + 1 });

  await left.page.close();
  await expect.poll(async () => (await last(right))?.leads).toBe(true);
  await right.page.keyboard.press(' ');
  const { steps } = await paused(right);
  await expect.poll(async () => (await paused(right)).steps).toBeGreaterThan(steps);
}, 400_000);

/** How many changes of boards are compared, an odd number. */
const CHANGES = 3;

test('windows with a picture each show boards of their own, which change together', async () => {
  const playlist = 'pictures=each&ui=0&speed=max&shuffle=7&play=teaching&interludes=none';
  const left = await open(`screen=1/2&${playlist}`);
  const right = await open(`screen=2/2&${playlist}`, left);
  await expect.poll(async () => (await last(right))?.leads).toBe(false);
  expect((await right.status()).screen?.part).toBeUndefined();
  const shown = async ({ page }: Visit) =>
    (await page.evaluate(() => window.told)).filter(
      ({ puzzle }, frame, all) => frame === 0 || puzzle !== all[frame - 1]!.puzzle,
    );
  for (const visit of [left, right])
    await expect
      .poll(async () => (await shown(visit)).length, { timeout: 90_000 })
      .toBeGreaterThan(CHANGES);
  const [one, other] = await Promise.all([shown(left), shown(right)]);
  const pairs = one.slice(0, CHANGES + 1).map((item, i) => [item, other[i]!] as const);
  for (const [mine, its] of pairs) expect(mine.puzzle).not.toBe(its.puzzle);
  // What comes next is opened by each window on its own, which a busy machine may hold up now and then.
  const apart = pairs.slice(1).map(([mine, its]) => Math.abs(mine.at - its.at));
  expect(apart.toSorted((a, b) => a - b)[(CHANGES - 1) / 2]).toBeLessThan(100);
}, 120_000);

test('a control in the settings opens a window on every other screen, until this one is left', async () => {
  const { page } = await openPage('puzzle=pentomino-6x10&speed=60&lang=en', {
    preludes: [twoScreens],
    everyFrame: true,
  });
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Several screens').click();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'One picture across all screens' }).click(),
  ]);
  const screenOf = (one: typeof page) => one.evaluate(() => window.fitful?.status().screen);
  const part = (x: number) => ({ x, y: expect.any(Number) as number });
  await expect.poll(() => screenOf(other)).toMatchObject({ place: 1, part: part(0), leads: false });
  await expect.poll(() => screenOf(page)).toMatchObject({ place: 2, count: 2, leads: true });
  expect(new URL(other.url()).searchParams.get('screen')).toBe('1/2');
  expect(await page.locator('.dock').count()).toBe(0);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => other.isClosed()).toBe(true);
  await expect.poll(() => screenOf(page)).toBeUndefined();
  await expect.poll(() => page.locator('.dock').count()).toBe(1);
}, 60_000);

test('a window alone plays where there is no way to speak to others', async () => {
  const lonely = await openPage('screen=2/3&ui=0&speed=60', {
    preludes: [() => Reflect.deleteProperty(window, 'BroadcastChannel')],
    everyFrame: true,
  });
  await expect.poll(async () => (await lonely.status()).panes[0]!.steps).toBeGreaterThan(5);
  expect((await lonely.status()).screen).toBeUndefined();
});
