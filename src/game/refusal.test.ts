import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile, coveredBy } from '../solve/problem.ts';
import { stateAfter } from '../solve/state.ts';
import { anyCover } from '../testing/random/anyCover.ts';
import { anyPosition, fittingAt } from '../testing/random/anyGame.ts';
import { runs } from '../testing/share.ts';
import { refusalAt } from './refusal.ts';

test('a piece is refused where none of its placements fits, and nowhere else', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyPosition(), ({ problem, laid }) => {
      const { left, open } = stateAfter(problem, Int32Array.from(laid));
      const fitting = fittingAt(problem, laid);
      for (const piece of problem.pieces.keys())
        for (const cell of problem.cells.keys()) {
          if (left[piece] === 0 || open[cell] === 0) continue;
          const fits = fitting.some(
            (one) =>
              problem.placements.piece[one] === piece && coveredBy(problem, one).includes(cell),
          );
          const refusal = refusalAt(problem, laid, cell, piece);
          expect(refusal === undefined).toBe(fits);
          if (!refusal) continue;
          refused++;
          expect(refusal.piece).toBe(piece);
          expect(refusal.leaving < refusal.ways || refusal.overlapped.length === 0).toBe(true);
        }
    }),
    runs(200),
  );
  expect(refused).toBeGreaterThan(50);
});

test('a piece that may not be turned can be of no use for a cell at all', () => {
  const text = 'lattice: triangle\norientation: fixed\nuse: some\n\n^v\n\nA\n^\n\nB\nv\n';
  const problem = compile(parsePuzzle(text));
  expect(refusalAt(problem, [], 1, 0)).toEqual({ piece: 0, ways: 0, leaving: 0, overlapped: [] });
  expect(refusalAt(problem, [], 0, 0)).toBeUndefined();
});

test('an option is refused wherever it is taken, for the chosen ones with which it has items in common', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyCover, fc.nat(), ({ options, text }, seed) => {
      const problem = compile(parsePuzzle(text));
      const laid: number[] = [];
      for (let i = 0; i < options.length; i++) {
        const piece = (i + seed) % options.length;
        const own = options[piece]!;
        const common = laid.filter((one) => (options[one]! & own) !== 0);
        for (const cell of problem.cells.keys()) {
          const refusal = refusalAt(problem, laid, cell, piece);
          expect(refusal?.overlapped.toSorted((a, b) => a - b)).toEqual(
            common.length > 0 ? common.toSorted((a, b) => a - b) : undefined,
          );
        }
        refused += common.length;
        if (common.length === 0) laid.push(piece);
      }
    }),
    runs(100),
  );
  expect(refused).toBeGreaterThan(50);
});
