import type { Day } from '../puzzle/calendar.ts';

/** A day of a certain year, as ISO 8601 writes it: 2026-11-26. Earlier dates are less. */
export type DateText = string;

/** A month of a certain year: 2026-11. */
export type MonthText = string;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The date of a moment, by the local calendar. */
export const dateOf = (moment: Pick<Date, 'getFullYear' | 'getMonth' | 'getDate'>): DateText =>
  dateIn(moment.getFullYear(), { month: moment.getMonth() + 1, day: moment.getDate() });

const dateIn = (year: number, { month, day }: Day): DateText =>
  [digits(year, 4), digits(month, 2), digits(day, 2)].join('-');

const yearOf = (date: DateText): number => Number(date.slice(0, 4));

/** Days of 400 years, and of 100, 4 and 1 that begin in March, without the leap day at the end. */
const [ERA, CENTURY, OLYMPIAD, YEAR] = [146_097, 36_524, 1461, 365];

/** The number of a day, from 1 March of the year 0; years begin in March, so that leap days are at their end. */
function numberOf(date: DateText): number {
  const { month, day } = dayOf(date);
  const year = month > 2 ? yearOf(date) : yearOf(date) - 1;
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return YEAR * year + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
}

/** The date of such a number. */
function dateNumbered(number: number): DateText {
  const era = Math.floor(number / ERA);
  const left = number - era * ERA;
  const centuries = Math.min(3, Math.floor(left / CENTURY));
  const inCentury = left - centuries * CENTURY;
  const fours = Math.floor(inCentury / OLYMPIAD);
  const inFour = inCentury - fours * OLYMPIAD;
  const years = Math.min(3, Math.floor(inFour / YEAR));
  const inYear = inFour - years * YEAR;
  const march = Math.floor((5 * inYear + 2) / 153);
  const month = ((march + 2) % 12) + 1;
  const year = 400 * era + 100 * centuries + 4 * fours + years + (month > 2 ? 0 : 1);
  return dateIn(year, { month, day: inYear - Math.floor((153 * march + 2) / 5) + 1 });
}

/** Whether a text is a date of the calendar. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dateNumbered(numberOf(text)) === text;

export const daysAfter = (date: DateText, days: number): DateText =>
  dateNumbered(numberOf(date) + days);

/** The day of the week of a date, 0 for Sunday. */
const weekdayOf = (date: DateText): number => (numberOf(date) + 3) % 7;

export const dayOf = (date: DateText): Day => {
  const [, month, day] = date.split('-').map(Number);
  return { month: month!, day: day! };
};

/** The last date, up to today, that was a day; undefined if no year has that day. */
export function lastDateOf(day: Day, today: DateText): DateText | undefined {
  // Up to eight years lie between two leap days.
  return Array.from({ length: 9 }, (_, i) => dateIn(yearOf(today) - i, day)).find(
    (date) => isDate(date) && date <= today,
  );
}

export const monthOf = (date: DateText): MonthText => date.slice(0, 7);

export function monthAfter(month: MonthText, months: number): MonthText {
  const [year, place] = month.split('-').map(Number) as [number, number];
  const at = year * 12 + place - 1 + months;
  return `${digits(Math.floor(at / 12), 4)}-${digits((at % 12) + 1, 2)}`;
}

/**
 * The weeks of a month, seven places each; places before its first day and after its last one are undefined.
 *
 * @param firstDay the day with which weeks begin, 0 for Sunday
 */
export function weeksOf(month: MonthText, firstDay: number): (DateText | undefined)[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - firstDay + 7) % 7;
  const weeks: (DateText | undefined)[][] = [];
  for (let at = daysAfter(first, -before); monthOf(at) <= month; at = daysAfter(at, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => daysAfter(at, i)).map((date) =>
        monthOf(date) === month ? date : undefined,
      ),
    );
  return weeks;
}
