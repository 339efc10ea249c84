import { expect, test } from 'vitest';
import type { Cell } from '../../puzzle/types.ts';
import { SeenTrays } from './seenTrays.ts';

const cells = Array.from({ length: 12 }, (_, i): Cell => [i, 0]);
const FRAME = 1000 / 60;

/** The boards that are seen once some cells have been laid for a while, a character a cell. */
function seenWith(trays: SeenTrays, laid: string): number[] {
  const owner = [...laid].map((cell) => (cell === '#' ? 1 : -1));
  let before = [0, 3, 6, 9].map((cell) => trays.at(cell));
  for (let passed = 0; passed < 5000; passed += FRAME) {
    trays.pass(owner, FRAME);
    const now = [0, 3, 6, 9].map((cell) => trays.at(cell));
    // None appears or disappears at once.
    now.forEach((seen, i) => expect(Math.abs(seen - before[i]!)).toBeLessThan(0.1));
    before = now;
  }
  expect(trays.pass(owner, FRAME)).toBe(false);
  return before;
}

test('of boards in turn those are seen that are full or being filled, the same forwards and back', () => {
  const trays = new SeenTrays({ cells, trays: { inTurn: 4 } });
  const moments: [string, number[]][] = [
    ['............', [1, 0, 0, 0]],
    ['#.#.........', [1, 0, 0, 0]],
    ['###.........', [1, 1, 0, 0]],
    ['####........', [1, 1, 0, 0]],
    ['######......', [1, 1, 1, 0]],
    ['############', [1, 1, 1, 1]],
  ];
  for (const [laid, seen] of [...moments, ...moments.toReversed()])
    expect([laid, seenWith(trays, laid)]).toEqual([laid, seen]);
});

test('trays are all seen, or none is', () => {
  for (const [trays, seen] of [
    [undefined, 1],
    ['all', 1],
    ['none', 0],
  ] as const) {
    const all = new SeenTrays({ cells, ...(trays && { trays }) });
    expect(all.pass([], FRAME)).toBe(false);
    expect(cells.map((_, cell) => all.at(cell))).toEqual(cells.map(() => seen));
  }
});
