import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { catalogueOnDisk, problemNamed } from '../testing/catalogueOnDisk.ts';
import { countSolutions } from './count.ts';

describe('published counts', () => {
  // Boards of more cells are no less right, but take longer.
  const large = ['pentomino-6x10', 'pentomino-5x12', 'pentomino-8x8-middle'];
  const small = catalogueOnDisk.filter(
    ({ id, puzzle }) => puzzle.board.cells.length < 56 || large.includes(id),
  );
  test('unique solutions of all small boards of the catalogue', { timeout: 120_000 }, () => {
    const known = small.filter(({ puzzle }) => puzzle.published !== undefined);
    expect(known.length).toBeGreaterThan(50);
    for (const { id, puzzle } of known)
      expect([id, countSolutions(compile(puzzle), true)]).toEqual([id, puzzle.published]);
  });

  test.each([
    ['three-in-a-square', 16],
    ['pentomino-3x20', 8],
    ['pentomino-4x15', 1472],
    ['pentomino-5x12', 4040],
    ['pentomino-10x6', 9356],
    ['pentomino-8x8-middle', 520],
    ['hexiamond-6x6', 624],
    ['hexiamond-9x4', 148],
    ['hexiamond-snowflake', 330],
    ['tetrahex-7x4', 18],
    ['tetrahex-coin', 16],
    ['polyhex-hexagram', 2004],
    // No search would ever come to its end; colours tell at once.
    ['hexomino-15x14', 0],
  ] as const)('all solutions of %s: %i', (id, solutions) => {
    expect(countSolutions(problemNamed(id), false)).toBe(BigInt(solutions));
  });
});

test('boards of many cells, lists of many pieces, and counts of many digits are as right as small ones', () => {
  // Tilings of 3 × n with straight trominoes: t(n) = t(n − 1) + t(n − 3), and 1, 1, 1 to begin with.
  const tilings = [1n, 1n, 1n];
  for (let n = 3; n <= 70; n++) tilings.push(tilings[n - 1]! + tilings[n - 3]!);
  const wide = parsePuzzle(`${`${'.'.repeat(70)}\n`.repeat(3)}\nI x*\nooo\n`);
  expect(countSolutions(compile(wide), false)).toBe(tilings[70]);
  const tall = parsePuzzle(`${'...\n'.repeat(70)}\nI x*\nooo\n`);
  expect(countSolutions(compile(tall), false)).toBe(tilings[70]);
  // Tilings of a chessboard by dominoes: Kasteleyn 1961, Temperley and Fisher 1961.
  const chessboard = `${'........\n'.repeat(8)}\nI`;
  expect(countSolutions(compile(parsePuzzle(`${chessboard} x*\noo\n`)), false)).toBe(12_988_816n);
  expect(countSolutions(compile(parsePuzzle(`${chessboard} x32\noo\n`)), false)).toBe(12_988_816n);
  const dozen = `${`${'.'.repeat(12)}\n`.repeat(12)}\nI x*\noo\n`;
  expect(countSolutions(compile(parsePuzzle(dozen)), false)).toBe(53_060_477_521_960_000n);
  const some = parsePuzzle(`pieces: hexomino\nuse: some\n\n${'......\n'.repeat(4)}`);
  expect(countSolutions(compile(some), false)).toBe(1432n);
});
