import { bestTurn, cellIn, waysOf } from './layout.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { arrangements } from './arranging.ts';
import { geometryOf } from './geometry.ts';

const box = (columns: number, rows: number): Cell[] =>
  Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)]);

/** The relations of cells to their neighbours, by number. */
const adjacency = (board: Parameters<typeof geometryOf>[0]) =>
  geometryOf(board).sites.map(({ kind, around }) => [kind, around.map((ring) => ring[0])]);

const boardOf = (lattice: keyof typeof lattices, ways: readonly (readonly Cell[])[]) => ({
  lattice,
  cells: ways[0]!,
  others: ways.slice(1),
  labelled: [],
  palettes: [{ names: ['A'], kinds: 1, scheme: 0 }],
  largest: 1,
});

test('boards of any lattice are moved as they are, and touch nowhere, however they are arranged', () => {
  const any = fc.array(anyPuzzle(), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(any, (puzzles) => {
      const { lattice } = puzzles[0]!;
      const boards = puzzles
        .filter((puzzle) => puzzle.lattice === lattice)
        .map(({ board }) => board.cells);
      for (const placed of arrangements(lattice, boards)) {
        const owners = new Map<string, number>();
        for (const [i, cells] of placed.entries()) {
          const [from, to] = [boards[i]![0]!, cells[0]!];
          const by = [to[0] - from[0], to[1] - from[1]] as const;
          expect(lattices[lattice].isTranslation(...by)).toBe(true);
          expect(cells).toEqual(boards[i]!.map(([c, r]) => [c + by[0], r + by[1]]));
          for (const [x, y] of cells.flatMap((cell) => lattices[lattice].corners(cell))) {
            const name = `${x.toFixed(3)} ${y.toFixed(3)}`;
            expect(owners.get(name) ?? i).toBe(i);
            owners.set(name, i);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  [2560, 1080],
  [1280, 720],
  [390, 844],
  [1080, 1920],
])('on %i × %i, equal boards fill nearly as much as could be', (width, height) => {
  const boards = Array<Cell[]>(107).fill(box(5, 5));
  const board = boardOf(
    'square',
    arrangements('square', boards).map((way) => way.flat()),
  );
  const geometry = geometryOf(board);
  const ways = waysOf(board, geometry);
  const best = ways[bestTurn(ways, { width, height }, 0)]!;
  // A square of a board with what is around it, if all of the room could be used.
  expect(6 * cellIn(best, { width, height })).toBeGreaterThan(
    0.85 * Math.sqrt((width * height) / boards.length),
  );
  expect(adjacency({ ...board, cells: board.others.at(-1)! })).toEqual(adjacency(board));
});

test('boards that are alike stand in rows of as many, with the same gap within rows and between them', () => {
  for (const number of [3, 4, 6, 8, 24]) {
    const found = arrangements('square', Array<Cell[]>(number).fill(box(5, 4)));
    expect(found.length).toBeGreaterThan(0);
    for (const way of found) {
      const extents = way.map((cells) => extentOf(lattices.square, cells));
      const lefts = [...new Set(extents.map(({ left }) => left))].toSorted((a, b) => a - b);
      const tops = [...new Set(extents.map(({ top }) => top))].toSorted((a, b) => a - b);
      expect(lefts.length * tops.length).toBe(number);
      const gaps = [
        ...lefts.slice(1).map((left, i) => left - lefts[i]! - 5),
        ...tops.slice(1).map((top, i) => top - tops[i]! - 4),
      ];
      expect(new Set(gaps).size).toBe(1);
    }
  }
});

test('the highest boards lie in the middle, and boards that are alike from there outwards in their order', () => {
  const boards = [box(6, 3), box(6, 10), box(6, 3), box(6, 3), box(6, 10)];
  const [narrow] = arrangements('square', boards);
  const tops = narrow!.map((cells) => extentOf(lattices.square, cells).top);
  const order = tops.map((_, i) => i).toSorted((a, b) => tops[a]! - tops[b]!);
  expect(order).toEqual([2, 4, 1, 0, 3]);
});
