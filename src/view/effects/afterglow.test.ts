import { expect, test } from 'vitest';
import type { Rgb } from '../../theme/colour.ts';
import { Afterglow } from './afterglow.ts';

const FRAME = 1000 / 60;
const strength = (glow: Afterglow, cell = 0): number => glow.light[cell * 4 + 3]!;

/** Lets a cell change in so many frames. */
function stir(glow: Afterglow, colours: readonly Rgb[], frames: number): void {
  for (let frame = 0; frame < frames; frame++) {
    glow.excite(0, colours[frame % colours.length]!);
    glow.pass(FRAME);
  }
}

test('a cell that changed for a while glows, a second later little, and then not at all', () => {
  const glow = new Afterglow(2);
  stir(glow, [[1, 0.5, 0]], 60);
  const most = strength(glow);
  expect(most).toBeGreaterThan(0.5);
  for (let t = 0; t < 1000; t += FRAME) glow.pass(FRAME);
  expect(strength(glow)).toBeLessThan(0.3 * most);
  expect(strength(glow, 1)).toBe(0);
  for (let t = 0; t < 4000; t += FRAME) glow.pass(FRAME);
  expect(glow.glowing).toBe(false);
  expect(strength(glow)).toBe(0);
});

test('a cell that changes in every frame lights up softly, then glows evenly', () => {
  const glow = new Afterglow(1);
  glow.cool = [0.2, 0.4, 1];
  const seen: number[] = [];
  for (let frame = 0; frame < 120; frame++) {
    glow.excite(0, frame % 2 ? [1, 0, 0] : [0, 1, 0]);
    glow.pass(FRAME);
    seen.push(strength(glow));
  }
  seen.reduce((before, now) => {
    expect(Math.abs(now - before)).toBeLessThan(0.12);
    return now;
  });
  expect(Math.max(...seen.slice(60)) - Math.min(...seen.slice(60))).toBeLessThan(0.02);
  expect(seen.at(-1)).toBeGreaterThan(0.5);
  expect(glow.light[2]).toBeGreaterThan(glow.light[0]!);
});

test('light keeps the hue of a piece where the theme says so, and else turns to its own', () => {
  for (const keepsHue of [false, true]) {
    const glow = new Afterglow(1);
    glow.cool = [0, 0, 1];
    glow.keepsHue = keepsHue;
    stir(glow, [[1, 0, 0]], 20);
    for (let t = 0; t < 400; t += FRAME) glow.pass(FRAME);
    expect(glow.light[0]! > glow.light[2]!).toBe(keepsHue);
  }
});

test('after a gap of eight hours, the glow is gone', () => {
  const glow = new Afterglow(1);
  stir(glow, [[1, 1, 1]], 1);
  glow.pass(8 * 3_600_000);
  expect(glow.glowing).toBe(false);
});
