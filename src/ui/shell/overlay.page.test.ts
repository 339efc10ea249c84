import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';
import { contrast, type Rgb } from '../../theme/colour.ts';

let visit: Visit;

const open = async (...page: Parameters<typeof openPage>): Promise<Page> => {
  visit = await openPage(...page);
  await visit.page.locator('.dock').waitFor();
  return visit.page;
};
const steps = async (): Promise<number> => (await visit.status()).panes[0]!.steps;
const running = async (): Promise<boolean> => (await visit.status()).running;
const said = (slider: Locator): Promise<string | null> => slider.getAttribute('aria-valuetext');

describe('keys', () => {
  test('move by one step at each press or repeat, and return to the empty board', async () => {
    const { keyboard } = await open('paused&step=40');
    await expect.poll(steps).toBe(40);
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowLeft');
    await expect.poll(steps).toBe(41);
    for (let i = 0; i < 5; i++) await keyboard.down('ArrowRight');
    await keyboard.up('ArrowRight');
    await expect.poll(steps).toBe(46);
    await keyboard.press('Home');
    await expect.poll(steps).toBe(0);
  });

  test('play and pause once a press, wherever the focus is', async () => {
    const page = await open('paused');
    const { keyboard } = page;
    await keyboard.down('Space');
    await keyboard.down('Space');
    await keyboard.up('Space');
    expect(await running()).toBe(true);
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await running()).toBe(false);
    await keyboard.press('Space');
    expect(await running()).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).focus();
    await keyboard.press('Space');
    expect(await running()).toBe(false);
  });

  test('change the speed, and stop at the slowest and the fastest', async () => {
    const page = await open('paused&speed=500000');
    const speed = page.getByRole('slider', { name: 'Speed' });
    const announced: (string | null)[] = [];
    for (const key of [']', ']', ']', '[', '[']) {
      await page.keyboard.press(key);
      announced.push(await said(speed));
    }
    expect(announced).toEqual([
      '1,000,000 steps/s',
      'as fast as it can',
      'as fast as it can',
      '1,000,000 steps/s',
      '500,000 steps/s',
    ]);
    await speed.focus();
    await page.keyboard.press('Home');
    expect(await said(speed)).toBe('0.25 steps/s');
  });
});

test('F enters and leaves fullscreen', async () => {
  const page = await open('paused');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
});

test('the timeline seeks to a moment already played', async () => {
  const page = await open('paused&step=5000');
  await expect.poll(steps).toBe(5000);
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  // Figures are updated a moment later; only then does the timeline reach that far.
  await expect.poll(() => said(timeline)).toBe('step 5,000 of 5,000');
  await timeline.fill('1234');
  await expect.poll(steps).toBe(1234);
  await expect.poll(() => said(timeline)).toBe('step 1,234 of 5,000');
});

test('controls are hidden when the user is idle, and shown again on the first movement', async () => {
  const page = await open('paused');
  const seen = (what: string): Promise<[string, string]> =>
    page.locator(what).evaluate((element) => {
      const { opacity, cursor } = getComputedStyle(element);
      return [opacity, cursor];
    });
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 100);
  // If the page was slow to load, they may be hidden by then, and fade in.
  await expect.poll(async () => (await seen('.controls'))[0]).toBe('1');
  await expect.poll(() => seen('.controls'), { timeout: 10_000 }).toEqual(['0', 'none']);
  await expect.poll(async () => (await seen('.figures'))[0]).toBe('0');
  expect((await seen('.what'))[0]).toBe('1');
  await page.mouse.move(121, 100);
  await expect.poll(() => seen('.controls')).toEqual(['1', 'auto']);
});

