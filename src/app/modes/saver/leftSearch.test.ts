import { expect, test } from 'vitest';
import { storageOf } from '../../../testing/storageOf.ts';
import { plainSearch, type Search } from '../../../solve/search.ts';
import { LeftSearch } from './leftSearch.ts';

const spiral = { ...plainSearch, order: 'spiral-in' } as const;

test('a search that was left is taken up at its step once, and no other search or puzzle is', () => {
  const storage = storageOf();
  const left = (puzzle: string | undefined, search: Search = plainSearch) =>
    new LeftSearch(puzzle, search, () => storage);
  left('a', spiral).keep(70);
  left('a', spiral).keep(4711);
  left('b').keep(12);
  left(undefined).keep(34);
  expect(left(undefined).take()).toBeUndefined();
  expect(left('a').take()).toBeUndefined();
  expect(left('b', spiral).take()).toBeUndefined();
  expect(left('a', spiral).take()).toBe(4711);
  expect(left('a', spiral).take()).toBeUndefined();
  expect(left('b').take()).toBe(12);
});

test('few are kept, the latest, and none that is too far to get to', () => {
  const storage = storageOf();
  const left = (puzzle: string) => new LeftSearch(puzzle, plainSearch, () => storage);
  for (let i = 0; i < 130; i++) left(`p${i}`).keep(1 + i);
  expect([left('p29').take(), left('p30').take()]).toEqual([undefined, 31]);
  left('p40').keep(1e9);
  expect(left('p40').take()).toBeUndefined();
});

test.each(['nonsense', 'null', '{"version":1}', '{"version":1,"steps":{"a backtrack":"7"}}'])(
  'a storage containing %s is treated as empty',
  (content) => {
    expect(new LeftSearch('a', plainSearch, () => storageOf(content)).take()).toBeUndefined();
  },
);

test.each([-1, 0, 0.5, 1e12, null])('a step of %s in the storage is not taken', (step) => {
  const storage = storageOf();
  const left = new LeftSearch('a', plainSearch, () => storage);
  left.keep(7);
  storage.content = storage.content!.replace('7', String(step));
  expect(left.take()).toBeUndefined();
});
