import { listed } from './playlist.ts';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../puzzle/catalogue.ts';
import { LARGEST_SEED } from '../../solve/random.ts';
import {
  BEFORE_AGAIN,
  BETWEEN_CATEGORIES,
  MOST_OF_LATTICE,
  Shuffle,
  type Shuffled,
} from './shuffle.ts';

const folder = new URL('../../../assets/puzzles/', import.meta.url);
const catalogue = readCatalogue(
  Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  ),
).map(listed);

const anySeed = fc.nat({ max: LARGEST_SEED });

/** So many puzzles one after the other, from one on that somebody has opened. */
function run<Item extends Shuffled>(items: readonly Item[], seed: number, boards: number): Item[] {
  const shuffle = new Shuffle(items, seed);
  const shown = [items[0]!];
  while (shown.length < boards) shown.push(shuffle.after(shown.at(-1)!.id));
  return shown;
}

test('over 200 puzzles none comes back too soon, nor does its set or its lattice', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const shown = run(catalogue, seed, 200);
      for (const [at, { id, category, lattice }] of shown.entries()) {
        const before = (most: number) => shown.slice(Math.max(0, at - most), at);
        expect(before(BEFORE_AGAIN).map((one) => one.id)).not.toContain(id);
        expect(before(BETWEEN_CATEGORIES).map((one) => one.category)).not.toContain(category);
        const row = before(MOST_OF_LATTICE).filter((one) => one.lattice === lattice);
        expect(row.length).toBeLessThan(MOST_OF_LATTICE);
      }
      for (const lattice of ['square', 'triangle', 'hexagon']) {
        const share = shown.filter((one) => one.lattice === lattice).length / shown.length;
        expect(share).toBeGreaterThan(0.2);
        expect(share).toBeLessThan(0.5);
      }
      expect(new Set(shown.map(({ category }) => category))).toEqual(
        new Set(catalogue.map(({ category }) => category)),
      );
    }),
    { numRuns: 50 },
  );
});

test('a seed always gives the same order, and others give others', () => {
  const ids = (seed: number): string =>
    run(catalogue, seed, 30)
      .map(({ id }) => id)
      .join();
  expect(ids(7)).toBe(ids(7));
  expect(new Set([1, 2, 3, 4, 5].map(ids)).size).toBe(5);
});

test('of any puzzles, however few, there is always a next one, and another one if there is one', () => {
  const anyItem = fc.record({
    lattice: fc.constantFrom('square', 'triangle'),
    category: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 12 }), anySeed, (kinds, seed) => {
      const items = kinds.map((kind, id) => ({ ...kind, id: String(id) }));
      const shown = run(items, seed, 40);
      for (let at = 1; at < shown.length; at++)
        expect(shown[at] !== shown[at - 1] || items.length === 1).toBe(true);
      expect(new Set(shown).size).toBeGreaterThan(Math.min(items.length - 1, 1));
    }),
  );
});
