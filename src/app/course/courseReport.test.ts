import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COURSE_LESSON, scormEditions, type ScormEdition } from '../../teach/lesson/course.ts';
import { readLesson } from '../../teach/lesson/readLesson.ts';
import { Lms, type Faults } from '../../testing/runs/lms.ts';
import { CourseReport } from './courseReport.ts';
import { editions } from './editions.ts';
import { Session } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lesson = readLesson(COURSE_LESSON, {
  title: { en: 'Three stops' },
  scenes: [
    { title: { en: 'One' }, say: { en: 'Look.' }, stops: ['step=0', 'step=1'] },
    { title: { en: 'Two' }, say: { en: 'Look.' }, stops: ['step=2'] },
  ],
});
const [first, second, third] = [
  { scene: 0, stop: 0 },
  { scene: 0, stop: 1 },
  { scene: 1, stop: 0 },
];

/** An answer, in a language. */
const gave = (isRight: boolean, given: string | undefined = isRight ? 'a1' : 'b1') =>
  [{ given, rights: ['a1', 'c1'], isRight }, 'en'] as const;

/** Opens the lesson, of which some stops have questions, in a course. */
function launch(edition: ScormEdition, lms: Lms, faults: Faults = {}, questions = [0, 2]) {
  const file = { edition, lesson: '', questions, key: 'k3' };
  const report = new CourseReport(file, lesson, new Session(lms.launch(faults), edition));
  const taken: boolean[] = [];
  report.onTaken = (isTaken) => void taken.push(isTaken);
  return { report, taken };
}

/** What a course knows: score, place, what is kept, and whether it is complete. */
function known(edition: ScormEdition, { values }: Lms) {
  const { score, place, kept, status } = editions[edition];
  return [score, place, kept, status].map((name) => values.get(name));
}

const half = { '1.2': '50', '2004': '0.5' };
const all = { '1.2': '100', '2004': '1' };

test.each(scormEditions)('a course of SCORM %s learns all, and somebody comes back', (edition) => {
  const lms = new Lms(edition);
  const { report, taken } = launch(edition, lms);
  expect(report.resumedAt).toEqual(first);
  report.show(first);
  report.answer(first, ...gave(true));
  report.show(second);
  // No question is asked there.
  report.answer(second, ...gave(true));
  expect(known(edition, lms)).toEqual([half[edition], '1.2', 'k3:310', 'incomplete']);
  vi.advanceTimersByTime(2000);
  expect(taken).toEqual([true]);
  expect(lms.heard.filter((name) => /Commit/.test(name)).length).toBe(1);
  vi.advanceTimersByTime(4_000_000);
  report.leave();
  expect([...lms.values.values()]).toContain(edition === '1.2' ? 'suspend' : 'PT1H6M42S');
  expect(lms.heard.at(-1)).toMatch(/Finish|Terminate/);
  // The page is hidden after it is left.
  report.keep();
  expect(lms.heard.at(-1)).toMatch(/Finish|Terminate/);

  const again = launch(edition, lms);
  expect(again.report.resumedAt).toMatchObject(second);
  again.report.show(second);
  again.report.answer(first, ...gave(false));
  again.report.show(third);
  again.report.answer(third, ...gave(false));
  expect(known(edition, lms)).toEqual([half[edition], '2', 'k3:312', 'completed']);
  // The reply to a wrong answer shows the right one, which counts no more, in this session or a later one.
  again.report.answer(third, ...gave(true));
  again.report.leave();
  const later = launch(edition, lms);
  later.report.answer(third, ...gave(true));
  later.report.leave();
  expect(known(edition, lms)).toEqual([half[edition], '2', 'k3:312', 'completed']);
  const score = [...lms.values.keys()].findIndex((name) => name === editions[edition].score);
  const status = [...lms.values.keys()].findIndex((name) => name === editions[edition].status);
  expect(score).toBeLessThan(status);
  expect(lms.refused).toEqual([]);
});

test.each(scormEditions)('without questions a course of SCORM %s gets no score', (edition) => {
  const lms = new Lms(edition);
  const { report } = launch(edition, lms, {}, []);
  for (const place of [first, second, third]) report.show(place);
  report.leave();
  expect(known(edition, lms)).toEqual([undefined, '2', 'k3:111', 'completed']);
  expect([...lms.values.keys()].filter((name) => name.includes('score'))).toEqual([]);
});

