import { writeLessonPlace } from '../../settings/lessonPlace.ts';
import { COURSE_LESSON, readCourse } from '../../teach/lesson/course.ts';
import { parseLesson, readLesson } from '../../teach/lesson/readLesson.ts';
import type { Page } from '../page.ts';
import { CourseReport } from './courseReport.ts';
import { findApi, Session } from './session.ts';

/** A lesson in a course, and where the page begins. */
interface OpenCourse {
  readonly report: CourseReport;
  readonly query: string;
  /** Has the page say what is wrong with the course. */
  sayOn(page: Pick<Page, 'notices'>): void;
}

/**
 * Opens the lesson that the page holds, in the course that is found around it: where it was left, or where
 * the address is, if the page was loaded anew.
 */
export function openCourse(text: string, search: string): OpenCourse | undefined {
  const file = readCourse(text);
  if (!file) return undefined;
  const lesson = readLesson(COURSE_LESSON, parseLesson(file.lesson));
  const api = findApi(window, file.edition);
  const report = new CourseReport(file, lesson, api && new Session(api, file.edition));
  addEventListener('pagehide', () => report.leave());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report.comeBack();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) report.keep();
  });
  const isReloaded = new URLSearchParams(search).get('lesson')?.startsWith(`${lesson.id}:`);
  const place = writeLessonPlace({ id: lesson.id, ...report.resumedAt });
  return {
    report,
    query: isReloaded ? search : `?lesson=${place}`,
    sayOn({ notices }) {
      notices.set('noCourse', !report.hasCourse);
      report.onTaken = (isTaken) => notices.set('notReported', !isTaken);
    },
  };
}
