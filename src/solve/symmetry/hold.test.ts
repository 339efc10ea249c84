import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { orientations } from '../../puzzle/orient.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Cell, Piece } from '../../puzzle/types.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { holdIssue, readHold } from './hold.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { solvers, type SolverId } from '../solvers/index.ts';
import { END } from '../step.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** The number of solutions of a search with these parts. */
function count(problem: Problem, parts: Partial<typeof plainSearch>): number {
  const solver = startSearch(problem, { ...plainSearch, ...parts }, 'steps');
  while (solver.step() !== END);
  return solver.solutions;
}

const shapesOf = ({ puzzle }: Problem, { cells, freedom }: Piece): Cell[][] =>
  orientations(lattices[puzzle.lattice], cells, freedom);

const box = (width: number, height: number, keys: string) =>
  compile(parsePuzzle(`${keys}\n\n${`${'.'.repeat(width)}\n`.repeat(height)}`));

test('a piece is read by its name, with the number of an orientation from 1', () => {
  const problem = compile(parsePuzzle('use: some\n\n...\n\nF\noo\no.\n\nF:1\noo\n\n9:5\no\n'));
  const read = (text: string) => readHold(problem, text);
  expect(read('F')).toEqual({ piece: 0, orientation: undefined });
  expect(read('F:4')).toEqual({ piece: 0, orientation: 3 });
  // A name that looks like piece and orientation is that piece's name.
  expect(read('F:1')).toEqual({ piece: 1, orientation: undefined });
  expect(read('F:1:2')).toEqual({ piece: 1, orientation: 1 });
  expect(read('9:5:1')).toEqual({ piece: 2, orientation: 0 });
  for (const wrong of ['', 'Q', 'F:0', 'F:5', 'F:01', 'F:', 'Q:1', ':1', '9:5:2'])
    expect(read(wrong)).toBeUndefined();
});

test('every piece that can break the symmetries gives the same number of unique solutions', () => {
  const problem = box(3, 20, 'pieces: pentomino');
  const can = problem.pieces
    .map(({ name }) => name)
    .filter((name) => !holdIssue(problem, true, name));
  expect(can).toEqual(['F', 'L', 'N', 'P', 'V', 'W', 'Y']);
  for (const hold of can) expect(count(problem, { unique: true, hold })).toBe(2);
  const wrong = holdIssue(problem, true, 'X');
  expect(wrong).toEqual({ code: 'cannotHold', others: can });
  // The search itself then compares images.
  expect(count(problem, { unique: true, hold: 'X' })).toBe(2);
  expect(holdIssue(problem, false, 'F')).toEqual({ code: 'needsUnique' });
  expect(holdIssue(problem, false, 'F:8')).toBeUndefined();
  expect(holdIssue(problem, true, 'F:9')).toEqual({ code: 'unknown' });
});

test('the orientations of a piece share the solutions out among them', () => {
  const problem = box(3, 20, 'pieces: pentomino');
  const counts = (name: string, most: number) =>
    Array.from({ length: most }, (_, i) => count(problem, { hold: `${name}:${i + 1}` }));
  for (const [name, most] of [
    ['F', 8],
    ['I', 2],
    ['X', 1],
  ] as const)
    expect(counts(name, most).reduce((sum, one) => sum + one)).toBe(8);
});

test('one orientation counts unique solutions where the symmetries map it to every other', () => {
  // A square has all eight symmetries, and A has none: each of its orientations is as good.
  const square = compile(parsePuzzle('...\n...\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n'));
  for (let number = 1; number <= 8; number++)
    for (const unique of [false, true])
      expect(count(square, { unique, hold: `A:${number}` })).toBe(2);
  // A box has four: F's orientations are in two classes, and each has a part of all solutions.
  const long = box(3, 20, 'pieces: pentomino');
  const [one, other] = [1, 2].map((number) => count(long, { unique: true, hold: `F:${number}` }));
  expect(one! + other!).toBe(2);
});

test('a symmetry must preserve a held orientation even if it fits nowhere', () => {
  // A bar has four symmetries; only the identity preserves the orientation of A, and A never fits
  // in it.
  const problem = compile(parsePuzzle('use: some\n\n...\n\nA\nooo\no..\n\nB\no\n\nC\noo\n'));
  expect(count(problem, { unique: true })).toBe(1);
  for (const unique of [false, true]) expect(count(problem, { unique, hold: 'A:1' })).toBe(2);
});

test('a piece held to one orientation acts like a fixed piece, whatever the puzzle and the search', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      fc.nat(),
      fc.constantFrom<SolverId>(...keysOf(solvers)),
      fc.constantFrom<OrderId>(...keysOf(orders)),
      (any, at, solver, order) => {
        const problem = compile(any);
        const held = any.pieces[at % any.pieces.length]!;
        // What lies may do so in another orientation.
        fc.pre(any.fixed.every(({ piece }) => any.pieces[piece] !== held));
        const shapes = shapesOf(problem, held);
        const number = 1 + (at % shapes.length);
        // The puzzle with the piece drawn in that orientation, and fixed.
        const narrowed = compile({
          ...any,
          pieces: any.pieces.map((piece) =>
            piece === held
              ? { ...piece, freedom: 'fixed' as const, cells: shapes[number - 1]! }
              : piece,
          ),
        });
        const { solutions } = bruteForce(narrowed.puzzle);
        const hold = `${held.name}:${number}`;
        expect(count(problem, { solver, order, hold })).toBe(solutions.length);
        const unique = count(problem, { solver, order, hold, unique: true });
        const lying = { name: held.name, cells: shapes[number - 1]! };
        expect(unique).toBe(countClasses(any, solutions, lying));
      },
    ),
    { numRuns: 300 },
  );
});
