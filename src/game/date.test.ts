import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dateOf,
  dayOf,
  daysAfter,
  isDate,
  lastDateOf,
  monthAfter,
  monthOf,
  weeksOf,
} from './date.ts';

const anyDate = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2200, 0, 1) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

test('the date is that of the local calendar, a second before midnight and at midnight', () => {
  expect(dateOf(new Date(2026, 10, 26, 23, 59, 59))).toBe('2026-11-26');
  expect(dateOf(new Date(2026, 10, 27))).toBe('2026-11-27');
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-26T00:00', '', 'today'])(
  '%s is no date',
  (text) => expect(isDate(text)).toBe(false),
);

test('days follow each other, across months and years', () => {
  expect(daysAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -900, max: 900 }), (date, days) => {
      const after = daysAfter(date, days);
      expect(after).toBe(new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10));
      expect(isDate(after)).toBe(true);
      expect(after > date).toBe(days > 0);
      expect(daysAfter(after, -days)).toBe(date);
    }),
  );
});

test('the last date of a day is that day, today or before, and within a year unless it is a leap day', () => {
  expect(lastDateOf({ month: 2, day: 29 }, '2103-01-01')).toBe('2096-02-29');
  expect(lastDateOf({ month: 2, day: 30 }, '2103-01-01')).toBeUndefined();
  fc.assert(
    fc.property(anyDate, fc.nat(364), (today, ago) => {
      const date = daysAfter(today, -ago);
      expect(lastDateOf(dayOf(date), today)).toBe(date);
    }),
  );
});

test('the weeks of a month have each of its days once, on its day of the week', () => {
  fc.assert(
    fc.property(anyDate, fc.nat(6), (date, firstDay) => {
      const weeks = weeksOf(monthOf(date), firstDay);
      const days = weeks.flat().flatMap((one) => one ?? []);
      expect(days[0]).toBe(`${monthOf(date)}-01`);
      days.forEach((one, i) => expect(one).toBe(daysAfter(days[0]!, i)));
      expect(monthOf(daysAfter(days.at(-1)!, 1))).toBe(monthAfter(monthOf(date), 1));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((one) => one !== undefined)).toBe(true);
        week.forEach((one, i) => {
          if (one) expect(new Date(one).getUTCDay()).toBe((firstDay + i) % 7);
        });
      }
    }),
  );
});
