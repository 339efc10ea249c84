import { expect, test } from 'vitest';
import { storageOf } from '../../testing/storageOf.ts';
import { Solved } from './solved.ts';

test('saved solutions are available at the next visit', () => {
  const storage = storageOf();
  new Solved(() => storage).keep('a', '0011');
  new Solved(() => storage).keep('b', '01');
  new Solved(() => storage).keep('a', '0101');
  expect([...new Solved(() => storage).read()]).toEqual([
    ['b', '01'],
    ['a', '0101'],
  ]);
});

test.each([
  null,
  '',
  'nonsense',
  'null',
  '7',
  '[]',
  '{"version":1}',
  '{"version":2,"solutions":{"a":"0"}}',
])('a storage containing %s is treated as empty, and can be written to', (content) => {
  const solved = new Solved(() => storageOf(content));
  expect(solved.read().size).toBe(0);
  const storage = storageOf(content);
  new Solved(() => storage).keep('a', '0');
  expect([...new Solved(() => storage).read()]).toEqual([['a', '0']]);
});

test('values that are not strings, or are too long, are left out', () => {
  const solutions = { a: 1, b: 'x'.repeat(100_000), c: '01', d: null };
  const storage = storageOf(JSON.stringify({ version: 1, solutions }));
  expect([...new Solved(() => storage).read()]).toEqual([['c', '01']]);
});

test('the store is limited in size: the oldest entries are dropped', () => {
  const storage = storageOf();
  const solved = new Solved(() => storage);
  for (let i = 0; i < 700; i++) solved.keep(`p${i}`, '0');
  solved.keep('long', 'x'.repeat(100_000));
  const names = [...solved.read().keys()];
  expect(names.length).toBe(600);
  expect(names[0]).toBe('p100');
  expect(names.at(-1)).toBe('p699');
});

test('a storage that is missing, full or blocked causes no errors', () => {
  const refusing = new Solved(() => {
    throw new Error('SecurityError');
  });
  refusing.keep('a', '0');
  expect(refusing.read().size).toBe(0);
  const full = new Solved(() => ({
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  }));
  full.keep('a', '0');
  expect(full.read().size).toBe(0);
});

test('a solution that is too long leaves the earlier one of its puzzle', () => {
  const storage = storageOf();
  const solved = new Solved(() => storage);
  solved.keep('a', '01');
  solved.keep('a', 'x'.repeat(100_000));
  expect([...solved.read()]).toEqual([['a', '01']]);
});
