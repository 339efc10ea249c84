import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placesIn, stopAt } from '../../teach/lesson/lesson.ts';
import { readLesson } from '../../teach/lesson/readLesson.ts';
import { modelOf, openClass } from '../../testing/pages/openClass.ts';
import { languages } from '../../words/index.ts';
import { presentedLesson } from '../lesson/presented.ts';
import { presentingOf } from './presenting.ts';
import { hasOpenQuestion } from './questions/questions.ts';

const folder = new URL('../../../assets/lessons/', import.meta.url);
const lessons = readdirSync(folder).map((file) =>
  readLesson(
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown,
  ),
);

test.each(lessons)('from stop to stop of “$id” each tells the next one', (lesson) => {
  for (const language of languages) {
    const told = placesIn(lesson).map((place) => {
      const open = { lesson, place, isThere: true, isReached: true };
      return presentedLesson(open, language, undefined);
    });
    told.forEach((one, i) => {
      expect([one.at, one.of]).toEqual([i + 1, told.length]);
      expect(one.next).toEqual(told[i + 1]?.now);
      expect(one.lang).toBe(language);
      expect(one.answers!.length > 0).toBe(one.now.isQuestion);
      // No figure is left open.
      expect(JSON.stringify([one.now, one.notes, one.answers])).not.toMatch(/[{]\w+[}]/);
    });
  }
});

const scene = { title: { en: 'A' }, ask: { en: 'B?' }, say: { en: 'C' }, notes: { en: 'D' } };
const scenes = [{ ...scene, point: 'removed', stops: ['step=6', 'step=8'] }];
const own = readLesson('own-1', { title: { en: 'E' }, scenes });

/** A class at a stop of a lesson of one's own, and what it does when it goes on. */
function openLesson(stop: number) {
  const place = { scene: 0, stop };
  const { state, show } = openClass(modelOf('square-bar-corner', [6, 8][stop]!));
  const went: number[] = [];
  const go = (by: number): void => void went.push(by);
  Object.assign(state.commands.lesson, { go });
  show({ ...state.moment, lesson: { lesson: own, place, isThere: true, isReached: true } });
  return { state, went, presenting: presentingOf(state) };
}

test('a presenter reads the answer while the class is asked, and reveals it', () => {
  const { state, presenting } = openLesson(0);
  const told = () => presenting.lesson('en')!;
  expect(told().question).toEqual({
    text: 'How many pieces come off before the next one goes on?',
    answer: '2 pieces come off; then there is something left to try.',
    isOpen: true,
  });
  // In a language that the lesson does not have, its texts are in one that it has.
  expect(presenting.lesson('ja')).toMatchObject({ lang: 'en', now: { text: 'B?' }, notes: 'D' });
  expect(presenting.lesson('ja')!.question!.answer).toMatch(/2個/);
  expect(hasOpenQuestion(state)).toBe(true);
  presenting.grant('reveal');
  expect(hasOpenQuestion(state)).toBe(false);
  expect(told().question!.isOpen).toBe(false);
  presenting.grant('reveal');
  expect(told()).toMatchObject({ at: 1, of: 2, next: { text: 'C' }, answers: ['C'] });
});

test('what is pointed at has no other answer before the class has come to it', () => {
  const answersOf = (isReached: boolean, stop: number) => {
    const open = { lesson: own, place: { scene: 0, stop }, isThere: true, isReached };
    return presentedLesson(open, 'en', undefined).answers;
  };
  expect(answersOf(false, 0)).toBeUndefined();
  expect(answersOf(true, 0)).toEqual(['C']);
  expect(answersOf(false, 1)).toEqual([]);
});

test('it goes on and back', () => {
  const { state, went, presenting } = openLesson(1);
  for (const wish of ['on', 'back'] as const) presenting.grant(wish);
  expect(went).toEqual([1, -1]);
  expect(presenting.lesson('en')).toMatchObject({ next: undefined, question: undefined });
  expect(stopAt(own, state.lesson.open!.place).isQuestion).toBe(false);
});
