import type { Lesson, LessonPlace } from '../../teach/lesson/lesson.ts';
import { lessonModes, readLessonPlace, writeLessonPlace } from '../../settings/lessonPlace.ts';
import { inScope, usualInModes, writeSetting, type Settings } from '../../settings/settings.ts';

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

const looks = inScope('look').filter((name) => name in usualInModes.class);
const written = looks.map((name) => [name, writeSetting(name, usualInModes.class[name])]);
/** The parameters that a stop need not name: the mode and look of a class; and what is added in a race. */
const usual: Readonly<Record<string, string>> = { mode: 'class', ...Object.fromEntries(written) };
const usualInRaces = { captions: '1' };

export function stopQuery(
  { id, scenes }: Lesson,
  { scene, stop }: LessonPlace,
): URLSearchParams | undefined {
  const found = scenes[scene]?.stops[stop];
  if (found === undefined) return undefined;
  const query = new URLSearchParams(found.query);
  const others = query.get('mode') === 'race' ? { ...usual, ...usualInRaces } : usual;
  for (const [name, value] of Object.entries(others)) if (!query.has(name)) query.set(name, value);
  query.set('lesson', writeLessonPlace({ id, scene, stop }));
  return query;
}

/** The lesson that goes on when a mode is entered: that of another one, or the one with which it was left. */
export const lessonOnEntering = (
  settings: Pick<Settings, 'lesson' | 'mode'>,
  before?: Pick<Settings, 'lesson'>,
): Pick<Settings, 'lesson'> => ({
  lesson: lessonModes.includes(settings.mode) ? settings.lesson : before?.lesson,
});
