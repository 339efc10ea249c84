import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeySet } from './keySet.ts';

/** So many different keys, one after the other. */
const keysOf = (width: number, count: number): Int32Array => {
  const words = new Int32Array(width * count);
  for (let key = 0; key < count; key++)
    for (let i = 0; i < width; i++) words[key * width + i] = i === 0 ? key : key % 7;
  return words;
};

test('has what was added, and nothing else', () => {
  const words = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.record({ words, isAdded: fc.boolean() })), (keys) => {
      const set = new KeySet(3);
      const known = new Set<string>();
      for (const { words, isAdded } of keys) {
        // Somewhere in a longer array.
        const from = Int32Array.of(9, ...words, 9);
        expect(set.has(from, 1)).toBe(known.has(words.join()));
        if (!isAdded) continue;
        set.add(from, 1);
        known.add(words.join());
        expect(set.has(from, 1)).toBe(true);
      }
    }),
  );
});

test('keeps all keys as it grows, and none when it is cleared', () => {
  const [width, count] = [3, 20_000];
  const keys = keysOf(width, 2 * count);
  const set = new KeySet(width);
  for (const round of [1, 2]) {
    for (let key = 0; key < count; key++) set.add(keys, key * width);
    const known = Array.from({ length: 2 * count }, (_, key) => set.has(keys, key * width));
    expect([round, known.indexOf(false), known.lastIndexOf(true)]).toEqual([
      round,
      count,
      count - 1,
    ]);
    set.clear();
    for (let key = 0; key < count; key++)
      if (set.has(keys, key * width)) throw new Error(`Key ${key} is still there.`);
  }
});

test('ignores new keys when full, and finds those it has', () => {
  const width = 2 ** 13;
  const keys = keysOf(width, 1000);
  const set = new KeySet(width);
  for (let key = 0; key < 1000; key++) set.add(keys, key * width);
  const known = Array.from({ length: 1000 }, (_, key) => set.has(keys, key * width));
  const size = known.indexOf(false);
  expect(size).toBeGreaterThan(100);
  expect(known.lastIndexOf(true)).toBe(size - 1);
});
