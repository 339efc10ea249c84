import { ShufflingReplay, Shuffling, SLIDE, TILED } from './shuffling.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END, kindOf } from '../../run/step.ts';
import { diamondCells, NO_DOMINO } from './diamond.ts';
import { runs } from '../../testing/share.ts';

/** The order that is tiled from the start, or is tiled first. */
const firstOf = (order: number): number => Math.max(1, Math.floor(order / 2));

/** The moments right after each order from the first one has been tiled: the first cell of the domino on each cell. */
function tilings(order: number, seed: number): Int32Array[] {
  const process = new Shuffling(order, seed);
  const replay = new ShufflingReplay(order, seed);
  const tiled: Int32Array[] = [];
  let before = replay.first.slice();
  for (let event = process.step(); event !== END; event = process.step()) {
    // Once all blocks are filled, dominoes are taken away or slide.
    const { dominoes } = replay.meters();
    const isDone = kindOf(event) === TILED || kindOf(event) === SLIDE || dominoes > process.value();
    const orderTiled = firstOf(order) + tiled.length;
    if (isDone && dominoes === orderTiled * (orderTiled + 1)) tiled.push(before);
    replay.apply(event);
    before = replay.first.slice();
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
      const cells = diamondCells(order);
      for (const [i, first] of tiled.entries()) {
        const at = i + firstOf(order) - 1;
        const count = new Map<number, number>();
        for (const [cell, start] of first.entries()) {
          if (start === NO_DOMINO) continue;
          count.set(start, (count.get(start) ?? 0) + 1);
          const [[x, y], [right, below]] = [cells[start]!, cells[cell]!];
          expect(right - x + (below - y)).toBe(cell === start ? 0 : 1);
        }
        expect([...count.values()]).toEqual(Array((at + 1) * (at + 2)).fill(2));
        for (const [cell, [x, y]] of cells.entries()) {
          const away = Math.abs(x + 0.5 - order) + Math.abs(y + 0.5 - order);
          expect(first[cell] !== NO_DOMINO).toBe(away <= at + 1);
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

/** The replay at each moment of a shuffling. */
function* moments(order: number, seed: number) {
  const process = new Shuffling(order, seed);
  const replay = new ShufflingReplay(order, seed);
  yield replay;
  for (let event = process.step(); event !== END; event = process.step()) {
    replay.apply(event);
    yield replay;
  }
}

test('a tile is a domino, or all that move to a corner of the diamond and are connected to it', () => {
  fc.assert(
    fc.property(anyOrder, anySeed, (order, seed) => {
      const cells = diamondCells(order);
      const numbers = new Map(cells.map(([x, y], cell) => [`${x},${y}`, cell]));
      for (const { tiling, first } of moments(order, seed)) {
        const { owner } = tiling;
        const wayOf = (cell: number): number => tiling.colourOf(owner[cell]!);
        expect(owner.map((tile) => Math.min(tile, 0))).toEqual(
          first.map((one) => Math.min(one, 0)),
        );
        for (const tile of new Set(owner)) {
          if (tile < 0) continue;
          const own = Array.from(tiling.cellsOf(tile)).sort((a, b) => a - b);
          expect(own).toEqual([...owner.keys()].filter((cell) => owner[cell] === tile));
          if (own.length === 2) expect(first[own[0]!]).toBe(first[own[1]!]);
          const way = tiling.colourOf(tile);
          // Beside a region there are no others that move its way.
          if (own.length === 2) continue;
          for (const cell of own) {
            const [x, y] = cells[cell]!;
            for (const [right, down] of [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ] as const) {
              const beside = numbers.get(`${x + right},${y + down}`);
              if (beside === undefined || owner[beside]! < 0 || owner[beside] === tile) continue;
              expect(wayOf(beside)).not.toBe(way);
            }
          }
        }
      }
    }),
    runs(20),
  );
});

test('outside the arctic circle all dominoes of a corner are one tile', () => {
  const order = 40;
  const { tiling } = [...moments(order, 1)].at(-1)!;
  const tiles = new Map<number, Set<number>>();
  for (const [cell, [column, row]] of diamondCells(order).entries()) {
    const [x, y] = [column + 0.5 - order, row + 0.5 - order];
    if (Math.hypot(x, y) < (1.2 * order) / Math.SQRT2) continue;
    const corner = Math.abs(y) > Math.abs(x) ? (y < 0 ? 0 : 1) : x < 0 ? 2 : 3;
    const tile = tiling.owner[cell]!;
    expect(tiling.colourOf(tile)).toBe(corner);
    tiles.set(corner, (tiles.get(corner) ?? new Set()).add(tile));
  }
  for (const own of tiles.values()) expect(own.size).toBe(1);
});
