import { parsePuzzle } from './text.ts';
import type { Label, Meaning, Puzzle } from './types.ts';

/** A day of any year; both numbers count from 1. */
export interface Day {
  readonly month: number;
  readonly day: number;
}

/** The months by name, with the days they have at most. */
const months: readonly (readonly [name: string, days: number])[] = [
  ['January', 31],
  ['February', 29],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
];

/** Every day there can be, in order. */
const days: readonly Day[] = months.flatMap(([, most], at) =>
  Array.from({ length: most }, (_, i): Day => ({ month: at + 1, day: i + 1 })),
);

/** What the puzzle of a day is called in English. */
export const calendarTitle = ({ month, day }: Day): string =>
  `A puzzle for ${months[month - 1]![0]} ${day}`;

/** The day that a title is that of; undefined if of none. */
export const dayTitled = (title: string): Day | undefined =>
  days.find((day) => calendarTitle(day) === title);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What the puzzle of a day is called in addresses and commands, such as `today-12-25`. */
export const calendarId = ({ month, day }: Day): string =>
  `today-${twoDigits(month)}-${twoDigits(day)}`;

/** Published numbers of solutions. */
const known: Readonly<Record<string, bigint>> = { 'today-01-01': 64n, 'today-12-25': 92n };

/** So many things in rows of a width, from a row on. */
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

/** The cells of the calendar as text, but for those of a day. */
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
 * The puzzles of all days, by their ids: twelve months above thirty-one days are to be covered but
 * for one of each, by seven pentominoes and the block of 2 × 3.
 */
export const calendar: ReadonlyMap<string, () => Puzzle> = new Map(
  days.map((day) => [calendarId(day), () => calendarPuzzle(day)]),
);