test.each(scormEditions)(
  'nothing falls where a course of SCORM %s has lost what was kept, or has another word for it',
  (edition) => {
    const lms = new Lms(edition);
    const { score, status, kept, place } = editions[edition];
    lms.values.set(score, all[edition]);
    lms.values.set(status, edition === '1.2' ? 'passed' : 'completed');
    lms.values.set(kept, 'k9:333');
    lms.values.set(place, '9.9');
    const { report } = launch(edition, lms);
    expect(report.resumedAt).toEqual(first);
    report.show(first);
    report.answer(first, ...gave(false));
    report.leave();
    const word = edition === '1.2' ? 'passed' : 'completed';
    expect(known(edition, lms)).toEqual([all[edition], '1', 'k3:200', word]);
  },
);

/** What a course knows of answers, by the names that its edition has. */
const answersIn = ({ values }: Lms) =>
  Object.fromEntries([...values].filter(([name]) => name.startsWith('cmi.interactions.')));

const response = { '1.2': 'student_response', '2004': 'learner_response' };
const wrong = { '1.2': 'wrong', '2004': 'incorrect' };

/** What a course is to know of an answer. */
function answerAs(edition: ScormEdition, n: number, id: string, given?: string) {
  const at = `cmi.interactions.${n}`;
  const isRight = given === 'a1' || given === 'c1';
  const patterns = given === 'c1' ? ['c1', 'a1'] : ['a1', 'c1'];
  return {
    [`${at}.id`]: id,
    [`${at}.type`]: 'choice',
    [`${at}.correct_responses.0.pattern`]: patterns[0],
    [`${at}.correct_responses.1.pattern`]: patterns[1],
    ...(given !== undefined && { [`${at}.${response[edition]}`]: given }),
    [`${at}.result`]: isRight ? 'correct' : wrong[edition],
    ...(edition === '2004' && { [`${at}.description`]: '{lang=en}Look.' }),
  };
}

test.each(scormEditions)(
  'a course of SCORM %s learns the first answer to each question',
  (edition) => {
    const lms = new Lms(edition);
    const { report } = launch(edition, lms);
    report.show(first);
    report.answer(first, ...gave(false));
    report.answer(first, ...gave(true));
    // No question is asked there.
    report.answer(second, ...gave(true));
    report.leave();
    const before = answerAs(edition, 0, 'question-1', 'b1');
    expect(answersIn(lms)).toEqual(before);
    const again = launch(edition, lms);
    again.report.answer(first, ...gave(true));
    // The right one was revealed.
    again.report.answer(third, { ...gave(false)[0], given: undefined }, 'en');
    again.report.keep();
    again.report.leave();
    expect(answersIn(lms)).toEqual({ ...before, ...answerAs(edition, 1, 'question-2') });
    expect(lms.refused).toEqual([]);

    const other = new Lms(edition);
    const one = launch(edition, other);
    one.report.answer(third, ...gave(true, 'c1'));
    one.report.leave();
    expect(answersIn(other)).toEqual(answerAs(edition, 0, 'question-2', 'c1'));
    expect(other.refused).toEqual([]);
  },
);

test.each(scormEditions)('a course of SCORM %s that takes no answers gets the score', (edition) => {
  const { set, get } = editions[edition].calls;
  let isRefused = true;
  for (const refusal of ['false', '', throws])
    for (const part of ['', '.type', '.result']) {
      isRefused = true;
      const lms = new Lms(edition);
      const refuse = (name: string) =>
        isRefused && name.startsWith('cmi.interactions') && name.endsWith(part)
          ? typeof refusal === 'string'
            ? refusal
            : refusal()
          : undefined;
      const { report, taken } = launch(edition, lms, { [set]: refuse, [get]: refuse });
      report.show(first);
      report.answer(first, ...gave(true));
      report.keep();
      expect(taken).toEqual([true]);
      expect(known(edition, lms)).toEqual([half[edition], '1', 'k3:300', 'incomplete']);
      // An answer of which the course has no id is told again.
      isRefused = false;
      report.show(second);
      report.answer(third, ...gave(false));
      report.leave();
      const ids = [...lms.values].filter(([name]) => /interactions.*id$/.test(name));
      expect(ids.map(([name, id]) => `${name} ${id}`)).toEqual([
        'cmi.interactions.0.id question-1',
        'cmi.interactions.1.id question-2',
      ]);
    }
});

