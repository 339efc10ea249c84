import { parsePuzzle } from './text.ts';
import type { Label, Meaning, Puzzle } from './types.ts';

/** A day of any year; both numbers count from 1. */
export interface Day {
  readonly month: number;
  readonly day: number;
}

/** The English names of the months. */
export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** All 366 days in order. */
const days = lengths.flatMap((length, at) =>
  Array.from({ length }, (_, i): Day => ({ month: at + 1, day: i + 1 })),
);

/** The English title of the puzzle of a day. */
export const calendarTitle = ({ month, day }: Day): string =>
  `A puzzle for ${months[month - 1]} ${day}`;

/** The day whose puzzle has a title; undefined if there is none. */
export const dayTitled = (title: string): Day | undefined =>
  days.find((day) => calendarTitle(day) === title);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The id of the puzzle of a day, such as `today-12-25`. */
export const calendarId = ({ month, day }: Day): string =>
  `today-${twoDigits(month)}-${twoDigits(day)}`;

/** Published numbers of solutions, by id. */
const known: Readonly<Record<string, bigint>> = { 'today-01-01': 64n, 'today-12-25': 92n };

/** Labels in reading order, in rows of `width` from row `top` on, with the meaning of the n-th, from 1. */
const inRows = (count: number, width: number, top: number, mean: (n: number) => Meaning): Label[] =>
  Array.from({ length: count }, (_, i) => ({
    cell: [i % width, top + Math.floor(i / width)],
    meaning: mean(i + 1),
  }));

/** Twelve months above thirty-one days. */
const labels: readonly Label[] = [
  ...inRows(12, 6, 0, (month) => ({ month })),
  ...inRows(31, 7, 2, (day) => ({ day })),
];

/** The board as text, with the cells of a day left open. */
function boardFor(left: Day): string[] {
  const rows: string[] = [];
  for (const { cell, meaning } of labels) {
    const isLeft = 'month' in meaning ? meaning.month === left.month : meaning.day === left.day;
    rows[cell[1]] = (rows[cell[1]] ?? '') + (isLeft ? '#' : '.');
  }
  return rows;
}

function calendarPuzzle(day: Day): Puzzle {
  const count = known[calendarId(day)];
  const keys = [
    `title: ${calendarTitle(day)}`,
    'pieces: pentomino',
    'without: F, I, T, W, X',
    ...(count === undefined ? [] : [`known: ${count}`]),
    'source: DragonFjord, A-Puzzle-A-Day',
  ];
  const text = [...keys, '', ...boardFor(day), '', 'B', 'ooo', 'ooo', ''].join('\n');
  return { ...parsePuzzle(text), labels };
}

/**
 * The puzzles of all days, by id: a calendar of twelve months above thirty-one days is to be covered except
 * for one of each, by seven pentominoes and the block of 2 × 3.
 */
export const calendar: ReadonlyMap<string, () => Puzzle> = new Map(
  days.map((day) => [calendarId(day), () => calendarPuzzle(day)]),
);
