import { expect, test } from 'vitest';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { usualInModes } from '../../../settings/settings.ts';
import { LessonGuide } from './lessonGuide.ts';

const text = { en: 'A' };
const stops = ['step=2', 'step=900'];
const lesson = readLesson('some', { title: text, scenes: [{ title: text, say: text, stops }] });

test('a stop is reached once its moment is on show, though its text is there on the way', () => {
  const shown = { step: 2, destination: 900 };
  const services = {
    lessons: { atHand: [lesson], load() {}, remove() {}, shown() {}, answered() {} },
    links: {} as never,
    onChange() {},
  };
  const settings = { ...usualInModes.class, lesson: { id: 'some', scene: 0, stop: 1 } };
  const guide = new LessonGuide(services, settings, {
    isOf: () => true,
    moment: () => ({ step: shown.step, tick: Infinity }),
    destination: () => ({ step: shown.destination, tick: Infinity }),
  });
  const now = () => {
    const { isThere, isReached } = guide.now!;
    return [isThere, isReached];
  };
  expect(now()).toEqual([true, false]);
  shown.step = 900;
  expect(now()).toEqual([true, true]);
  // On the way on, its moment is still on show.
  shown.destination = 2000;
  expect(now()).toEqual([false, false]);
});
