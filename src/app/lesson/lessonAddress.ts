import type { Lesson } from '../../teach/lesson.ts';
import { readLessonPlace, stopQuery } from './lessonSlice.ts';

/** The query of an address, and the place in a lesson that it names without there being one. */
interface Completed {
  readonly query: string;
  readonly unknown: string | undefined;
}

/**
 * Completes an address that names a place in a lesson: what is shown there, unless it says itself which puzzle
 * is shown. A place that there is not is left out.
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
  const isComplete = params.has('puzzle') || params.has('text');
  if (!isComplete) for (const [name, value] of params) stop.set(name, value);
  return { query: isComplete ? query : stop.toString(), unknown: undefined };
}
