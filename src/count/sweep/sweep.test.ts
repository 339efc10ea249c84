import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { DIGIT_BITS } from './digits.ts';
import type { States } from './frames.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { bruteForce } from '../../testing/bruteForce.ts';
import { expectSame } from '../../testing/expectSame.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import { InstanceBuilder } from '../plan/instanceBuilder.ts';
import { wholeBoard } from '../plan/region.ts';
import { Sweep } from './sweep.ts';
import { runs } from '../../testing/share.ts';

/** A sweep of all solutions; states are identified under the symmetries of the puzzle if `isMirrored`. */
function sweepOf(puzzle: Puzzle, isMirrored = true): Sweep {
  const problem = compile(puzzle);
  const [, ...mirrors] = symmetries(problem);
  const builder = new InstanceBuilder(wholeBoard(problem), new FillOrder(problem));
  const sweep = new Sweep(builder.all(isMirrored ? mirrors : []));
  return sweep;
}

/** Sweeps all states again, `range` at a time, in slices; returns what it finds. */
function sweptAgain(sweep: Sweep, states: States, range: number, slice: number): bigint {
  let found = 0n;
  for (let from = 0; from < states.size; from += range) {
    sweep.begin(states, Infinity, from, Math.min(states.size, from + range));
    if (!sweep.isOver) expect(sweep.progress()).toBe(0);
    while (!sweep.isOver) sweep.run(slice);
    expect(sweep.progress()).toBe(1);
    found += sweep.found;
  }
  return found;
}

test('finds as many solutions as brute force, with and without mirrors', () => {
  let mirrored = 0;
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const [plain, symmetric] = [false, true].map((isMirrored) => sweepOf(puzzle, isMirrored));
      for (const sweep of [plain!, symmetric!]) sweep.run(Infinity);
      const { length } = bruteForce(puzzle).solutions;
      expect([plain!.found, symmetric!.found]).toEqual([BigInt(length), BigInt(length)]);
      if (symmetric!.live.mergedAway !== plain!.live.mergedAway) mirrored++;
    }),
    runs(300),
  );
  expect(mirrored).toBeGreaterThan(10);
});

test('mirrors spare nearly half of the states of a box', () => {
  const box = parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(12)}\n`.repeat(5)}`);
  const [plain, mirrored] = [false, true].map((isMirrored) => {
    const sweep = sweepOf(box, isMirrored);
    let written = 0;
    while (!sweep.isOver) written += sweep.run(1);
    expect(sweep.found).toBe(4040n);
    return written;
  });
  expect(mirrored! / plain!).toBeLessThan(0.6);
});

test('finds as much in ranges of its states, however its work is cut into slices', () => {
  const small = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(20), small, small, (puzzle, slices, range, slice) => {
      const whole = sweepOf(puzzle);
      whole.run(Infinity);
      const sweep = sweepOf(puzzle);
      for (let i = 0; i < slices; i++) sweep.run(1);
      const { found } = sweep;
      expect(found + sweptAgain(sweep, sweep.live.takeAll(), range, slice)).toBe(whole.found);
    }),
    runs(200),
  );
});

/** Bytes for states; many small boards have room in some thousand. */
const anyMemory = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 100_000 }));

test('is full once its memory is, and loses nothing when it merges states to make room', () => {
  let full = 0;
  let merged = 0;
  fc.assert(
    fc.property(anyPuzzle(26), anyMemory, (puzzle, memory) => {
      const whole = sweepOf(puzzle);
      whole.run(Infinity);
      const sweep = sweepOf(puzzle);
      sweep.limit(memory);
      while (!sweep.isOver && !sweep.isFull) {
        const before = sweep.live.size;
        sweep.run(1);
        if (sweep.live.size < before) merged++;
      }
      if (sweep.isFull) full++;
      const { found } = sweep;
      expect(found + sweptAgain(sweep, sweep.live.takeAll(), Infinity, Infinity)).toBe(whole.found);
    }),
    runs(200),
  );
  expect(full).toBeGreaterThan(20);
  expect(merged).toBeGreaterThan(20);
});

