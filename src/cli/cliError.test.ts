import { alike } from './cliError.ts';
import { expect, test } from 'vitest';

const commands = ['list', 'show', 'solve', 'watch', 'count', 'steps', 'total', 'generate'];

test.each([
  ['solv', ['solve']],
  ['cuont', ['count']],
  ['SHOW', ['show']],
  ['genrate', ['generate']],
  ['explode', []],
  ['', []],
])('%s may stand for %j', (typed, meant) => {
  expect(alike(typed, commands)).toEqual(meant);
});

test('of names equally near, a few are suggested; of those further away, none', () => {
  expect(alike('rws', ['rows', 'columns', 'rays'])).toEqual(['rows']);
  expect(alike('ab', ['aa', 'ac', 'ad', 'ae'])).toHaveLength(3);
  expect(alike('x', [])).toEqual([]);
});
