import { expect, test } from 'vitest';
import { CellShares } from '../../count/asked/cellShares.ts';
import { readConditions } from '../../count/asked/question.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { lateWords, words, wordsFor } from '../../words/index.ts';
import { neverSaid } from './said.ts';

const problem = problemNamed('exact-cover');
const say = wordsFor({ areOptions: true }, 'en');
const optionOf = (placement: number): string =>
  problem.pieces[problem.placements.piece[placement]!]!.name;
const placements = [...problem.placements.piece.keys()];
/** Its only solution takes options 1, 4 and 5. */
const shares = new CellShares(
  problem,
  1n,
  placements.map((placement) => ('145'.includes(optionOf(placement)) ? 1n : 0n)),
);

test('of an option it is said whether it is in a solution, whatever items others cover', () => {
  for (const [piece, { name }] of problem.pieces.entries())
    expect(neverSaid(problem, [], shares, piece, say)).toBe(
      `Option ${name} is in ${'145'.includes(name) ? 'some' : 'no'} solution.`,
    );
});

test('nothing is said of an option that is fixed', () => {
  const { conditions } = readConditions(problem, { fix: ['4 0,0 3,0'], forbid: [] });
  expect(conditions).toHaveLength(1);
  const said = problem.pieces.map((_, piece) => neverSaid(problem, conditions, shares, piece, say));
  expect(said[problem.pieces.findIndex(({ name }) => name === '4')]).toBeUndefined();
  expect(said[problem.pieces.findIndex(({ name }) => name === '2')]).toContain('is in no solution');
});

test('of a piece all open cells are counted', () => {
  const { atlas } = lateWords(words('en'));
  const board = problemNamed('pentomino-5x3');
  const none = new CellShares(board, 0n, [...board.placements.piece].fill(0).map(BigInt));
  expect(neverSaid(board, [], none, 0, words('en'))).toBe(
    atlas.neverOn(board.pieces[0]!.name, 15, 15),
  );
});
