import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../puzzle/lattices/index.ts';
import { neighbourLists } from '../puzzle/geometry.ts';
import { anySizedFrame } from '../testing/random/anySizedFrame.ts';
import { Division, NONE } from './division.ts';
import { assignmentOf, swapOf } from './events.ts';
import type { Frame } from './frame.ts';

/** The distances from a cell, by a breadth-first search in which moves within a block cost nothing. */
function distancesFrom(
  lists: readonly number[][],
  owner: ArrayLike<number>,
  from: number,
): number[] {
  const distances = lists.map(() => Infinity);
  distances[from] = 0;
  const waiting = [from];
  for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
    for (const next of lists[cell]!) {
      const isFree = owner[cell] === owner[from] && owner[next] === owner[from];
      const distance = distances[cell]! + (isFree ? 0 : 1);
      if (distance >= distances[next]!) continue;
      distances[next] = distance;
      if (isFree) waiting.unshift(next);
      else waiting.push(next);
    }
  }
  return distances;
}

/** The score by its definition; between parts of a frame it is as far as there are cells. */
function scoreOf(frame: Frame, owner: ArrayLike<number>): number {
  const lists = neighbourLists(lattices[frame.lattice], frame.board.cells);
  let sum = 0;
  for (let from = 0; from < owner.length; from++) {
    if (owner[from] === NONE) {
      sum++;
      continue;
    }
    const distances = distancesFrom(lists, owner, from);
    for (let to = 0; to < owner.length; to++)
      if (owner[to] === owner[from]) sum += Math.min(distances[to]!, frame.count);
  }
  return sum;
}

/** A colouring of a frame, and pairs of its cells. */
const anyColouring = anySizedFrame(24).chain(({ frame, sizes }) =>
  fc.record({
    frame: fc.constant(frame),
    sizes: fc.constant(sizes),
    owner: fc.shuffledSubarray(
      sizes.flatMap((size, block) => Array.from({ length: size }, () => block)),
      { minLength: frame.count },
    ),
    pairs: fc.array(fc.tuple(fc.nat(frame.count - 1), fc.nat(frame.count - 1)), {
      minLength: 8,
      maxLength: 16,
    }),
    allowed: fc.integer({ min: -10, max: 200 }),
  }),
);

test('the score after every swap is that by definition, whether it is tried or applied', () => {
  let swaps = 0;
  fc.assert(
    fc.property(anyColouring, ({ frame, sizes, owner, pairs, allowed }) => {
      const division = new Division(frame, sizes);
      division.set(owner);
      expect(division.score).toBe(scoreOf(frame, owner));
      const applied = new Division(frame, sizes);
      applied.set(owner);
      for (const [one, other] of pairs) {
        if (division.owner[one] === division.owner[other]) continue;
        const before = division.score;
        const change = division.changeBySwap(one, other);
        const bounded = division.changeBySwap(one, other, allowed);
        expect(bounded).toBe(change <= allowed ? change : Infinity);
        const isMade = division.trySwap(one, other, allowed);
        expect(isMade).toBe(change <= allowed);
        expect(division.score).toBe(isMade ? before + change : before);
        expect(division.score).toBe(scoreOf(frame, division.owner));
        if (!isMade) continue;
        swaps++;
        applied.apply(swapOf(one, other, frame.count));
        expect(applied.owner).toEqual(division.owner);
        expect(applied.score).toBe(division.score);
      }
    }),
  );
  expect(swaps).toBeGreaterThan(50);
});

test('the score is that by definition while cells come into blocks and leave them', () => {
  fc.assert(
    fc.property(anyColouring, ({ frame, sizes, owner }) => {
      const division = new Division(frame, sizes);
      const move = (cell: number, from: number, to: number): void => {
        division.apply(assignmentOf(cell, from, to, sizes.length));
        expect(division.owner[cell]).toBe(to);
        expect(division.score).toBe(scoreOf(frame, division.owner));
      };
      for (const [cell, block] of owner.entries()) move(cell, NONE, block);
      expect(division.open).toBe(0);
      for (const [cell, block] of owner.entries()) if (cell % 2 === 0) move(cell, block, NONE);
      expect(division.open).toBe(Math.ceil(frame.count / 2));
    }),
  );
});

test('costs of cells add up to the score, and are 0 in connected blocks alone', () => {
  fc.assert(
    fc.property(anyColouring, ({ frame, sizes, owner }) => {
      const division = new Division(frame, sizes);
      division.set(owner);
      const costs = new Float64Array(frame.count);
      division.costsOfCells(costs);
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(division.score);
    }),
  );
});
