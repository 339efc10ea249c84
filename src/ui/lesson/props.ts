import type { NoticeProps } from '../part.ts';
import type { LessonPart } from './lessonPart.ts';

export interface LessonProps extends Pick<NoticeProps, 'model' | 'commands' | 'words'> {
  readonly lesson: LessonPart;
}
