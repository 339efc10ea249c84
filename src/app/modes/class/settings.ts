import type { LessonPlace } from '../../../teach/lesson.ts';
import type { Grain } from '../../../teach/moment.ts';
import { among, readFlag, writeFlag, type SettingsSlice } from '../../settingsSlice.ts';

/** A place in a lesson; the lesson by its id. */
interface PlaceInLesson extends LessonPlace {
  readonly id: string;
}

/** The settings of the mode. */
export interface ClassSettings {
  readonly grain: Grain;
  /** Whether the ways that are left are shown. */
  readonly ways: boolean;
  /** Whether the tree of the search is shown. */
  readonly tree: boolean;
  readonly lesson: PlaceInLesson | undefined;
}

const defaults: ClassSettings = { grain: 'places', ways: false, tree: false, lesson: undefined };

/** Reads the lesson, the scene and its stop: `backtracking:4`, or `backtracking:4.2`. */
function readLessonPlace(text: string): PlaceInLesson | undefined {
  const [, id, scene, stop = '1'] =
    /^([\w-]+):([1-9]\d{0,3})(?:\.([1-9]\d{0,3}))?$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, scene: Number(scene) - 1, stop: Number(stop) - 1 };
}

export function writeLessonPlace({ id, scene, stop }: PlaceInLesson): string {
  return stop === 0 ? `${id}:${scene + 1}` : `${id}:${scene + 1}.${stop + 1}`;
}

export const classSlice: SettingsSlice<ClassSettings> = {
  defaults,
  readers: {
    grain: among('places', 'tries'),
    ways: readFlag,
    tree: readFlag,
    lesson: readLessonPlace,
  },
  write: ({ grain, ways, tree, lesson }) => ({
    grain,
    ways: writeFlag(ways),
    tree: writeFlag(tree),
    lesson: lesson ? writeLessonPlace(lesson) : '',
  }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
