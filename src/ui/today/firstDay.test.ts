import { expect, test } from 'vitest';
import { firstDayOf } from './firstDay.ts';

test.each([
  ['en-US', 0],
  ['ja-JP', 0],
  ['de-DE', 1],
  ['ar-EG', 6],
])('weeks begin in %s with day %d', (tag, day) => expect(firstDayOf(tag)).toBe(day));
