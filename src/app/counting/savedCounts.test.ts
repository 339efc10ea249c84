import { expect, test } from 'vitest';
import { packed } from '../../solve/saved.ts';
import { seal } from '../../solve/seal.ts';
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
  const state = { parts: 3, within: [1, 2], solutions: 5, undivided: 0 };
  const open = [{ part: 1, of: 2, state, progress: 0.5 }];
  const saved = { solutions: 5, placements: null, done: [{ part: 2, of: 2 }], open };
  return { text, unique: true, seconds: 1.5, saved, ...more };
};

test('keeps the latest state of each count, up to a number of counts and a length of text', () => {
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

test('a number too large for a double is restored exactly', () => {
  const { counts } = shelf();
  const solutions = '53060477521960001';
  const saved = { solutions, placements: null, done: [{ part: 1, of: 1 }], open: [] };
  counts.keep(count('a', { saved }));
  expect(counts.find(count('a'))?.saved).toEqual(saved);
});

/** A saved count with some fields replaced. */
const withOther = (odd: object, version = 7): string => {
  const { saved, ...about } = count('a');
  return seal({ version, counts: [{ ...about, ...packed(saved), ...odd }] });
};
const withState = (odd: object) => {
  const [strand] = count('a').saved.open;
  return withOther({ open: [{ ...strand, state: { ...strand!.state, ...odd } }] });
};

test('an unchanged count is found', () => {
  expect(shelf(withOther({})).counts.find(count('a'))).toEqual(count('a'));
});

test.each([
  '',
  'null',
  '{"version":7,"counts":[]}',
  seal({ version: 9, counts: [] }),
  seal({ version: 7 }),
  seal({ version: 7, counts: [null, 7, { text: 'a', unique: true }] }),
  withOther({}, 5),
  withOther({}).replace('"solutions":5', '"solutions":6'),
  withOther({ seconds: -1 }),
  withOther({ solutions: 2.75 }),
  withOther({ done: [] }),
  withOther({ done: ['1-2/2'] }),
  withOther({ untouched: ['2-2/2'] }),
  withOther({ open: [] }),
  withOther({ open: [{ part: 2, of: 1 }] }),
  withOther({ open: [{ ...count('a').saved.open[0], progress: 2 }] }),
  withState({ parts: 'x' }),
  withState({ within: 1 }),
  withState({ solutions: 1.5 }),
])('invalid data is ignored: %s', (content) => {
  const { counts, held } = shelf(content);
  expect(counts.find(count('a'))).toBeUndefined();
  counts.keep(count('a'));
  expect(counts.find(count('a'))).toEqual(count('a'));
  expect(held.size).toBe(1);
});

test('a blocked storage is treated as empty', () => {
  const counts = new SavedCounts(() => {
    throw new Error('no');
  });
  counts.keep(count('a'));
  counts.forget(count('a'));
  expect(counts.find(count('a'))).toBeUndefined();
});
