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
  /** The title that the course shows, and its language. */
  readonly title: string;
  readonly language: string;
  readonly questions: readonly number[];
}

/** A package for a course: the page as one file, with a lesson in it, and what the course reads of it. */
export function scormPackage(
  page: string,
  { edition, lesson, text, title, language, questions }: Packed,
): Uint8Array {
  const stops = lesson.scenes.flatMap((scene) =>
    scene.stops.map(({ query, point, nodes }) => [query, point, nodes]),
  );
  // Texts may be corrected, those of the title too: what is kept of its stops stays.
  const key = hashOf(stops).slice(0, KEY);
  // Courses may take packages with one id for the same thing, and replace one by the other.
  const id = `fitful-${hashOf([title, language, stops]).slice(0, 16)}`;
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
