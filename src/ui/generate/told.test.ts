import { expect, test } from 'vitest';
import { words } from '../../words/index.ts';
import type { Model } from '../model.ts';
import type { GenerateModel } from './model.ts';
import { headlineOf, newsOf } from './told.ts';

/** The lines in large type for a board of 12 blocks, after 90 steps. */
function linesOf(making: Partial<GenerateModel>, finished = false): readonly string[] {
  const require = { isUnique: true, isDifferent: false };
  const usual: Partial<GenerateModel> = {
    strategy: 'restart',
    blocks: 12,
    require,
    isWorking: false,
  };
  const shown = { ...usual, ...making } as GenerateModel;
  const model = { status: { steps: 90, finished }, choices: { lang: 'en' } } as Model;
  return [headlineOf(shown, words('en')), newsOf(shown, model, words('en'))];
}

const examination = {
  kind: 'examination',
  examined: 3,
  most: 9,
  owner: [],
  outcome: 'open',
  placements: undefined,
  ms: 1,
} as const;
const sweep = {
  kind: 'sweep',
  added: 3,
  cells: 60,
  states: 9,
  outcome: 'open',
  divisions: undefined,
  ms: 1,
} as const;

test('a goal is said only while steps lead to it, else what is done instead, or how it ended', () => {
  const divides = 'A puzzle makes itself';
  expect(linesOf({ score: 9, whole: 7 })).toEqual([
    divides,
    'Until each colour is one piece: 7 of 12',
  ]);
  expect(linesOf({ score: 9, whole: 7 }, true)).toEqual([
    divides,
    'Stuck: nothing makes it better from here',
  ]);
  expect(linesOf({ score: 0, whole: 12, isWorking: true, work: examination })).toEqual([
    divides,
    'Looking for a puzzle with a single solution',
  ]);
  expect(linesOf({ score: 99, whole: 0, isWorking: true, work: sweep })).toEqual([
    divides,
    'Counting all divisions of the board',
  ]);
  const failed: GenerateModel['work'] = { ...sweep, outcome: { code: 'noDivision' } };
  expect(linesOf({ score: 99, whole: 0, work: failed }, true)[1]).toBe(
    'The board cannot be divided into connected pieces of these sizes.',
  );
  const none = { ...examination, outcome: 'none' } as const;
  for (const work of [undefined, none])
    expect(linesOf({ score: 0, whole: 12, work }, true)).toEqual([
      'A new puzzle of 12 pieces',
      'After 90 steps each colour is one piece',
    ]);
});
