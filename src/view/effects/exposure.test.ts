import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Exposure, FIRST_INSET, lineColour, lineCount, lineGain, linePitch } from './exposure.ts';
import type { Frame } from '../motion.ts';

/** The final share of a line that was there in the frames of `isThere`, by their time. */
function exposed(
  exposure: Exposure,
  isThere: (now: number) => boolean,
  { rate = 60, ms = 4000, pace = 1000, calm = false, isChanging = true } = {},
  before = 0,
): number {
  const elapsed = 1000 / rate;
  let light = before;
  for (let now = elapsed; now < ms + 1; now += elapsed) {
    const frame: Frame = { now, elapsed, pace, calm };
    exposure.pass(frame, isChanging);
    light = light * exposure.kept + (isThere(now) ? exposure.added : 0);
    exposure.done();
  }
  return light;
}

const always = (): boolean => true;
const never = (): boolean => false;
/** For a share of each tenth of a second. */
const shared = (share: number) => (now: number) => (now / 100) % 1 < share;

test('a line is as bright as its share of the time, and dark where it never was', () => {
  expect(exposed(new Exposure(), never)).toBe(0);
  for (const share of [0.1, 0.3, 0.6, 1]) {
    const light = exposed(new Exposure(), shared(share), { rate: 200 });
    expect(Math.abs(light - share)).toBeLessThan(0.08);
  }
});

test('it looks alike at any rate of frames, and calm or not', () => {
  for (const ms of [500, 1000, 4000]) {
    const at = [30, 60, 120, 144].map((rate) => exposed(new Exposure(), always, { rate, ms }));
    expect(Math.max(...at) - Math.min(...at)).toBeLessThan(0.03);
  }
  const calm = exposed(new Exposure(), always, { calm: true, ms: 1000 });
  expect(calm).toBeLessThan(exposed(new Exposure(), always, { ms: 1000 }) / 2);
});

test('a slow frame adds no more than one of 30 a second', () => {
  const [slow, swift] = [new Exposure(), new Exposure()];
  slow.pass({ now: 0, elapsed: 3000, pace: 1000, calm: false }, true);
  swift.pass({ now: 0, elapsed: 1000 / 29, pace: 1000, calm: false }, true);
  expect(slow.added).toBe(swift.added);
  expect(slow.strength).toBe(swift.strength);
});

test('frames that are not exposed count once the next one is', () => {
  const [one, two] = [new Exposure(), new Exposure()];
  const frame = (elapsed: number): Frame => ({ now: 0, elapsed, pace: 1000, calm: false });
  one.pass(frame(10), true);
  one.pass(frame(10), true);
  two.pass(frame(20), true);
  expect(one.kept).toBeCloseTo(two.kept, 10);
});

test('nothing is shown at paces at which pieces fly', () => {
  const exposure = new Exposure();
  expect(exposed(exposure, always, { pace: 29 })).toBe(0);
  expect(exposure.isActive).toBe(false);
  expect(exposure.strength).toBe(0);
});

test('once nothing changes, it fades without a jump, and is gone for good within two seconds', () => {
  const exposure = new Exposure();
  const full = exposed(exposure, always);
  let last = exposure.strength;
  expect(last).toBeGreaterThan(0.9);
  let light = full;
  for (let ms = 0; ms < 2000; ms += 20) {
    light = exposed(exposure, never, { isChanging: false, rate: 50, ms: 20 }, light);
    expect(last - exposure.strength).toBeLessThan(0.05);
    last = exposure.strength;
  }
  expect(exposure.strength).toBe(0);
  expect(exposure.isActive).toBe(false);
  // The next exposure begins without a trace of it.
  const frame: Frame = { now: 0, elapsed: 16, pace: 1000, calm: false };
  const first = new Exposure();
  for (const one of [exposure, first]) {
    one.pass(frame, false);
    one.pass(frame, true);
  }
  expect(exposure.isActive).toBe(true);
  expect(exposure.kept).toBe(0);
  expect([exposure.strength, exposure.fineness]).toEqual([first.strength, first.fineness]);
});

test('samples are exposed at fast paces alone, at the fastest for long enough not to flash, and longer without motion', () => {
  const sampled = (pace: number, calm = false): Exposure => {
    const exposure = new Exposure();
    exposed(exposure, always, { pace, calm });
    return exposure;
  };
  for (const pace of [30, 60, 300, 500]) {
    expect(sampled(pace)).toMatchObject({ period: 0, sampling: 0 });
  }
  for (const pace of [10_000, 5_000_000]) {
    const exposure = sampled(pace);
    expect(exposure.sampling).toBeCloseTo(1, 2);
    // Three flashes a second are six changes.
    expect(exposure.period).toBeGreaterThan(2 * (1000 / 6));
    expect(exposure.period).toBeLessThan(1000);
    expect(sampled(pace, true).period).toBeGreaterThan(2 * exposure.period);
  }
});

test('a tile that lay for more of the time is exposed more, and all tiles of a sample alike', () => {
  const [all, samples] = [new Exposure(), new Exposure()];
  exposed(samples, always, { pace: 1_000_000 });
  for (const exposure of [all, samples]) {
    const weights = [0, 0.1, 0.3, 0.5, 1].map((share) => exposure.weightOf(share));
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(weights[4]).toBe(1);
  }
  expect(all.weightOf(0)).toBeLessThan(0.2);
  expect(samples.weightOf(0)).toBeCloseTo(1, 2);
});

test('lines keep apart, and within the cell', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (pixels) => {
      const [count, pitch] = [lineCount(pixels), linePitch(pixels)];
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(7);
      expect(pitch * pixels).toBeGreaterThanOrEqual(3 - 1e-9);
      expect(FIRST_INSET + (count - 1) * pitch).toBeLessThan(1 / 3);
    }),
  );
});

test('lines are brighter at a fast pace, and fainter on small cells alone', () => {
  expect(lineGain(1, 80)).toBeGreaterThan(lineGain(0, 80));
  for (const fineness of [0, 0.5, 1]) {
    expect(lineGain(fineness, 40)).toBe(lineGain(fineness, 200));
    expect(lineGain(fineness, 20)).toBeCloseTo(lineGain(fineness, 40) / 2);
  }
});

test('the lines of all pieces are equally bright, and purer than the pieces', () => {
  const channel = fc.double({ min: 0.02, max: 1, noNaN: true });
  const purity = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), purity, (colour, purity) => {
      const light = colour.map((one) => one ** 2.2);
      const most = Math.max(...light);
      const [own, purer, purest] = [0, purity, 1].map((by) => lineColour(colour, by));
      expect(Math.max(...purer!)).toBeCloseTo(1, 6);
      light.forEach((one, i) => {
        expect(own![i]).toBeCloseTo(one / most, 6);
        expect(purest![i]).toBeCloseTo((one / most) ** 1.5, 6);
        expect(purer![i]).toBeLessThanOrEqual(own![i]! + 1e-9);
        expect(purer![i]).toBeGreaterThanOrEqual(purest![i]! - 1e-9);
      });
    }),
  );
});
