import { expect, test } from 'vitest';
import { KeptCounts, type Kept } from './kept.ts';

/** A storage of one's own. */
function shelf(content: string | null = null) {
  const held = new Map<string, string>();
  if (content !== null) held.set('fitful.counts', content);
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  return { counts: new KeptCounts(() => storage), held };
}

const count = (text: string, more: Partial<Kept> = {}): Kept => {
  const saved = { solutions: 5, placements: null, open: [{ part: 1, of: 2, progress: 0.5 }] };
  return { text, unique: true, seconds: 1.5, saved, ...more };
};

test('keeps the latest of each, as long as they are few and small', () => {
  const { counts } = shelf();
  for (let i = 0; i < 10; i++) counts.keep(count(`${i}`));
  counts.keep(count('3', { seconds: 9 }));
  counts.keep(count('5', { unique: false }));
  counts.keep(count('x'.repeat(30_000)));
  expect(counts.find(count('3'))).toEqual(count('3', { seconds: 9 }));
  expect(counts.find(count('5'))).toEqual(count('5'));
  expect(counts.find(count('5', { unique: false }))?.unique).toBe(false);
  expect(counts.find(count('1'))).toBeUndefined();
  expect(counts.find(count('x'.repeat(30_000)))).toBeUndefined();
  counts.forget(count('5'));
  expect(counts.find(count('5'))).toBeUndefined();
  expect(counts.find(count('5', { unique: false }))).toBeDefined();
});

test('too many solutions to be told exactly are still too many when they are read', () => {
  const { counts } = shelf();
  const saved = { solutions: Infinity, placements: null, open: [] };
  counts.keep(count('a', { saved }));
  expect(counts.find(count('a'))?.saved).toEqual(saved);
});

const withOpen = (...open: object[]) =>
  JSON.stringify({
    version: 2,
    counts: [{ ...count('a'), saved: { solutions: 1, placements: null, open } }],
  });

test.each([
  '',
  'null',
  '{"version":9,"counts":[]}',
  '{"version":2}',
  '{"version":2,"counts":[null,7,{"text":"a","unique":true}]}',
  withOpen({ part: 2, of: 1 }),
  withOpen({ part: 1, of: 1.5 }),
  withOpen({ part: 1, of: 1, progress: 2 }),
  withOpen({ part: 1, of: 1, state: { parts: 'x', within: [], solutions: 1, undivided: 0 } }),
  withOpen({ part: 1, of: 1, state: { parts: 1, solutions: 1 } }),
])('what makes no sense is nothing: %s', (content) => {
  const { counts, held } = shelf(content);
  expect(counts.find(count('a'))).toBeUndefined();
  counts.keep(count('a'));
  expect(counts.find(count('a'))).toEqual(count('a'));
  expect(held.size).toBe(1);
});

test('a storage that refuses is an empty one', () => {
  const counts = new KeptCounts(() => {
    throw new Error('no');
  });
  counts.keep(count('a'));
  counts.forget(count('a'));
  expect(counts.find(count('a'))).toBeUndefined();
});
