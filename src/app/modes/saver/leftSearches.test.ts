import { expect, test } from 'vitest';
import { plainSearch } from '../../../solve/search.ts';
import { LeftSearches } from './leftSearches.ts';

/** A storage of a single item with this content, or none. */
function storageOf(content: string | null = null) {
  const storage = {
    content,
    getItem: () => storage.content,
    setItem: (_: string, text: string) => void (storage.content = text),
  };
  return storage;
}

const spiral = { ...plainSearch, order: 'spiral-in' } as const;

test('a search that was left is taken up at its step once, and no other search or puzzle is', () => {
  const storage = storageOf();
  const left = () => new LeftSearches(() => storage);
  left().keep('a', spiral, 70);
  left().keep('a', spiral, 4711);
  left().keep('b', plainSearch, 12);
  expect(left().take('a', plainSearch)).toBeUndefined();
  expect(left().take('b', spiral)).toBeUndefined();
  expect(left().take('a', spiral)).toBe(4711);
  expect(left().take('a', spiral)).toBeUndefined();
  expect(left().take('b', plainSearch)).toBe(12);
});

test('few are kept, the latest, and none that is too far to get to', () => {
  const storage = storageOf();
  const left = new LeftSearches(() => storage);
  for (let i = 0; i < 130; i++) left.keep(`p${i}`, plainSearch, 1 + i);
  expect([left.take('p29', plainSearch), left.take('p30', plainSearch)]).toEqual([undefined, 31]);
  left.keep('p40', plainSearch, 1e9);
  expect(left.take('p40', plainSearch)).toBeUndefined();
});

test.each(['nonsense', 'null', '{"version":1}', '{"version":1,"steps":{"a backtrack":"7"}}'])(
  'a storage containing %s is treated as empty',
  (content) => {
    const left = new LeftSearches(() => storageOf(content));
    expect(left.take('a', plainSearch)).toBeUndefined();
  },
);

test.each([-1, 0, 0.5, 1e12, null])('a step of %s in the storage is not taken', (step) => {
  const storage = storageOf();
  const left = new LeftSearches(() => storage);
  left.keep('a', plainSearch, 7);
  storage.content = storage.content!.replace('7', String(step));
  expect(left.take('a', plainSearch)).toBeUndefined();
});
