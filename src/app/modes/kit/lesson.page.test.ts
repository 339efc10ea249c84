import { puzzleIdOf } from '../../../settings/settings.ts';
import { stopQuery } from '../../address/lessonAddress.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import { askedAt } from '../../../teach/lesson/asked.ts';
import { filled, placeFrom, stopAt, type LessonPlace } from '../../../teach/lesson/lesson.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { Situations } from '../../../teach/moment/situation.ts';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openPage } from '../../../testing/pages/page.ts';
import { isLong } from '../../../testing/share.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { captionOf, languages, lateWords, words, type Language } from '../../../words/index.ts';
import { searchFor } from '../../library/recipes.ts';
import { AddressGrammar } from '../../address/grammar.ts';

const file = new URL('../../../../assets/lessons/backtracking.json', import.meta.url);
const lesson = readLesson('backtracking', JSON.parse(readFileSync(file, 'utf8')));
const grammar = new AddressGrammar(() => true);

/** All stops of the lesson, in order. */
function* stops(): Generator<LessonPlace> {
  let place: LessonPlace | undefined = { scene: 0, stop: 0 };
  for (; place; place = placeFrom(lesson, place, 1)) yield place;
}

const settingsAt = (place: LessonPlace) => grammar.read(String(stopQuery(lesson, place))).settings;

/** A text as it is read out: all spaces are alike. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A text as it stands in quotes in a snapshot of what is heard. */
const quoted = (text: string): string => text.replaceAll('\\', '\\\\');

/** What the lesson says at a stop. */
function said({ scene, stop }: LessonPlace, language: Language): string {
  const its = lesson.scenes[scene]!;
  return filled(its.stops[stop]!.text[language]!, its, lateWords(words(language)).counting.number);
}

/** What happens at a stop, in words, or how to answer what is asked there; undefined in a race. */
function happens(place: LessonPlace, language: Language): string | undefined {
  const settings = settingsAt(place);
  if (settings.mode === 'race') return undefined;
  const problem = problemOf(puzzleIdOf(settings)!);
  const search = searchFor(settings);
  const isFine =
    settings.moment.tick < Infinity || String(stopQuery(lesson, place)).includes('tries');
  const situation = new Situations(problem, search).at(settings.moment);
  const { practice } = words(language);
  const { asking } = lateWords(words(language));
  const stop = stopAt(lesson, place);
  const question = askedAt(problem, search, situation, stop, settings);
  if (question) return asking.how[question.kind](question, namesOf(problem));
  if (stop.hands !== undefined) return `${practice.step(1, stop.hands)} ${practice.asksItem}`;
  const moment = new MomentExplainer(problem, search).of(situation, isFine ? 'tries' : 'places');
  return captionOf(moment, namesOf(problem), language);
}

