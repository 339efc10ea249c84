import { bestTurn, cellIn, turnsOf } from './layout.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../puzzle/lattices/index.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { boardOf, type Board } from './board.ts';
import { geometryOf, type BoardGeometry } from './geometry.ts';

const anyBoard = anyPuzzle().map(boardOf);
const anyRoom = fc.record({
  width: fc.integer({ min: 40, max: 4000 }),
  height: fc.integer({ min: 40, max: 4000 }),
});

const turnsOfBoard = (board: Board) => turnsOf(geometryOf(board));

/** From the first cell's middle to each cell's. */
const wayTo = ({ sites }: BoardGeometry): Point[] => {
  const [x, y] = sites[0]!.middle;
  return sites.map(({ middle }) => [middle[0] - x, middle[1] - y]);
};

/** Cell → its neighbours, as a set. */
const adjacency = ({ sites }: BoardGeometry): number[][] =>
  sites.map(({ around }) => around.map((ring) => ring[0]!).toSorted((a, b) => a - b));

describe('a turned board', () => {
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

  test('lies, turned by a half and three quarters, as two and three turns bring it', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const turns = turnsOfBoard(board);
        turns.slice(2).forEach((turned, i) => {
          const again = turnsOf(turns[i + 1]!)[1]!;
          expect(turned).toEqual({ ...again, turnedBy: turned.turnedBy });
          expect(turned.turnedBy).toBeCloseTo((-(i + 2) * Math.PI) / 2, 9);
        });
      }),
    );
  });

  test('is as high as the board is wide, and its cells lie where a turn counterclockwise brings them', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const [written, turned] = turnsOfBoard(board);
        const { left, top, right, bottom } = written!;
        expect(turned!.right - turned!.left).toBeCloseTo(bottom - top, 9);
        expect(turned!.bottom - turned!.top).toBeCloseTo(right - left, 9);
        expect(adjacency(turned!)).toEqual(adjacency(written!));
        const ways = wayTo(written!);
        wayTo(turned!).forEach(([x, y], cell) => {
          expect(x).toBeCloseTo(ways[cell]![1], 9);
          expect(y).toBeCloseTo(-ways[cell]![0], 9);
        });
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
    [390, 844, 0.23, 0.37],
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
