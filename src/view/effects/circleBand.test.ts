import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, seenAfter } from './circleBand.ts';

test('the circle comes and goes too slowly to flash, and ends all there or gone', () => {
  const elapsed = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), elapsed), { maxLength: 60 }), (frames) => {
      let share = 0;
      for (const [isWanted, time] of frames) {
        const next = seenAfter(share, isWanted, time);
        expect(isWanted ? next >= share : next <= share).toBe(true);
        expect(Math.abs(next - share)).toBeLessThanOrEqual(time / 900 + 1e-9);
        share = next;
      }
      expect(seenAfter(share, true, 2400)).toBe(1);
      expect(seenAfter(share, false, 900)).toBe(0);
    }),
  );
});

test('its line is a circle, between the edges of a closed band', () => {
  const radius = 7;
  const { points, within, indices } = bandOf(radius);
  const away = Array.from(within, (_, i) => Math.hypot(points[2 * i]!, points[2 * i + 1]!));
  const lined = away.filter((_, i) => within[i] === 1);
  for (const distance of lined) expect(distance).toBeCloseTo(radius, 5);
  const edges = away.filter((_, i) => within[i] === 0);
  expect(edges.filter((distance) => distance < radius)).toHaveLength(lined.length);
  expect(edges.filter((distance) => distance > radius)).toHaveLength(lined.length);
  // The area of its triangles is that of the band.
  let area = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => 2 * indices[at + corner]!) as [
      number,
      number,
      number,
    ];
    const [x, y] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!];
    const [u, v] = [points[c]! - points[a]!, points[c + 1]! - points[a + 1]!];
    area += Math.abs(x * v - y * u) / 2;
  }
  const [inner, outer] = [Math.min(...edges), Math.max(...edges)];
  const exact = Math.PI * (outer ** 2 - inner ** 2);
  expect(Math.abs(area / exact - 1)).toBeLessThan(0.001);
});
