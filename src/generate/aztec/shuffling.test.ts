import { ShufflingReplay, Shuffling, SLIDE, TILED } from './shuffling.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END, kindOf } from '../../run/step.ts';
import { diamondCells, NO_DOMINO } from './diamond.ts';
import { runs } from '../../testing/share.ts';

/** The order that is tiled from the start, or is tiled first. */
const firstOf = (order: number): number => Math.max(1, Math.floor(order / 2));

/** The moments right after each order from the first one has been tiled: the owners of the cells. */
function tilings(order: number, seed: number): Int32Array[] {
  const process = new Shuffling(order, seed);
  const replay = new ShufflingReplay(order, seed);
  const tiled: Int32Array[] = [];
  let before = replay.tiling.owner.slice();
  for (let event = process.step(); event !== END; event = process.step()) {
    // Once all blocks are filled, dominoes are taken away or slide.
    const { dominoes } = replay.meters();
    const isDone = kindOf(event) === TILED || kindOf(event) === SLIDE || dominoes > process.value();
    const orderTiled = firstOf(order) + tiled.length;
    if (isDone && dominoes === orderTiled * (orderTiled + 1)) tiled.push(before);
    replay.apply(event);
    before = replay.tiling.owner.slice();
  }
  return tiled;
}

const anyOrder = fc.integer({ min: 1, max: 12 });
const anySeed = fc.nat(2 ** 32 - 1);

test('from order to order the diamond in the middle is tiled, each cell by one domino', () => {
  fc.assert(
    fc.property(anyOrder, anySeed, (order, seed) => {
      const tiled = tilings(order, seed);
      expect(tiled).toHaveLength(order - firstOf(order) + 1);
      const { tiling } = new ShufflingReplay(order, seed);
      const cells = diamondCells(order);
      for (const [i, owner] of tiled.entries()) {
        const at = i + firstOf(order) - 1;
        const count = new Map<number, number>();
        for (const tile of owner)
          if (tile !== NO_DOMINO) count.set(tile, (count.get(tile) ?? 0) + 1);
        expect(count.size).toBe((at + 1) * (at + 2));
        for (const [tile, times] of count) {
          expect(times).toBe(2);
          const [[x, y], [right, below]] = Array.from(
            tiling.cellsOf(tile),
            (cell) => cells[cell]!,
          ) as [[number, number], [number, number]];
          expect(right - x + (below - y)).toBe(1);
          for (const cell of Array.from(tiling.cellsOf(tile))) expect(owner[cell]).toBe(tile);
        }
        for (const [cell, [x, y]] of cells.entries()) {
          const away = Math.abs(x + 0.5 - order) + Math.abs(y + 0.5 - order);
          expect(owner[cell] !== NO_DOMINO).toBe(away <= at + 1);
        }
      }
    }),
    runs(30),
  );
});

test('it begins with a tiled diamond of half its order, at step 0 and without progress', () => {
  for (const order of [2, 3, 24]) {
    const process = new Shuffling(order, 7);
    const start = Math.floor(order / 2);
    expect([process.steps, process.progress()]).toEqual([0, 0]);
    expect(new ShufflingReplay(order, 7).meters()).toEqual({
      steps: 0,
      dominoes: start * (start + 1),
    });
  }
});

test('each of the eight tilings of order 2 comes as often', () => {
  const times = new Map<string, number>();
  const draws = 4000;
  for (let seed = 0; seed < draws; seed++) {
    const last = tilings(2, seed).at(-1)!.join();
    times.set(last, (times.get(last) ?? 0) + 1);
  }
  expect(times.size).toBe(8);
  for (const count of times.values()) expect(Math.abs(count - draws / 8)).toBeLessThan(110);
});

test('outside the arctic circle all dominoes of a corner lie alike', () => {
  const order = 40;
  const owner = tilings(order, 1).at(-1)!;
  const { tiling } = new ShufflingReplay(order, 1);
  for (const [cell, [column, row]] of diamondCells(order).entries()) {
    const [x, y] = [column + 0.5 - order, row + 0.5 - order];
    if (Math.hypot(x, y) < (1.2 * order) / Math.SQRT2) continue;
    const corner = Math.abs(y) > Math.abs(x) ? (y < 0 ? 0 : 1) : x < 0 ? 2 : 3;
    expect(tiling.colourOf(owner[cell]!)).toBe(corner);
  }
});
