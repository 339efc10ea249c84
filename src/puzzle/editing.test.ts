import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyEdit, editedOr } from '../testing/random/anyEdit.ts';
import { isLong, runs } from '../testing/share.ts';
import { areaOver, closedCells, edited, untitled, type Edit } from './editing.ts';
import { parsePuzzle, printPuzzle } from './text.ts';

/** The opposite of each kind of edit. */
const opposite = { close: 'open', open: 'close', fix: 'free', free: 'fix' } as const;

test('an edited puzzle is read as it is printed, and the opposite edit gives back the text', () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(anyEdit(), ({ puzzle, edit }) => {
      const after = editedOr(puzzle, edit);
      const kind = `${puzzle.lattice} ${after ? edit.kind : 'refused'}`;
      seen[kind] = (seen[kind] ?? 0) + 1;
      if (!after) return;
      const text = printPuzzle(after);
      expect(parsePuzzle(text)).toEqual(after);
      expect(text).not.toBe(printPuzzle(puzzle));
      const { board, pieces } = after;
      expect([board.width, board.height]).toEqual([puzzle.board.width, puzzle.board.height]);
      expect(pieces).toEqual(puzzle.pieces);
      const back = edited(after, { ...edit, kind: opposite[edit.kind] } as Edit);
      // Where areas match, all pieces are used whether a text says so or not.
      const isSaid = puzzle.use === 'all' || areaOver(puzzle) !== 0 || 'laid' in edit;
      const own = untitled(puzzle);
      expect(printPuzzle(back)).toBe(printPuzzle(isSaid ? own : { ...own, use: 'all' }));
    }),
    runs(1500),
  );
  if (!isLong) return;
  for (const lattice of ['square', 'triangle', 'hexagon'])
    for (const kind of ['close', 'open', 'fix', 'free'])
      expect(seen[`${lattice} ${kind}`] ?? 0, `${lattice} ${kind}`).toBeGreaterThan(2);
});

const bars = (board: string, head = '') => parsePuzzle(`${head}${board}\n\nI x2\nooo\n\nO\no\n`);

test('a whole column may be closed, and opened again', () => {
  let puzzle = bars('...#\n....');
  const text = printPuzzle(puzzle);
  expect(closedCells(puzzle)).toEqual([[3, 0]]);
  puzzle = edited(puzzle, { kind: 'close', cell: [3, 1] });
  expect(printPuzzle(puzzle)).toContain('...#\n...#');
  expect(closedCells(puzzle)).toEqual([
    [3, 0],
    [3, 1],
  ]);
  expect(printPuzzle(edited(puzzle, { kind: 'open', cell: [3, 1] }))).toBe(text);
});

test('pieces may be left over where cells are closed, and all are used once areas match', () => {
  const puzzle = bars('...#\n....', 'title: Four ways\nneutral: Bars, 4 × 2\nknown: 4\n\n');
  expect(puzzle.published).toBe(4n);
  const smaller = edited(puzzle, { kind: 'close', cell: [3, 1] });
  expect([smaller.use, areaOver(smaller), smaller.published]).toEqual(['some', 1, undefined]);
  // A title would tell of the other board.
  expect(smaller).toMatchObject({ title: '' });
  expect(smaller.neutral).toBe(undefined);
  const other = edited(smaller, { kind: 'open', cell: [3, 0] });
  expect([other.use, areaOver(other)]).toEqual(['all', 0]);
  const larger = edited(other, { kind: 'open', cell: [3, 1] });
  expect([larger.use, areaOver(larger)]).toEqual(['some', -1]);
});

test('what no text can say is refused: copies that cannot be told apart, and a board without cells', () => {
  const text = 'III...\nIII...\n......';
  const squares = parsePuzzle(`${text.replace('III...\nIII', 'III...\n...')}\n\nI x6\nooo\n`);
  const below = {
    piece: 0,
    orientation: 0,
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  } as const;
  const two = edited(squares, { kind: 'fix', laid: below });
  const third = {
    piece: 0,
    orientation: 0,
    cells: [
      [0, 2],
      [1, 2],
      [2, 2],
    ],
  } as const;
  expect(() => edited(two, { kind: 'fix', laid: third })).toThrow('unclearCopies');
  const single = parsePuzzle('.\n\nO\no\n');
  expect(() => edited(single, { kind: 'close', cell: [0, 0] })).toThrow('emptyBoard');
});
