import { ShufflingReplay, Shuffling, SLIDE, TILED } from './shuffling.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END, kindOf } from '../../run/step.ts';
import { diamondCells, NO_DOMINO } from './diamond.ts';
import { runs } from '../../testing/share.ts';

/** The moments right after each order has been tiled: the owners of the cells. */
function tilings(order: number, seed: number): Int32Array[] {
  const process = new Shuffling(order, seed);
  const replay = new ShufflingReplay(order);
  const tiled: Int32Array[] = [];
  let before = replay.tiling.owner.slice();
  for (let event = process.step(); event !== END; event = process.step()) {
    const isOver = kindOf(event) === TILED;
    // Once all blocks are filled, dominoes are taken away or slide.
    const { dominoes } = replay.meters();
    if (isOver || dominoes > process.value()) {
      const orderTiled = tiled.length + 1;
      if (dominoes === orderTiled * (orderTiled + 1)) tiled.push(before);
    } else if (kindOf(event) === SLIDE && dominoes === (tiled.length + 1) * (tiled.length + 2))
      tiled.push(before);
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
      expect(tiled).toHaveLength(order);
      const { tiling } = new ShufflingReplay(order);
      const cells = diamondCells(order);
      for (const [at, owner] of tiled.entries()) {
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
  const { tiling } = new ShufflingReplay(order);
  for (const [cell, [column, row]] of diamondCells(order).entries()) {
    const [x, y] = [column + 0.5 - order, row + 0.5 - order];
    if (Math.hypot(x, y) < (1.2 * order) / Math.SQRT2) continue;
    const corner = Math.abs(y) > Math.abs(x) ? (y < 0 ? 0 : 1) : x < 0 ? 2 : 3;
    expect(tiling.colourOf(owner[cell]!)).toBe(corner);
  }
});
