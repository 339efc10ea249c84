import type { LessonPlace } from '../teach/lesson/lesson.ts';
import type { ModeId } from './modeIds.ts';

/** A place in a lesson; the lesson by its id. */
export interface PlaceInLesson extends LessonPlace {
  readonly id: string;
}

export const lessonModes: readonly ModeId[] = ['class', 'race'];

/** Reads the lesson, the scene and its stop: `backtracking:4`, or `backtracking:4.2`. */
export function readLessonPlace(text: string): PlaceInLesson | undefined {
  const [, id, scene, stop = '1'] =
    /^([\w-]+):([1-9]\d{0,3})(?:\.([1-9]\d{0,3}))?$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, scene: Number(scene) - 1, stop: Number(stop) - 1 };
}

export const writeLessonPlace = ({ id, scene, stop }: PlaceInLesson): string =>
  stop === 0 ? `${id}:${scene + 1}` : `${id}:${scene + 1}.${stop + 1}`;
