import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, placesIn, stopAt, type LessonPlace } from '../../../teach/lesson/lesson.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';
import { languages, words, type Language } from '../../../words/index.ts';

const file = new URL('../../../../assets/lessons/backtracking.json', import.meta.url);
const lesson = readLesson('backtracking', JSON.parse(readFileSync(file, 'utf8')));

declare global {
  interface Window {
    /** What has been heard, region by region, in the order in which it came. */
    said: { readonly region: string; readonly text: string }[];
  }
}

/** Keeps what live regions come to say, as a screen reader does: not what comes together with its region. */
function listen(): void {
  window.said = [];
  const known = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live=polite], [role=status]')) {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const before = known.get(region);
      known.set(region, text);
      if (before !== undefined && before !== text && text !== '')
        window.said.push({ region: region.className, text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const written = ({ scene, stop }: LessonPlace) =>
  `backtracking:${scene + 1}${stop > 0 ? `.${stop + 1}` : ''}`;

test.each(languages)(
  'by ear alone each stop of the lesson is told in order: scene and board, text, what happens (%s)',
  async (language: Language) => {
    const { page } = await openPage(`lesson=backtracking:1&lang=${language}`, {
      preludes: [listen],
    });
    const { number, scene: numbered } = words(language).lesson;
    let last: { readonly scene: number; readonly text: string } | undefined;
    for (const place of placesIn(lesson)) {
      const { text } = stopAt(lesson, place);
      const scene = lesson.scenes[place.scene]!;
      const said = filled(text[language]!, scene, number).replaceAll(/\s+/g, ' ');
      const isNew = last?.scene !== place.scene;
      const due = [
        ...(isNew ? [`${numbered(place.scene + 1, lesson.scenes.length)} `] : []),
        ...(last?.text === said && !isNew ? [] : [said]),
      ];
      const heard = () => page.evaluate(() => window.said);
      const isAt = () => new URL(page.url()).searchParams.get('lesson') === written(place);
      await expect.poll(isAt).toBe(true);
      for (const begin of due)
        await expect
          .poll(async () => (await heard()).some((one) => one.text.startsWith(begin)), {
            message: `${written(place)} says ${begin}`,
          })
          .toBe(true);
      const all = (await heard()).map((one) => one.text);
      const order = due.map((begin) => all.findIndex((one) => one.startsWith(begin)));
      expect({ at: written(place), order }).toEqual({
        at: written(place),
        order: order.toSorted((one, other) => one - other),
      });
      // Nothing is said twice.
      expect({ at: written(place), all }).toEqual({ at: written(place), all: [...new Set(all)] });
      last = { scene: place.scene, text: said };
      await page.evaluate(() => void (window.said = []));
      await page.keyboard.press('PageDown');
    }
  },
  300_000,
);

test('what has to be seen to answer is heard: shapes of pieces, solutions, the line that runs', async () => {
  const { page } = await openPage('lesson=backtracking:1&lang=en');
  const described = (name: RegExp, role: 'option' | 'button') =>
    page.getByRole(role, { name }).first().getAttribute('aria-description');
  await expect.poll(() => described(/^I: left/, 'option')).toBe('row 1: I I I I');
  expect(await described(/^L: left/, 'option')).toBe('row 1: L L; row 2: L');
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => window.fitful!.open('?lesson=backtracking:7&lang=en'));
  const solution = () => described(/^Solution 1, at step/, 'button');
  await expect.poll(solution).toMatch(/^row 1: [ABC] [ABC] [ABC]; row 2: .*; row 3: /);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => window.fitful!.open('?lesson=backtracking:13.2&lang=en'));
  const line = page.locator('.class-code button[aria-current=step]');
  await expect.poll(() => line.textContent()).toBe('place p');
});
