import { expect, test } from 'vitest';
import { answersAt } from './lesson.ts';
import { readLesson } from './readLesson.ts';

/** A lesson of one scene with these stops. */
const read = (stops: readonly unknown[]) =>
  readLesson('some', {
    title: { en: 'All' },
    scenes: [{ title: { en: 'One' }, say: { en: 'After.' }, stops }],
  });

test('a question is answered by its own answer, or by what is said next in its scene', () => {
  const ask = { en: 'Why?' };
  const end = { remember: [{ en: 'One' }, { en: 'Two' }] };
  const stops = [
    { at: 'step=1', ask, answer: { en: 'So.' } },
    { at: 'step=2', ask },
    'step=3',
    { at: 'step=4', ask },
    { at: 'step=5', say: { en: 'This:' }, end },
    { at: 'step=6', ask },
  ];
  const lesson = read(stops);
  const answers = stops.map((_, stop) => answersAt(lesson, { scene: 0, stop }));
  expect(answers.map((texts) => texts.map(({ en }) => en))).toEqual([
    ['So.'],
    ['After.'],
    [],
    ['One', 'Two'],
    [],
    [],
  ]);
});

test('what is said has no answer', () => {
  const stop = { at: 'step=1', say: { en: 'Said' }, answer: { en: 'So.' } };
  const issue = { code: 'missing', part: 'ask', scene: 1 };
  expect(() => read([stop])).toThrow(JSON.stringify(issue));
});
