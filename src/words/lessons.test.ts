import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { measuredFigure } from '../testing/runs/measuredFigure.ts';
import { filled } from '../teach/lesson/lesson.ts';
import { readLesson } from '../teach/lesson/readLesson.ts';
import { languages, lateWords, words } from './index.ts';

const assets = new URL('../../assets/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, assets), 'utf8');
const lessons = readdirSync(new URL('lessons/', assets)).map((file) =>
  readLesson(file.replace(/\.json$/, ''), JSON.parse(read(`lessons/${file}`))),
);

/** What two lines of a caption hold, at 29 px on a page 1024 px wide. */
const most = { en: 120, ja: 66 };

describe.each(lessons)('the lesson “$id”', ({ title, scenes }) => {
  test('has figures that searches confirm', () => {
    const figures = scenes.flatMap(({ expect }) => Object.values(expect));
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      const puzzle = parsePuzzle(read(`puzzles/${figure.puzzle}.txt`));
      expect({ ...figure, is: measuredFigure(figure, puzzle) }).toEqual(figure);
    }
  });

  test('asks and says in every language, with notes, and without a number that is typed', () => {
    expect(Object.keys(title).toSorted()).toEqual(languages.toSorted());
    for (const { title, stops, notes } of scenes) {
      expect(stops.length).toBeGreaterThan(1);
      const ends = stops.flatMap(({ answer, end }) => [
        ...(answer ? [answer] : []),
        ...(end?.remember ?? []),
        ...(end?.next.map(({ text }) => text) ?? []),
      ]);
      for (const text of [title, ...stops.map((stop) => stop.text), ...ends, notes!]) {
        expect(Object.keys(text).toSorted()).toEqual(languages.toSorted());
        for (const written of Object.values(text)) expect(written).not.toMatch(/\d/);
      }
    }
  });

  test('is in polite Japanese, and calls placements what the page calls them', () => {
    for (const { stops, notes } of scenes) {
      for (const { text, isQuestion } of stops)
        expect(text['ja']).toMatch(
          isQuestion ? /(か|でしょう)？$|ください。$/ : /(です|ます|ました|ません|でした)。$/,
        );
      for (const text of [...stops.map((stop) => stop.text), notes!])
        expect(text['ja']).not.toMatch(/配置/);
    }
  });

  test('says in every language what fits on two lines, each scene something else', () => {
    for (const language of languages) {
      const { number } = lateWords(words(language)).counting;
      const each = scenes.map((scene) => [
        ...new Set(scene.stops.map(({ text }) => filled(text[language]!, scene, number))),
      ]);
      for (const sentence of each.flat())
        expect(sentence.length).toBeLessThanOrEqual(most[language]);
      for (const { stops } of scenes) {
        expect(stops.some(({ isQuestion }) => isQuestion)).toBe(true);
        for (const { text, isQuestion } of stops)
          if (isQuestion) expect(text[language]).toMatch(/[?？]/);
      }
      const titles = scenes.map(({ title }) => title[language]!);
      const all = [...each.flat(), ...titles];
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

test('the lesson on backtracking has its scenes, a large board, and what to take home', () => {
  expect(lessons.map(({ id, scenes }) => [id, scenes.length])).toEqual([['backtracking', 16]]);
  const all = lessons[0]!.scenes.flatMap(({ stops }) => stops);
  expect(all.at(-1)!.end!.remember.length).toBeGreaterThan(2);
  expect(all.some(({ hands }) => hands !== undefined)).toBe(true);
});
