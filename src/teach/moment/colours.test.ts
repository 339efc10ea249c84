import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, compile } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { MomentExplainer } from './momentExplainer.ts';
import { Situations } from './situation.ts';
import { runs } from '../../testing/share.ts';

test('where a colouring proves that nothing fits, the open cells are told by their colours, no two neighbours alike', () => {
  let proofs = 0;
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(60), (puzzle, step) => {
      const problem = compile(puzzle);
      const search = { ...plainSearch, rules: ['parity'] as const };
      const situation = new Situations(problem, search).at({ step, tick: Infinity });
      const moment = new MomentExplainer(problem, search).of(situation, 'places');
      if (moment.kind !== 'refused') return;
      proofs++;
      const covered = new Set(situation.path.flatMap((laid) => [...coveredBy(problem, laid)]));
      const open = [...problem.cells.keys()].filter((cell) => !covered.has(cell));
      expect(moment.colours.flat().toSorted((a, b) => a - b)).toEqual(open);
      const lattice = lattices[puzzle.lattice];
      for (const cells of moment.colours) {
        const places = new Set(cells.map((cell) => problem.cells[cell]!.join()));
        for (const cell of cells)
          for (const next of lattice.neighbours(problem.cells[cell]!))
            expect(places.has(next.join())).toBe(false);
      }
    }),
    runs(1500),
  );
  expect(proofs).toBeGreaterThan(10);
});

test('of a chessboard without two corners of one colour, one domino leaves seven cells of one colour and five of the other', () => {
  const problem = problemOf('domino-4x4-corners');
  const search = { ...plainSearch, order: 'rows', rules: ['parity'] } as const;
  const situation = new Situations(problem, search).at({ step: 1, tick: Infinity });
  const moment = new MomentExplainer(problem, search).of(situation, 'places');
  if (moment.kind !== 'refused') throw new Error(moment.kind);
  expect(moment.colours.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([5, 7]);
});