test.each(isLong ? languages : (['en'] as const))(
  'the whole lesson is given with the keys of a remote (%s)',
  async (lang) => {
    const query = `mode=class&puzzle=square-bar-corner&order=rows&lang=${lang}`;
    const visit = await openPage(query, { width: 1024, height: 768 });
    const { page } = visit;
    await page.locator('.class-page').waitFor();
    const moment = () =>
      page.evaluate(() => {
        const textIn = (selector: string) => document.querySelector(selector)?.textContent;
        return {
          said: textIn('.lesson-text'),
          caption: textIn('.class-caption p'),
          board: document.querySelector('.board-marks')?.getAttribute('aria-label'),
          steps: window.fitful!.status().panes.map(({ steps }) => steps),
        };
      });
    /** What is said in each pane of a race. */
    const paneCaptions = () => page.locator('.pane-saying').allTextContents();
    const seen: [LessonPlace, Awaited<ReturnType<typeof moment>>][] = [];
    await expect.poll(async () => (await moment()).caption).toMatch(/a1/);
    const opening = await moment();
    const heard = await page.evaluateHandle(listen);
    const due: string[] = [];
    let lastCaption = opening.caption;
    await page.keyboard.press('l');
    for (const place of stops()) {
      const caption = happens(place, lang);
      const wanted = { said: said(place, lang), ...(caption !== undefined && { caption }) };
      const before = seen.at(-1)?.[1] ?? opening;
      if (wanted.said !== before.said) due.push(wanted.said);
      if (caption !== undefined && caption !== lastCaption) due.push((lastCaption = caption));
      await expect.poll(moment, { timeout: 10_000 }).toMatchObject(wanted);
      const { step } = settingsAt(place).moment;
      await expect.poll(async () => Math.max(...(await moment()).steps)).toBe(step);
      if (caption === undefined)
        await expect
          .poll(async () => (await paneCaptions()).map((one) => one.length > 10))
          .toEqual((await moment()).steps.map(() => true));
      // No title tells what comes of it.
      expect(await page.title()).not.toMatch(/one way|一通り/);
      expect(await page.evaluate(cutOff)).toEqual([]);
      seen.push([place, await moment()]);
      await page.keyboard.press('PageDown');
    }
    // Each moment is said once, after what the lesson says of it, and no other one on the way there.
    expect(await heard.jsonValue()).toEqual(due);
    // At its end it stays.
    expect(await moment()).toEqual(seen.at(-1)![1]);
    await expect.poll(() => page.url()).toMatch(/lesson=backtracking:16\.2/);
    await page.locator('.lesson-end').waitFor();
    // Back, all is as it was; and all of it is there for who sees no picture.
    for (const [place, before] of seen.slice(0, -1).toReversed()) {
      await page.keyboard.press('PageUp');
      await expect.poll(moment, { timeout: 10_000 }).toEqual(before);
      const heard = plain(await page.locator('body').ariaSnapshot());
      expect(heard).toContain(plain(said(place, lang)));
      if (before.caption === undefined) continue;
      expect(heard).toContain(before.caption);
      expect(heard).toContain(quoted(before.board!));
    }
    expect(await page.locator('[aria-live=polite]').allTextContents()).toEqual(
      expect.arrayContaining([seen[0]![1].said, seen[0]![1].caption]),
    );
  },
  240_000,
);

