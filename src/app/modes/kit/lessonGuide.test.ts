import { expect, test } from 'vitest';
import { defaults, usualInModes } from '../../../settings/settings.ts';
import { COURSE_LESSON } from '../../../teach/lesson/course.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { LessonGuide } from './lessonGuide.ts';

const text = { en: 'A' };

/** The link to take home from a lesson, on a page at an address. */
function homeOf(id: string, address: string): string | undefined {
  const scenes = [{ title: text, say: text, stops: ['step=0', 'step=1'] }];
  const lessons = { atHand: [readLesson(id, { title: text, scenes })], shown: () => {}, load() {} };
  const services = { lessons, links: { toMoment: () => address }, onChange: () => {} };
  const settings = { ...defaults, lesson: { id, scene: 0, stop: 1 } };
  return new LessonGuide(services as never, settings, {} as never).commands.home();
}

test('the beginning of a lesson is taken home where others have that lesson, at this address', () => {
  const address = 'https://some.where/page/?mode=class&lesson=some:1.2';
  expect(homeOf('some', address)).toBe('https://some.where/page/?lesson=some:1');
  expect(homeOf('own-1x', address)).toBeUndefined();
  expect(homeOf(COURSE_LESSON, address)).toBeUndefined();
  expect(homeOf('some', 'file:///home/page.html?mode=class&lesson=some:1.2')).toBeUndefined();
});

const stops = ['step=2', 'step=900', 'step=901'];
const lesson = readLesson('some', { title: text, scenes: [{ title: text, say: text, stops }] });

/** A guide at a stop of the lesson; `visit` takes the queries that it opens. */
function guideAt(
  stop: number,
  shown: { readonly step: number; readonly destination: number },
  visit = (_query: string): void => {},
) {
  const services = {
    lessons: {
      atHand: [lesson],
      load() {},
      remove() {},
      shown() {},
      ended() {},
      present() {},
      answered() {},
    },
    links: { visit } as never,
    onChange() {},
  };
  const settings = {
    ...defaults,
    ...usualInModes.class,
    lesson: { id: 'some', scene: 0, stop },
  };
  const guide = new LessonGuide(services, settings, {
    isOf: () => true,
    moment: () => ({ step: shown.step, tick: Infinity }),
    destination: () => ({ step: shown.destination, tick: Infinity }),
  });
  return { guide, settings };
}

test('a stop is reached once its moment is on show, though its text is there on the way', () => {
  const shown = { step: 2, destination: 900 };
  const { guide } = guideAt(1, shown);
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

test('going on or back again before a stop is open leads from there, and nowhere is a step lost', () => {
  const visited: (string | null)[] = [];
  const shown = { step: 901, destination: 901 };
  const { guide, settings } = guideAt(2, shown, (query) =>
    visited.push(new URLSearchParams(query).get('lesson')),
  );
  const go = (by: number): void => guide.commands.go(by);
  go(-1);
  go(-1);
  go(1);
  expect(visited).toEqual(['some:1.2', 'some:1', 'some:1.2']);
  // Once it is open, from what is on show: back to the stop itself, where something else is shown.
  guide.follow({ ...settings, lesson: { id: 'some', scene: 0, stop: 1 } });
  go(-1);
  expect(visited.at(-1)).toBe('some:1.2');
});
