import { expect, test } from 'vitest';
import { isMomentOf, LessonError, type LessonIssue } from './lesson.ts';
import { readLesson } from './readLesson.ts';

const figure = {
  measure: 'placements',
  puzzle: 'square-bar-corner',
  search: 'backtrack:rows',
  is: 15,
};
const scene = {
  title: { en: 'One' },
  stops: ['step=1', 'step=2'],
  say: { en: 'After {many}.' },
  ask: { en: 'Why?' },
  expect: { many: figure },
};
const written = { title: { en: 'All' }, scenes: [scene] };
const withScene = (changes: object): object => ({ ...written, scenes: [{ ...scene, ...changes }] });

function issueOf(content: object): LessonIssue | undefined {
  try {
    readLesson('some', content);
    return undefined;
  } catch (error) {
    if (error instanceof LessonError) return error.issue;
    throw error;
  }
}

test('a lesson has steps carried out by hand, nodes to be pointed at, and an end to take home', () => {
  const [remember, say] = [[{ en: 'So many: {many}.' }], { en: 'Again' }];
  const stops = [
    { at: 'order=rows&step=3', say, hands: 5 },
    { at: 'step=8', ask: say, point: 'node', nodes: [1, 6] },
    { at: 'step=9', end: { remember, next: [{ at: 'https://some.where/?mode=play', say }] } },
  ];
  const all = { ...scene, say: { en: 'C' }, ask: undefined, stops };
  const [hands, nodes, end] = readLesson('some', { ...written, scenes: [all] }).scenes[0]!.stops;
  const isAt = (step: number) => isMomentOf(hands!, { step, tick: Infinity });
  expect([2, 3, 8, 9].map(isAt)).toEqual([false, true, true, false]);
  expect([hands!.hands, nodes!.nodes, end!.hands]).toEqual([5, [1, 6], undefined]);
  expect(end!.end).toEqual({ remember, next: [{ query: 'mode=play', text: say }] });
});

test.each<[unknown, LessonIssue]>([
  ...[undefined, [], [0.5], 'all'].map((nodes): [unknown, LessonIssue] => [
    withScene({ point: 'node', nodes }),
    {
      code: 'badNodes',
      scene: 1,
      nodes: typeof nodes === 'string' ? nodes : JSON.stringify(nodes ?? ''),
    },
  ]),
  [withScene({ nodes: [1] }), { code: 'badNodes', scene: 1, nodes: '[1]' }],
  ...[0, 100, 1.5, 'five'].map((hands): [unknown, LessonIssue] => [
    withScene({ stops: [{ at: 'step=1', hands }], point: undefined }),
    { code: 'badHands', scene: 1, hands: String(hands), most: 99 },
  ]),
  [
    withScene({ point: 'cell', stops: [{ at: 'step=1', hands: 5 }] }),
    { code: 'badHands', scene: 1, hands: '5', most: 99 },
  ],
  [
    withScene({ stops: [{ at: 'step=1', end: 'so' }] }),
    { code: 'notARecord', scene: 1, part: 'end' },
  ],
  ...[
    [{ hands: 5 }, {}],
    [{ ask: { en: 'A' }, point: 'cell' }, {}],
    [{}, { point: 'cell' }],
  ].map(([stop, changes]): [unknown, LessonIssue] => [
    withScene({
      ...changes,
      stops: [{ at: 'step=1', ...stop, end: { remember: [{ en: 'A' }] } }],
      expect: {},
      say: { en: 'A' },
    }),
    { code: 'coveredBoard', scene: 1 },
  ]),
  [
    withScene({ stops: [{ at: 'step=1', end: {} }] }),
    { code: 'missing', scene: 1, part: 'remember' },
  ],
  [
    withScene({ stops: [{ at: 'step=1', end: { remember: [{ en: 'A' }], next: [{}] } }] }),
    { code: 'missing', scene: 1, part: 'at' },
  ],
  [
    withScene({ stops: [{ at: 'step=1', end: { remember: [{ ja: 'A' }] } }] }),
    { code: 'otherLanguage', scene: 1, part: 'remember', language: 'ja', languages: 'en' },
  ],
])('what a stop has of its own is refused with what is wrong: %j', (content, issue) => {
  expect(issueOf(content as object)).toEqual(issue);
});
