import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedAt } from '../solve/fixedAt.ts';
import { compile } from '../solve/problem.ts';
import { anyEdit, editedOr } from '../testing/random/anyEdit.ts';
import { anyPosition } from '../testing/random/anyGame.ts';
import { runs } from '../testing/share.ts';
import { carried } from './carried.ts';

/** The pieces that lie on a board, fixed or not, as text. */
const lyingOn = (problem: ReturnType<typeof compile>, laid: readonly number[]): string[] =>
  fixedAt(problem, laid).fixed.map(({ piece, cells }) => `${piece}: ${cells.join(' ')}`);

const sorted = (laid: readonly number[]): number[] => laid.toSorted((a, b) => a - b);

test('an edit leaves all pieces as they lie', () => {
  let fixed = 0;
  fc.assert(
    fc.property(anyEdit(), ({ problem, laid, edit }) => {
      const after = editedOr(problem.puzzle, edit);
      fc.pre(after !== undefined);
      const to = compile(after);
      const now = carried(problem, laid, to);
      expect(lyingOn(to, now)).toEqual(lyingOn(problem, laid));
      if (edit.kind === 'fix') fixed++;
      expect(now.length - laid.length).toBe({ fix: -1, free: 1, open: 0, close: 0 }[edit.kind]);
      expect(sorted(carried(to, now, problem))).toEqual(sorted(laid));
    }),
    runs(500),
  );
  expect(fixed).toBeGreaterThan(5);
});

test('what lies is carried from the puzzle in which it is fixed, with what came to lie there', () => {
  fc.assert(
    fc.property(anyPosition(), fc.nat(), ({ problem, laid }, share) => {
      const before = laid.slice(0, share % (laid.length + 1));
      const rest = compile(fixedAt(problem, before));
      const others = carried(problem, laid, rest);
      expect(others).toHaveLength(laid.length - before.length);
      const back = carried(rest, others, problem);
      expect(sorted(back)).toEqual(sorted(laid));
    }),
    runs(300),
  );
});
