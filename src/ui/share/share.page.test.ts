import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

const board = 'puzzle=pentomino-5x3&order=rows&step=7&paused';

test('this moment is given away as a link, a frame and an element, each copied by a button', async () => {
  const { page } = await openPage(`${board}&lang=en`, {
    width: 1000,
    height: 800,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const texts = dialog.locator('.share-text .box');
  await expect.poll(() => texts.count()).toBe(3);
  const [link = '', frame = '', element = ''] = await texts.allTextContents();
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    puzzle: 'pentomino-5x3',
    order: 'rows',
    step: '7',
    paused: '1',
    lang: 'en',
  });
  expect(frame).toMatch(
    /^<iframe src="[^"]*\?embed&amp;puzzle=pentomino-5x3&amp;.*" title="[^"]+" /,
  );
  expect(element).toBe(
    '<fitful-board puzzle="pentomino-5x3" order="rows" step="7" paused="1" lang="en"></fitful-board>',
  );
  const news = dialog.getByRole('status');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy: Link' }).click();
  await expect.poll(() => news.textContent()).toBe('Copied: Link');
  expect(await copied()).toBe(link);
  await dialog.getByRole('button', { name: 'Copy: Frame for any page' }).press('Enter');
  await expect.poll(() => news.textContent()).toBe('Copied: Frame for any page');
  expect(await copied()).toBe(frame);
  expect(await dialog.getByRole('img', { name: 'QR code of the link' }).count()).toBe(1);

  // The preview is the frame, and goes with the dialog.
  const row = dialog.frameLocator('iframe').locator('.embed-row');
  await expect.poll(() => row.count()).toBe(1);
  await dialog.getByRole('checkbox', { name: 'With a row of controls' }).uncheck();
  await expect.poll(() => row.count()).toBe(0);
  expect((await texts.allTextContents())[2]).toContain(' ui="0"');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
});

test('a stretch is given away from here to a step, again and again, and one that makes no sense is not', async () => {
  const visit = await openPage(`${board}&lang=en`, { width: 1000, height: 800 });
  const { page } = visit;
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(7);
  await page.keyboard.press('Shift+S');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('radio', { name: 'A stretch of the run' }).check();
  const link = async () => (await dialog.locator('.share-text .box').first().textContent())!;
  const said = async () => {
    const { searchParams } = new URL(await link());
    return ['step', 'from', 'to', 'loop', 'paused'].map((name) => searchParams.get(name));
  };
  await expect.poll(said).toEqual([null, '7', '57', null, null]);
  await dialog.getByRole('spinbutton', { name: 'To step' }).fill('20');
  await dialog.getByRole('checkbox', { name: 'Again and again' }).check();
  await expect.poll(said).toEqual([null, '7', '20', '1', null]);
  await dialog.getByRole('spinbutton', { name: 'To step' }).fill('3');
  await expect
    .poll(() => dialog.getByRole('alert').last().textContent())
    .toMatch(/before it begins/);
  // Nothing is offered to be copied until it makes sense again.
  await expect.poll(() => dialog.locator('.share-text, .share-code').count()).toBe(0);
  await dialog.getByRole('spinbutton', { name: 'To step' }).fill('9');
  await expect.poll(said).toEqual([null, '7', '9', '1', null]);
});

test.each([
  ['en', 'A step is a whole number from 0.', /^The run ends at step \d+\.$/],
  ['ja', '手順は0以上の整数で入力してください。', /^探索は\d+手で終わります。$/],
] as const)(
  'a moment that there is none of is refused in words, and nothing is lost: %s',
  async (lang, none, ends) => {
    const run = 'puzzle=polyomino-3x3&step=1000000&paused';
    const { page } = await openPage(`${run}&lang=${lang}`, { width: 1000, height: 800 });
    const dialog = page.locator('dialog[open]');
    await expect
      .poll(() => page.evaluate(() => window.fitful!.status()))
      .toMatchObject({ panes: [{ finished: true }] });
    await page.keyboard.press('Shift+S');
    await dialog.getByRole('radio').last().check();
    const [from, to] = [
      dialog.getByRole('spinbutton').first(),
      dialog.getByRole('spinbutton').last(),
    ];
    const link = async () =>
      new URL((await dialog.locator('.share-text .box').first().textContent())!).searchParams;
    const alerts = async () =>
      (await dialog.getByRole('alert').allTextContents()).filter((sentence) => sentence !== '');
    // It proposes nothing that is later than the end.
    await expect.poll(alerts).toEqual([]);
    await from.fill('1');
    await to.fill('-5');
    await expect.poll(alerts).toEqual([none]);
    expect(await to.inputValue()).toBe('-5');
    expect(await dialog.locator('.share-text, .share-code').count()).toBe(0);
    await to.fill('99999');
    await expect.poll(() => dialog.locator('.hint').getByText(ends).count()).toBe(1);
    expect((await link()).get('to')).toBe('99999');
    await from.fill('88888');
    await expect.poll(alerts).toEqual([expect.stringMatching(ends)]);
    await from.fill('2');
    await expect.poll(alerts).toEqual([]);
    expect((await link()).get('from')).toBe('2');
  },
);

test('a board that is played is given away as one', async () => {
  const { page } = await openPage(`${board}&lang=en&mode=play`, { width: 640, height: 700 });
  await page.keyboard.press('Shift+S');
  const texts = page.locator('dialog[open] .share-text .box');
  await expect.poll(() => texts.last().textContent()).toMatch(/^<fitful-board .*mode="play"/);
});

test('a stretch of a race by time is one of time', async () => {
  const race = 'mode=race&puzzle=tetromino-5x4&panes=dlx~backtrack:rows&equal=time&paused&lang=en';
  const { page } = await openPage(race, { width: 1000, height: 800 });
  await page.locator('.dock').waitFor();
  await page.keyboard.press('Shift+S');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('radio', { name: 'A stretch of the run' }).check();
  await dialog.getByRole('spinbutton', { name: 'To, in ms of computing' }).waitFor();
  expect(await dialog.getByText('To step').count()).toBe(0);
});

test.each([
  [390, 700, 'en', 'saver'],
  [390, 700, 'ja', 'race'],
  [320, 560, 'ja', 'saver'],
])(
  'it fits a page of %d × %d, and axe finds nothing: %s, %s',
  async (width, height, lang, mode) => {
    const { page } = await openPage(`${board}&lang=${lang}&mode=${mode}`, { width, height });
    await page.keyboard.press('Shift+S');
    const dialog = page.locator('dialog[open]');
    // The element shows a search, or is played by hand.
    const texts = mode === 'race' ? 2 : 3;
    await expect.poll(() => dialog.locator('.share-text').count()).toBe(texts);
    await dialog.getByRole('radio').last().check();
    const { x, width: wide } = (await dialog.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  },
);

test('a text that has to be scrolled is shown in whole lines', async () => {
  const { page } = await openPage('puzzle=pentomino-10x6&paused', { width: 1280, height: 720 });
  await page.keyboard.press('Shift+S');
  const boxes = page.locator('.share-text .box');
  await expect.poll(() => boxes.count()).toBe(3);
  const lines = await boxes.evaluateAll((all) =>
    all.flatMap((box) => {
      if (box.scrollHeight <= box.clientHeight + 1) return [];
      const { lineHeight, borderTopWidth, paddingTop } = getComputedStyle(box);
      // In padding half a line would be seen.
      const room = box.getBoundingClientRect().height - 2 * parseFloat(borderTopWidth);
      return [room / parseFloat(lineHeight), parseFloat(paddingTop)];
    }),
  );
  expect(lines).toEqual([expect.closeTo(3, 1), 0]);
});
