import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy } from '../solve/problem.ts';
import { seal, unseal } from '../solve/saved/seal.ts';
import { anyDamage } from '../testing/random/anyDamage.ts';
import { anyGame } from '../testing/random/anyGame.ts';
import { runs } from '../testing/share.ts';
import { readGame, writeGame } from './saved.ts';
import { laidAt, lineOf, moved, newGame, withNewest, type Game } from './tree.ts';

test('a game is read as it was written', () => {
  fc.assert(
    fc.property(anyGame(), ({ problem, games }) => {
      for (const game of games) expect(readGame(problem, writeGame(problem, game))).toEqual(game);
    }),
    runs(100),
  );
});

test('a text does not depend on the numbers of placements', () => {
  fc.assert(
    fc.property(anyGame(), ({ problem, games }) => {
      const game = games.at(-1)!;
      // The same placements, in the opposite order.
      const { count, piece, orientation } = problem.placements;
      const order = [...piece.keys()].toReversed();
      const cells = order.map((placement) => [...coveredBy(problem, placement)]);
      const start = new Int32Array(count + 1);
      for (const [i, own] of cells.entries()) start[i + 1] = start[i]! + own.length;
      const placements = {
        count,
        piece: Int32Array.from(order, (placement) => piece[placement]!),
        orientation: Int32Array.from(order, (placement) => orientation[placement]!),
        start,
        cellOf: Int32Array.from(cells.flat()),
      };
      const other = readGame(
        { ...problem, placements, tiles: placements },
        writeGame(problem, game),
      );
      expect(laidAt(other!)).toEqual(laidAt(game).map((placement) => count - 1 - placement));
    }),
    runs(100),
  );
});

test('a text that was damaged is not read', () => {
  fc.assert(
    fc.property(anyGame(), anyDamage, ({ problem, games }, damage) => {
      const text = writeGame(problem, games.at(-1)!);
      const damaged = damage(text);
      fc.pre(damaged.trimEnd() !== text);
      expect(readGame(problem, damaged)).toBeUndefined();
    }),
    runs(500),
  );
});

/** Whether all positions of a game are possible: pieces within their copies, and no cell covered twice. */
const isPossible = (problem: ReturnType<typeof compile>, game: Game): boolean =>
  [...game.nodes.keys()].every((node) => {
    const laid = laidAt(game, node);
    const cells = laid.flatMap((placement) => [...coveredBy(problem, placement)]);
    const used = (piece: number): number =>
      laid.filter((placement) => problem.placements.piece[placement] === piece).length;
    const isWithin = problem.pieces.every(({ copies }, piece) => used(piece) <= copies);
    const before = laidAt(game, game.nodes[node]!.parent ?? 0);
    const { off } = game.nodes[node]!.move;
    const wasThere = off === undefined || (before.includes(off) && !laid.includes(off));
    return new Set(cells).size === cells.length && isWithin && wasThere;
  });

test('a sealed text with other numbers is not read, or is another game that is possible', () => {
  let refused = 0;
  let read = 0;
  const change = fc.record({ at: fc.nat(), by: fc.integer({ min: -2, max: 9 }) });
  fc.assert(
    fc.property(anyGame(), change, ({ problem, games }, { at, by }) => {
      const content = unseal(writeGame(problem, games.at(-1)!)) as { rows: number[][] };
      const row = content.rows[at % content.rows.length]!;
      row[(at >> 8) % row.length] = by;
      const game = readGame(problem, seal(content));
      if (!game) {
        refused++;
        return;
      }
      read++;
      expect(isPossible(problem, game)).toBe(true);
      expect(readGame(problem, writeGame(problem, game))).toEqual(game);
    }),
    runs(1000),
  );
  expect(refused).toBeGreaterThan(100);
  expect(read).toBeGreaterThan(50);
});

test('a game of another puzzle is not read, or possible here', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyGame(), anyGame(), ({ problem, games }, other) => {
      const game = readGame(other.problem, writeGame(problem, games.at(-1)!));
      if (game) expect(isPossible(other.problem, game)).toBe(true);
      else refused++;
    }),
    runs(200),
  );
  expect(refused).toBeGreaterThan(60);
});

test.each([
  '',
  'null',
  seal({}),
  seal({ of: [1, 1, 1], at: 0, rows: [] }),
  seal({ of: [1, 1, 1], at: 0, rows: [[-1, -1, -1, 0, 0, 0]] }),
  seal({ of: [1, 1, 1], at: 1, rows: [[-1, -1, -1]] }),
  seal({ of: [1, 1, 1], at: '0', rows: [[-1, -1, -1]] }),
  seal({ of: [1, 1, 1], at: 0, rows: [[-1, 0, -1]] }),
  seal({
    of: [1, 1, 1],
    at: 1,
    rows: [
      [-1, 1, -1],
      [-1, -1, -1, 0, 0, 0],
    ],
  }),
  seal({
    of: [1, 1, 1],
    at: 1,
    rows: [
      [-1, 1, -1],
      [0, -1, -1],
    ],
  }),
])('no game is read from %s', (text) => {
  const cell = { name: 'I', cells: [[0, 0]], freedom: 'free', copies: 1 } as const;
  const problem = compile({
    title: '',
    lattice: 'square',
    board: { cells: [[0, 0]], width: 1, height: 1 },
    pieces: [cell],
    fixed: [],
    use: 'all',
    asked: { sets: [], without: [], drawn: [cell] },
  });
  expect(readGame(problem, text)).toBeUndefined();
  expect(readGame(problem, seal({ of: [1, 1, 1], at: 0, rows: [[-1, -1, -1]] }))).toEqual(newGame);
});

test('a text has the newest nodes of a long game alone, but all of its line', () => {
  let shortened = 0;
  fc.assert(
    fc.property(anyGame(), fc.integer({ min: 1, max: 12 }), ({ problem, games }, most) => {
      const game = games.at(-1)!;
      const read = readGame(problem, writeGame(problem, game, most))!;
      expect(read).toEqual(withNewest(game, most));
      expect(lineOf(read)).toHaveLength(lineOf(game).length);
      if (read.nodes.length < game.nodes.length) shortened++;
    }),
    runs(100),
  );
  expect(shortened).toBeGreaterThan(10);
  const problem = compile(fc.sample(anyGame(), { numRuns: 1, seed: 1 })[0]!.problem.puzzle);
  let long = newGame;
  for (let move = 0; move < 5000; move++)
    long = { ...moved(long, { on: move % problem.placements.count }), at: 0 };
  expect(writeGame(problem, long).length).toBeLessThan(100_000);
});
