import { Times } from './runHistory.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK } from './chunk.ts';

test('steps and moments map to each other, even where the clock saw no time pass', () => {
  const took = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 100, noNaN: true }));
  fc.assert(
    fc.property(fc.array(took, { minLength: 1, maxLength: 20 }), fc.nat(CHUNK), (chunks, rest) => {
      const times = new Times();
      for (const ms of chunks) times.add(CHUNK, ms);
      times.add(rest, 1);
      const end = chunks.length * CHUNK + rest;
      let last = -1;
      for (let step = 0; step <= end; step += 1009) {
        const moment = times.momentOf(step);
        expect(moment).toBeGreaterThan(last);
        expect(times.stepAt(moment)).toBe(step);
        last = moment;
      }
      const total = chunks.reduce((sum, ms) => sum + ms, rest > 0 ? 1 : 0);
      expect(times.momentOf(end)).toBeCloseTo(total, 0);
      expect(times.momentOf(end + 1)).toBe(Infinity);
      expect(times.stepAt(times.momentOf(end) * 1.001)).toBe(Infinity);
    }),
  );
});

test('in a long run the latest moments are exact, and the others approximate', () => {
  const times = new Times();
  const exact = [0];
  for (let index = 0; index < 200_000; index++) {
    const ms = 1 + (index % 7);
    times.add(CHUNK, ms);
    exact.push(exact.at(-1)! + ms);
  }
  for (let index = 199_500; index <= 200_000; index++)
    expect(times.momentOf(index * CHUNK)).toBe(exact[index]);
  for (let index = 0; index <= 199_000; index += 997)
    expect(Math.abs(times.momentOf(index * CHUNK) - exact[index]!)).toBeLessThan(100);
});
