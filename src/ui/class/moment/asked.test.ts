import { expect, test } from 'vitest';
import { modelOf, openClass } from '../../../testing/pages/openClass.ts';
import { askedIn, askedWays } from './asked.ts';

test('the ways of a piece are told while a copy of it is left, and again once it comes off', () => {
  const { state, show } = openClass(modelOf('square-bar-corner', 0));
  const at = (step: number): (string | number | undefined)[] => {
    show(modelOf('square-bar-corner', step));
    return [askedIn(state, state.moment, 'en'), askedWays(state).length];
  };
  // The square is laid by the first step, and comes off by the eighth.
  state.waysOf =
    state.moment.problem.placements.piece[modelOf('square-bar-corner', 1).situation.path[0]!];
  const before = at(0);
  expect(before).toEqual([expect.stringMatching(/ways left\.$/), expect.any(Number)]);
  expect(before[1]).toBeGreaterThan(0);
  expect(at(1)).toEqual([undefined, 0]);
  expect(at(0)).toEqual(before);
  // While the moment is on its way nothing is told.
  show({ ...modelOf('square-bar-corner', 0), isComing: true });
  expect(askedIn(state, state.moment, 'en')).toBeUndefined();
});

test('what never could be solved is told as such, and not that it cannot be solved any more', () => {
  const { state } = openClass(modelOf('square-bar-corner', 1));
  const asked = (solvable: number): string | undefined =>
    askedIn(state, { ...state.moment, solvable: 'no', lost: { solvable, ago: 0 } }, 'en');
  expect(asked(-1)).toBe('Lost from the start: there is no solution.');
  expect(asked(0)).toBe('No: it cannot be solved any more. Lost since O, just now.');
});
