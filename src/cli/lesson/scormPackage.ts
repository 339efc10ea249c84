import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { mostKept, type CourseFile, type ScormEdition } from '../../teach/lesson/course.ts';
import type { Lesson } from '../../teach/lesson/lesson.ts';
import { noProgress, writeProgress } from '../../teach/lesson/progress.ts';
import { manifestOf, PAGE } from './manifest.ts';

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The time of all files in a package, so that the same lesson makes the same package. */
const MADE = new Date(2020, 0, 1);

/** The length of the key of a lesson's stops. */
const KEY = 8;

/** The most stops of a lesson of which a course keeps how somebody has done. */
export const mostStops = (edition: ScormEdition): number =>
  mostKept[edition] - writeProgress(' '.repeat(KEY), noProgress(0)).length;

interface Packed {
  readonly edition: ScormEdition;
  readonly lesson: Lesson;
  /** The text of its file. */
  readonly text: string;
  /** The title that the course shows. */
  readonly title: string;
  readonly questions: readonly number[];
}

/** A package for a course: the page as one file, with a lesson in it, and what the course reads of it. */
export function scormPackage(
  page: string,
  { edition, lesson, text, title, questions }: Packed,
): Uint8Array {
  const stops = lesson.scenes.flatMap((scene) =>
    scene.stops.map(({ query, point }) => [query, point]),
  );
  const hash = hashOf(stops);
  const key = hash.slice(0, KEY);
  // Texts may be corrected, those of the title too: it is the same lesson.
  const id = `fitful-${hash.slice(0, 16)}`;
  const content = { edition, lesson: text, questions, key } satisfies CourseFile;
  return zipSync(
    {
      'imsmanifest.xml': strToU8(manifestOf(edition, { id, title })),
      [PAGE]: strToU8(withCourse(page, content)),
    },
    { mtime: MADE },
  );
}

/** The page with a lesson in it, as data that its content policy does not concern. */
function withCourse(page: string, course: CourseFile): string {
  const held = JSON.stringify(course).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" class="course">${held}</script>`;
  return page.replace(/<body[^>]*>/, (body) => `${body}\n    ${script}`);
}
