import { DeadRegions, DEAD, Frontiers } from './frontiers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import type { Instance } from '../plan/instance.ts';
import { InstanceBuilder } from '../plan/instanceBuilder.ts';
import { wholeBoard } from '../plan/region.ts';
import { runs } from '../../testing/share.ts';

function instanceOf(puzzle: Puzzle): Instance {
  const problem = compile(puzzle);
  return new InstanceBuilder(wholeBoard(problem), new FillOrder(problem)).all([]);
}

/** Whether an open region after a frontier has an area that no pieces add up to; beyond the reach all is one region. */
function isDead(instance: Instance, start: number, words: Int32Array): boolean {
  const { weight, neighbours, reach, isArea } = instance;
  const cells = weight.length;
  const horizon = Math.min(cells, start + reach + 1);
  const isCovered = (cell: number): boolean => {
    const bit = cell - start - 1;
    return bit < 0 || cell >= horizon
      ? cell < start
      : ((words[bit >> 5]! >>> (bit & 31)) & 1) === 1;
  };
  const seen = new Set<number>();
  const region = (seeds: readonly number[]): number => {
    const pending = [...seeds];
    let area = 0;
    for (const seed of seeds) seen.add(seed);
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      area += weight[cell]!;
      for (const other of neighbours[cell]!) {
        if (seen.has(other) || isCovered(other)) continue;
        seen.add(other);
        pending.push(other);
      }
    }
    return area;
  };
  const areas = [region([...Array(cells).keys()].slice(horizon))];
  for (let cell = start; cell < horizon; cell++)
    if (!seen.has(cell) && !isCovered(cell)) areas.push(region([cell]));
  return areas.some((area) => isArea[area] === 0);
}

/** Words for the cells within reach; those beyond the board are open. */
function wordsOf({ weight, reach, width }: Instance, start: number, bits: readonly boolean[]) {
  const words = new Int32Array(width);
  for (let bit = 0; bit < Math.min(reach, weight.length - start - 1); bit++)
    if (bits[bit % bits.length]!) words[bit >> 5]! |= 1 << (bit & 31);
  return words;
}

test('a frontier is dead if and only if an open region has an area that no pieces add up to', () => {
  let dead = 0;
  let wide = 0;
  const anyBits = fc.array(fc.boolean(), { minLength: 1, maxLength: 70 });
  const anyBoard = fc.oneof(
    anyPuzzle(30),
    fc.integer({ min: 9, max: 20 }).map((side): Puzzle => {
      const board = `${'.'.repeat(side)}\n`.repeat(side);
      return parsePuzzle(`use: some\n\n${board}\nA x99\noooo\n\nB x99\nooo\noo.\n`);
    }),
  );
  fc.assert(
    fc.property(anyBoard, fc.nat(), anyBits, (puzzle, at, bits) => {
      const instance = instanceOf(puzzle);
      fc.pre(instance.kind.length > 0);
      const start = at % instance.weight.length;
      const words = wordsOf(instance, start, bits);
      const expected = isDead(instance, start, words);
      expect(new DeadRegions(instance).isDead(start, words)).toBe(expected);
      if (expected) dead++;
      if (expected && instance.width > 1) wide++;
    }),
    runs(500),
  );
  expect(dead).toBeGreaterThan(20);
  expect(wide).toBeGreaterThan(10);
});

test('equal words have one number, however many frontiers there are, and none if they are dead', () => {
  const instance = instanceOf(
    parsePuzzle(`${`${'.'.repeat(12)}\n`.repeat(12)}\nA x*\noooo\n\nB x*\nooo\n.o.\n`),
  );
  const regions = new DeadRegions(instance);
  const cell = 30;
  const frontiers = new Frontiers(instance, cell, regions);
  const anyWords = Array.from({ length: 20_000 }, (_, i) => {
    const mixed = Math.imul(i + 1, 0x9e3779b1);
    const bits = Array.from(
      { length: instance.reach },
      (_, bit) => ((mixed >>> (bit % 20)) & 1) === 1,
    );
    return wordsOf(instance, cell, bits);
  });
  for (let round = 0; round < 2; round++) {
    const numbers = new Map<string, number>();
    let different = 0;
    for (const words of [...anyWords, ...anyWords]) {
      const number = frontiers.find(words);
      const name = words.join();
      if ((numbers.get(name) ?? number) !== number) different++;
      if ((number === DEAD) !== regions.isDead(cell, words)) different++;
      numbers.set(name, number);
    }
    expect(different).toBe(0);
    expect(frontiers.size).toBe(numbers.size);
    const alive = [...numbers.values()].filter((number) => number !== DEAD);
    expect(new Set(alive).size).toBe(alive.length);
    expect(alive.length).toBeGreaterThan(500);
    frontiers.clear();
    expect([frontiers.size, frontiers.passed]).toEqual([0, 0]);
  }
});
