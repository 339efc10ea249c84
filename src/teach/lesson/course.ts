import { isNatural, isRecord } from '../../solve/saved/validate.ts';

/** The editions of SCORM, by which a lesson tells a course how somebody has done. */
export const scormEditions = ['1.2', '2004'] as const;
export type ScormEdition = (typeof scormEditions)[number];

/** The most characters that a course keeps of what is known of somebody. */
export const mostKept: Readonly<Record<ScormEdition, number>> = { '1.2': 4096, '2004': 64_000 };

/** A lesson that is given in a course, as the page in its package holds it. */
export interface CourseFile {
  readonly edition: ScormEdition;
  /** The text of the lesson's file. */
  readonly lesson: string;
  /** The numbers of the stops that have a question which is answered, counted from 0. */
  readonly questions: readonly number[];
  /** A name for the stops and their questions, whatever the texts: what is known of others is worth nothing. */
  readonly key: string;
}

/** The id of the lesson of a course. */
export const COURSE_LESSON = 'course';

/** Reads what a page holds; undefined if it is none of these. */
export function readCourse(text: string): CourseFile | undefined {
  const content: unknown = JSON.parse(text);
  if (!isRecord(content)) return undefined;
  const { edition: named, lesson, questions, key } = content;
  const edition = scormEditions.find((one) => one === named);
  const isSound =
    edition && typeof lesson === 'string' && Array.isArray(questions) && typeof key === 'string';
  return isSound && questions.every(isNatural) ? { edition, lesson, questions, key } : undefined;
}
