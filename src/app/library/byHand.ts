import { dateOf, isDate, lastDateOf, type DateText } from '../../game/date.ts';
import { calendar, calendarId, dayTitled } from '../../puzzle/calendar.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Question } from '../../puzzle/types.ts';
import { StoredRecord, type OpenStorage } from './stored.ts';

/**
 * The puzzles that were solved by hand in this browser → the date on which each first was. A puzzle has its id as
 * its name, that of a day its date, as it comes back every year.
 */
export class ByHand extends StoredRecord<DateText> {
  /** What could not be kept, for as long as the page is open. */
  private readonly unkept = new Map<string, DateText>();

  constructor(open?: OpenStorage) {
    const isSound = ([, date]: readonly [string, unknown]): boolean =>
      typeof date === 'string' && isDate(date);
    super({ key: 'fitful.byHand', field: 'solved', most: 4000, isSound }, open);
  }

  override read(): ReadonlyMap<string, DateText> {
    return new Map([...super.read(), ...this.unkept]);
  }

  /** Notes that a puzzle is solved, unless it was before; returns whether it is kept. */
  note(name: string, date: DateText): boolean {
    if (this.unkept.has(name)) return false;
    if (this.read().has(name) || this.keep(name, date)) return true;
    this.unkept.set(name, date);
    return false;
  }
}

export const todaysDate = (): DateText => dateOf(new Date());

/** The last date, up to today, whose puzzle has an id and a title; undefined if it is that of no day. */
export function dateOfPuzzle(
  id: string | undefined,
  { title }: Pick<Question, 'title'>,
  today: DateText,
): DateText | undefined {
  const day = id?.startsWith('today') ? dayTitled(title) : undefined;
  return day && lastDateOf(day, today);
}

/** The name under which the game of a puzzle is kept, by its text; the puzzle of a day is played anew each year. */
export function gameName(text: string, today: DateText): string {
  const day = dayTitled(/^title: (.*)$/m.exec(text)?.[1] ?? '');
  // A board on which pieces were fixed has that title, too.
  const isOfDay = day && printPuzzle(calendar.get(calendarId(day))!()) === text;
  return isOfDay ? `${lastDateOf(day, today)} ${text}` : text;
}
