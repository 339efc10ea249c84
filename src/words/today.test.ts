import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../game/date.ts';
import { clockText } from '../game/time.ts';
import { languages, words } from './index.ts';

const anyDate = fc.nat(20_000).map((days) => daysAfter('2000-01-01', days));
const anyGame = fc.record({
  date: anyDate,
  help: fc.record({
    hints: fc.nat(9),
    questions: fc.nat(9),
    isLive: fc.boolean(),
    isGiven: fc.boolean(),
  }),
  time: fc.option(
    fc.nat(40_000_000).map((ms) => clockText(ms)),
    { nil: undefined },
  ),
  days: fc.nat(400),
});

test.each(languages)(
  'what is shared in %s tells the date, the time, the help and the row',
  (lang) => {
    const { today, play } = words(lang);
    const link = 'https://example.org/?mode=play&puzzle=today-11-26';
    fc.assert(
      fc.property(anyGame, ({ date, help, time, days }) => {
        const row = today.row({ current: days, longest: days });
        const lines = today
          .text({ date, solved: play.solvedWith(help, time), row, link })
          .split('\n');
        expect(lines).toHaveLength(3);
        expect(lines[2]).toBe(link);
        expect(lines[0]).toContain(today.date(date));
        if (time !== undefined) expect(lines[1]).toContain(time);
        for (const asked of [help.hints, help.questions])
          if (asked > 0) expect(lines[1]).toContain(String(asked));
        expect(row === '').toBe(days < 2);
        expect(lines[1]).toContain(row);
      }),
    );
  },
);

test.each(languages)('no two dates, and no two months, are called the same in %s', (lang) => {
  const { today } = words(lang);
  const dates = Array.from({ length: 800 }, (_, i) => daysAfter('2024-01-01', i));
  expect(new Set(dates.map((date) => today.date(date))).size).toBe(dates.length);
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  expect(new Set(months.map((month) => today.month(month))).size).toBe(months.length);
});

test('a solved day in words', () => {
  const help = { hints: 2, questions: 0, isLive: false, isGiven: false };
  expect(words('en').play.solvedWith(help, '12:31')).toBe('Solved in 12:31, with 2 hints');
  expect(words('en').play.solvedWith(help)).toBe('Solved, with 2 hints');
  expect(words('en').today.date('2026-11-26')).toBe('November 26, 2026');
  expect(words('ja').play.solvedWith(help, '12:31')).toBe('12:31で解けました（ヒント2回）');
  expect(words('ja').today.date('2026-11-26')).toBe('2026年11月26日');
});
