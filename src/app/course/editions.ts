import type { ScormEdition } from '../../teach/lesson/course.ts';
import type { GivenAnswer } from '../../teach/practice/givenAnswer.ts';

/** The first answer to a question of a lesson. */
export interface Interaction extends GivenAnswer {
  readonly id: string;
  /** The number of the question among those of the lesson, from 0. */
  readonly place: number;
  /** The question as it was asked, and the language of its text. */
  readonly text: string;
  readonly language: string;
}

/** What a course is told about somebody, as shares from 0 to 1. */
export interface Told {
  /** The place in the lesson, as addresses write it. */
  readonly place: string;
  readonly kept: string;
  readonly seen: number;
  /** Undefined where nothing is asked. */
  readonly score: number | undefined;
  readonly isComplete: boolean;
  readonly interactions: readonly Interaction[];
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
  /** An answer as the course numbers it, with its id first; it may do without all of them. */
  interaction(number: number, answer: Interaction): readonly Element[];
}

/** The name of the number of answers that a course has. */
export const COUNT = 'cmi.interactions._count';

/** The most right answers that a course takes for a question. */
const MOST_RIGHT = 10;
/** The most characters of a question's text. */
const LONGEST = 250;

/** What editions say of an answer, by their words for it. */
function interactionIn(
  number: number,
  { id, given, rights, isRight }: Interaction,
  { response, wrong }: { readonly response: string; readonly wrong: string },
): readonly Element[] {
  const at = `cmi.interactions.${number}`;
  // The one that was given is among those that are told, if it is right.
  const patterns = [...new Set([...(isRight ? [given!] : []), ...rights])].slice(0, MOST_RIGHT);
  return [
    { name: `${at}.id`, value: id },
    { name: `${at}.type`, value: 'choice' },
    ...patterns.map((value, i) => ({ name: `${at}.correct_responses.${i}.pattern`, value })),
    ...(given === undefined ? [] : [{ name: `${at}.${response}`, value: given }]),
    { name: `${at}.result`, value: isRight ? 'correct' : wrong },
  ];
}

/** A question's text in one line, with its language. */
const described = ({ text, language }: Interaction): string =>
  `{lang=${language}}${[...text.replaceAll(/\s+/g, ' ')].slice(0, LONGEST).join('')}`;

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
    interaction: (number, answer) =>
      interactionIn(number, answer, { response: 'student_response', wrong: 'wrong' }),
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
    interaction: (number, answer) => [
      ...interactionIn(number, answer, { response: 'learner_response', wrong: 'incorrect' }),
      { name: `cmi.interactions.${number}.description`, value: described(answer) },
    ],
  },
};
