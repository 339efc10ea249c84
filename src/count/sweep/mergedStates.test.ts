import { BASE, DIGIT_BITS, numberAt } from './digits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import { InstanceBuilder } from '../plan/instanceBuilder.ts';
import { wholeBoard } from '../plan/region.ts';
import { MergedStates } from './mergedStates.ts';
import { StateStore } from './stateStore.ts';

const problem = compile(parsePuzzle('......\n......\n\nA x*\noo\n'));
const instance = new InstanceBuilder(wholeBoard(problem), new FillOrder(problem)).all([]);

interface State {
  readonly multiset: number;
  readonly multiplicity: bigint;
}

/** Small numbers, large ones, and those just below or at where a digit more is needed. */
const anyMultiplicity = fc.oneof(
  fc.bigInt({ min: 1n, max: 9n }),
  fc.bigInt({ min: 1n, max: 1n << 130n }),
  fc.bigInt({ min: 1n, max: 16n * BigInt(BASE) }),
  fc
    .record({ digits: fc.integer({ min: 1, max: 3 }), more: fc.integer({ min: -2, max: 1 }) })
    .map(({ digits, more }) => (1n << BigInt(digits * DIGIT_BITS)) + BigInt(more)),
);
const anyStates = fc.array(
  fc.record({ multiset: fc.integer({ min: 1, max: 5 }), multiplicity: anyMultiplicity }),
  { minLength: 1, maxLength: 40 },
);

/** Writes states as a list of blocks; returns its last block, and how many states that has. */
function write(store: StateStore, states: readonly State[]): [last: number, filled: number] {
  let last = -1;
  let filled = store.perBlock;
  for (const { multiset, multiplicity } of states) {
    if (filled === store.perBlock) {
      last = store.take(last);
      filled = 0;
    }
    const chunk = store.chunkOf(last);
    const at = store.startOf(last) + filled++;
    store.multisets[chunk]![at] = multiset;
    // While there is one digit, an entry may be larger.
    const isOne = store.digits.length === 1 && multiplicity < 16n * BigInt(BASE);
    const lowest = isOne ? multiplicity : multiplicity % BigInt(BASE);
    store.digits[0]![chunk]![at] = Number(lowest);
    let rest = (multiplicity - lowest) / BigInt(BASE);
    for (let digit = 1; rest > 0n || digit < store.digits.length; digit++) {
      if (digit === store.digits.length) store.addDigit();
      store.digits[digit]![chunk]![at] = Number(rest % BigInt(BASE));
      rest /= BigInt(BASE);
    }
  }
  return [last, filled];
}

const sumsOf = (states: readonly State[]): Map<number, bigint> => {
  const sums = new Map<number, bigint>();
  for (const { multiset, multiplicity } of states)
    sums.set(multiset, (sums.get(multiset) ?? 0n) + multiplicity);
  return sums;
};

test('states with equal multisets are one, with the sum of their multiplicities, of any size', () => {
  let carried = 0;
  fc.assert(
    fc.property(fc.array(anyStates, { minLength: 1, maxLength: 4 }), (lists) => {
      const store = new StateStore(instance);
      const merged = new MergedStates();
      for (const states of lists) {
        const [last, filled] = write(store, states);
        const digits = store.digits.length;
        merged.merge(store, last, filled, 6);
        if (store.digits.length > digits) carried++;
        const sums = new Map<number, bigint>();
        for (let i = 0; i < merged.size; i++) {
          sums.set(merged.multisets[i]!, numberAt(merged.digits, i));
          for (const digit of merged.digits) expect(digit[i]! >= 0 && digit[i]! < BASE).toBe(true);
        }
        expect(merged.size).toBe(sums.size);
        expect(sums).toEqual(sumsOf(states));
        store.release(last, merged.firstBlock, Math.ceil(merged.read / store.perBlock));
        expect(merged.read).toBe(states.length);
      }
      expect(store.used).toBe(0);
    }),
    { numRuns: 500 },
  );
  expect(carried).toBeGreaterThan(20);
});

test('as many states as a chunk and more are kept apart, and freed blocks are used again', () => {
  const store = new StateStore(instance);
  const states = (many: number, first: number): State[] =>
    Array.from({ length: many }, (_, i) => ({ multiset: first + (i % 7), multiplicity: 1n }));
  const [first, filledOfFirst] = write(store, states(40_000, 1));
  const [second, filledOfSecond] = write(store, states(30_000, 11));
  const { used } = store;
  expect(used * store.perBlock).toBeGreaterThanOrEqual(70_000);
  expect(store.multisets.length).toBeGreaterThan(1);
  const merged = new MergedStates();
  const found = (last: number, filled: number): number[] => {
    merged.merge(store, last, filled, 20);
    return [...merged.digits[0]!.subarray(0, merged.size)];
  };
  const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
  expect(total(found(first, filledOfFirst))).toBe(40_000);
  expect(Math.min(...merged.multisets.subarray(0, merged.size))).toBe(1);
  store.release(first, merged.firstBlock, Math.ceil(merged.read / store.perBlock));
  const [third, filledOfThird] = write(store, states(40_000, 1));
  expect(store.used).toBe(used);
  expect(total(found(second, filledOfSecond))).toBe(30_000);
  expect(Math.min(...merged.multisets.subarray(0, merged.size))).toBe(11);
  expect(total(found(third, filledOfThird))).toBe(40_000);
});
