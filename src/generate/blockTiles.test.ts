import { BlockTiles } from './division.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySizedFrame } from '../testing/random/anySizedFrame.ts';
import { Generation } from './generation.ts';

test('connected blocks are tiles, and so is each cell of the others', () => {
  let joined = 0;
  fc.assert(
    fc.property(anySizedFrame(18), fc.nat(60), (sized, steps) => {
      const run = new Generation({ ...sized, strategy: 'recombine', seed: steps });
      const { division } = run.draft;
      const tiles = new BlockTiles(division);
      for (let i = 0; i < steps; i++) run.step();
      tiles.update();
      for (const [cell, tile] of tiles.owner.entries()) {
        const block = division.owner[cell]!;
        expect(tile < 0).toBe(block < 0);
        if (tile < 0) continue;
        expect(tiles.colourOf(tile)).toBe(block);
        const together = division.isConnected(block)
          ? [...division.owner.keys()].filter((other) => division.owner[other] === block)
          : [cell];
        if (together.length > 1) joined++;
        expect(Array.from(tiles.cellsOf(tile)).toSorted((a, b) => a - b)).toEqual(together);
        const shared = [...tiles.owner.keys()].filter((other) => tiles.owner[other] === tile);
        expect(shared).toEqual(together);
      }
    }),
  );
  expect(joined).toBeGreaterThan(50);
});
