import type { Lesson } from '../../teach/lesson/lesson.ts';
import { readLessonPlace, stopQuery } from './lessonSlice.ts';

/** The query of an address, and the place in a lesson that it names without there being one. */
interface Completed {
  readonly query: string;
  readonly unknown: string | undefined;
}

/**
 * Completes an address that names a place in a lesson: what is shown there, in its mode, unless it says itself which
 * puzzle is shown. A place that there is not is left out.
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
