import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Race } from './race.ts';
import { expectSame } from '../testing/expectSame.ts';
import { goTo, promptLane, raceOf } from '../testing/runs/racers.ts';
import { runs } from '../testing/share.ts';

test('a course ends at the playhead, in moments of the race', () => {
  const race = raceOf('time', 'all', [promptLane(1)]);
  goTo(race, 100);
  const { at, series, progress } = race.courseOf(race.lanes[0]!);
  const { mean, least, most } = series[0]!;
  expect([at[0], mean[0], progress[0]]).toEqual([0, 0, 0]);
  expect(at.at(-1)).toBeCloseTo(100, 6);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  const { replay, progress: reached } = race.lanes[0]!.playhead;
  expect([least, most, mean].map((list) => list.at(-1))).toEqual(Array(3).fill(replay.tally.depth));
  expect(progress.at(-1)).toBe(reached);
});

test('a course does not depend on whether the race has been further', () => {
  const courses = (race: Race) => race.lanes.map((lane) => race.courseOf(lane));
  const moment = fc.integer({ min: 1, max: 70_000 });
  fc.assert(
    fc.property(moment, moment, fc.boolean(), (near, more, isByUntil) => {
      const direct = raceOf('steps', 'all', [promptLane(0), promptLane(2)]);
      goTo(direct, near);
      const back = raceOf('steps', 'all', [promptLane(0), promptLane(2)]);
      goTo(back, near + more);
      courses(back);
      if (isByUntil) back.until = near;
      else goTo(back, near);
      back.advance(16);
      expectSame(courses(back), courses(direct));
    }),
    runs(5),
  );
});
