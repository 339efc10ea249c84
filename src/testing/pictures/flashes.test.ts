import { describe, expect, test } from 'vitest';
import { flashing, mostFlashes, RATE, transitions } from './flashes.ts';

/** Two seconds of a light that blinks a number of times a second. */
const blinking = (times: number, dark: number, bright: number, late = 0): number[] =>
  Array.from({ length: 2 * RATE }, (_, at) =>
    Math.floor(((at - late) * 2 * times) / RATE) % 2 === 0 ? dark : bright,
  );
const flashes = (course: number[]): number => mostFlashes(transitions(course));

describe('a spot flashes', () => {
  test('as often as its light rises and falls by a tenth', () => {
    expect(flashes(blinking(4, 0.2, 0.3001))).toBe(4);
    expect(flashes(blinking(4, 0.2, 0.29))).toBe(0);
  });

  test('not at all if even its darker end is bright', () => {
    expect(flashes(blinking(4, 0.81, 1))).toBe(0);
    expect(flashes(blinking(4, 0.79, 1))).toBe(4);
  });

  test('however gradually the light changes', () => {
    const wave = Array.from(
      { length: 60 },
      (_, at) => 0.5 - 0.2 * Math.cos((at / 60) * 8 * Math.PI),
    );
    expect(flashes(wave)).toBe(4);
    expect(flashes(wave.map((_, at) => at / 60))).toBe(0.5);
  });
});

describe('a screen flashes', () => {
  /** A screen of 32 × 18 spots, some of which blink. */
  const screen = (isBlinking: (x: number, y: number) => boolean, late: (x: number) => number) =>
    Array.from({ length: 32 * 18 }, (_, i) => {
      const [x, y] = [i % 32, Math.floor(i / 32)];
      return isBlinking(x, y) ? blinking(5, 0, 1, late(x)) : blinking(0, 0, 0);
    });

  test('if more than a quarter of a window changes at once', () => {
    expect(
      flashing(
        screen(
          (x) => x < 3,
          () => 0,
        ),
        32,
      ).atOnce,
    ).toBe(5);
    expect(
      flashing(
        screen(
          (x) => x < 2,
          () => 0,
        ),
        32,
      ).atOnce,
    ).toBe(0);
  });

  test('also if its spots change at different times', () => {
    const { atOnce, share, ofSpot } = flashing(
      screen(
        (_, y) => y > 8,
        (x) => x % 6,
      ),
      32,
    );
    expect(ofSpot).toBe(5);
    expect(share).toBe(1);
    expect(atOnce).toBeGreaterThan(3);
  });
});
