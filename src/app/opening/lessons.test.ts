import { defaultId } from '../../settings/table.ts';
import { expect, test } from 'vitest';
import { isPuzzle } from '../library/catalogue.ts';
import { AddressGrammar } from '../address/grammar.ts';
import { isSameSubject } from '../library/recipes.ts';
import { withLesson } from '../address/lessonAddress.ts';
import { stopSettings } from '../address/stopSettings.ts';
import { modelOf } from '../../testing/pages/openClass.ts';
import type { CourseReport } from '../course/courseReport.ts';
import { openLesson } from './openText.ts';
import { isLessonText, isOwn, OwnLessons, ownLesson } from '../library/ownLessons.ts';

const grammar = new AddressGrammar(isPuzzle);

const written = (title: string, ...stops: readonly unknown[]): string =>
  JSON.stringify({
    title: { en: title },
    scenes: [{ title: { en: 'One' }, say: { en: 'Look.' }, stops }],
  });

/** A stop at which something is to be tried next. */
const endingWith = (at: string) => ({
  at: 'step=2',
  end: { remember: [{ en: 'A' }], next: [{ at, say: { en: 'B' } }] },
});

/** Storage in place, which may be forbidden. */
function storage() {
  const its = { isThere: true, text: null as string | null };
  const open = () => {
    if (!its.isThere) throw new Error('forbidden');
    return {
      getItem: () => its.text,
      setItem: (_: string, text: string) => void (its.text = text),
    };
  };
  return { its, open };
}

/** Opens a text, and tells where that leads. */
function opened(text: string, course?: CourseReport) {
  const ownLessons = new OwnLessons(storage().open);
  let query = '';
  const resources = { grammar, catalogue: { ownLessons } as never, course };
  const wrong = openLesson(text, 'en', resources, (link) => {
    query = link;
  });
  return { wrong, query, kept: ownLessons.read().map(({ title }) => title['en']) };
}

test('a lesson of one’s own is kept, replaced by one of the same title, and removed', () => {
  const { its, open } = storage();
  const own = new OwnLessons(open);
  const [first, again, second] = [
    written('A', 'step=1'),
    written('A', 'step=2'),
    written('B', 'step=3'),
  ] as const;
  for (const text of [first, second, again]) own.keep(text);
  expect(new OwnLessons(open).read()).toEqual([ownLesson(second), ownLesson(again)]);
  expect(own.read().every(isOwn)).toBe(true);
  expect(ownLesson(first).id).toBe(ownLesson(again).id);
  expect(ownLesson(first).id).not.toBe(ownLesson(second).id);
  own.remove(ownLesson(second).id);
  expect(own.read()).toEqual([ownLesson(again)]);
  // What is no lesson any more is passed over.
  its.text = its.text!.replace('scenes', 'scens');
  expect(new OwnLessons(open).read()).toEqual([]);
  // Where nothing can be stored, it is there as long as the page.
  its.isThere = false;
  own.keep(second);
  expect(own.read()).toEqual([ownLesson(again), ownLesson(second)]);
});

test('a text is opened as a lesson that leads to its first stop, or is refused and not kept', () => {
  const race = 'mode=race&puzzle=square-bar-corner&panes=dlx~backtrack:rows';
  const sound = opened(
    written('A', 'puzzle=square-bar-corner&step=2', race, endingWith('mode=play')),
  );
  expect(sound).toMatchObject({ wrong: undefined, kept: ['A'] });
  const { settings, invalidParams } = grammar.read(sound.query);
  expect(invalidParams).toEqual([]);
  expect(settings).toMatchObject({
    mode: 'class',
    moment: { step: 2 },
    puzzle: { id: 'square-bar-corner' },
  });
  for (const [stop, said] of [
    ['puzzle=nowhere', 'Scene 1: stop 1: There is no puzzle “nowhere” here'],
    ['step=two', 'Scene 1: stop 1: “step=two”'],
    ['mode=saver', '“mode=saver”, where no lesson is given'],
    [endingWith('mode=plya'), 'Scene 1: stop 1: “mode=plya”'],
  ] as const) {
    const { wrong, kept, query } = opened(written('A', stop));
    expect(wrong).toContain(said);
    expect({ kept, query }).toEqual({ kept: [], query: '' });
  }
  expect(opened('{"title": 1').wrong).toContain('JSON');
  // A course gives its own lesson alone.
  const inCourse = opened(written('A', 'step=2'), {} as CourseReport);
  expect(inCourse).toEqual({ wrong: expect.stringContaining('no other one'), query: '', kept: [] });
  expect([' \n{', '{}', 'title: A', ''].map(isLessonText)).toEqual([true, true, false, false]);
});

