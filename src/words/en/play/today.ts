import { dayOf, type DateText, type MonthText } from '../../../game/date.ts';
import type { Streak } from '../../../game/streak.ts';
import { months } from '../../../puzzle/calendar.ts';
import { count } from '../numbers.ts';

/** What is told of the solved puzzle of a day. */
interface SharedGame {
  readonly date: DateText;
  /** What came of it, as in `play`. */
  readonly solved: string;
  /** Days in a row, if there are any to tell of. */
  readonly row: string;
  /** The address of the puzzle. */
  readonly link: string;
}

const named = (date: DateText): string => {
  const { month, day } = dayOf(date);
  return `${months[month - 1]} ${day}, ${date.slice(0, 4)}`;
};

/** The puzzles of days: today’s, and the calendar of those solved by hand. */
export const today = {
  title: 'Today',
  whatKeyDoes: 'Today’s puzzle, by hand',
  playByHand: 'Play it by hand',
  calendar: 'Calendar',
  calendarHint: 'The days solved by hand, and the puzzle of any day',
  date: named,
  month: (month: MonthText) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  /** From Sunday on: in short, and in full. */
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  weekdaysInFull: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  monthBefore: 'The month before',
  monthAfter: 'The month after',
  current: (days: number): string => (days === 1 ? 'day in a row' : 'days in a row'),
  longest: 'in the longest row',
  rule: 'A day counts if its puzzle is solved by hand before midnight.',
  inTime: 'solved on its day',
  late: 'solved later',
  isToday: 'today',
  isShown: 'on the board',
  showTime: 'Show the time',
  showTimeHint: 'It runs while the board is in sight, until it is solved.',
  row: ({ current }: Streak) => (current > 1 ? `${count(current, 'day')} in a row` : ''),
  notInTime: 'After its day: not counted in the row',
  notByHand: 'Some pieces were given: not counted as by hand',
  share: 'Share this day',
  shareTitle: 'Share this day',
  shareHint: 'The picture shows the board, and not how it is solved.',
  picture: (text: string) => `A picture: the board with its date left open. ${text}`,
  savePicture: 'Save picture',
  copyPicture: 'Copy picture',
  copyText: 'Copy text',
  send: 'Send…',
  copied: 'Copied',
  notCopied: 'The browser did not allow it.',
  text: ({ date, solved, row, link }: SharedGame) =>
    [`Fitful · ${named(date)}`, row ? `${solved} · ${row}` : solved, link].join('\n'),
  fileName: (date: DateText) => `fitful-${date}.png`,
};
