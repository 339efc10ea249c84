import { expect, test } from 'vitest';
import { COURSE_LESSON } from '../../teach/lesson/course.ts';
import type { Lesson } from '../../teach/lesson/lesson.ts';
import { createLessonPart } from './lessonPart.ts';
import type { LessonCommands, OpenLesson } from './model.ts';

test('a lesson has a presenter’s window, but none in a course, whose answers it has', () => {
  let opened = 0;
  const commands = { present: () => void opened++ } as Partial<LessonCommands> as LessonCommands;
  const place = { scene: 0, stop: 0 };
  const lesson = (id: string): OpenLesson => ({
    lesson: { id } as Lesson,
    place,
    isThere: true,
    isReached: true,
  });
  const isPresented = [undefined, lesson('own-1'), lesson(COURSE_LESSON)].map((open) => {
    const part = createLessonPart(
      () => open,
      () => commands,
    );
    part.present();
    return part.isPresented;
  });
  expect(isPresented).toEqual([true, true, false]);
  expect(opened).toBe(2);
});
