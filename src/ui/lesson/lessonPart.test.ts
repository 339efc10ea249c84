import { expect, test } from 'vitest';
import type { Lesson } from '../../teach/lesson/lesson.ts';
import { createLessonPart, lessonKeys } from './lessonPart.ts';
import type { LessonCommands, OpenLesson } from './model.ts';

const open: OpenLesson = {
  lesson: { id: 'own-1' } as Lesson,
  place: { scene: 0, stop: 0 },
  isThere: true,
  isReached: true,
};

/** Whether I opens a presenter's window, and is listed among the keys of a lesson. */
function presented(present: LessonCommands['present'], given?: OpenLesson) {
  const part = createLessonPart(
    () => given,
    () => ({ present }) as LessonCommands,
  );
  const key = lessonKeys(part).find(({ key }) => key === 'I');
  key?.press();
  return { isListed: key !== undefined, has: part.present !== undefined };
}

test('a lesson has the presenter’s window and its key where the page has one, and while it is given', () => {
  let opened = 0;
  expect(presented(() => void opened++, open)).toEqual({ isListed: true, has: true });
  expect(opened).toBe(1);
  expect(presented(undefined, open)).toEqual({ isListed: false, has: false });
  expect(presented(() => void opened++)).toEqual({ isListed: false, has: false });
  expect(opened).toBe(1);
});
