import { readParams } from '../../settings/params.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Lesson, LessonPlace } from '../../teach/lesson/lesson.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { stopQuery } from './lessonAddress.ts';

/** The settings of a place that there is in a lesson. */
export const stopSettings = (lesson: Lesson, place: LessonPlace): Settings =>
  readParams([...stopQuery(lesson, place)!], isPuzzle).settings;
