import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { runs, share } from '../../testing/share.ts';
import { Solutions } from '../diagram/solutions.ts';
import { solutionsOf } from '../diagram/solutionLayers.ts';
import { CellShares, shareOf } from './cellShares.ts';
import { placementsIn, textOf } from './conditions.ts';
import { joined, readConditions, writeConditions } from './question.ts';

/** All solutions of a random puzzle. */
function sweep(making: ReturnType<typeof solutionsOf>): Solutions {
  for (;;) {
    const { value, done } = making.next();
    if (done && value instanceof Solutions) return value;
  }
}

test('shares under random conditions are those of the listed solutions that meet them, cell by cell', () => {
  let some = 0;
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(), fc.nat(), (puzzle, fixing, forbidding) => {
      const problem = compile(puzzle);
      const { count } = problem.placements;
      fc.pre(count > 0);
      const solutions = sweep(solutionsOf(problem, 2 ** 28));
      const [fixed, forbidden] = [fixing % count, forbidding % count];
      const texts = { fix: [textOf(problem, fixed)], forbid: [textOf(problem, forbidden)] };
      const { conditions, issue } = readConditions(problem, texts);
      expect(issue).toBeUndefined();
      expect(writeConditions(conditions)).toEqual(texts);
      const left = [...solutions.from(0n)].filter(
        (one) => one.includes(fixed) && !one.includes(forbidden),
      );
      const under = solutions.under(joined(conditions));
      const shares = new CellShares(problem, under.count, under.shares());
      expect(shares.total).toBe(BigInt(left.length));
      if (left.length > 0 && left.length < solutions.count) some++;
      for (const cell of problem.cells.keys()) {
        for (const { item, solutions: many } of shares.placementsOn(cell))
          expect(many).toBe(BigInt(left.filter((one) => one.includes(item)).length));
        const sum = shares.piecesOn(cell).reduce((all, one) => all + one.solutions, 0n);
        expect(sum).toBe(shares.total);
        for (const piece of problem.pieces.keys()) {
          const lies = left.filter((one) =>
            one.some(
              (placement) =>
                problem.placements.piece[placement] === piece &&
                coveredBy(problem, placement).includes(cell),
            ),
          );
          expect(shares.ofPiece(cell, piece)).toBe(BigInt(lies.length));
        }
      }
    }),
    runs(150),
  );
  expect(some).toBeGreaterThan(share(10));
});

test('the text of a placement names it alone', () => {
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const problem = compile(puzzle);
      for (let one = 0; one < problem.placements.count; one++)
        expect(placementsIn(problem, textOf(problem, one))).toEqual([one]);
    }),
    runs(100),
  );
});

test('what does not fit is left out, with its reason', () => {
  const problem = compile({
    title: 'Any',
    lattice: 'square',
    board: {
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      width: 4,
      height: 1,
    },
    pieces: [
      {
        name: 'I',
        cells: [
          [0, 0],
          [1, 0],
        ],
        freedom: 'free',
        copies: Infinity,
      },
    ],
    fixed: [],
    use: 'all',
  } as never);
  const codeOf = (fix: readonly string[]) => readConditions(problem, { fix, forbid: [] });
  expect(codeOf(['I 9,9'])).toMatchObject({ conditions: [], issue: { code: 'fitsNowhere' } });
  expect(codeOf(['Q 0,0']).issue).toMatchObject({ code: 'unknownPiece', piece: 'Q' });
  expect(codeOf(['nothing']).issue).toMatchObject({ code: 'unreadable' });
  const both = codeOf(['I 0,0 1,0', 'I 1,0 2,0', 'I 2,0 3,0']);
  expect(both.issue).toMatchObject({ code: 'overlapping' });
  expect(both.conditions.map(({ text }) => text)).toEqual(['I 0,0 1,0', 'I 2,0 3,0']);
});

test('a share is nothing only for none, and whole only for all', () => {
  const all = 10n ** 30n;
  expect([shareOf(0n, all), shareOf(all, all)]).toEqual([0, 1]);
  expect(shareOf(1n, all)).toBeGreaterThan(0);
  expect(shareOf(all - 1n, all)).toBeLessThan(1);
});
