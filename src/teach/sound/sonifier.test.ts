import { Sonifier, pitchOf, sideOf, tonesOf } from './sonifier.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from '../../solve/search.ts';
import { problemOf, places } from '../../testing/random/situations.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';

const explainer = new MomentExplainer(problemOf('square-bar-corner'), {
  ...plainSearch,
  order: 'rows',
});
const at = (step: number) => explainer.at({ step, tick: Infinity }, 'places');
const momentAt = (step: number) => ({ step, depth: at(step).situation.path.length });

test('at a slow pace every step sounds as what happens then', () => {
  const sonifier = new Sonifier();
  for (let step = 0; step <= 30; step++) {
    const { explanation, situation } = at(step);
    const tones = sonifier.tones(momentAt(step), 500 * step, 1, () => at(step));
    expect(tones).toEqual(step === 0 ? [] : tonesOf(explanation, situation.path.length));
  }
});

test('however fast a search is, it is heard six times a second at most, and many of them less often', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 100, maxLength: 300 }),
      fc.integer({ min: 1, max: 9 }),
      (frames, searches) => {
        const sonifier = new Sonifier();
        const times: number[] = [];
        let now = 0;
        for (const [i, ms] of frames.entries()) {
          now += ms;
          const moment = { step: 1000 * i, depth: i % 7 };
          const tones = sonifier.tones(moment, now, searches, () => undefined);
          // Only the depth.
          if (tones.length > 0) times.push(now);
          if (tones.length > 0)
            expect(tones.map(({ hertz }) => hertz)).toEqual([pitchOf(moment.depth)]);
        }
        expect(times.length).toBeGreaterThan(0);
        const apart = times.slice(1).map((time, i) => time - times[i]!);
        expect(Math.min(...apart, Infinity)).toBeGreaterThanOrEqual(
          Math.max(1000 / 6, (1000 * searches) / 12) - 1e-9,
        );
      },
    ),
  );
});

test('where steps are passed over, or are not explained yet, only the depth sounds, if it has changed', () => {
  const sonifier = new Sonifier();
  const hear = (step: number, depth: number, now: number) =>
    sonifier.tones({ step, depth }, now, 1, () => undefined).map(({ hertz }) => hertz);
  expect(hear(0, 0, 0)).toEqual([]);
  expect(hear(100, 5, 1000)).toEqual([pitchOf(5)]);
  expect(hear(200, 5, 2000)).toEqual([]);
  expect(hear(201, 4, 3000)).toEqual([pitchOf(4)]);
  expect(hear(201, 4, 4000)).toEqual([]);
});

test('a solution that was passed is heard next, once, and no sooner than anything else', () => {
  const sonifier = new Sonifier();
  const hear = (step: number, now: number) =>
    sonifier.tones({ step, depth: 5 }, now, 1, () => undefined);
  hear(0, 0);
  expect(hear(100, 1000)).toHaveLength(0);
  sonifier.found();
  sonifier.found();
  expect(hear(120, 1050)).toEqual([]);
  expect(hear(120, 1300)).toEqual(tonesOf({ kind: 'full' }, 5));
  expect(hear(140, 2000)).toEqual([]);
});

test('searches are heard from left to right', () => {
  expect(sideOf(0, 1)).toBe(0);
  expect([0, 1].map((one) => sideOf(one, 2))).toEqual([-1, 1]);
  expect([0, 1, 2, 3, 4].map((one) => sideOf(one, 5))).toEqual([-1, -0.5, 0, 0.5, 1]);
});

test('the more pieces are on the board, the higher its tone, within hearing', () => {
  const pitches = Array.from({ length: 21 }, (_, depth) => pitchOf(depth));
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
  expect(new Set(pitches).size).toBe(pitches.length);
  expect(pitchOf(100)).toBe(pitchOf(20));
  expect(pitchOf(100)).toBeLessThan(5000);
});

test('in a search a return is heard as steps down, and a dead end and a solution as themselves', () => {
  const problem = problemOf('square-bar-corner');
  const search = { ...plainSearch, order: 'rows' as const };
  const explainer = new MomentExplainer(problem, search);
  const heard = Array.from(places(problem, search), (situation) => {
    const explanation = explainer.of(situation, 'places');
    return { kind: explanation.kind, tones: tonesOf(explanation, situation.path.length) };
  });
  const first = (step: number): number => heard[step]!.tones[0]!.hertz;
  // Two pieces come off one after the other.
  expect(first(5)).toBeGreaterThan(first(8));
  expect(heard[6]!.tones).toEqual(heard[2]!.tones);
  expect(heard[2]!.tones[1]!.hertz).toBeLessThan(first(0));
  const solution = heard.find(({ kind }) => kind === 'full')!.tones.map(({ hertz }) => hertz);
  expect(solution).toEqual(solution.toSorted((a, b) => a - b));
  expect(solution.length).toBeGreaterThan(2);
  for (const { tones } of heard) {
    expect(tones.length).toBeGreaterThan(0);
    for (const { volume, hertz } of tones) {
      expect(volume).toBeLessThanOrEqual(1);
      expect(hertz).toBeGreaterThan(50);
    }
  }
});
