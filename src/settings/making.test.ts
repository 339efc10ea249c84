import { expect, test } from 'vitest';
import { noRequirements } from '../generate/asked.ts';
import { readMaking, readRequirements, writeMaking, writeRequirements } from './making.ts';

test.each([
  ['anneal:10:3', { strategy: 'anneal', blocks: 10, seed: 3 }],
  [':pentomino:1', { strategy: 'auto', blocks: { set: 'pentomino' }, seed: 1 }],
  ['grow', { strategy: 'grow', blocks: 'auto', seed: 0 }],
  ['auto:5,5,4:', { strategy: 'auto', blocks: [5, 5, 4], seed: 0 }],
  ['luck', undefined],
  ['grow:1000000', { strategy: 'grow', blocks: 1_000_000, seed: 0 }],
  ['grow:5,0', { strategy: 'grow', blocks: [5, 0], seed: 0 }],
  ['grow:12345678901', undefined],
  ['grow:0', undefined],
  ['grow:5,', undefined],
  ['grow:5:x', undefined],
  ['grow:5:1:1', undefined],
])('“make=%s” is read, and written again', (text, making) => {
  const read = readMaking(text);
  expect(read).toEqual(making);
  if (!read) return;
  expect(readMaking(writeMaking(read))).toEqual(making);
});

test.each([
  ['unique', { isUnique: true, isDifferent: false }],
  ['different,fair', { isUnique: false, isDifferent: true, difficulty: 'fair' }],
  ['hard,different,unique', { isUnique: true, isDifferent: true, difficulty: 'hard' }],
  ['', noRequirements],
  ['hard,gentle', undefined],
  ['unique,luck', undefined],
])('“require=%s” is read, and written again', (text, require) => {
  const read = readRequirements(text);
  expect(read).toEqual(require);
  if (!read) return;
  expect(readRequirements(writeRequirements(read))).toEqual(require);
});