test('the address of a page leads back there, whatever its lesson shows', async () => {
  const lesson = ownLesson(written('A', 'puzzle=square-bar-corner&order=rows&panels=tree&step=2'));
  const lead = async (query: string) =>
    grammar.read((await withLesson(query, async () => [lesson])).query).settings;
  const { settings } = grammar.read(`mode=class&theme=paper&lesson=${lesson.id}:1`);
  for (const puzzle of [{ id: defaultId }, { id: 'domino-5x2' }, { packed: 'AAA' }])
    for (const step of [0, 2, 7]) {
      const shown = { ...settings, puzzle, moment: { step, tick: Infinity } };
      expect(await lead(grammar.write(shown))).toEqual(shown);
    }
});

test('a stop’s board and search are told from others', () => {
  const stop = 'puzzle=square-bar-corner&order=rows&step=2';
  const lesson = ownLesson(written('A', stop));
  const its = stopSettings(lesson, { scene: 0, stop: 0 });
  const { problem } = modelOf('square-bar-corner', 0);
  const isThere = (query: string) =>
    isSameSubject(problem, grammar.read(`mode=class&${query}`).settings, its);
  // Whatever the moment and the look.
  for (const same of [stop, `${stop}0&panels=tree&theme=paper`]) expect(isThere(same)).toBe(true);
  for (const other of [
    'puzzle=square-t-corner&order=rows&step=2',
    'puzzle=square-bar-corner&order=fewest&step=2',
    `${stop}&solver=dlx`,
    `${stop}&unique=1`,
    `${stop}&mode=race`,
  ])
    expect([other, isThere(other)]).toEqual([other, false]);
});

test('an address is completed by the stop of a lesson that it names', async () => {
  const race = 'mode=race&puzzle=square-bar-corner&panes=dlx~backtrack:rows';
  const text = written('A', 'puzzle=square-bar-corner', 'puzzle=square-bar-corner&step=2', race);
  const lesson = ownLesson(text);
  const completed = (query: string) => withLesson(query, async () => [lesson]);
  const { id } = lesson;
  const read = async (query: string) => grammar.read((await completed(query)).query).settings;
  expect(await read(`mode=class&lesson=${id}:1.2&lang=ja`)).toMatchObject({
    mode: 'class',
    puzzle: { id: 'square-bar-corner' },
    moment: { step: 2 },
    lang: 'ja',
    lesson: { id, scene: 0, stop: 1 },
  });
  // What it says itself counts.
  expect(await read(`lesson=${id}:1.2&step=7`)).toMatchObject({
    mode: 'class',
    moment: { step: 7 },
  });
  // The mode is that of what is shown there, whichever is named.
  for (const query of ['', 'mode=race&', 'mode=class&', 'mode=saver&']) {
    expect(await read(`${query}lesson=${id}:1.3`)).toMatchObject({ mode: 'race' });
    expect(await read(`${query}lesson=${id}:1.2`)).toMatchObject({ mode: 'class' });
  }
  const whole = `mode=class&puzzle=domino-5x2&lesson=${id}:1`;
  expect(await completed(whole)).toEqual({ query: whole, unknown: undefined });
  // What is not there is left out and told.
  for (const place of ['none:1', `${id}:2`, `${id}:1.4`])
    expect(await completed(`mode=class&lesson=${place}&step=3`)).toEqual({
      query: 'mode=class&step=3',
      unknown: place,
    });
  // Without a lesson, and where lessons cannot be loaded, it stays as it is.
  const failing = () => Promise.reject(new Error('none'));
  for (const query of ['mode=class&step=3', 'lesson=A', `lesson=${id}:1`])
    expect(await withLesson(query, failing)).toEqual({ query, unknown: undefined });
});
