import { expect, test } from 'vitest';
import { createCovers, type Cover } from './covers.ts';

const inTurn = (...keys: readonly (Cover | 'leave')[]) => {
  const covers = createCovers();
  return keys.map((key) => {
    if (key === 'leave') covers.leave();
    else covers.toggle(key);
    return covers.now;
  });
};

test('each takes itself away again, and gives way to another', () => {
  for (const cover of ['code', 'sheets', 'blank'] as const) {
    expect(inTurn(cover, cover)).toEqual([cover, undefined]);
  }
  expect(inTurn('code', 'sheets', 'sheets')).toEqual(['code', 'sheets', undefined]);
});

test('what a black screen covered is there again once it is taken away', () => {
  expect(inTurn('code', 'blank', 'blank', 'code')).toEqual(['code', 'blank', 'code', undefined]);
  expect(inTurn('code', 'blank', 'leave', 'leave')).toEqual(['code', 'blank', 'code', undefined]);
  expect(inTurn('blank', 'code')).toEqual(['blank', 'code']);
  expect(inTurn('sheets', 'leave')).toEqual(['sheets', 'sheets']);
});
