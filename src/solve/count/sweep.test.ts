import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/anyPuzzle.ts';
import { expectSame } from '../../testing/expectSame.ts';
import { compile } from '../problem.ts';
import { Covers } from './cover.ts';
import { nothingPlaced } from './rest.ts';
import { Sequencer } from './sequence.ts';
import { Sweep } from './sweep.ts';

const sweepOf = (puzzle: Parameters<typeof compile>[0]): Sweep => {
  const problem = compile(puzzle);
  const covers = new Covers(nothingPlaced(problem), new Sequencer(problem));
  return Sweep.from(
    covers.all(() => true),
    Infinity,
  );
};

test('finds as much of what it begins again, however its work is cut into laps', () => {
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(20), fc.integer({ min: 1, max: 3 }), (puzzle, laps, lap) => {
      const whole = sweepOf(puzzle);
      whole.run(Infinity);
      const sweep = sweepOf(puzzle);
      for (let i = 0; i < laps; i++) sweep.run(1);
      let found = sweep.found;
      const entries = sweep.takeAll();
      for (let i = 0; i < entries.size; i++) {
        sweep.begin(entries, Infinity, i, i + 1);
        while (!sweep.isOver) sweep.run(lap);
        expect(sweep.progress()).toBe(1);
        found += sweep.found;
      }
      expect(found).toBe(whole.found);
    }),
  );
});

test('what it comes to does not depend on what it did before', () => {
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(20), fc.nat(20), (puzzle, first, laps) => {
      const sweep = sweepOf(puzzle);
      for (let i = 0; i < first; i++) sweep.run(1);
      const entries = sweep.takeAll();
      const after = (used: Sweep, entry: number) => {
        used.begin(entries, Infinity, entry, entry + 1);
        for (let i = 0; i < laps; i++) used.run(1);
        const { cells, words, ways } = used.takeAll();
        return { cells, words, ways, found: used.found };
      };
      for (let i = 0; i < entries.size; i++) {
        if (i > 0) sweep.begin(entries, Infinity, 0, i);
        while (!sweep.isOver) sweep.run(Infinity);
        const fresh = sweepOf(puzzle);
        fresh.takeAll();
        expectSame(after(sweep, i), after(fresh, i));
      }
    }),
    { numRuns: 1000 },
  );
});

test('of an entry that many ways lead to, all that comes is as many times as much', () => {
  const bits = 52n;
  const digitsOf = (ways: bigint): Float64Array[] => {
    const digits = [Float64Array.of(Number(ways & ((1n << bits) - 1n)))];
    return ways >> bits === 0n ? digits : [...digits, ...digitsOf(ways >> bits)];
  };
  // Also just below where a digit more is needed.
  const anyWays = fc.oneof(
    fc.bigInt({ min: 1n, max: 1n << 180n }),
    fc.integer({ min: 1, max: 3 }).map((digits) => (1n << (bits * BigInt(digits))) - 1n),
  );
  fc.assert(
    fc.property(anyPuzzle(), anyWays, fc.nat(20), (puzzle, ways, laps) => {
      const whole = sweepOf(puzzle);
      whole.run(Infinity);
      const sweep = sweepOf(puzzle);
      const empty = sweep.takeAll();
      sweep.begin({ ...empty, ways: digitsOf(ways) }, Infinity);
      for (let i = 0; i < laps; i++) sweep.run(1);
      let found = sweep.found;
      const entries = sweep.takeAll();
      for (let i = 0; i < entries.size; i++) {
        sweep.begin(entries, Infinity, i, i + 1);
        while (!sweep.isOver) sweep.run(Infinity);
        found += sweep.found;
      }
      expect(found).toBe(ways * whole.found);
    }),
    { numRuns: 300 },
  );
});
