import type { ScormEdition } from '../../teach/lesson/course.ts';

/** What a course is told about somebody, as shares from 0 to 1. */
export interface Told {
  /** The place in the lesson, as addresses write it. */
  readonly place: string;
  readonly kept: string;
  readonly seen: number;
  /** Undefined where nothing is asked. */
  readonly score: number | undefined;
  readonly isComplete: boolean;
  /** The length of this session. */
  readonly seconds: number;
}

/** A value that a course is told. */
interface Element {
  readonly name: string;
  readonly value: string;
  /** Whether the course may do without it. */
  readonly isOptional?: true;
}

/** How an edition of SCORM says things. */
interface Edition {
  /** The name of the object that the window of a course has. */
  readonly api: string;
  readonly calls: Readonly<Record<'begin' | 'end' | 'get' | 'set' | 'commit', string>>;
  /** The elements that are read when somebody comes back. */
  readonly place: string;
  readonly kept: string;
  readonly status: string;
  readonly score: string;
  /** The share for a score that is kept. */
  readonly shareOf: (score: number) => number;
  /** What is told, in order: some courses take no score once a lesson is complete. */
  elements(told: Told): readonly Element[];
}

const SECONDS_AN_HOUR = 3600;

function hoursIn(seconds: number) {
  const hours = Math.floor(seconds / SECONDS_AN_HOUR);
  const minutes = Math.floor((seconds % SECONDS_AN_HOUR) / 60);
  return { hours, minutes, rest: seconds % 60 };
}

/** A length of time as HHHH:MM:SS. */
function timespan(seconds: number): string {
  const { hours, minutes, rest } = hoursIn(Math.floor(seconds));
  const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${padded(hours, 4)}:${padded(minutes, 2)}:${padded(rest, 2)}`;
}

/** A length of time by ISO 8601. */
function duration(seconds: number): string {
  const { hours, minutes, rest } = hoursIn(Math.floor(seconds));
  return `PT${hours}H${minutes}M${rest}S`;
}

/** A number without an exponent, with no more digits than needed. */
const decimal = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

const percent = (share: number): string => decimal(100 * share, 2);

export const editions: Readonly<Record<ScormEdition, Edition>> = {
  '1.2': {
    api: 'API',
    calls: {
      begin: 'LMSInitialize',
      end: 'LMSFinish',
      get: 'LMSGetValue',
      set: 'LMSSetValue',
      commit: 'LMSCommit',
    },
    place: 'cmi.core.lesson_location',
    kept: 'cmi.suspend_data',
    status: 'cmi.core.lesson_status',
    score: 'cmi.core.score.raw',
    shareOf: (score) => score / 100,
    elements: ({ place, kept, score, isComplete, seconds }) => [
      ...(score === undefined
        ? []
        : [
            { name: 'cmi.core.score.min', value: '0', isOptional: true as const },
            { name: 'cmi.core.score.max', value: '100', isOptional: true as const },
            { name: 'cmi.core.score.raw', value: percent(score) },
          ]),
      { name: 'cmi.suspend_data', value: kept },
      { name: 'cmi.core.lesson_location', value: place },
      { name: 'cmi.core.session_time', value: timespan(seconds), isOptional: true },
      // Without it the next visit would begin anew.
      { name: 'cmi.core.exit', value: 'suspend', isOptional: true },
      { name: 'cmi.core.lesson_status', value: isComplete ? 'completed' : 'incomplete' },
    ],
  },
  '2004': {
    api: 'API_1484_11',
    calls: {
      begin: 'Initialize',
      end: 'Terminate',
      get: 'GetValue',
      set: 'SetValue',
      commit: 'Commit',
    },
    place: 'cmi.location',
    kept: 'cmi.suspend_data',
    status: 'cmi.completion_status',
    score: 'cmi.score.scaled',
    shareOf: (score) => score,
    elements: ({ place, kept, seen, score, isComplete, seconds }) => [
      ...(score === undefined
        ? []
        : [
            { name: 'cmi.score.min', value: '0', isOptional: true as const },
            { name: 'cmi.score.max', value: '100', isOptional: true as const },
            { name: 'cmi.score.raw', value: percent(score), isOptional: true as const },
            { name: 'cmi.score.scaled', value: decimal(score, 7) },
          ]),
      { name: 'cmi.suspend_data', value: kept },
      { name: 'cmi.location', value: place },
      { name: 'cmi.progress_measure', value: decimal(seen, 7), isOptional: true },
      { name: 'cmi.session_time', value: duration(seconds), isOptional: true },
      { name: 'cmi.exit', value: 'suspend', isOptional: true },
      { name: 'cmi.completion_status', value: isComplete ? 'completed' : 'incomplete' },
    ],
  },
};
