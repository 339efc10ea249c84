import { pitchOf } from '../../../teach/sound/sonifier.ts';
import { expect, test } from 'vitest';
import { plainSearch, type Search } from '../../../solve/search.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import { tonesAt } from './atMoment.ts';

const problem = problemOf('square-bar-corner');
const search: Search = { ...plainSearch, order: 'rows' };
const explainer = new MomentExplainer(problem, search);
const at = (step: number) => ({
  problem,
  search,
  ...explainer.at({ step, tick: Infinity }, 'places'),
});

test('a return is heard as so many steps down, be it step by step or at once', () => {
  // After step 6 two pieces are taken back, one after the other.
  const depths = [6, 7, 8].map((step) => at(step).situation.path.length);
  expect(depths).toEqual([depths[0], depths[0]! - 1, depths[0]! - 2]);
  const first = (tones: ReturnType<typeof tonesAt>) => tones.map(({ hertz }) => hertz)[0];
  expect(first(tonesAt(at(7), at(6)))).toBe(pitchOf(depths[1]!));
  expect(first(tonesAt(at(8), at(7)))).toBe(pitchOf(depths[2]!));
  const atOnce = tonesAt(at(8), at(6));
  expect(atOnce.slice(0, 2).map(({ hertz }) => hertz)).toEqual(depths.slice(1).map(pitchOf));
  expect(atOnce[1]!.at).toBeGreaterThan(atOnce[0]!.at);
});

test('nothing is heard where the moment stays, and no steps down where another branch is shown', () => {
  expect(tonesAt(at(6), at(6))).toEqual([]);
  expect(tonesAt(at(2), undefined).length).toBe(2);
  // A place and a remove further, the last piece lies elsewhere.
  const elsewhere = tonesAt(at(4), at(2));
  expect(at(4).situation.path.length).toBe(at(2).situation.path.length);
  expect(elsewhere[0]!.hertz).toBe(pitchOf(at(4).situation.path.length));
});
