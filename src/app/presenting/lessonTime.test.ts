import { expect, test } from 'vitest';
import { Asking } from './asking.ts';
import { LessonTime } from './lessonTime.ts';

test('a lesson goes on from stop to stop, and begins anew once it has ended', () => {
  const time = new LessonTime();
  expect(time.since).toBeUndefined();
  time.begin('a', 10);
  time.begin('a', 20);
  expect(time.since).toBe(10);
  time.restart(25);
  expect(time.since).toBe(25);
  time.begin('b', 30);
  expect(time.since).toBe(30);
  time.end();
  time.restart(35);
  expect(time.since).toBeUndefined();
  time.begin('b', 40);
  expect(time.since).toBe(40);
});

/** What a window that was told so says when it asks. */
function asked(lesson: string, since: number) {
  const asking = new Asking();
  asking.hear({ lesson: { id: lesson } as never, since }, 0);
  return asking;
}

test('a page that was loaded anew learns since when its lesson is given, and nothing old after that', () => {
  const window = asked('a', 10);
  const time = new LessonTime();
  time.begin('a', 50);
  time.learn(window.ask().given);
  expect(time.since).toBe(10);
  time.restart(60);
  time.learn(window.ask().given);
  expect(time.since).toBe(60);
  const other = new LessonTime();
  other.begin('b', 50);
  other.learn(window.ask().given);
  expect(other.since).toBe(50);
  // What is to be forgotten is not said to a page that is being loaded.
  expect(window.ask('restart').given).toBeUndefined();
});

test('the page of a class is silent once it has said nothing for a while, or was never there', () => {
  const asking = new Asking();
  const open = { closed: false };
  expect(asking.connection(undefined, 0)).toBe('never');
  expect(asking.connection(open, 1000)).toBe('speaks');
  expect(asking.connection(open, 3999)).toBe('speaks');
  expect(asking.connection(open, 4000)).toBe('silent');
  asking.hear({ lesson: undefined, since: 0 }, 5000);
  expect(asking.connection(open, 5000)).toBe('speaks');
  expect(asking.connection(open, 8000)).toBe('silent');
  expect(asking.connection({ closed: true }, 5000)).toBe('closed');
});