test('with ui=0 there are no controls; keys work, and errors are shown', async () => {
  visit = await openPage('ui=0&paused&step=7');
  const { page } = visit;
  const controls = page.locator('button, input, dialog');
  const go = (query: string) => page.evaluate((address) => window.fitful!.open(address), query);
  await expect.poll(steps).toBe(7);
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(8);
  expect(await controls.count()).toBe(0);
  await go('?paused&step=9');
  await expect.poll(steps).toBe(9);
  await page.locator('.dock').waitFor();
  await page.keyboard.press('?');
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await go('?paused&step=10&ui=0&speed=fast');
  await expect.poll(steps).toBe(10);
  await expect.poll(() => page.locator('.dock, dialog').count()).toBe(0);
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('speed=fast');
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(11);
});

test('all errors of an address are shown in one panel, and dismissed together', async () => {
  const page = await open('paused&speed=fast&theme=pink&colour=red&size=9&step=x&lang=tlh');
  const panel = page.locator('.notice');
  expect(await panel.count()).toBe(1);
  expect(await panel.locator('li').count()).toBe(6);
  expect((await panel.boundingBox())!.height).toBeLessThan(180);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await panel.count()).toBe(0);
  expect(await page.getByRole('alert').first().textContent()).toBe('');
});

test('the title says that the search has finished, and what it found', async () => {
  const page = await open('puzzle=three-in-a-square&speed=max');
  const title = page.locator('.what');
  await expect.poll(() => title.textContent(), { timeout: 20_000 }).toMatch(/ · Finished: 16 sol/);
  // The whole text is visible, beside the figures too.
  await page.keyboard.press('Shift');
  await page.setViewportSize({ width: 1280, height: 720 });
  const [room, taken] = await title.evaluate((it) => [it.clientWidth, it.scrollWidth]);
  expect(room).toBeLessThan(600);
  expect(taken).toBe(room);
  // Otherwise it would finish again at once.
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await expect.poll(() => title.textContent()).toBe('Three pieces in a square · Short side');
});

test('the pace is shown only while playing', async () => {
  const page = await open('paused&speed=2.5');
  const pace = page.locator('.figures span').last();
  expect((await pace.textContent())?.trim()).toBe('');
  await page.keyboard.press('Space');
  await expect.poll(() => pace.textContent()).toBe('2.5 steps/s');
});

test('a tap shows the controls without playing, and one tap on a button steps', async () => {
  const page = await open('paused&step=40', { hasTouch: true });
  const opacity = () =>
    page.locator('.controls').evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity, { timeout: 10_000 }).toBe('0');
  await page.touchscreen.tap(100, 100);
  await expect.poll(opacity).toBe('1');
  expect([await steps(), await running()]).toEqual([40, false]);
  await page.getByRole('button', { name: 'Step' }).tap();
  await expect.poll(steps).toBe(41);
});

/** The boxes and texts of the overlay's visible parts, and of buttons without a label. */
const boxes = (page: Page) =>
  page
    .locator('.dock :is(.caption, .what, .figures span, .slider, .progress, button.button)')
    .evaluateAll((elements) => {
      const isSeen = (element: Element | null): boolean =>
        element !== null && element.checkVisibility() && element.clientWidth !== 1;
      return elements
        .filter((element) => isSeen(element) && !isSeen(element.querySelector('.caption')))
        .map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
          const isLabel = element.matches('.button .caption');
          return { text: element.textContent, isLabel, cut, left, top, right, bottom };
        })
        .filter(({ left, right }) => right > left);
    });
type Box = Awaited<ReturnType<typeof boxes>>[number];

/** Minimum distance of button captions in px, so that two are not read as one. */
const BETWEEN = 3;

const meet = (one: Box, other: Box, between: number): boolean =>
  one.left < other.right + between &&
  other.left < one.right + between &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** What is cut off, or lies over something else, on a page of a size. */
async function cramped(page: Page, width: number, height: number): Promise<string[]> {
  const shown = await boxes(page);
  expect(shown.length).toBeGreaterThan(20);
  return shown.flatMap((box, at) => {
    const inside =
      box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height && !box.cut;
    const met = shown
      .slice(0, at)
      .filter((other) => meet(box, other, box.isLabel && other.isLabel ? BETWEEN : -1));
    return [...(inside ? [] : [box.text]), ...met.map((other) => `${box.text} / ${other.text}`)];
  });
}

