import { daysAfter, type DateText } from './date.ts';

/** Date → the date on which the puzzle of that day was first solved by hand. */
export type SolvedDays = ReadonlyMap<DateText, DateText>;

/** Numbers of days in a row. */
export interface Streak {
  /** Up to today, or to yesterday as long as today is not solved. */
  readonly current: number;
  readonly longest: number;
}

/** Whether the puzzle of a day was solved before that day was over; no other counts in a row. */
export const isInTime = (solved: SolvedDays, date: DateText): boolean => solved.get(date) === date;

/** The days in a row whose puzzles were solved in time. */
export function streakOf(solved: SolvedDays, today: DateText): Streak {
  const runUpTo = (end: DateText): number => {
    let days = 0;
    while (isInTime(solved, daysAfter(end, -days))) days++;
    return days;
  };
  const ends = [...solved.keys()].filter(
    (date) => isInTime(solved, date) && !isInTime(solved, daysAfter(date, 1)),
  );
  return {
    current: runUpTo(isInTime(solved, today) ? today : daysAfter(today, -1)),
    longest: Math.max(0, ...ends.map(runUpTo)),
  };
}
