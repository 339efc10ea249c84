import type { Lesson, LessonPlace } from '../../teach/lesson/lesson.ts';
import { lessonModes, readLessonPlace } from '../../settings/lessonPlace.ts';
import { stopParams } from '../../settings/lessonStops.ts';
import type { Settings } from '../../settings/settings.ts';

/** The query of an address, and the place in a lesson that it names without there being one. */
interface Completed {
  readonly query: string;
  readonly unknown: string | undefined;
}

/**
 * Completes an address that names a place in a lesson: what is shown there, in its mode, unless it says
 * itself which puzzle is shown. A place that there is not is left out.
 */
export async function withLesson(
  query: string,
  lessons: () => Promise<readonly Lesson[]>,
): Promise<Completed> {
  const params = new URLSearchParams(query);
  const named = params.get('lesson') ?? '';
  const place = readLessonPlace(named);
  const known = place && (await lessons().catch(() => undefined));
  if (!known) return { query, unknown: undefined };
  const lesson = known.find(({ id }) => id === place.id);
  const stop = lesson && stopQuery(lesson, place);
  if (!stop) {
    params.delete('lesson');
    return { query: params.toString(), unknown: named };
  }
  if (params.has('puzzle') || params.has('text')) return { query, unknown: undefined };
  // What is shown there decides on the mode, too.
  params.delete('mode');
  for (const [name, value] of params) stop.set(name, value);
  return { query: stop.toString(), unknown: undefined };
}

export function stopQuery(lesson: Lesson, place: LessonPlace): URLSearchParams | undefined {
  const found = lesson.scenes[place.scene]?.stops[place.stop];
  if (found === undefined) return undefined;
  const params = stopParams([...new URLSearchParams(found.query)], { id: lesson.id, ...place });
  return new URLSearchParams(params.map(([name, value]) => [name, value]));
}

/** The lesson that goes on when a mode is entered: that of another one, or the one with which it was left. */
export const lessonOnEntering = (
  settings: Pick<Settings, 'lesson' | 'mode'>,
  before?: Pick<Settings, 'lesson'>,
): Pick<Settings, 'lesson'> => ({
  lesson: lessonModes.includes(settings.mode) ? settings.lesson : before?.lesson,
});