/** Tests that no text or button is cut off, or lies over another, at some sizes of the page, once it has been laid out. */
async function expectRoom(page: Page, sizes: readonly (readonly [number, number])[]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Shift');
    await expect
      .poll(() => cramped(page, width, height), { message: `at ${width} × ${height}` })
      .toEqual([]);
  }
}

test('nothing is cut off or overlaps, from phones to projectors', async () => {
  const page = await open('paused');
  for (const lang of ['en', 'ja']) {
    const query = `?paused&step=5000&puzzle=pentomino-16x4-middle&lang=${lang}`;
    await page.evaluate((address) => window.fitful!.open(address), query);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await expect.poll(steps).toBe(5000);
    await expectRoom(page, [
      [320, 480],
      [360, 640],
      [375, 667],
      [390, 844],
      [640, 360],
      [1024, 768],
      [1280, 720],
    ]);
  }
});

test('nor does it in play, which has the most buttons, also on phones on their side', async () => {
  const page = await open('paused');
  for (const lang of ['en', 'ja']) {
    const query = `?mode=play&puzzle=polyomino-3x3&lang=${lang}`;
    await page.evaluate((address) => window.fitful!.open(address), query);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await page.locator('.hand-layer').waitFor();
    await expectRoom(page, [
      [390, 844],
      [667, 375],
      [844, 390],
      [800, 500],
      [1280, 720],
    ]);
  }
});

test('a full board that is an image of an earlier solution says so, to screen readers too', async () => {
  const page = await open('puzzle=polyomino-3x3&unique&order=rows&step=27&paused');
  const images = async () => {
    const said = await page.locator('[role=status]').allTextContents();
    return [await page.locator('.figures').textContent(), ...said].map((text) =>
      text!.includes('an earlier solution, turned or flipped'),
    );
  };
  await expect.poll(steps).toBe(27);
  expect(await images()).not.toContain(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await images()).filter(Boolean).length).toBe(2);
  expect((await visit.status()).panes[0]).toMatchObject({ steps: 28, image: true });
  const { deadEnds, solutions } = (await visit.status()).panes[0]!;
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(29);
  await expect.poll(images).not.toContain(true);
  expect((await visit.status()).panes[0]).toMatchObject({ deadEnds, solutions, image: false });
});

test('without user input, the whole title becomes visible', async () => {
  const query = 'puzzle=pentahex-hexagon&solver=dlx&order=fewest&rules=islands,parity,dead-cells';
  const visit = await openPage(query, { width: 1120, height: 360 });
  const cut = () =>
    visit.page.locator('.what').evaluate((what) => what.scrollWidth > what.clientWidth);
  expect(await cut()).toBe(true);
  await expect.poll(cut, { timeout: 10_000 }).toBe(false);
});

test.each(['light', 'dark'] as const)(
  'icons are visible in forced %s colours',
  async (colorScheme) => {
    const options = { width: 1280, height: 720, forcedColors: 'active', colorScheme } as const;
    const page = await open('paused&mode=race', options);
    await page.locator('.pane .menu > button').first().waitFor();
    const buttons = await page.locator('.dock .button, .race .button').evaluateAll((all) =>
      all.map((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return { name: button.textContent, icon: color, ground: backgroundColor };
      }),
    );
    expect(buttons.length).toBeGreaterThan(12);
    for (const { name, icon, ground } of buttons) {
      // Opaque: no fourth number.
      const [one, other] = [icon, ground].map((said) => said.match(/[\d.]+/g)!.map(Number));
      expect([name, one!.length, other!.length]).toEqual([name, 3, 3]);
      const colour = ([red, green, blue]: number[]): Rgb => [red! / 255, green! / 255, blue! / 255];
      expect.soft(contrast(colour(one!), colour(other!)), name ?? '').toBeGreaterThanOrEqual(4.5);
    }
  },
);
