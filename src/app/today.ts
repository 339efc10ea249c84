import { calendarId, dayTitled, type Day } from '../puzzle/calendar.ts';
import { todayEntry } from '../puzzle/catalogue.ts';
import type { Question } from '../puzzle/types.ts';

const day = (): Day => {
  const now = new Date();
  return { month: now.getMonth() + 1, day: now.getDate() };
};

/** The puzzle of the current day. */
export const today = todayEntry(day);

/** An id that still names the same puzzle tomorrow: that of its day, for today's puzzle. */
export function lastingName(id: string, { title }: Pick<Question, 'title'>): string {
  const day = id === today.id ? dayTitled(title) : undefined;
  return day ? calendarId(day) : id;
}
