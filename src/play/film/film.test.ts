import { describe, expect, test } from 'vitest';
import { arrivalOf, framesOf, momentAt, secondsOf, stateAt, type Film } from './film.ts';
import { bytesOf, issueOf, LARGEST_GIF, smallerGif } from './limits.ts';

const film: Film = {
  from: 10,
  to: 40,
  unit: 'steps',
  speed: 15,
  fps: 30,
  width: 640,
  height: 360,
  format: 'webm',
};

describe('the frames of a film', () => {
  test('begin at its first moment, pass at its speed, and rest at its last one', () => {
    expect(framesOf(film)).toBe(60 + 60);
    expect(secondsOf(film)).toBe(4);
    const moments = Array.from({ length: framesOf(film) }, (_, frame) => momentAt(film, frame));
    expect(moments.slice(0, 5)).toEqual([10, 10, 11, 11, 12]);
    expect(moments[arrivalOf(film) - 1]).toBe(39);
    expect(new Set(moments.slice(arrivalOf(film)))).toEqual(new Set([40]));
  });

  test('show every step where there are as many frames as steps, whatever the rate', () => {
    for (const fps of [5, 7, 25, 30, 60]) {
      const each = { ...film, to: 10 + 700, fps, speed: fps };
      const moments = Array.from({ length: 701 }, (_, frame) => momentAt(each, frame));
      expect(moments).toEqual(Array.from({ length: 701 }, (_, frame) => 10 + frame));
    }
  });

  test('of computing time are between whole moments', () => {
    const time = { ...film, from: 0, to: 1, unit: 'time', speed: 500 } as const;
    expect(momentAt(time, 15)).toBeCloseTo(0.25);
    expect(secondsOf(time)).toBe(2 + 2);
  });

  test('as pictures show each moment once, paused', () => {
    expect(framesOf({ ...film, format: 'png', to: 10 })).toBe(1);
    expect(framesOf({ ...film, format: 'png' })).toBe(61);
    expect(stateAt({ ...film, format: 'png' }, 2)).toMatchObject({ at: 11, playing: false });
    expect(stateAt(film, 2)).toMatchObject({ at: 11, playing: true, pace: 15 });
  });
});

test.each([
  ['moment', { from: -1 }],
  ['moment', { from: NaN }],
  ['moment', { to: Infinity }],
  ['stretch', { from: 41 }],
  ['speed', { speed: 0 }],
  ['speed', { speed: Number.NaN }],
  ['rate', { fps: 61 }],
  ['rate', { fps: 2.5 }],
  ['rate', { fps: 60, format: 'gif' }],
  ['size', { width: 641 }],
  ['size', { height: 62 }],
  ['size', { width: 3840, height: 3840 }],
  ['long', { to: 1_000_000 }],
  ['large', { format: 'png', to: 10_000, width: 3840, height: 2160 }],
  [undefined, { width: 3840, height: 2160 }],
] as const)('%s is what is wrong with %o', (issue, changes) => {
  expect(issueOf({ ...film, ...changes })).toBe(issue);
});

test('sizes grow with pixels and frames, and those of GIFs are bounded', () => {
  const large = { ...film, width: 1280, height: 720 };
  expect(bytesOf(large)).toBeGreaterThan(2 * bytesOf(film));
  expect(bytesOf({ ...film, speed: 5 })).toBeGreaterThan(bytesOf(film));
  const gif = { ...large, format: 'gif', speed: 0.5 } as const;
  expect(bytesOf(gif)).toBe(LARGEST_GIF);
});

describe('a GIF that is too large', () => {
  const first = { film: { ...film, format: 'gif' as const }, colours: 255 };

  test('loses colours first, then pixels, then frames', () => {
    expect(smallerGif(first, 0.95)).toEqual({ film: first.film, colours: 63 });
    const half = smallerGif(first, 0.5)!;
    expect(half.film).toMatchObject({ fps: 30, width: 482, height: 270 });
    const least = smallerGif(first, 0.1)!;
    expect(Math.min(least.film.width, least.film.height)).toBe(240);
    expect(least.film.fps).toBeLessThan(30);
    expect(issueOf(least.film)).toBeUndefined();
  });

  test('becomes smaller until it cannot', () => {
    let plan: ReturnType<typeof smallerGif> = first;
    let tries = 0;
    for (; plan && tries < 20; tries++) plan = smallerGif(plan, 0.6);
    expect(plan).toBeUndefined();
    expect(tries).toBeLessThan(20);
  });
});