/** Run in the page: what the lesson and the class say from now on, in this order. */
function listen(): string[] {
  const selectors = ['.lesson-text', '.class-caption p'];
  const regions = () => selectors.map((one) => document.querySelector(one));
  const textsOf = (those: (Element | null)[]) => those.map((one) => one?.textContent ?? '');
  const said: string[] = [];
  let before = regions();
  const texts = textsOf(before);
  new MutationObserver(() => {
    const now = regions();
    for (const [i, text] of textsOf(now).entries()) {
      // What comes together with its region is not read out.
      if (text && before[i] !== now[i]) said.push(`silently: ${text}`);
      else if (text && text !== texts[i]) said.push(text);
      texts[i] = text || texts[i]!;
    }
    before = now;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

/** Run in the page: what does not fit where it is said. */
function cutOff(): string[] {
  return [...document.querySelectorAll('.lesson-text, .class-caption')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1)
    .map(({ textContent }) => textContent);
}

test('the tree leads to any moment', async () => {
  const { page } = await openPage(
    'mode=class&puzzle=square-bar-corner&order=rows&step=30&panels=tree&lesson=backtracking:6.3',
    { width: 1024, height: 768 },
  );
  const address = () => page.url();
  const nodes = page.getByRole('treeitem');
  await expect.poll(() => nodes.count()).toBe(16);
  await page.getByText('15 placements, 9 dead ends, 1 solution.').waitFor();
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

  // A lesson that was ended, or begun, by mistake: the browser's Back undoes it.
  await page.goBack();
  await page.locator('.class-lesson').waitFor();
  await page.goForward();
  await expect.poll(() => page.locator('.class-lesson').count()).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(address).toMatch(/lesson=backtracking:1$/);
  await page.goBack();
  await expect.poll(address).toMatch(/step=30$/);
  await expect.poll(() => page.locator('.class-lesson').count()).toBe(0);
});

/** Drops a text file on the page. */
const drop = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'lesson.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, text);

test('a lesson of one’s own is dropped, kept, chosen and removed', async () => {
  const { page } = await openPage('puzzle=domino-5x2&paused&lang=ja');
  await page.locator('.dock').waitFor();
  const text = page.locator('.lesson-text');
  const own = JSON.stringify({
    title: { en: 'Mine' },
    scenes: [
      {
        title: { en: 'Dead end' },
        stops: [
          'https://elsewhere.org/?mode=class&puzzle=square-bar-corner&order=rows&step=1',
          'puzzle=square-bar-corner&order=rows&step=2',
        ],
        ask: { en: 'Does it fit?' },
        say: { en: 'It does not: {many} placements in all.' },
        expect: {
          many: {
            measure: 'placements',
            puzzle: 'square-bar-corner',
            search: 'backtrack:rows',
            is: 15,
          },
        },
      },
      {
        title: { en: 'Race' },
        stops: ['mode=race&puzzle=square-bar-corner&panes=backtrack:rows~dlx&step=3&paused'],
        say: { en: 'Which one is 1st?' },
      },
    ],
  });

  // What is wrong is said in the reader's language, and the text is there to be corrected.
  await drop(page, own.replace('order=rows&step=2', 'order=row&step=2'));
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.getByRole('alert').textContent())
    .toMatch(/場面1：2番目のアドレス.*row/);
  await dialog.getByRole('textbox').fill(own);
  await dialog.getByRole('button', { name: '開く', exact: true }).click();
  await expect.poll(() => text.textContent()).toBe('Does it fit?');
  expect(await text.getAttribute('lang')).toBe('en');
  await expect.poll(() => page.locator('.class-caption').textContent()).toMatch(/^次は/);

  // On to a race, over which the lesson stays; reloading leads there again, and back.
  await page.keyboard.press('PageDown');
  await expect.poll(() => text.textContent()).toBe('It does not: 15 placements in all.');
  // Which takes over the focus that its bar had.
  const on = page.getByRole('button', { name: 'レッスンを進める' });
  const hasFocus = () => on.evaluate((it) => it === document.activeElement);
  await on.press('Enter');
  await expect.poll(() => text.textContent()).toBe('Which one is 1st?');
  await expect.poll(() => page.locator('.race .board').count()).toBe(2);
  expect(await hasFocus()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => page.url()).toMatch(/mode=race.*lesson=own-\w+:2&/);
  await page.reload();
  await expect.poll(() => text.textContent()).toBe('Which one is 1st?');
  await page.keyboard.press('PageUp');
  await expect.poll(() => text.textContent()).toBe('It does not: 15 placements in all.');
  await expect.poll(() => page.url()).toMatch(/lesson=own-\w+:1\.2&/);
  await page.goBack();
  await expect.poll(() => text.textContent()).toBe('Which one is 1st?');
  await page.goForward();

  // It is one of several now.
  await expect.poll(() => text.textContent()).toBe('It does not: 15 placements in all.');
  await page.keyboard.press('l');
  await expect.poll(() => text.count()).toBe(0);
  await page.keyboard.press('l');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: /^バックトラック法/ }).click();
  await expect.poll(() => text.textContent()).toMatch(/^棒の/);
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await dialog.getByRole('button', { name: '「Mine」を削除' }).click();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
});

test('a lesson of one’s own opens where its puzzle is on show already, and again once its text has changed', async () => {
  const puzzle = 'puzzle=square-bar-corner&order=rows';
  const { page } = await openPage(`mode=class&${puzzle}&step=0`);
  const text = page.locator('.lesson-text');
  const own = (first: string) =>
    JSON.stringify({
      title: { en: 'Mine' },
      scenes: [
        {
          title: { en: 'Dead end' },
          stops: [`${puzzle}&step=1`, { at: `${puzzle}&step=2`, ask: { en: 'And now?' } }],
          say: { en: first },
        },
      ],
    });
  await expect.poll(() => page.locator('.class-caption').textContent()).toMatch(/a1/);
  await drop(page, own('Look.'));
  await expect.poll(() => text.textContent()).toBe('Look.');
  await page.keyboard.press('PageDown');
  await expect.poll(() => text.textContent()).toBe('And now?');
  expect(await page.locator('.lesson-scene').textContent()).toMatch(/1\/1 Dead end · the end/);
  await drop(page, own('Look again.'));
  await expect.poll(() => text.textContent()).toBe('Look again.');
});

test('a link to nothing but a place in a lesson shows it in the colours of the lesson', async () => {
  const visit = await openPage('lesson=backtracking:8', { drawn: true });
  await visit.page.locator('.lesson-text').waitFor();
  const ground = async () => Math.min(...(await visit.picture()).at(2, 350));
  await expect.poll(ground).toBeGreaterThan(200);
});
