import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, placeFrom, readLesson, type LessonPlace } from '../../teach/lesson.ts';
import { axeViolations } from '../../testing/axe.ts';
import { openPage } from '../../testing/page.ts';
import { languages, words, type Language } from '../../words/index.ts';

const file = new URL('../../../assets/lessons/backtracking.json', import.meta.url);
const lesson = readLesson('backtracking', JSON.parse(readFileSync(file, 'utf8')), languages);

/** All stops of the lesson, in order. */
function* stops(): Generator<LessonPlace> {
  let place: LessonPlace | undefined = { scene: 0, stop: 0 };
  for (; place; place = placeFrom(lesson, place, 1)) yield place;
}

const linkOf = ({ scene, stop }: LessonPlace): string => lesson.scenes[scene]!.stops[stop]!;

/** What the lesson says at a stop. */
function said({ scene, stop }: LessonPlace, language: Language): string {
  const its = lesson.scenes[scene]!;
  const text = stop === 0 ? its.ask : its.say;
  return filled(text[language]!, its, words(language).counting.number);
}

test.each(languages)('the whole lesson is given with the keys of a remote (%s)', async (lang) => {
  const visit = await openPage(`mode=class&puzzle=square-bar-corner&order=rows&lang=${lang}`);
  const { page } = visit;
  await page.locator('.class-page').waitFor();
  const text = (selector: string) => page.locator(selector).textContent();
  const moment = async () => ({
    ...{ said: await text('.lesson-text'), caption: await text('.class-caption') },
    board: await page.locator('.board-marks').getAttribute('aria-label'),
    step: (await visit.status()).panes[0]!.steps,
  });
  const seen: Awaited<ReturnType<typeof moment>>[] = [];
  await page.keyboard.press('l');
  for (const place of stops()) {
    const step = parseInt(new URLSearchParams(linkOf(place)).get('step')!, 10);
    await expect.poll(moment, { timeout: 10_000 }).toMatchObject({ said: said(place, lang), step });
    seen.push(await moment());
    await page.keyboard.press('PageDown');
  }
  // At its end it stays, and back is as it was.
  expect(await moment()).toEqual(seen.at(-1));
  await expect.poll(() => page.url()).toMatch(/lesson=backtracking:10\.6/);
  for (const before of seen.slice(-9, -1).toReversed()) {
    await page.keyboard.press('PageUp');
    await expect.poll(moment, { timeout: 10_000 }).toEqual(before);
  }
});

test('the tree leads to any moment, and notes are there when wanted', async () => {
  const { page } = await openPage(
    'mode=class&puzzle=square-bar-corner&order=rows&step=30&tree&lesson=backtracking:6.2',
    { width: 1024, height: 768 },
  );
  const address = () => page.url();
  const nodes = page.getByRole('treeitem');
  await expect.poll(() => nodes.count()).toBe(16);
  await page.getByText('15 placements, 9 dead ends, 1 solution.').waitFor();
  await page.keyboard.press('i');
  await page.getByText('Every circle is a placement').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('treeitem', { name: 'L, step 11: solution' }).click();
  await expect.poll(address).toMatch(/step=11$/);
  await expect.poll(() => nodes.count()).toBe(8);
  // By keys: to the parent, its sibling on the left, and its first child.
  await page.getByRole('treeitem', { selected: true }).focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect.poll(address).toMatch(/step=6$/);

  // Reloading leads back here, and what is folded is one node.
  await page.reload();
  await expect.poll(() => nodes.count()).toBe(5);
  await page.getByRole('treeitem', { name: 'L, step 6: dead end', selected: true }).waitFor();
  await page.goto(address().replace('step=6', 'step=30'));
  await expect.poll(() => nodes.count()).toBe(16);
  await page.keyboard.press('x');
  await expect.poll(() => nodes.count()).toBe(11);
  await page.keyboard.press('t');
  await expect.poll(() => nodes.count()).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(() => page.locator('.class-lesson').count()).toBe(0);
  await expect.poll(address).not.toContain('lesson');
});
