import { expect, test } from 'vitest';
import { plainSearch } from '../solve/search.ts';
import { places, problemOf } from '../testing/situations.ts';
import { Moments } from './moment.ts';
import { pitchOf, tonesOf } from './tones.ts';

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
  const moments = new Moments(problem, search);
  const heard = Array.from(places(problem, search), (situation) => {
    const moment = moments.of(situation, 'places');
    return { kind: moment.kind, tones: tonesOf(moment, situation.path.length) };
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
