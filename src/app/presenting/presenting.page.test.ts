import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

/** Opens the presenter's window from a page by its key. */
async function present(page: Page): Promise<Page> {
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('i'),
  ]);
  return other;
}

const saidIn = (page: Page) => page.locator('.stop-text').textContent();
const lessonOf = (page: Page) => new URL(page.url()).searchParams.get('lesson');
const troubleIn = (page: Page) => page.locator('.trouble').textContent();
const placeIn = (page: Page) => page.locator('.presenter h1 b').textContent();

test('it shows notes, answer and the next stop, which the class does not see, and steers the class', async () => {
  const { page } = await openPage('lesson=backtracking:4.4&lang=en');
  await page.locator('.lesson-text', { hasText: 'How many pieces' }).waitFor();
  const presenter = await present(page);
  await expect.poll(() => saidIn(presenter)).toMatch(/^How many pieces come off/);
  await presenter.getByText('2 pieces come off; then there is something left to try.').waitFor();
  await presenter.getByText('Three mistakes show up here').waitFor();
  await presenter.getByText('Take off the last piece and go on from there').waitFor();
  await presenter.getByRole('img', { name: 'Board 1' }).waitFor();
  expect(await page.content()).not.toMatch(/Three mistakes|2 pieces come off/);

  await presenter.keyboard.press('a');
  await page.locator('.class-caption p', { hasText: '2 pieces come off; then' }).waitFor();
  await presenter.getByText('Answered:').waitFor();
  const picture = () => presenter.locator('.pictures img').getAttribute('src');
  const before = await picture();
  await presenter.keyboard.press('PageDown');
  await expect.poll(() => lessonOf(page)).toBe('backtracking:4.5');
  await expect.poll(() => saidIn(presenter)).toMatch(/^Take off the last piece/);
  await expect.poll(picture).not.toBe(before);
  // What the class does by itself is followed.
  await page.keyboard.press('PageUp');
  await expect.poll(() => saidIn(presenter)).toMatch(/^How many pieces/);
  await presenter.keyboard.press('.');
  await page.locator('.blank').waitFor();
  await presenter.getByText('The screen of the class is black.').waitFor();
  expect((await presenter.locator('.pictures img').boundingBox())!.width).toBeGreaterThan(50);
  await presenter.getByRole('button', { name: 'Black screen', pressed: true }).click();
  await expect.poll(() => page.locator('.blank').count()).toBe(0);
});

test('it finds the class again once either is loaded anew, and says when no lesson or no class is there', async () => {
  const { page } = await openPage('lesson=backtracking:2&lang=ja');
  await page.locator('.lesson-text').waitFor();
  const presenter = await present(page);
  await expect.poll(() => saidIn(presenter)).toBe('次はどのマスですか？');
  expect(await presenter.evaluate(() => document.documentElement.lang)).toBe('ja');
  const place = await placeIn(presenter);
  await presenter.reload();
  await expect.poll(() => placeIn(presenter)).toBe(place);
  await page.goto(page.url().replace('lang=ja', 'lang=en'));
  await expect.poll(() => saidIn(presenter)).toBe('Which cell is next?');
  expect(await presenter.evaluate(() => document.documentElement.lang)).toBe('en');
  await presenter.keyboard.press('PageDown');
  await expect.poll(() => lessonOf(page)).toBe('backtracking:2.2');
  // The key leads to the window that is there.
  await page.keyboard.press('i');
  await page.keyboard.press('l');
  await expect
    .poll(() => troubleIn(presenter))
    .toBe('No lesson is given in class now. L begins one there.');
  expect(page.context().pages()).toHaveLength(2);
  await page.close();
  await expect.poll(() => troubleIn(presenter)).toMatch(/^The window of the class has been closed/);
  await presenter.close();
});

test('a window speaks to the class that opened it alone, and to none without', async () => {
  const one = await openPage('lesson=backtracking:2&lang=en');
  const other = await openPage('lesson=backtracking:4.4&lang=en', { beside: one.page });
  await one.page.locator('.lesson-text').waitFor();
  const first = await present(one.page);
  await other.page.locator('.lesson-text').waitFor();
  const second = await present(other.page);
  await expect.poll(() => saidIn(first)).toBe('Which cell is next?');
  await expect.poll(() => saidIn(second)).toMatch(/^How many/);
  await second.keyboard.press('PageDown');
  await expect.poll(() => lessonOf(other.page)).toBe('backtracking:4.5');
  await expect.poll(() => saidIn(second)).toMatch(/^Take off/);
  expect(lessonOf(one.page)).toBe('backtracking:2');
  expect(await saidIn(first)).toBe('Which cell is next?');
  const alone = await openPage('presenter&lang=en', { beside: one.page });
  await expect.poll(() => troubleIn(alone.page)).toMatch(/^No class has opened this window/);
  for (const page of [first, second]) await page.close();
});

