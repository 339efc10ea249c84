import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placesIn, stopAt } from '../../teach/lesson/lesson.ts';
import { readLesson } from '../../teach/lesson/readLesson.ts';
import { openPage } from '../../testing/pages/page.ts';

const file = new URL('../../../assets/lessons/backtracking.json', import.meta.url);
const lesson = readLesson('backtracking', JSON.parse(readFileSync(file, 'utf8')));

/** The answer to each question that is pointed at, in their order: a cell, a choice, a node, a piece or a line. */
const answers: readonly { readonly within: string; readonly right: RegExp }[] = [
  { within: '.board-cells', right: /^a1\b/ },
  { within: '.board-cells', right: /^d2\b/ },
  { within: '.class-asking', right: /^[A-D] 2$/ },
  { within: '.class-tree', right: /^O, step 1\b/ },
  { within: '.board-cells', right: /^e1\b/ },
  { within: '.piece-tray', right: /^I$/ },
  { within: '.class-code button', right: /^search\(\)$/ },
  { within: '.class-code button', right: /^remove p$/ },
];

/** What has the focus, in words, and whether it is inside of an element. */
const focused = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const { activeElement: it } = document;
    const said = it?.getAttribute('aria-label') ?? it?.textContent ?? '';
    return { said: said.trim(), isWithin: Boolean(it?.closest(selector)) };
  }, within);

/** The keys that lead from one place to another: among cells, and in the tree to its first branch. */
function keyTo(from: string, right: RegExp): string {
  const [column, row] = from;
  const [, toColumn, toRow] = /\^(\w)(\d)/.exec(right.source) ?? [];
  if (toColumn === undefined) return from.startsWith('I, step 9') ? 'ArrowLeft' : 'ArrowUp';
  if (column !== toColumn) return column! < toColumn ? 'ArrowRight' : 'ArrowLeft';
  return row! < toRow! ? 'ArrowDown' : 'ArrowUp';
}

test('by keys alone each question of the lesson is answered, and its end is reached', async () => {
  const { page } = await openPage('lesson=backtracking:1&lang=en', { width: 1280, height: 720 });
  const says = () => page.locator('.class-caption p').first().textContent();
  let answered = 0;
  for (const place of placesIn(lesson)) {
    const written = `${place.scene + 1}${place.stop > 0 ? `.${place.stop + 1}` : ''}`;
    await expect
      .poll(() => page.url())
      .toMatch(new RegExp(`lesson=backtracking:${written}(?!\\.|\\d)`));
    if (stopAt(lesson, place).point !== undefined) {
      const { within, right } = answers[answered++]!;
      await expect.poll(says).toMatch(/^(Point at|Choose how many)/);
      let now = await focused(page, within);
      for (let tabs = 0; !now.isWithin && tabs < 60; tabs++) {
        await page.keyboard.press('Tab');
        now = await focused(page, within);
      }
      expect({ written, ...now }).toMatchObject({ written, isWithin: true });
      const isList = within === '.class-asking' || within === '.piece-tray';
      for (let keys = 0; !right.test(now.said) && keys < 12; keys++) {
        const key = within === '.class-code button' ? 'ArrowDown' : keyTo(now.said, right);
        await page.keyboard.press(isList ? 'Tab' : key);
        now = await focused(page, within);
      }
      expect({ written, said: now.said }).toEqual({ written, said: expect.stringMatching(right) });
      await page.keyboard.press('Enter');
      await expect.poll(says).toMatch(/^Right\./);
    }
    await page.keyboard.press('PageDown');
  }
  expect(answered).toBe(answers.length);
  await page.locator('.lesson-end').waitFor();
}, 240_000);
