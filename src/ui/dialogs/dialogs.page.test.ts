import { expect, test } from 'vitest';
import { themes } from '../../theme/index.ts';
import { focusShown } from '../../testing/pages/focusShown.ts';
import { axeViolations } from '../../testing/pages/axe.ts';
import { bring } from '../../testing/pages/bring.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

let visit: Visit;

const open = async (...page: Parameters<typeof openPage>): Promise<Visit['page']> => {
  visit = await openPage(...page);
  await visit.page.locator('.dock').waitFor();
  return visit.page;
};
const pane = async () => (await visit.status()).panes[0]!;

const domino = 'title: Two dominoes\n\n..\n..\n\nA x2\noo\n';
const wrong = domino.replace('oo', 'ox');

test('an invalid text is rejected with an error, kept, and does not affect the search', async () => {
  const page = await open('paused&step=40');
  await expect.poll(async () => (await pane()).steps).toBe(40);
  await focusShown(page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open a puzzle or a lesson' }).click();
  const text = page.getByRole('textbox', { name: 'Text of a puzzle or a lesson' });
  await text.fill(wrong);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const said = page.locator('dialog[open] [role=alert]');
  await expect.poll(() => said.textContent()).toMatch(/^Line 7, column 2: /);
  expect(await text.inputValue()).toBe(wrong);
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const before = await pane();
  expect([before.steps, before.puzzle]).toEqual([40, 'pentomino-10x6']);

  await focusShown(page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open a puzzle or a lesson' }).click();
  expect(await text.inputValue()).toBe(wrong);
  await text.fill(domino);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(async () => (await pane()).puzzle).toBe(null);
  await expect.poll(() => page.locator('.what').textContent()).toContain('Two dominoes');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test.each(['none', 'active'] as const)(
  'a field of a dialog is marked as long as it is wrong (forced colours: %s)',
  async (forcedColors) => {
    const page = await open('paused&lang=en', { forcedColors });
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Order of pieces').selectOption({ label: 'By name' });
    const names = dialog.getByLabel('Pieces to try first');
    const border = () => names.evaluate((field) => getComputedStyle(field).borderTopWidth);
    const usual = await border();
    await names.fill('Q');
    await names.press('Enter');
    await expect.poll(border).not.toBe(usual);
    await names.fill('X');
    await names.press('Enter');
    await expect.poll(border).toBe(usual);
    await page.keyboard.press('Escape');

    await bring(page, 'paste', wrong);
    const text = page.getByRole('textbox', { name: 'Text of a puzzle or a lesson' });
    const frame = () => text.evaluate((field) => getComputedStyle(field).borderTopWidth);
    await expect.poll(frame).not.toBe(usual);
  },
);

test('a text dropped or pasted anywhere is opened; an invalid one is shown with its error', async () => {
  const page = await open('paused');
  await bring(page, 'drop', wrong);
  const text = page.getByRole('textbox', { name: 'Text of a puzzle or a lesson' });
  await expect.poll(() => text.inputValue()).toBe(wrong);
  const said = page.locator('dialog[open] [role=alert]');
  await expect.poll(() => said.textContent()).toContain('Line 7');
  await page.keyboard.press('Escape');
  await bring(page, 'drop', domino);
  await expect.poll(() => page.locator('.what').textContent()).toContain('Two dominoes');

  await bring(page, 'paste', wrong);
  await expect.poll(() => text.inputValue()).toBe(wrong);
  await page.keyboard.press('Escape');
  await bring(page, 'paste', domino.replace('Two', '2'));
  await expect.poll(() => page.locator('.what').textContent()).toContain('2 dominoes');
});

test('of several files one is opened, and a notice says which', async () => {
  const page = await open('paused&lang=en');
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['one.txt', 'two.txt'])
      dataTransfer.items.add(new File([content.replace('Two', name)], name));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, domino);
  await expect.poll(() => page.locator('.what').textContent()).toContain('one.txt dominoes');
  const notice = page.locator('.notice');
  await expect.poll(() => notice.textContent()).toContain('Only “one.txt” was opened');
});

test('a text too long for a puzzle is rejected without showing it, and the user’s text is kept', async () => {
  const page = await open('paused');
  const text = page.getByRole('textbox', { name: 'Text of a puzzle or a lesson' });
  const said = page.locator('dialog[open] [role=alert]');
  const tooLong =
    'This is too long: the text of a puzzle or a lesson has at most 65,536 characters. It was left out.';
  type How = 'paste' | 'drop' | 'dropped file';
  /** Pastes or drops a text of this length; returns whether the browser's default action happens. */
  const bring = (how: How, selector: string, length: number): Promise<boolean> =>
    page.evaluate(
      ([type, selector, length]) => {
        const data = new DataTransfer();
        const content = '.\n'.repeat(length / 2);
        if (type === 'dropped file') data.items.add(new File([content], 'long.txt'));
        else data.setData('text/plain', content);
        const options = { bubbles: true, cancelable: true };
        return document
          .querySelector(selector)!
          .dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('drop', { ...options, dataTransfer: data }),
          );
      },
      [how, selector, length] as const,
    );
  for (const how of ['paste', 'drop', 'dropped file'] as const) {
    for (const length of [100_000, 4_000_000]) {
      expect(await bring(how, 'body', length)).toBe(false);
      await expect.poll(() => said.textContent()).toBe(tooLong);
      expect(await text.inputValue()).toContain('pieces: pentomino');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    }
  }
  await focusShown(page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open a puzzle or a lesson' }).click();
  expect(await said.textContent()).toBe('');
  await text.fill(domino);
  expect(await bring('paste', 'textarea', 1000)).toBe(true);
  for (const how of ['paste', 'drop'] as const) {
    await text.fill(domino);
    expect(await bring(how, 'textarea', 4_000_000)).toBe(false);
    expect(await said.textContent()).toBe(tooLong);
    expect(await text.inputValue()).toBe(domino);
  }
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => page.locator('.what').textContent()).toContain('Two dominoes');
});

test('a choice takes effect at once', async () => {
  const page = await open('paused&lang=en');
  await focusShown(page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Theme').selectOption({ label: 'Paper' });
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
  expect(await ink()).toBe(themes.paper.text.strong);
  await dialog.getByLabel('Language').selectOption('ja');
  // Its words may have to be loaded first.
  await page.getByRole('heading', { name: '設定' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
  expect(await page.title()).toBe('ペントミノ12枚、10 × 6 · Fitful');
});

test('the toolbar is away while a sheet is open, which would cut it in half', async () => {
  const page = await open('paused', { width: 960, height: 540 });
  const opacities = () =>
    page
      .locator('.dock > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  await page.keyboard.press('Shift');
  expect(new Set(await opacities())).toEqual(new Set(['1']));
  for (const key of ['?', 'c', 's', 'g']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['0']));
    await page.keyboard.press('Escape');
    await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']));
  }
});

test.each([
  ['paused', 1280, 720],
  ['paused', 960, 540],
  ['mode=class&puzzle=square-bar-corner', 1280, 720],
] as const)('all keys of %s are in sight at %i × %i', async (query, width, height) => {
  const { page } = await openPage(`${query}&lang=en`, { width, height });
  await page.locator('.dock, .board-cells').first().waitFor();
  await page.keyboard.press('?');
  const help = page.locator('.help[open]');
  await help.waitFor();
  const sizes = await help.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
    scrollHeight - clientHeight,
    scrollWidth - clientWidth,
  ]);
  expect(sizes).toEqual([0, 0]);
  expect(await help.locator('dl > div').count()).toBeGreaterThan(15);
});

test.each([
  ['paused', 1280, 720, 4],
  ['paused', 960, 540, 2],
  ['paused', 390, 844, 1],
  ['mode=class&puzzle=square-bar-corner', 1280, 720, 4],
] as const)('the keys of %s at %i × %i stand in %i columns, each on a line', async (...given) => {
  const [query, width, height, columns] = given;
  const { page } = await openPage(`${query}&lang=en`, { width, height });
  await page.locator('.dock, .board-cells').first().waitFor();
  await page.keyboard.press('?');
  const groups = page.locator('.help[open] section');
  await groups.first().waitFor();
  const boxes = await groups.evaluateAll((all) =>
    all.map((group) => {
      const texts = [...group.querySelectorAll('h3, dd')].map((one) => one.getBoundingClientRect());
      const rights = [...group.querySelectorAll('kbd:last-child')].map(
        (one) => one.getBoundingClientRect().right,
      );
      return {
        lefts: [...new Set(texts.map(({ x }) => Math.round(x)))],
        rights: [...new Set(rights.map(Math.round))],
        tallest: Math.max(...texts.map((text) => text.height)),
      };
    }),
  );
  expect(new Set(boxes.flatMap(({ lefts }) => lefts)).size).toBe(columns);
  for (const { lefts, rights, tallest } of boxes) {
    expect([lefts.length, rights.length]).toEqual([1, 1]);
    expect(tallest).toBeLessThan(30);
  }
});

test('axe finds nothing, whichever dialog is open', async () => {
  const page = await open('paused&speed=nonsense');
  expect(await page.locator('.notice').count()).toBe(1);
  for (const [lang, theme] of [
    ['en', 'midnight'],
    ['ja', 'paper'],
    ['en', 'chocolate'],
  ]) {
    await page.evaluate(
      (query) => window.fitful!.open(query),
      `?paused&lang=${lang}&theme=${theme}`,
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.locator('.help[open]').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.tools .quiet button:nth-last-child(2)').click();
    await page.locator('.settings[open]').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.settings[open] .wide').nth(1).click();
    await page.locator('.open-text textarea').fill('nonsense');
    await page.locator('.open-text .chief').click();
    await page.locator('.wrong:not(:empty)').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.locator('.tools .quiet button:nth-last-child(2)').click();
  const theme = page.locator('.settings[open]').getByLabel('Theme');
  for (const id of ['glass', 'neon', 'blueprint', 'wood']) {
    await theme.selectOption(id);
    await expect.poll(() => page.url()).toContain(`theme=${id}`);
    expect({ id, found: await axeViolations(page) }).toEqual({ id, found: [] });
  }
});
