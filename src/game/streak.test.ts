import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from './date.ts';
import { isInTime, streakOf } from './streak.ts';

const today = '2026-03-01';

/** Days up to today: whether each was not solved, solved in time, or so many days later. */
const anyDays = fc.array(fc.constantFrom(undefined, 0, 0, 0, 1, 400), { maxLength: 60 });

const daysOf = (late: readonly (number | undefined)[]) =>
  new Map(
    late.flatMap((days, ago) => {
      const date = daysAfter(today, -ago);
      return days === undefined ? [] : [[date, daysAfter(date, days)] as const];
    }),
  );

test('days in a row are those solved in time, the last of them today or yesterday', () => {
  fc.assert(
    fc.property(anyDays, (late) => {
      const marks = late.map((days) => (days === 0 ? '1' : '0')).join('');
      const runs = marks.split('0').map(({ length }) => length);
      const { current, longest } = streakOf(daysOf(late), today);
      expect(longest).toBe(Math.max(0, ...runs));
      expect(current).toBe(/^0?(1*)/.exec(marks)![1]!.length);
    }),
  );
});

test('it does not matter in which order days are kept', () => {
  fc.assert(
    fc.property(anyDays, (late) => {
      const solved = daysOf(late);
      const turned = new Map([...solved].toReversed());
      expect(streakOf(turned, today)).toEqual(streakOf(solved, today));
    }),
  );
});

test('a day that is solved after midnight is in no row', () => {
  const solved = new Map([
    ['2026-02-27', '2026-02-27'],
    ['2026-02-28', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
  ]);
  expect(isInTime(solved, '2026-02-28')).toBe(false);
  expect(streakOf(solved, today)).toEqual({ current: 1, longest: 1 });
  expect(streakOf(solved, '2026-03-02')).toEqual({ current: 1, longest: 1 });
  expect(streakOf(solved, '2026-03-03')).toEqual({ current: 0, longest: 1 });
});
