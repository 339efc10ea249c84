import {
  LessonError,
  type LessonIssue,
  filled,
  isMomentOf,
  languageIn,
  placeFrom,
  stopAt,
} from './lesson.ts';
import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { plainSearch } from '../../solve/search.ts';
import { measuredFigure } from '../../testing/runs/measuredFigure.ts';
import { parseLesson, readLesson } from './readLesson.ts';

const figure = {
  measure: 'placements',
  puzzle: 'square-bar-corner',
  search: 'backtrack:rows',
  step: 11,
  is: 7,
};
const scene = {
  title: { en: 'One' },
  stops: ['step=1', 'step=2'],
  say: { en: 'After {many}.' },
  ask: { en: 'Why?' },
  notes: { en: 'None' },
  expect: { many: figure },
};
const written = { title: { en: 'All' }, scenes: [scene] };

const withScene = (changes: object): object => ({ ...written, scenes: [{ ...scene, ...changes }] });
const withFigure = (changes: object): object =>
  withScene({ expect: { many: { ...figure, ...changes } } });

/** What is wrong when something is read. */
function issueOf(read: () => unknown): LessonIssue | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof LessonError) return error.issue;
    throw error;
  }
}

describe('a lesson', () => {
  test('is read, with its searches', () => {
    const search = { ...plainSearch, order: 'rows' };
    expect(readLesson('some', written)).toEqual({
      ...written,
      id: 'some',
      scenes: [
        {
          title: scene.title,
          ask: scene.ask,
          say: scene.say,
          notes: scene.notes,
          stops: [
            { query: 'step=1', text: scene.ask, isQuestion: true, point: undefined },
            { query: 'step=2', text: scene.say, isQuestion: false, point: undefined },
          ],
          expect: { many: { ...figure, search, piece: undefined } },
        },
      ],
    });
  });

  test('may be in one language, with what is said alone, and with whole addresses', () => {
    const stops = ['https://some.where/fitful/?mode=class&step=3#top', 'step=4'];
    const one = { title: { fr: 'Impasse' }, say: { fr: 'Demi-tour après 2 pièces.' }, stops };
    const read = readLesson('fr', { title: { fr: 'Retours' }, scenes: [one] });
    const { stops: both } = read.scenes[0]!;
    expect(both.map(({ query }) => query)).toEqual(['mode=class&step=3', 'step=4']);
    expect([languageIn(read, 'fr'), languageIn(read, 'en')]).toEqual(['fr', 'fr']);
    expect(both.map(({ text, isQuestion }) => ({ text, isQuestion }))).toEqual(
      stops.map(() => ({ text: one.say, isQuestion: false })),
    );
  });

  test('asks at the first stop of a scene, and is in the language of its reader if it can', () => {
    const [both] = readLesson('some', written).scenes;
    expect(both!.stops.map(({ isQuestion }) => isQuestion)).toEqual([true, false]);
    expect(both!.stops.map(({ text }) => text)).toEqual([scene.ask, scene.say]);
    const title = { en: 'All', ja: '全体' };
    expect(['ja', 'en', 'de'].map((language) => languageIn({ title }, language))).toEqual([
      'ja',
      'en',
      'en',
    ]);
  });

  test('asks or says something of its own at any stop', () => {
    const [ask, say] = [{ en: 'How many?' }, { en: 'So many: {many}.' }];
    const stops = [
      { at: 'https://some.where/?step=1', say },
      'step=2',
      { at: 'step=3', ask, point: 'cell' },
      { at: 'step=4' },
    ];
    const [read] = readLesson('some', { ...written, scenes: [{ ...scene, stops }] }).scenes;
    expect(read!.stops).toEqual([
      { query: 'step=1', text: say, isQuestion: false, point: undefined },
      { query: 'step=2', text: scene.say, isQuestion: false, point: undefined },
      { query: 'step=3', text: ask, isQuestion: true, point: 'cell' },
      { query: 'step=4', text: scene.say, isQuestion: false, point: undefined },
    ]);
  });

  test('has its question answered by pointing, at its moment alone', () => {
    const stops = ['step=1', 'step=1', 'order=rows&step=2.0', 'ways'];
    const each = stops.map((stop) => ({ ...scene, point: 'cell', stops: [stop, 'step=1'] }));
    const lesson = readLesson('some', { ...written, scenes: each });
    const isAt = (scene: number, step: number, tick: number) =>
      isMomentOf(stopAt(lesson, { scene, stop: 0 }), { step, tick });
    expect([isAt(0, 1, 3), isAt(2, 2, 0), isAt(3, 0, 2)]).toEqual([true, true, true]);
    expect([isAt(0, 2, 3), isAt(2, 2, 1), isAt(3, 1, 0)]).toEqual([false, false, false]);
    const pointed = [0, 1].map((stop) => stopAt(lesson, { scene: 0, stop }).point);
    expect(pointed).toEqual(['cell', undefined]);
  });

  test('has its figures filled in', () => {
    const [read] = readLesson('some', written).scenes;
    expect(filled(read!.say['en']!, read!, (value) => `<${value}>`)).toBe('After <7>.');
  });

  test('is walked stop by stop, on to the next scene and back', () => {
    const lesson = readLesson('some', { ...written, scenes: [scene, scene] });
    expect(placeFrom(lesson, { scene: 0, stop: 0 }, 1)).toEqual({ scene: 0, stop: 1 });
    expect(placeFrom(lesson, { scene: 0, stop: 1 }, 1)).toEqual({ scene: 1, stop: 0 });
    expect(placeFrom(lesson, { scene: 1, stop: 0 }, -1)).toEqual({ scene: 0, stop: 1 });
    expect(placeFrom(lesson, { scene: 1, stop: 1 }, 1)).toBeUndefined();
    expect(placeFrom(lesson, { scene: 0, stop: 0 }, -1)).toBeUndefined();
  });

  test.each<[unknown, LessonIssue]>([
    [null, { code: 'notARecord', scene: 0, part: '' }],
    [
      { ...written, scens: [] },
      { code: 'unknownKey', scene: 0, key: 'scens', keys: 'title, scenes' },
    ],
    [{ scenes: [scene] }, { code: 'missing', scene: 0, part: 'title' }],
    [
      { ...written, title: 'All' },
      { code: 'notByLanguage', scene: 0, part: 'title' },
    ],
    [
      { ...written, title: {} },
      { code: 'notByLanguage', scene: 0, part: 'title' },
    ],
    [
      { ...written, title: { '1': 'All' } },
      { code: 'badLanguage', scene: 0, language: '1' },
    ],
    [
      { ...written, title: { en: '' } },
      { code: 'missingLanguage', scene: 0, part: 'title', language: 'en' },
    ],
    [
      { ...written, title: { en: 'All', fr: 'Tout' } },
      { code: 'missingLanguage', scene: 1, part: 'title', language: 'fr' },
    ],
    [
      { ...written, scenes: [] },
      { code: 'noScenes', scene: 0 },
    ],
    [
      { ...written, scenes: [scene, 4] },
      { code: 'notARecord', scene: 2, part: '' },
    ],
    [
      withScene({ link: '' }),
      {
        code: 'unknownKey',
        scene: 1,
        key: 'link',
        keys: 'title, stops, ask, point, nodes, say, notes, expect',
      },
    ],
    [
      withScene({ point: 'cells' }),
      {
        code: 'badPoint',
        scene: 1,
        point: 'cells',
        kinds: 'cell, piece, fewest, fails, solvable, removed, ways, node, line',
      },
    ],
    [withScene({ point: 'cell', ask: undefined }), { code: 'missing', scene: 1, part: 'ask' }],
    [withScene({ stops: [] }), { code: 'noStops', scene: 1 }],
    [withScene({ stops: 'step=1' }), { code: 'noStops', scene: 1 }],
    [withScene({ stops: ['', 'step=1'] }), { code: 'noStops', scene: 1 }],
    [withScene({ stops: [{ say: { en: 'Look.' } }] }), { code: 'noStops', scene: 1 }],
    [
      withScene({ stops: [{ at: 'step=1', ask: { en: 'Why?' }, say: { en: 'So.' } }] }),
      { code: 'twoTexts', scene: 1, part: 'step=1' },
    ],
    [
      withScene({ stops: [{ at: 'step=1', point: 'cell' }] }),
      { code: 'missing', scene: 1, part: 'ask' },
    ],
    [
      withScene({ stops: [{ at: 'step=1', say: 'So.' }] }),
      { code: 'notByLanguage', scene: 1, part: 'say' },
    ],
    [withScene({ say: undefined }), { code: 'missing', scene: 1, part: 'say' }],
    [
      withScene({ notes: {} }),
      { code: 'missingLanguage', scene: 1, part: 'notes', language: 'en' },
    ],
    [
      withScene({ ask: { en: 'Why?', ja: 'なぜ？' } }),
      { code: 'otherLanguage', scene: 1, part: 'ask', language: 'ja', languages: 'en' },
    ],
    [withScene({ expect: [] }), { code: 'notARecord', scene: 1, part: 'expect' }],
    [withScene({ expect: {} }), { code: 'unknownFigure', scene: 1, part: 'say', figure: 'many' }],
    [withScene({ say: { en: 'Done.' } }), { code: 'unusedFigure', scene: 1, figure: 'many' }],
    [withScene({ expect: { 'a b': figure } }), { code: 'badFigureName', scene: 1, figure: 'a b' }],
    [
      withFigure({ unit: 's' }),
      {
        code: 'unknownKey',
        scene: 1,
        key: 'unit',
        keys: 'measure, puzzle, search, step, piece, is',
      },
    ],
    ...(
      [
        ['measure', 'seconds'],
        ['puzzle', ''],
        ['search', 'knuth'],
        ['step', -1],
        ['is', '7'],
      ] as const
    ).map(([key, value]): [unknown, LessonIssue] => [
      withFigure({ [key]: value }),
      {
        code: 'badFigure',
        scene: 1,
        figure: 'many',
        key,
        value: typeof value === 'string' && value ? value : JSON.stringify(value),
      },
    ]),
    [
      withFigure({ piece: 'L' }),
      { code: 'pieceOfFigure', scene: 1, figure: 'many', measure: 'placements' },
    ],
    [
      withFigure({ measure: 'ways' }),
      { code: 'pieceOfFigure', scene: 1, figure: 'many', measure: 'ways' },
    ],
  ])('is rejected with what is wrong and where: %j', (content, issue) => {
    expect(issueOf(() => readLesson('some', content))).toEqual(issue);
  });

  test('is not read from what is no JSON', () => {
    const text = '{\n  "title": {"en": "All"}\n  "scenes": []\n}';
    expect(issueOf(() => parseLesson(text))).toEqual({ code: 'notJson', scene: 0, line: 3 });
    // Cut off, it ends too early at its last line.
    for (const [whole, line] of [
      ['{"a":', 1],
      ['{"a":\n[1,\n', 2],
      ['', 1],
    ] as const)
      expect(issueOf(() => parseLesson(whole))).toEqual({ code: 'notJson', scene: 0, line });
    expect(parseLesson(text.replace('}\n  "s', '},\n  "s'))).toEqual({
      title: { en: 'All' },
      scenes: [],
    });
  });
});

test('values that cannot be written as text are refused in words as well', () => {
  let deep: unknown = 1;
  for (let at = 0; at < 20_000; at++) deep = [deep];
  const odd = { toString: 1, valueOf: 1 };
  for (const value of [odd, deep])
    for (const key of ['measure', 'puzzle', 'search', 'step', 'is'])
      expect(issueOf(() => readLesson('some', withFigure({ [key]: value })))).toMatchObject({
        code: 'badFigure',
        scene: 1,
        key,
      });
  expect(issueOf(() => readLesson('some', withScene({ point: deep })))).toMatchObject({
    code: 'badPoint',
  });
});

test('a figure of what is not there is none', () => {
  const domino = parsePuzzle('\n..\n\nA\noo\n');
  const search = plainSearch;
  const measured = (measure: 'ways' | 'size' | 'region' | 'published' | 'removed') =>
    measuredFigure({ measure, puzzle: '', search, step: 0, piece: 'B', is: 0 }, domino);
  expect(measured('ways')).toBeUndefined();
  expect(measured('size')).toBeUndefined();
  expect(measured('region')).toBeUndefined();
  expect(measured('published')).toBeUndefined();
  expect(measured('removed')).toBe(0);
});
