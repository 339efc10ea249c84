import { around } from './frontier.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RandomStream } from '../../solve/random.ts';
import { anySizedFrame } from '../../testing/random/anySizedFrame.ts';
import { boxOf, sizedFrame, type SizedFrame } from '../sizes.ts';
import { divisionsOf, type Divisions } from './divisions.ts';
import { runs, share } from '../../testing/share.ts';

function box(width: number, height: number, blocks: number | readonly number[]): SizedFrame {
  const board = boxOf(width, height);
  const found = 'code' in board ? board : sizedFrame(board, blocks);
  if ('code' in found) throw new Error(found.code);
  return found;
}

function swept({ frame, sizes }: SizedFrame, order?: readonly number[]): Divisions {
  const found = divisionsOf(frame, sizes, undefined, undefined, order);
  if ('code' in found) throw new Error(found.code);
  return found;
}

/** All connected sets of so many open cells with a given one. */
function setsWith(first: number, size: number, isOpen: (cell: number) => boolean, of: SizedFrame) {
  let sets = new Set([String(first)]);
  for (let cells = 1; cells < size; cells++) {
    const larger = new Set<string>();
    for (const set of sets) {
      const members = set.split(',').map(Number);
      for (const cell of members)
        for (const next of around(of.frame, cell))
          if (isOpen(next) && !members.includes(next))
            larger.add([...members, next].sort((a, b) => a - b).join());
    }
    sets = larger;
  }
  return [...sets].map((set) => set.split(',').map(Number));
}

/** All divisions, found one by one: cell → its block, numbered in the order of their first cells. */
function oneByOne(of: SizedFrame): string[] {
  const owner = Array.from({ length: of.frame.count }, () => -1);
  const left = [...of.sizes];
  const found: string[] = [];
  const fill = (block: number): void => {
    const first = owner.indexOf(-1);
    if (first < 0) found.push(owner.join());
    for (const size of new Set(first < 0 ? [] : left)) {
      left.splice(left.indexOf(size), 1);
      for (const set of setsWith(first, size, (cell) => owner[cell] === -1, of)) {
        for (const cell of set) owner[cell] = block;
        fill(block + 1);
        for (const cell of set) owner[cell] = -1;
      }
      left.push(size);
    }
  };
  fill(0);
  return found;
}

test.each([
  [1, 1n],
  [2, 2n],
  [3, 10n],
  [4, 117n],
  [5, 4006n],
  [6, 451_206n],
])('n = %d: n × n cells have %d divisions into n blocks of n cells', (n, count) => {
  expect(swept(box(n, n, n)).count).toBe(count);
});

/** A small frame, any sizes that add up to it, and its cells in any order. */
const anyQuestion = anySizedFrame(13).chain(({ frame }) => {
  const cells = Array.from({ length: frame.count }, (_, cell) => cell);
  const order = fc.shuffledSubarray(cells, { minLength: cells.length });
  const cuts = fc.subarray(cells.slice(1), { maxLength: Math.min(5, cells.length - 1) });
  const sizes = cuts.map((at) => [...at, cells.length].map((end, i) => end - (at[i - 1] ?? 0)));
  return fc.record({ of: sizes.map((sizes) => ({ frame, sizes })), order });
});

test('all divisions of any small frame are found in any order of its cells, each with a number', () => {
  let several = 0;
  fc.assert(
    fc.property(anyQuestion, ({ of, order }) => {
      const expected = oneByOne(of).sort();
      for (const divisions of [swept(of), swept(of, order)]) {
        const numbered = Array.from({ length: Number(divisions.count) }, (_, i) =>
          divisions.at(BigInt(i)).join(),
        );
        expect(numbered.sort()).toEqual(expected);
      }
      if (expected.length > 1) several++;
    }),
    runs(300),
  );
  expect(several).toBeGreaterThan(share(100));
});

describe('the count is exact beyond doubles', () => {
  test('dominoes on 12 × 12', () => {
    expect(swept(box(12, 12, 72)).count).toBe(53_060_477_521_960_000n);
  });

  test('dominoes on strips four cells wide', () => {
    // The recurrence is that of Klarner and Pollack, 1980.
    const counts = [1n, 1n, 5n, 11n];
    for (let n = 4; n <= 80; n++)
      counts.push(counts[n - 1]! + 5n * counts[n - 2]! + counts[n - 3]! - counts[n - 4]!);
    for (const n of [4, 40, 60, 80]) {
      const divisions = swept(box(4, n, 2 * n));
      expect(divisions.count).toBe(counts[n]);
      const last = divisions.at(divisions.count - 1n);
      expect(new Set(last).size).toBe(2 * n);
    }
  });
});

/** Draws so many divisions; returns Pearson's statistic, of which the normal approximation is standardised. */
function deviation(divisions: Divisions, draws: number): number {
  const random = new RandomStream(1);
  const drawn = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const division = divisions.draw(random).join();
    drawn.set(division, (drawn.get(division) ?? 0) + 1);
  }
  const cells = Number(divisions.count);
  const expected = draws / cells;
  let sum = (cells - drawn.size) * expected;
  for (const times of drawn.values()) sum += (times - expected) ** 2 / expected;
  return (sum - (cells - 1)) / Math.sqrt(2 * (cells - 1));
}

test('every division is drawn as often as any other', () => {
  const divisions = swept(box(4, 4, 4));
  expect(Math.abs(deviation(divisions, 100_000))).toBeLessThan(3);
});

test.runIf(process.env['MODE'] === 'long')('and so on 5 × 5', () => {
  const divisions = swept(box(5, 5, 5));
  expect(Math.abs(deviation(divisions, 100_000))).toBeLessThan(3);
});

test('the same seed draws the same', () => {
  const draws = (seed: number): string[] => {
    const divisions = swept(box(5, 5, 5));
    const random = new RandomStream(seed);
    return Array.from({ length: 5 }, () => divisions.draw(random).join());
  };
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
});

test.each([
  ['with many divisions', box(10, 10, 10), 20_000],
  ['with a long front', box(29, 29, 29), 1_000_000],
  [
    'with blocks of many sizes',
    box(
      15,
      20,
      Array.from({ length: 24 }, (_, i) => i + 1),
    ),
    1_000_000,
  ],
])('a frame %s is refused', (_, { frame, sizes }, most) => {
  expect(divisionsOf(frame, sizes, most)).toEqual({ code: 'tooManyStates', most });
});
