import { expect, test } from 'vitest';
import { fonts } from '../../../testing/pages/fonts.ts';
import { openPage } from '../../../testing/pages/page.ts';

/** Puzzles with few and many pieces, short and long names, numbers of two and three digits, and copies. */
const puzzles = [
  'puzzle=pentomino-6x10&order=rows',
  'puzzle=square-bar-corner&order=rows',
  'puzzle=polyiamond-crab',
  'puzzle=domino-4x4-corners&order=rows',
];

/** What of the pieces is not wholly within the tray, or beside its own piece. Run in the page. */
function cut(): string[] {
  const tray = document.querySelector('.piece-tray ul')!;
  const room = tray.getBoundingClientRect();
  const items = [...tray.querySelectorAll('li')];
  return items.flatMap((item) => {
    const own = item.getBoundingClientRect();
    return [item, ...item.querySelectorAll('svg, .name, .count')]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isSeen = [
          left - room.left,
          room.right - right,
          top - room.top,
          room.bottom - bottom,
          left - own.left,
          own.right - right,
        ].every((px) => px > -1);
        return !isSeen;
      })
      .map((part) => `${item.textContent}: ${part.className || part.tagName}`);
  });
}

test.each(fonts)('pieces, their names and their ways are seen whole (%s)', async (font) => {
  const { page } = await openPage('mode=class', { font });
  await page.locator('.class-page').waitFor();
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const puzzle of puzzles)
      for (const ways of ['', '&ways']) {
        const link = `?mode=class&${puzzle}&step=0${ways}`;
        await page.evaluate((to) => window.fitful!.open(to), link);
        const count = page.locator('.piece-tray .count').first();
        await count.waitFor({ state: ways ? 'attached' : 'detached' });
        await expect.poll(() => page.evaluate(cut), { message: `${link} ${width}` }).toEqual([]);
      }
  }
});

test('where a piece can lie is shown on the board while it is pointed at, by mouse and by keyboard, and is no answer', async () => {
  const { page } = await openPage(
    'mode=class&puzzle=square-bar-corner&order=rows&step=0&ways&paused&lang=en',
  );
  const ways = page.locator('.option-marks .way');
  const piece = (name: string) => page.getByRole('option', { name });
  for (const [name, count] of [
    ['O: left', 5],
    ['I: left', 2],
    ['L: left', 21],
  ] as const) {
    await piece(name).focus();
    await expect.poll(() => ways.count()).toBe(count);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => ways.count()).toBe(2);
  await piece('O: left').hover();
  await expect.poll(() => ways.count()).toBe(5);
  await page.mouse.move(640, 60);
  await expect.poll(() => ways.count()).toBe(0);
  // While it is asked which one comes next, they would tell.
  await page.keyboard.press('a');
  await page.locator('.class-asking').waitFor();
  await page.locator('.piece-tray li').nth(1).hover();
  await expect.poll(() => ways.count()).toBe(0);
});