test('a class says so where the browser opens no window', async () => {
  const { page } = await openPage('lesson=backtracking:4.4&lang=en', {
    preludes: [() => void (window.open = () => null)],
  });
  await page.locator('.lesson-text').waitFor();
  await page.getByRole('button', { name: 'Presenter’s window' }).click();
  await page.getByText('The browser has opened no presenter’s window.').waitFor();
  expect(await page.content()).not.toMatch(/Three mistakes|2 pieces come off/);
  // The key is listed as long as a lesson is given.
  const keys = page.locator('dialog.help[open]');
  const isListed = async () => {
    await page.keyboard.press('?');
    await keys.waitFor();
    const text = await keys.textContent();
    await page.keyboard.press('Escape');
    await expect.poll(() => keys.count()).toBe(0);
    return text!.includes('Open the presenter’s window');
  };
  expect(await isListed()).toBe(true);
  await page.keyboard.press('l');
  await expect.poll(() => page.locator('.lesson-text').count()).toBe(0);
  expect(await isListed()).toBe(false);
});

test('a race of a lesson has a black screen, and is steered as a class is', async () => {
  const { page } = await openPage('lesson=backtracking:8&lang=en');
  await page.locator('.race .lesson-text').waitFor();
  const presenter = await present(page);
  await expect.poll(() => presenter.locator('.pictures img').count()).toBe(2);
  expect(
    await presenter.getByRole('button', { name: 'Show answer' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await presenter.locator('.answer', { hasText: 'Along the short side' }).waitFor();
  await presenter.keyboard.press('b');
  await page.locator('.blank').waitFor();
  await page.keyboard.press('b');
  await expect.poll(() => page.locator('.blank').count()).toBe(0);
  await presenter.keyboard.press('PageDown');
  await expect.poll(() => lessonOf(page)).toBe('backtracking:8.2');
});

const own = JSON.stringify({
  title: { en: 'Mine' },
  scenes: [
    {
      title: { en: 'One' },
      stops: ['puzzle=square-bar-corner&order=rows&step=1'],
      say: { en: 'Only here.' },
      notes: { en: 'For me <b>alone</b>.' },
    },
  ],
});

test.each([
  [1280, 720],
  [800, 600],
  [390, 844],
])('a lesson of one’s own is read there, at %i × %i, by everybody', async (width, height) => {
  const { page } = await openPage('mode=class&puzzle=square-bar-corner&lang=en');
  await page.locator('.class-caption').waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
    );
  }, own);
  await page.locator('.lesson-text', { hasText: 'Only here.' }).waitFor();
  const presenter = await present(page);
  await presenter.setViewportSize({ width, height });
  await expect.poll(() => saidIn(presenter)).toBe('Only here.');
  await presenter.getByText('For me <b>alone</b>.').waitFor();
  await presenter.getByText('This is the last stop.').waitFor();
  expect(await axeViolations(presenter)).toEqual([]);
  // Nothing is beyond the window, and every button is whole.
  const beyond = await presenter.evaluate(
    () =>
      [...document.querySelectorAll('.presenter :is(button, header, nav, h1)')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      }).length,
  );
  expect(beyond).toBe(0);
  for (const name of ['Reset', 'Previous', 'Next', 'Show answer', 'Black screen'])
    expect(await presenter.getByRole('button', { name }).count()).toBe(1);
});

test('a black screen stays black from a class to a race and back, without a frame of either', async () => {
  const { page } = await openPage('lesson=backtracking:7.3&lang=en');
  await page.locator('.class-page .lesson-text').waitFor();
  await page.keyboard.press('.');
  await page.locator('.blank').waitFor();
  await page.evaluate(() => {
    const look = (): void => {
      const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      if (!at?.matches('.blank')) document.documentElement.dataset['seen'] = at?.className ?? '';
      requestAnimationFrame(look);
    };
    look();
  });
  for (const [key, place, within] of [
    ['PageDown', 'backtracking:8', '.race'],
    ['PageUp', 'backtracking:7.3', '.class-page'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => lessonOf(page)).toBe(place);
    await page.locator(`${within}[inert]`).waitFor({ state: 'attached' });
  }
  expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBeUndefined();
  // One key shows it again; in a mode that cannot be black, nothing stays of it.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.blank').count()).toBe(0);
  await page.keyboard.press('b');
  await page.keyboard.press('k');
  await expect.poll(() => page.locator('.class-page').count()).toBe(0);
  await page.keyboard.press('k');
  await page.locator('.class-page').waitFor();
  expect(await page.locator('.blank').count()).toBe(0);
});
