import type { Lesson, LessonPlace } from '../../teach/lesson/lesson.ts';
import type { Settings } from '../settings.ts';
import { readFlag, writeFlag, type SettingsSlice } from '../settingsSlice.ts';

/** A place in a lesson; the lesson by its id. */
export interface PlaceInLesson extends LessonPlace {
  readonly id: string;
}

/** The settings of modes in which a lesson can be given. */
export interface LessonSettings {
  readonly lesson: PlaceInLesson | undefined;
  /** Whether the notes for the teacher are shown. */
  readonly notes: boolean;
}

/** The modes in which a lesson can be given. */
export const lessonModes: readonly string[] = ['class', 'race'];

/** The lesson that goes on when a mode is entered: that of another one, or the one with which it was left. */
export const lessonOnEntering = (
  settings: LessonSettings & Pick<Settings, 'mode'>,
  before?: LessonSettings,
): Pick<LessonSettings, 'lesson'> => ({
  lesson: lessonModes.includes(settings.mode) ? settings.lesson : before?.lesson,
});

/** Reads the lesson, the scene and its stop: `backtracking:4`, or `backtracking:4.2`. */
export function readLessonPlace(text: string): PlaceInLesson | undefined {
  const [, id, scene, stop = '1'] =
    /^([\w-]+):([1-9]\d{0,3})(?:\.([1-9]\d{0,3}))?$/.exec(text) ?? [];
  return id === undefined ? undefined : { id, scene: Number(scene) - 1, stop: Number(stop) - 1 };
}

function writeLessonPlace({ id, scene, stop }: PlaceInLesson): string {
  return stop === 0 ? `${id}:${scene + 1}` : `${id}:${scene + 1}.${stop + 1}`;
}

/** What is meant where a stop does not name it; in a race, too, it is said what happens. */
const usual = { mode: 'class', theme: 'paper', letters: '1' };
const usualInRaces = { captions: '1' };

/** The query of a stop of a lesson. */
export function stopQuery(
  { id, scenes }: Lesson,
  { scene, stop }: LessonPlace,
): URLSearchParams | undefined {
  const its = scenes[scene]?.stops[stop];
  if (its === undefined) return undefined;
  const query = new URLSearchParams(its.query);
  const others = query.get('mode') === 'race' ? { ...usual, ...usualInRaces } : usual;
  for (const [name, value] of Object.entries(others)) if (!query.has(name)) query.set(name, value);
  query.set('lesson', writeLessonPlace({ id, scene, stop }));
  return query;
}

const defaults: LessonSettings = { lesson: undefined, notes: false };

/** Which lesson is given, and the place in it. */
export const lessonSlice: SettingsSlice<LessonSettings> = {
  defaults,
  readers: { lesson: readLessonPlace, notes: readFlag },
  write: ({ lesson, notes }) => ({
    lesson: lesson ? writeLessonPlace(lesson) : '',
    notes: writeFlag(notes),
  }),
  // An address without a puzzle shows what the lesson shows there.
  given: ({ lesson, puzzle }) => (lesson && 'id' in puzzle ? ['puzzle'] : []),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
