import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lattices, type Point } from '../puzzle/lattices/index.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { catalogueOnDisk } from '../testing/catalogueOnDisk.ts';
import { boardOf, type Board } from './board.ts';
import { geometryOf, type BoardGeometry } from './boardGeometry.ts';
import { bestTurn, cellIn, turnsOf } from './turning.ts';

const anyBoard = anyPuzzle().map(boardOf);
const anyRoom = fc.record({
  width: fc.integer({ min: 40, max: 4000 }),
  height: fc.integer({ min: 40, max: 4000 }),
});

const turnsOfBoard = (board: Board) => turnsOf(geometryOf(board), board.lattice);

/** From the first cell's middle to each cell's. */
const wayTo = ({ sites }: BoardGeometry): Point[] => {
  const [x, y] = sites[0]!.middle;
  return sites.map(({ middle }) => [middle[0] - x, middle[1] - y]);
};

/** Cell → its neighbours, as a set. */
const adjacency = ({ sites }: BoardGeometry): number[][] =>
  sites.map(({ around }) => around.map((ring) => ring[0]!).toSorted((a, b) => a - b));

describe('a turned board', () => {
  test('is what a turn of its lattice makes of its cells, under the same numbers', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const { symmetries, turns } = lattices[board.lattice];
        turnsOfBoard(board)
          .slice(0, turns / 2)
          .forEach((turned, i) => {
            const turn = symmetries[i]!;
            const [cells, labelled] = [board.cells.map(turn), board.labelled.map(turn)];
            const expected = geometryOf({ ...board, cells, labelled });
            expect(adjacency(turned)).toEqual(adjacency(expected));
            const ways = wayTo(expected);
            wayTo(turned).forEach(([x, y], cell) => {
              expect(x).toBeCloseTo(ways[cell]![0], 9);
              expect(y).toBeCloseTo(ways[cell]![1], 9);
            });
            expect(turned.right - turned.left).toBeCloseTo(expected.right - expected.left, 9);
            expect(turned.bottom - turned.top).toBeCloseTo(expected.bottom - expected.top, 9);
            expect(turned.left).toBeLessThan(turned.sites[0]!.middle[0]);
          });
      }),
    );
  });

  test('keeps the corners of its cells, and what lies around them', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const [asItIs, ...others] = turnsOfBoard(board);
        expect(asItIs!.sites).toEqual(geometryOf(board).sites);
        for (const { sites } of others) {
          const fixed = (all: typeof sites) =>
            all.map(({ kind, around, label }) => ({ kind, around, label }));
          expect(fixed(sites)).toEqual(fixed(asItIs!.sites));
        }
      }),
    );
  });

  test('by a quarter is as high as the board is wide, and as wide as it is high', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const all = turnsOfBoard(board);
        const { left, top, right, bottom } = all[0]!;
        const upright = all.find(({ turnedBy }) => Math.abs(Math.cos(turnedBy)) < 1e-9)!;
        expect(upright.right - upright.left).toBeCloseTo(bottom - top, 9);
        expect(upright.bottom - upright.top).toBeCloseTo(right - left, 9);
        expect(adjacency(upright)).toEqual(adjacency(all[0]!));
      }),
    );
  });

  test('lies on whole cells where the lattice is one of squares', () => {
    const board: Board = { ...boardOf(catalogueOnDisk[0]!.puzzle), lattice: 'square' };
    const [, turned] = turnsOfBoard(board);
    expect([turned!.left, turned!.right].every(Number.isInteger)).toBe(true);
  });

  test('is never smaller than the board as it is, and comes back where that is much larger', () => {
    fc.assert(
      fc.property(anyBoard, anyRoom, (board, room) => {
        const turns = turnsOfBoard(board);
        const turn = bestTurn(turns, room, 0);
        expect(cellIn(turns[turn]!, room)).toBeGreaterThanOrEqual(cellIn(turns[0]!, room));
        const across = { width: room.height, height: room.width };
        for (const none of [0, NaN])
          expect(bestTurn(turns, { width: none, height: none }, turn)).toBe(turn);
        const back = bestTurn(turns, room, bestTurn(turns, across, turn));
        const most = Math.max(...turns.map((one) => cellIn(one, room)));
        expect(cellIn(turns[back]!, room)).toBeGreaterThan(most / 1.16);
        // Where it was turned it stays, however often it is laid out.
        expect(bestTurn(turns, room, back)).toBe(back);
      }),
    );
  });
});

describe('over the whole catalogue', () => {
  const boards = catalogueOnDisk
    .filter(({ puzzle }) => !puzzle.labels)
    .map(({ puzzle }) => turnsOfBoard(boardOf(puzzle)));

  /** The median share of a screen that is board, as boards are and where they turn. */
  const shares = (width: number, height: number): [number, number] => {
    const median = (turnIn: (turns: (typeof boards)[number]) => number): number => {
      const all = boards.map((turns) => {
        const cell = cellIn(turns[turnIn(turns)]!, { width, height });
        return (turns[0]!.sites.length * cell ** 2) / (width * height);
      });
      return all.toSorted((a, b) => a - b)[all.length >> 1]!;
    };
    return [median(() => 0), median((turns) => bestTurn(turns, { width, height }, 0))];
  };

  test.each([
    [1080, 1920, 0.28, 0.44],
    [390, 844, 0.23, 0.38],
    [1280, 720, 0.43, 0.45],
  ])(
    'at %i × %i boards fill less than %f as they are, more than %f turned',
    (width, height, before, after) => {
      const [asTheyAre, turned] = shares(width, height);
      expect(turned).toBeGreaterThan(after);
      expect(asTheyAre).toBeLessThan(before);
    },
  );
});
