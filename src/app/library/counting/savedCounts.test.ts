import { expect, test } from 'vitest';
import { packed } from '../../../count/saved.ts';
import { shareOf, UNITS, whole } from '../../../count/share.ts';
import { seal } from '../../../solve/saved/seal.ts';
import { SavedCounts, type SavedCount } from './savedCounts.ts';

/** Saved counts in a storage of their own. */
function shelf(content: string | null = null) {
  const held = new Map<string, string>();
  if (content !== null) held.set('fitful.counts', content);
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
  return { counts: new SavedCounts(() => storage), held };
}

const count = (text: string, more: Partial<SavedCount> = {}): SavedCount => {
  const state = { term: 1, frames: [{ memory: 1e6, from: 3, to: 5 }], weighted: 5 };
  const open = [{ ...shareOf(1, 2), state, progress: 0.5 }];
  const saved = { weighted: 5, divisor: 8, placements: null, done: [shareOf(2, 2)], open };
  return { text, unique: true, seconds: 1.5, saved, ...more };
};

test('keeps the latest state of each count, up to a number of counts and a length of text', () => {
  const { counts } = shelf();
  for (let i = 0; i < 10; i++) counts.save(count(`${i}`));
  counts.save(count('3', { seconds: 9 }));
  counts.save(count('5', { unique: false }));
  counts.save(count('x'.repeat(30_000)));
  expect(counts.find(count('3'))).toEqual(count('3', { seconds: 9 }));
  expect(counts.find(count('5'))).toEqual(count('5'));
  expect(counts.find(count('5', { unique: false }))?.unique).toBe(false);
  expect(counts.find(count('1'))).toBeUndefined();
  expect(counts.find(count('x'.repeat(30_000)))).toBeUndefined();
  counts.forget(count('5'));
  expect(counts.find(count('5'))).toBeUndefined();
  expect(counts.find(count('5', { unique: false }))).toBeDefined();
});

test('a number too large for a double is restored exactly', () => {
  const { counts } = shelf();
  const weighted = '53060477521960001';
  const saved = { weighted, divisor: 1, placements: null, done: [whole], open: [] };
  counts.save(count('a', { saved }));
  expect(counts.find(count('a'))?.saved).toEqual(saved);
});

/** A saved count with some fields replaced. */
const withOther = (odd: object, version = 11): string => {
  const { saved, ...about } = count('a');
  return seal({ version, counts: [{ ...about, ...packed(saved), ...odd }] });
};
const withState = (odd: object) => {
  const [task] = count('a').saved.open;
  return withOther({ open: [{ ...task, state: { ...task!.state, ...odd } }] });
};

test('an unchanged count is found', () => {
  expect(shelf(withOther({})).counts.find(count('a'))).toEqual(count('a'));
});

test.each([
  '',
  'null',
  '{"version":11,"counts":[]}',
  seal({ version: 12, counts: [] }),
  seal({ version: 11 }),
  seal({ version: 11, counts: [null, 7, { text: 'a', unique: true }] }),
  withOther({}, 9),
  withOther({}).replace('"weighted":5', '"weighted":6'),
  withOther({ seconds: -1 }),
  withOther({ weighted: 2.75 }),
  withOther({ divisor: 0 }),
  withOther({ done: [] }),
  withOther({ done: [`0-${UNITS}`] }),
  withOther({ untouched: [`${UNITS / 2}-${UNITS}`] }),
  withOther({ open: [] }),
  withOther({ open: [{ from: UNITS / 2, to: 0 }] }),
  withOther({ open: [{ ...count('a').saved.open[0], progress: 2 }] }),
  withState({ term: 'x' }),
  withState({ frames: 1 }),
  withState({ weighted: 1.5 }),
])('invalid data is ignored: %s', (content) => {
  const { counts, held } = shelf(content);
  expect(counts.find(count('a'))).toBeUndefined();
  counts.save(count('a'));
  expect(counts.find(count('a'))).toEqual(count('a'));
  expect(held.size).toBe(1);
});

test('a blocked storage is treated as empty', () => {
  const counts = new SavedCounts(() => {
    throw new Error('no');
  });
  counts.save(count('a'));
  counts.forget(count('a'));
  expect(counts.find(count('a'))).toBeUndefined();
});
