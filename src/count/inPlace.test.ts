import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { startSearch, plainSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyCover, anyMirroredCover, classesOf, coversOf } from '../testing/random/anyCover.ts';
import { runs } from '../testing/share.ts';
import { countSolutions } from './count.ts';

test('exact covers by options that lie in place are counted as a search finds them', () => {
  let [counted, classes] = [0, 0];
  fc.assert(
    fc.property(anyCover, fc.boolean(), ({ text }, unique) => {
      const problem = compile(parsePuzzle(text));
      const solver = startSearch(problem, { ...plainSearch, unique }, 'steps');
      while (solver.step() !== END);
      expect(countSolutions(problem, unique)).toBe(BigInt(solver.solutions));
      if (solver.solutions > 0) counted++;
      if (unique && solver.solutions > 0) classes++;
    }),
    runs(300),
  );
  expect(counted).toBeGreaterThan(20);
  expect(classes).toBeGreaterThan(5);
});

/** What a search and a count of unique solutions find. */
function uniqueIn(text: string): number[] {
  const problem = compile(parsePuzzle(text));
  const solver = startSearch(problem, { ...plainSearch, unique: true }, 'steps');
  while (solver.step() !== END);
  return [solver.solutions, Number(countSolutions(problem, true))];
}

test('options that cannot lie on the board, and copies of options, leave its symmetries', () => {
  const mirrored =
    'orientation: in-place\nuse: some\n\n....\n\nA\no\n\nB\n.ooo\n\nC\n...o\n\nD\nooo\n';
  expect(uniqueIn(mirrored)).toEqual([1, 1]);
  expect(uniqueIn(`${mirrored}\nE\n....o\n`)).toEqual([1, 1]);
  let fewer = 0;
  // A stray option has items of the row, as bits, and one beside it or below.
  const stray = fc.tuple(fc.nat(127), fc.boolean());
  const anyStrays = fc.uniqueArray(stray, { maxLength: 3, selector: String });
  fc.assert(
    fc.property(anyMirroredCover, anyStrays, fc.integer({ min: 1, max: 3 }), (cover, strays, x) => {
      const { items, options, text } = cover;
      const drawn = strays.map(([bits, isBelow], i) => {
        const row = Array.from({ length: items }, (_, item) => ((bits >> item) & 1 ? 'o' : '.'));
        return `\nstray ${i}\n${row.join('')}${isBelow ? `\no` : '.o'}\n`;
      });
      fc.pre(new Set(drawn.map((one) => one.split('\n').slice(2).join())).size === drawn.length);
      const covers = coversOf(items, options);
      const classes = classesOf(cover, covers);
      const copied = text.replace('\n\n1\n', `\n\n1 x${x}\n`);
      expect(uniqueIn(copied + drawn.join(''))).toEqual([classes, classes]);
      if (classes < covers.length && drawn.length > 0) fewer++;
    }),
    runs(200),
  );
  expect(fewer).toBeGreaterThan(20);
});

/**
 * Queens that attack each other nowhere, as an exact cover: items are rows, columns and the diagonals of two squares
 * or more, a line each; a diagonal without a queen has an option of its own.
 */
function queens(many: number): string {
  const diagonals = 2 * many - 3;
  const lines = [many, many, diagonals, diagonals];
  const option = (items: readonly (number | undefined)[]) =>
    lines.map((length, line) => {
      const row = Array.from({ length }, (_, at) => (items[line] === at ? 'o' : '.'));
      return row.join('');
    });
  const options = Array.from({ length: many ** 2 }, (_, square) => {
    const [row, column] = [Math.floor(square / many), square % many];
    return option([row, column, row + column - 1, row - column + many - 2]);
  });
  const alone = Array.from({ length: diagonals }, (_, at) => [
    option([undefined, undefined, at]),
    option([undefined, undefined, undefined, at]),
  ]).flat();
  const named = [...options, ...alone].map((rows, i) => `${i}\n${rows.join('\n')}`);
  const board = option([]).join('\n');
  return `orientation: in-place\nuse: some\n\n${board}\n\n${named.join('\n\n')}\n`;
}

test.each([
  [4, 2],
  [5, 10],
  [6, 4],
  [7, 40],
  [8, 92],
])('%i queens have %i solutions', (many, solutions) => {
  expect(countSolutions(compile(parsePuzzle(queens(many))), false)).toBe(BigInt(solutions));
});

test('the four queens of the catalogue are those', () => {
  const file = new URL('../../assets/puzzles/four-queens.txt', import.meta.url);
  const optionsIn = (text: string) =>
    parsePuzzle(text)
      .pieces.map(({ cells }) => cells.join(' '))
      .toSorted();
  expect(optionsIn(readFileSync(file, 'utf8'))).toEqual(optionsIn(queens(4)));
});