test('takes out each state once, those of one range alike in the pieces that are used', () => {
  fc.assert(
    fc.property(anyPuzzle(20), fc.nat(40), (puzzle, slices) => {
      const sweep = sweepOf(puzzle);
      for (let i = 0; i < slices; i++) sweep.run(1);
      const { size, cells, words, frontiers, multisets, copiesLeft, digits } = sweep.live.takeAll();
      const width = words.length / Math.max(1, cells.length);
      const pieces = puzzle.pieces.length;
      const rows = Array.from({ length: size }, (_, state) => {
        const row = multisets[state]! * pieces;
        return copiesLeft.subarray(row, row + pieces).join();
      });
      const names = rows.map((row, state) => {
        const at = frontiers[state]!;
        return `${cells[at]} ${words.subarray(at * width, (at + 1) * width).join()} ${row}`;
      });
      expect(new Set(names).size).toBe(size);
      // Equal multisets follow each other.
      const changes = rows.filter((row, state) => row !== rows[state - 1]).length;
      expect(changes).toBe(new Set(rows).size);
      for (let state = 0; state < size; state++)
        expect(digits.some((digit) => digit[state]! > 0)).toBe(true);
    }),
  );
});

test('what it comes to does not depend on what it did before', () => {
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(20), fc.nat(20), (puzzle, first, slices) => {
      const sweep = sweepOf(puzzle);
      for (let i = 0; i < first; i++) sweep.run(1);
      const states = sweep.live.takeAll();
      const after = (used: Sweep, state: number) => {
        used.begin(states, Infinity, state, state + 1);
        for (let i = 0; i < slices; i++) used.run(1);
        const { cells, words, digits } = used.live.takeAll();
        return { cells, words, digits, found: used.found };
      };
      for (let i = 0; i < states.size; i++) {
        if (i > 0) sweep.begin(states, Infinity, 0, i);
        while (!sweep.isOver) sweep.run(Infinity);
        const fresh = sweepOf(puzzle);
        fresh.live.takeAll();
        expectSame(after(sweep, i), after(fresh, i));
      }
    }),
    runs(100),
  );
});

/** A multiplicity as digits, each in a list of its own. */
function digitsOf(ways: bigint): Float64Array[] {
  const bits = BigInt(DIGIT_BITS);
  const digits = [Float64Array.of(Number(ways & ((1n << bits) - 1n)))];
  return ways >> bits === 0n ? digits : [...digits, ...digitsOf(ways >> bits)];
}

test('of a state that many ways lead to, all that comes is as many times as much', () => {
  const bits = BigInt(DIGIT_BITS);
  // Also just below where a digit more is needed.
  const anyWays = fc.oneof(
    fc.bigInt({ min: 1n, max: 1n << 180n }),
    fc.integer({ min: 1, max: 3 }).map((digits) => (1n << (bits * BigInt(digits))) - 1n),
  );
  fc.assert(
    fc.property(anyPuzzle(), anyWays, fc.nat(20), (puzzle, ways, slices) => {
      const whole = sweepOf(puzzle);
      whole.run(Infinity);
      const sweep = sweepOf(puzzle);
      const empty = sweep.live.takeAll();
      sweep.begin({ ...empty, digits: digitsOf(ways) }, Infinity);
      for (let i = 0; i < slices; i++) sweep.run(1);
      const { found } = sweep;
      expect(found + sweptAgain(sweep, sweep.live.takeAll(), 1, Infinity)).toBe(ways * whole.found);
    }),
    runs(300),
  );
});

test('options that stand for several, mirrors that change multisets and pieces that are missed, with several digits', () => {
  const box = (columns: number) => `${'.'.repeat(columns)}\n`.repeat(3);
  const texts = [
    // The I in the middle row stands for itself, beside it for two.
    `${box(5)}\nI\nooo\n\nD x6\noo\n`,
    // A mirror makes an L of a J, and an S of a Z.
    `orientation: one-sided\n\n${box(6)}\nL\n..o\nooo\n\nJ\no..\nooo\n\nD x5\noo\n`,
    `orientation: one-sided\n\n${box(8)}\nS\n.oo\noo.\n\nZ\noo.\n.oo\n\nD x8\noo\n`,
  ];
  const ways = (1n << 150n) - 1n;
  for (const text of texts) {
    const puzzle = parsePuzzle(text);
    const expected = ways * BigInt(bruteForce(puzzle).solutions.length);
    expect(expected).toBeGreaterThan(0n);
    const sweep = sweepOf(puzzle);
    sweep.begin({ ...sweep.live.takeAll(), digits: digitsOf(ways) }, Infinity);
    sweep.run(Infinity);
    expect(sweep.found).toBe(expected);
  }
});
