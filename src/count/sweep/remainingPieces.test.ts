import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile } from '../../solve/problem.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import type { Instance } from '../plan/instance.ts';
import { InstanceBuilder } from '../plan/instanceBuilder.ts';
import { wholeBoard } from '../plan/region.ts';
import { multisetRanks } from './frames.ts';
import { allPieces, LACKING, mostMultisets, RemainingPieces } from './remainingPieces.ts';

const anyInstance = anyPuzzle(20).map((puzzle): Instance => {
  const problem = compile(puzzle);
  return new InstanceBuilder(wholeBoard(problem), new FillOrder(problem)).all([]);
});

test('the multiset after an option has fewer copies, and one number stands for equal multisets', () => {
  fc.assert(
    fc.property(anyInstance, fc.array(fc.nat(), { maxLength: 60 }), (instance, choices) => {
      const remaining = new RemainingPieces(instance);
      const kinds = instance.needs.length;
      const first = remaining.numberOf(allPieces(instance));
      const copies = new Map([[first, instance.copies]]);
      fc.pre(kinds > 0);
      for (const choice of choices) {
        const numbers = [...copies.keys()];
        const from = numbers[choice % numbers.length]!;
        const kind = (choice >> 8) % kinds;
        const left = [...copies.get(from)!];
        for (const [piece, needed] of instance.needs[kind]!) left[piece]! -= needed;
        const after = remaining.next[kind]![from]! || remaining.computeNext(from, kind);
        expect(remaining.next[kind]![from]).toBe(after);
        expect(after === LACKING).toBe(left.some((count) => count < 0));
        if (after === LACKING) continue;
        expect(copies.get(after) ?? left).toEqual(left);
        copies.set(after, left);
        const due = left.filter((count, piece) => instance.isRequired[piece] && count > 0);
        expect(remaining.requiredCount[after]).toBe(due.length);
        const bits = instance.watched.filter((piece) => left[piece]! > 0).length;
        expect(remaining.required[after]!.toString(2).replaceAll(/[^1]/g, '').length).toBe(bits);
        expect(remaining.numberOf(remaining.copiesLeft(after).slice())).toBe(after);
      }
      expect(new Set([...copies.values()].map(String)).size).toBe(copies.size);
      expect(remaining.size).toBe(copies.size + 1);
      expect(copies.size).toBeLessThanOrEqual(mostMultisets(instance));
    }),
  );
});

/** Many pieces of many copies. */
const many = (pieces: number): Instance => ({
  ...fc.sample(anyInstance, { seed: 1, numRuns: 1 })[0]!,
  copies: Array<number>(pieces).fill(1000),
  isRequired: Array<boolean>(pieces).fill(true),
  watched: [...Array(pieces).keys()],
  needs: Array.from({ length: pieces }, (_, piece) => [[piece, 1]] as const),
});

test('numbers are right for more multisets than there are slots, and where two of them share a hash', () => {
  // Of so many sums of 32 bits some two are the same.
  const instance = many(12);
  const remaining = new RemainingPieces(instance);
  const copiesOf = (i: number): Uint16Array =>
    Uint16Array.from({ length: 12 }, (_, piece) => {
      const mixed = Math.imul(12 * i + piece + 1, 0x9e3779b1);
      return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 23;
    });
  const seen = new Map<number, string>();
  let wrong = 0;
  for (let i = 0; i < 200_000; i++) {
    const copies = copiesOf(i);
    const number = remaining.numberOf(copies);
    const name = copies.join();
    if ((seen.get(number) ?? name) !== name) wrong++;
    seen.set(number, name);
  }
  expect(wrong).toBe(0);
  expect(remaining.size).toBe(1 + seen.size);
  for (const [number, name] of seen) if (remaining.copiesLeft(number).join() !== name) wrong++;
  expect(wrong).toBe(0);
});

test('states are sorted by the pieces with the fewest options ahead', () => {
  const anyRows = fc.array(fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }), { maxLength: 30 });
  fc.assert(
    fc.property(anyInstance, fc.nat(), anyRows, (instance, at, rows) => {
      const pieces = instance.copies.length;
      const cell = at % instance.weight.length;
      const copies = rows.map((row) => Array.from({ length: pieces }, (_, i) => row[i % 8]!));
      const ranks = multisetRanks(instance, cell, Uint16Array.from(copies.flat()));
      expect([...ranks].sort((a, b) => a - b)).toEqual([...copies.keys()]);
      const options = Array<number>(pieces).fill(0);
      for (let i = instance.firstOption[cell]!; i < instance.kind.length; i++)
        for (const [piece] of instance.needs[instance.kind[i]!]!) options[piece]!++;
      const sorted = [...copies.keys()].sort((a, b) => ranks[a]! - ranks[b]!);
      for (const [i, multiset] of sorted.entries()) {
        if (i === 0) continue;
        const [before, after] = [copies[sorted[i - 1]!]!, copies[multiset]!];
        const differing = before.flatMap((count, piece) => (count === after[piece] ? [] : [piece]));
        if (differing.length === 0) continue;
        const fewest = Math.min(...differing.map((piece) => options[piece]!));
        const rarest = differing.find((piece) => options[piece] === fewest)!;
        expect(before[rarest]!).toBeLessThan(after[rarest]!);
      }
    }),
  );
});
