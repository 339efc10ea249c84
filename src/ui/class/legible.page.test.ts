import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { writtenTexts } from '../../testing/pages/legible.ts';
import { fonts, isWorn } from '../../testing/pages/fonts.ts';
import { openPage } from '../../testing/pages/page.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import type { Language } from '../../words/index.ts';

const small = 'puzzle=square-bar-corner&order=rows';
/** Moments, and the keys that open what else is to be read there. */
const moments: readonly (readonly [address: string, ...keys: readonly string[]])[] = [
  [`${small}&step=2&ways&panels=tree`],
  [`${small}&step=11&panels=tree&lesson=backtracking:6.3`],
  [`${small}&step=30`],
  [`${small}&step=1`, 'h'],
  [`${small}&step=2`, 'q'],
  ['puzzle=domino-5x2&order=rows&unique&step=29'],
  ['puzzle=three-in-a-square&solver=dlx&step=1&panels=matrix'],
  ['puzzle=pentomino-6x10&step=100&ways&panels=tree'],
  ['puzzle=pentomino-6x10&order=rows&step=10000&panels=tree'],
];

/** A moment for each panel alone, and for those that are usually open together. */
const panels: typeof moments = [
  ...['code', 'stack', 'code,stack', 'code,tree', 'shelf', 'tree,shelf'].map(
    (open) => [`${small}&step=12&panels=${open}`] as const,
  ),
  ...['matrix', 'code,matrix'].map(
    (open) => [`puzzle=square-bar-corner&solver=dlx&step=2&panels=${open}`] as const,
  ),
  ['puzzle=three-in-a-square&solver=dlx&step=0&ways&panels=matrix'],
  ['puzzle=pentomino-6x10&solver=dlx&step=9&ways&panels=code,matrix'],
  ['puzzle=domino-4x4-corners&order=rows&rules=parity&step=1&panels=colours'],
  ['puzzle=domino-4x4-corners&order=rows&rules=parity&step=0&panels=colours,tree'],
  ['puzzle=tetromino-5x4&step=5&panels=proof'],
  [`${small}&step=2`, 'a'],
];

/** The looks, and the least contrast of texts: the highest on paper, for washed-out projectors. */
const looks = [
  { theme: 'paper', contrast: 7, width: 1024, height: 768, at: moments },
  { theme: 'paper', contrast: 7, width: 1280, height: 720, at: [...moments, ...panels] },
  { theme: 'paper', contrast: 7, width: 1280, height: 720, at: panels, lang: 'ja' },
  { theme: 'paper', contrast: 7, width: 1024, height: 640, at: [...moments, ...panels] },
  { theme: 'midnight', contrast: 4.5, width: 1024, height: 768, at: moments.slice(0, 2) },
  { theme: 'chocolate', contrast: 4.5, width: 1280, height: 720, at: moments.slice(0, 2) },
] satisfies readonly {
  theme: ThemeId;
  contrast: number;
  width: number;
  height: number;
  at: typeof moments;
  lang?: Language;
}[];
/**
 * What is not whole in the header, or under the controls, or is drawn beyond the board's part of the page.
 * Run in the page.
 */
function cut() {
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const title = document.querySelector('.class-title')!;
  const [written, from, to] = [
    box('.timeline .caption'),
    box('.class-controls .transport'),
    box('.class-controls .speed'),
  ];
  // There are none under a QR code.
  const marks = document.querySelector('.board-marks') ?? document.body;
  const clip =
    getComputedStyle(marks)
      .clipPath.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [clipTop = 0, clipRight = clipTop, clipBottom = clipTop, clipLeft = clipRight] = clip;
  const board = box('.class-board');
  const all = marks.getBoundingClientRect();
  const beyond = [
    board.top - all.top - clipTop,
    all.right - board.right - clipRight,
    all.bottom - board.bottom - clipBottom,
    board.left - all.left - clipLeft,
  ];
  return {
    cut: [
      ...(clip.length > 0 && beyond.some((px) => Math.abs(px) > 1)
        ? [`drawn beyond the board: ${beyond.join()}`]
        : []),
      ...(title.scrollWidth > title.clientWidth ? [title.textContent] : []),
      ...[...document.querySelectorAll('.class-figures')]
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map((one) => one.textContent),
      ...(written.left < from.right || written.right > to.left ? ['timeline'] : []),
    ],
  };
}
/** The height of capitals in font sizes, and their least part of the height of the page. */
const CAPITAL = 0.73;
const PART = 45;
/** What is pressed; and numbers of the order and of cells beside what is larger, for boards that are not large. */
const apart = [
  '.grains',
  '.class-views',
  '.class-controls :is(.transport, .speed, .jumps, .tools)',
  '.class-panel header button',
  '.class-asking',
  '.lesson-tools',
  '.board-marks :is(.order, .cell-name.small)',
];

