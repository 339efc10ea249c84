import { expect, test } from 'vitest';
import { FAR, NEAR, Ranges } from './ranges.ts';
import { COLUMNS } from './skyline.ts';

/** The crests of both ranges where progress is the same everywhere. */
function crestsAt(progress: number, passed = 0, aspect = 16 / 9): [Float32Array, Float32Array] {
  const ranges = new Ranges();
  ranges.aspect = aspect;
  ranges.draw(new Float32Array(2 * COLUMNS).fill(progress), passed);
  return [ranges.crests.slice(0, COLUMNS), ranges.crests.slice(COLUMNS)];
}

test('there are mountains without any progress, and they rise with it everywhere', () => {
  for (const [range, index] of [
    [FAR, 0],
    [NEAR, 1],
  ] as const) {
    const [without, half, full] = [0, 0.5, 1].map((progress) => crestsAt(progress)[index]);
    expect(Math.max(...without!) - Math.min(...without!)).toBeGreaterThan(0.02);
    for (let x = 0; x < COLUMNS; x++) {
      expect(without![x]).toBeGreaterThanOrEqual(range.base - 1e-6);
      expect(half![x]).toBeGreaterThanOrEqual(without![x]!);
      expect(full![x]).toBeGreaterThanOrEqual(half![x]!);
      expect(full![x]).toBeLessThanOrEqual(range.base + range.least + range.byProgress + 1e-6);
    }
  }
});

test('the near range hides the ground behind texts, and leaves the far one in sight', () => {
  expect(NEAR.base).toBeGreaterThanOrEqual(0.13);
  const [far, near] = crestsAt(0.7);
  const seen = far.filter((height, x) => height > near[x]!);
  expect(seen.length).toBeGreaterThan(0.8 * COLUMNS);
});

test.each([16 / 9, 0.46, 2.4])(
  'mountains pass with their columns at proportions of %d',
  (aspect) => {
    const [far, before] = crestsAt(0.5, 1000, aspect);
    const [stays, after] = crestsAt(0.5, 1010, aspect);
    expect(stays).toEqual(far);
    for (let x = 0; x < COLUMNS - 10; x++) expect(after[x]).toBeCloseTo(before[x + 10]!, 4);
  },
);

test('crests are no spikes, wherever the relief is repeated', () => {
  for (let passed = 0; passed < 3000; passed += 400)
    for (const crest of crestsAt(1, passed))
      for (let x = 1; x < COLUMNS; x++)
        expect(Math.abs(crest[x]! - crest[x - 1]!)).toBeLessThan(0.012);
});
