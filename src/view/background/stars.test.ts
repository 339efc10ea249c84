import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_STARS, seedOf, starOf, Stars } from './stars.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('the same solution has the same star, above the hills, and others have others', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const star = starOf(seedOf(one));
      expect(star).toEqual(starOf(seedOf(one)));
      expect(star.x).toBeGreaterThanOrEqual(0.03);
      expect(star.x).toBeLessThanOrEqual(0.97);
      expect(star.y).toBeGreaterThanOrEqual(0.05);
      expect(star.y).toBeLessThanOrEqual(0.65);
      if (one !== other) expect(starOf(seedOf(other))).not.toEqual(star);
    }),
  );
});

test('most stars are beside the board, not behind it', () => {
  const stars = Array.from({ length: 500 }, (_, i) => starOf(seedOf(`solution ${i}`)));
  const beside = stars.filter(({ x, y }) => Math.abs(x - 0.5) > 0.3 || y < 0.12);
  expect(beside.length).toBeGreaterThan(350);
});

test('each solution adds one star, the oldest go out, and only the latest is still coming out', () => {
  fc.assert(
    fc.property(fc.array(seeds, { maxLength: 120 }), (list) => {
      const stars = new Stars();
      for (const seed of list) {
        const isNew = !stars.all.some((star) => star.seed === seed);
        expect(stars.add(seed)).toBe(isNew);
      }
      expect(stars.all.length).toBeLessThanOrEqual(MOST_STARS);
      expect(new Set(stars.all.map(({ seed }) => seed)).size).toBe(stars.all.length);
      expect(stars.all.slice(0, -1).every((_, i) => stars.brightness(i) === 1)).toBe(true);
    }),
  );
});

test('a star comes out slowly and steadily, and then there is nothing to draw', () => {
  const stars = new Stars();
  expect(stars.pass(16)).toBe(false);
  stars.add(7);
  let [before, frames] = [0, 0];
  for (; stars.pass(16); frames++) {
    expect(stars.brightness(0) - before).toBeGreaterThanOrEqual(0);
    expect(stars.brightness(0) - before).toBeLessThan(0.01);
    before = stars.brightness(0);
  }
  expect(before).toBe(1);
  expect(frames * 16).toBeGreaterThan(4000);
  expect(stars.add(7)).toBe(false);
  expect(stars.pass(16)).toBe(false);
});
