import { expect, test } from 'vitest';
import { defaults } from '../../../settings/settings.ts';
import { COURSE_LESSON } from '../../../teach/lesson/course.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { LessonGuide } from './lessonGuide.ts';

/** The link to take home from a lesson, on a page at an address. */
function homeOf(id: string, address: string): string | undefined {
  const text = { en: 'A' };
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
