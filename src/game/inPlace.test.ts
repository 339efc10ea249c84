import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CompletionCount } from '../count/completionCount.ts';
import { Solutions } from '../count/diagram/solutions.ts';
import { solutionsOf } from '../count/diagram/solutionLayers.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { anyCover, coversOf } from '../testing/random/anyCover.ts';
import { runs } from '../testing/share.ts';
import { hintsAt } from './hint.ts';

/** All solutions at once, in far more memory than they take. */
function allOf(problem: Problem): Solutions {
  const making = solutionsOf(problem, 2 ** 28);
  for (;;) {
    const { value, done } = making.next();
    if (done && value instanceof Solutions) return value;
    if (done) throw new Error('There was too little memory.');
  }
}

test('of options chosen by hand, ways left, hints and shares are those of all exact covers', () => {
  let hinted = 0;
  fc.assert(
    fc.property(anyCover, fc.nat(), fc.nat(3), ({ items, options, text }, which, most) => {
      const problem = compile(parsePuzzle(text));
      const covers = coversOf(items, options).map((cover) =>
        cover.map((option) => options.indexOf(option)),
      );
      const { placements } = problem;
      const optionsOf = (path: readonly number[]) => path.map((one) => placements.piece[one]!);
      const shares = allOf(problem).shares();
      for (const [placement, share] of shares.entries()) {
        const option = placements.piece[placement]!;
        expect(share).toBe(BigInt(covers.filter((cover) => cover.includes(option)).length));
      }
      const cover = covers[which % Math.max(1, covers.length)] ?? [];
      const chosen = cover.slice(0, most);
      const laid = chosen.map((option) => placements.piece.indexOf(option));
      const left = covers.filter((one) => chosen.every((option) => one.includes(option)));
      const count = new CompletionCount(problem, laid);
      while (!count.run(100));
      expect(count.known).toEqual({ kind: 'exact', ways: BigInt(left.length) });
      const rest = cover
        .filter((option) => !chosen.includes(option))
        .map((option) => placements.piece.indexOf(option));
      if (rest.length === 0) return;
      hinted++;
      const [, , { piece, placement }] = hintsAt(problem, laid, rest)!;
      expect(optionsOf([placement])).toEqual([piece]);
      expect(left.some((one) => one.includes(piece) && !chosen.includes(piece))).toBe(true);
    }),
    runs(150),
  );
  expect(hinted).toBeGreaterThan(10);
});
