import { calendarId, type Day } from '../puzzle/calendar.ts';
import { todayEntry } from '../puzzle/catalogue.ts';

const day = (): Day => {
  const now = new Date();
  return { month: now.getMonth() + 1, day: now.getDate() };
};

/** The puzzle of the day it is. */
export const today = todayEntry(day);

/** The name under which a puzzle is still the same tomorrow. */
export const lastingName = (id: string): string => (id === today.id ? calendarId(day()) : id);
