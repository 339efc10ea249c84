import { expect, test } from 'vitest';
import { calendar, dayTitled } from './calendar.ts';
import { findEntry, todayEntry } from './catalogue.ts';
import { openLabels } from './labels.ts';
import { parsePuzzle, printPuzzle } from './text.ts';

test('there is a puzzle for every day of a leap year, each with a board of its own', () => {
  const date = new Date(Date.UTC(2024, 0, 1));
  const boards = new Set<string>();
  for (const [id, puzzle] of calendar) {
    expect(id).toBe(`today-${date.toISOString().slice(5, 10)}`);
    const { board, pieces, title } = puzzle();
    expect(board.cells).toHaveLength(41);
    expect(pieces).toHaveLength(8);
    expect(dayTitled(title)).toEqual({ month: date.getUTCMonth() + 1, day: date.getUTCDate() });
    boards.add(board.cells.join(' '));
    date.setUTCDate(date.getUTCDate() + 1);
  }
  expect(date.getUTCFullYear()).toBe(2025);
  expect(boards.size).toBe(366);
});

test('the cells of the month and of the day are left open', () => {
  expect(printPuzzle(calendar.get('today-12-25')!())).toBe(`title: A puzzle for December 25
pieces: pentomino
without: F I T W X
known: 92
source: DragonFjord, A-Puzzle-A-Day

......#
.....##
.......
.......
.......
...#...
...####

B
ooo
ooo
`);
});

test('every cell has its own label, and those of the day stay visible', () => {
  for (const puzzle of [...calendar.values()].map((ofDay) => ofDay())) {
    const labels = puzzle.labels!;
    const { month, day } = dayTitled(puzzle.title)!;
    expect(openLabels(puzzle).map(({ meaning }) => meaning)).toEqual([{ month }, { day }]);
    expect(new Set(labels.map(({ meaning }) => JSON.stringify(meaning))).size).toBe(43);
    const cells = new Set(labels.map(({ cell }) => String(cell)));
    expect(cells.size).toBe(43);
    expect(puzzle.board.cells.every((cell) => cells.has(String(cell)))).toBe(true);
  }
});

test('labels are not part of the text', () => {
  const puzzle = calendar.get('today-12-25')!();
  const { labels: _, ...rest } = puzzle;
  expect(parsePuzzle(printPuzzle(puzzle))).toEqual(rest);
  expect(openLabels(rest)).toEqual([]);
});

test("today's puzzle changes with the day", () => {
  let day = 28;
  const listed = [todayEntry(() => ({ month: 2, day }))];
  const title = () => findEntry(listed, 'today')!.puzzle.title;
  expect(title()).toBe('A puzzle for February 28');
  day++;
  expect(title()).toBe('A puzzle for February 29');
  expect(findEntry(listed, 'today-02-29')!.puzzle.title).toBe(title());
});

test.each(['today-02-30', 'today-13-01', 'today-00-10', 'today-4-1', 'today-', 'constructor'])(
  'there is no %s',
  (id) => {
    expect(findEntry([], id)).toBeUndefined();
  },
);
