import { expect, test } from 'vitest';
import { readParams } from './params.ts';

const read = (fix: string) =>
  readParams(
    [
      ['mode', 'atlas'],
      ['fix', fix],
    ],
    () => true,
  );

test('a condition that is named twice is one, and what is no condition is refused', () => {
  expect(read('X 1,0 2,1~I 0,0~X 1,0 2,1').settings.question.fix).toEqual(['X 1,0 2,1', 'I 0,0']);
  expect(read('').settings.question.fix).toEqual([]);
  expect(read('X 1,0~nonsense').invalidParams).toMatchObject([{ name: 'fix' }]);
});