test.each(fonts)(
  'all that is to be read is large enough for the last row, and of high contrast (%s)',
  async (font) => {
    const visit = await openPage('mode=class', { reducedMotion: 'reduce', font });
    const { page } = visit;
    expect(await isWorn(page)).toBe(font !== 'own');
    await page.locator('.class-page').waitFor();
    for (const { theme, contrast, width, height, at, lang = 'en' } of looks) {
      await page.setViewportSize({ width, height });
      for (const [address, ...keys] of at) {
        const link = `?mode=class&${address}&theme=${theme}&lang=${lang}`;
        await page.evaluate((to) => window.fitful!.open(to), link);
        const step = Number(new URLSearchParams(address).get('step'));
        await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(step);
        const ground = () =>
          page.evaluate(() => document.documentElement.style.getPropertyValue('--bg'));
        await expect.poll(ground).toBe(themes[theme].background.outer);
        for (const key of keys) await page.keyboard.press(key);
        const texts = await writtenTexts(page, apart);
        if (theme === 'paper')
          expect({ link, ...(await page.evaluate(cut)) }).toEqual({ link, cut: [] });
        for (const key of keys) await page.keyboard.press(key);
        expect(texts.length).toBeGreaterThan(10);
        const faint = texts.filter((one) => one.contrast !== undefined && one.contrast < contrast);
        expect({ link, faint }).toEqual({ link, faint: [] });
        const tiny = texts.filter(
          ({ size, isApart }) => !isApart && size * CAPITAL < height / PART,
        );
        expect({ link, height, tiny }).toEqual({ link, height, tiny: [] });
      }
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(await sizeOf('.class-caption p')).toBeGreaterThanOrEqual(29);
    // Each panel has room of its own, alone and beside another: all pseudocode is seen, above the next panel.
    for (const other of ['', 'stack', 'tree', 'matrix', 'shelf', 'proof']) {
      const link = `?mode=class&${small}&step=2&panels=${['code', other].filter(Boolean).join()}`;
      await page.evaluate((to) => window.fitful!.open(to), link);
      await page.locator(`.class-panel:nth-child(${other ? 2 : 1}):last-child`).waitFor();
      const room = await page.evaluate(() => {
        const [code, next] = document.querySelectorAll('.class-panel');
        const { bottom } = code!.getBoundingClientRect();
        return {
          code: bottom - code!.querySelector('ol')!.getBoundingClientRect().bottom,
          below: (next?.getBoundingClientRect().top ?? bottom) - bottom,
        };
      });
      expect({ other, isSeen: room.code >= 0 }).toEqual({ other, isSeen: true });
      expect(room.below).toBeCloseTo(0);
    }
  },
);

test.each(fonts)(
  'on small pages, and at twice the size, the board has most of the height (%s)',
  async (font) => {
    const { page } = await openPage(`mode=class&${small}&step=2`, { font });
    const caption = page.locator('.class-caption');
    await expect.poll(() => caption.textContent()).toMatch(/d2/);
    for (const [width, height] of [
      [512, 384],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const board = () =>
        page.locator('.class-board').evaluate((one) => one.getBoundingClientRect().height);
      await expect.poll(board).toBeGreaterThanOrEqual(0.55 * height);
      expect(await axeViolations(page)).toEqual([]);
      // Nothing leaves the page, and all controls can be seen.
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('.class-page button, .class-page p, .class-page input')]
          .filter((one) => one.checkVisibility())
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(outside).toEqual([]);
    }

    // On a phone, answers are high enough to be tapped, and stand below the question without being cut off.
    await page.keyboard.press('a');
    await page.locator('.class-asking button').first().waitFor();
    const heights = await page
      .locator('.class-asking button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(34);
    expect(await caption.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

    // Held sideways, it keeps the height during a lesson, and what goes through the search is wide enough.
    await page.setViewportSize({ width: 844, height: 390 });
    const link = `?mode=class&${small}&step=2&lesson=backtracking:3.2`;
    await page.evaluate((to) => window.fitful!.open(to), link);
    await page.locator('.lesson-text').waitFor();
    const sizes = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const text = document.querySelector('.lesson-text')!;
      return {
        board: boxOf('.class-board').height,
        step: boxOf('.transport .button').width,
        grain: boxOf('.grains button').height,
        cut: text.scrollHeight - text.clientHeight,
      };
    });
    expect(sizes.board).toBeGreaterThanOrEqual(160);
    expect(sizes.step).toBeGreaterThanOrEqual(34);
    expect(sizes.grain).toBeGreaterThanOrEqual(34);
    expect(sizes.cut).toBe(0);
  },
);