test.each(scormEditions)(
  'answers that a course of SCORM %s which begins late knows already are not told again',
  (edition) => {
    const lms = new Lms(edition);
    launch(edition, lms).report.answer(first, ...gave(false));
    const { begin, commit } = editions[edition].calls;
    let isLate = true;
    const late = () => (isLate ? 'false' : undefined);
    const { report } = launch(edition, lms, { [begin]: late, [commit]: late });
    report.answer(first, ...gave(true));
    report.answer(third, ...gave(true));
    isLate = false;
    report.leave();
    expect(answersIn(lms)).toEqual({
      ...answerAs(edition, 0, 'question-1', 'b1'),
      ...answerAs(edition, 1, 'question-2', 'a1'),
    });
  },
);

const throws = () => {
  throw new Error('The course is gone.');
};

test.each(scormEditions)('a course of SCORM %s that begins late gets all', (edition) => {
  const lms = new Lms(edition);
  const { begin, commit } = editions[edition].calls;
  const { kept, place } = editions[edition];
  // What was answered wrongly in an earlier session is not mended before the course begins.
  lms.values.set(kept, 'k3:203');
  lms.values.set(place, '2');
  let isThere: 'no' | 'throws' | 'yes' = 'throws';
  const late = () => (isThere === 'yes' ? undefined : isThere === 'no' ? 'false' : throws());
  const { report, taken } = launch(edition, lms, { [begin]: late, [commit]: late });
  report.show(first);
  report.answer(first, ...gave(true));
  vi.advanceTimersByTime(2000);
  isThere = 'no';
  report.show(second);
  vi.advanceTimersByTime(2000);
  expect(known(edition, lms)).toEqual([undefined, '2', 'k3:203', undefined]);
  isThere = 'yes';
  report.show(first);
  vi.advanceTimersByTime(2000);
  expect(taken).toEqual([false, false, true]);
  // What is on show stays, and what was answered before counts.
  expect(known(edition, lms)).toEqual([half[edition], '1', 'k3:213', 'completed']);
});

test.each(scormEditions)(
  'what a course of SCORM %s refuses does not hold up the rest',
  (edition) => {
    const lms = new Lms(edition);
    const { set, commit } = editions[edition].calls;
    const { kept, status } = editions[edition];
    let isRefused = true;
    const refuse = (name: string) => {
      if (name.endsWith('.min')) return throws();
      return isRefused && name === kept ? 'false' : undefined;
    };
    const { report, taken } = launch(edition, lms, { [set]: refuse });
    for (const place of [first, second, third]) report.show(place);
    report.answer(third, ...gave(true));
    report.keep();
    expect(known(edition, lms)).toEqual([half[edition], '2', undefined, 'completed']);
    isRefused = false;
    report.keep();
    expect(taken).toEqual([false, true]);
    expect(lms.values.get(kept)).toBe('k3:113');

    const mute = launch(edition, lms, { [commit]: throws });
    mute.report.answer(first, ...gave(true));
    mute.report.leave();
    expect(mute.taken).toEqual([false]);
    expect(lms.values.get(status)).toBe('completed');
    expect(lms.heard.at(-1)).toMatch(/Finish|Terminate/);
  },
);

test.each(scormEditions)(
  'whatever a course of SCORM %s says is known, the lesson begins',
  (edition) => {
    for (const said of [null, NaN, 7, {}, Symbol('value'), () => true, '0.x', 'k3:99', '-1', 'k3:'])
      for (const asked of [said, () => throws()]) {
        const lms = new Lms(edition);
        const get = () => (typeof asked === 'function' ? asked() : asked) ?? '';
        const { report } = launch(edition, lms, { [editions[edition].calls.get]: get });
        report.show(first);
        report.answer(first, ...gave(true));
        report.leave();
        expect(known(edition, lms).slice(2)).toEqual(['k3:300', 'incomplete']);
      }
  },
);

test('a page that comes back from the browser’s memory begins another session', () => {
  const lms = new Lms('1.2');
  const { report } = launch('1.2', lms);
  report.show(first);
  report.leave();
  report.show(second);
  expect(lms.values.get('cmi.core.lesson_location')).toBe('1');
  // A course that ended for good refuses; that is told.
  const taken: boolean[] = [];
  report.onTaken = (isTaken) => void taken.push(isTaken);
  report.comeBack();
  expect(taken.length).toBe(1);
});
