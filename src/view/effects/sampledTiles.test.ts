import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SampledTiles } from './sampledTiles.ts';

const CELLS = 4;
const FRAME = 1000 / 60;

/** Tiles of one cell each, by their colours; −1 on open cells. */
const tilesOf = (colours: readonly number[]) => ({
  owner: Int32Array.from(colours, (colour) => Math.min(colour, 0)),
  list: colours.map((colour, cell) => ({ first: cell, colour, isNamed: true })),
});
const colour = fc.integer({ min: -1, max: 5 });
const state = fc.array(colour, { minLength: CELLS, maxLength: CELLS });

test('without a period the tiles that lie are exposed in every frame', () => {
  fc.assert(
    fc.property(fc.array(state), (states) => {
      const sampled = new SampledTiles(CELLS);
      for (const colours of states) {
        expect(sampled.pass(FRAME, true, tilesOf(colours), 0)).toBe(true);
        expect([...sampled.colourAt]).toEqual(colours);
        expect(sampled.isUpToDate).toBe(true);
      }
    }),
  );
});

test('a sample stays for its period, and as long as nothing changes', () => {
  fc.assert(
    fc.property(fc.array(fc.option(state), { maxLength: 200 }), (states) => {
      const sampled = new SampledTiles(CELLS);
      const period = 10 * FRAME;
      let lying = [0, 1, 2, 3];
      let shown: readonly number[] = [];
      let since = -Infinity;
      for (const [frame, colours] of [lying, ...states].entries()) {
        lying = colours ?? lying;
        const isNew = sampled.pass(FRAME, colours !== null, tilesOf(lying), period - 1);
        if (isNew) {
          expect(frame - since).not.toBeLessThan(10);
          [shown, since] = [lying, frame];
        }
        expect([...sampled.colourAt]).toEqual(shown);
        // What is out of date is replaced in time.
        if (!sampled.isUpToDate) expect(frame - since).toBeLessThan(10);
        else expect(shown).toEqual(lying);
      }
    }),
  );
});

test('once it is forgotten, the next frame takes a sample', () => {
  const sampled = new SampledTiles(CELLS);
  expect(sampled.pass(FRAME, false, tilesOf([0, 1, -1, 2]), 500)).toBe(true);
  expect(sampled.pass(FRAME, true, tilesOf([3, 3, 3, 3]), 500)).toBe(false);
  sampled.forget();
  expect(sampled.pass(FRAME, false, tilesOf([3, 3, 3, 3]), 500)).toBe(true);
  expect([...sampled.colourAt]).toEqual([3, 3, 3, 3]);
});

test('a board may have more places than cells, as one among others', () => {
  const sampled = new SampledTiles(CELLS + 3);
  expect(sampled.pass(FRAME, true, tilesOf([0, 1, -1, 2]), 0)).toBe(true);
  expect([...sampled.colourAt]).toEqual([0, 1, -1, 2, -1, -1, -1]);
});
