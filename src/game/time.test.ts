import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, THINKING, timeAfter } from './time.ts';

test('time passes from frame to frame, and neither over a long gap nor while nobody is there', () => {
  expect(timeAfter(5000, 16, 0)).toBe(5016);
  expect(timeAfter(5000, 1500, THINKING - 1)).toBe(6500);
  expect(timeAfter(5000, 60_000, 0)).toBe(5000);
  expect(timeAfter(5000, -20, 0)).toBe(5000);
  expect(timeAfter(5000, 16, THINKING)).toBe(5000);
});

test('however frames come, no more time passes than by the clock', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -100, max: 9000 }), fc.nat(2 * THINKING))),
      (frames) => {
        let time = 0;
        for (const [gap, untouched] of frames) {
          const next = timeAfter(time, gap, untouched);
          expect(next - time).toBeLessThanOrEqual(Math.max(0, gap));
          expect(next).toBeGreaterThanOrEqual(time);
          time = next;
        }
      },
    ),
  );
});

test.each([
  [0, '0:00'],
  [7999, '0:07'],
  [751_000, '12:31'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [360_000_000, '100:00:00'],
])('%d ms are %s', (time, text) => expect(clockText(time)).toBe(text));

test('a time that is written is that time in full seconds', () => {
  fc.assert(
    fc.property(fc.nat(400_000_000), (time) => {
      const [seconds, minutes, hours = 0] = clockText(time).split(':').map(Number).toReversed();
      expect(seconds! + 60 * minutes! + 3600 * hours).toBe(Math.floor(time / 1000));
      expect(Math.max(seconds!, minutes!)).toBeLessThan(60);
    }),
  );
});
