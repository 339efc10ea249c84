import { expect, test } from 'vitest';
import type { Detail } from '../run/step.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { ends, finish, goTo, promptLane, raceOf, stepsOf } from '../testing/runs/racers.ts';
import { box, lateTape, startPlayed } from '../testing/runs/runs.ts';
import { Lane } from './lane.ts';

test('by computing time another lane may be first', () => {
  const race = raceOf(
    'time',
    'first',
    [0, 1, 2].map((i) => promptLane(i)),
  );
  finish(race);
  expect(race.lanes.map((lane) => race.rankOf(lane))).toEqual([2, 1, 3]);
  expect(race.at).toBeCloseTo(388 * 0.5, 6);
});

test('in equal time, lanes share a rank only if they finish almost at once', () => {
  const lanes = [1, 1.08, 1.3, 1.36].map((by) => promptLane(2, (steps) => steps * 0.01 * by));
  const race = raceOf('time', 'all', lanes);
  finish(race);
  expect(race.lanes.map((lane) => race.rankOf(lane))).toEqual([1, 1, 3, 3]);
  expect(race.msOf(race.lanes[2]!)).toBeCloseTo(ends[2]! * 0.013, 3);
});

test('after days of computing a lane still reaches its end, even if its last chunks are too fast to measure', () => {
  const now = (steps: number) => (steps > 0 ? 5 * 86_400_000 : 0);
  const race = raceOf(
    'time',
    'first',
    [0, 1].map((i) => promptLane(i, now)),
  );
  finish(race);
  expect(stepsOf(race)).toEqual([82_048, 2438]);
  race.step(-1);
  expect(race.over).toBe(false);
});

test('equal time does not depend on the detail of a tape', () => {
  /** A lane at one level of detail, with a clock that counts every event made. */
  const laneOf = (detail: Detail) => {
    let made = 0;
    const start = (level: Detail) => {
      const played = startPlayed(box)(level);
      const step = played.step.bind(played);
      played.step = () => {
        made++;
        return step();
      };
      return played;
    };
    const { tape, answer } = lateTape(start, () => made);
    tape.detail = detail;
    return { lane: new Lane(new SearchReplay(box), tape), answer };
  };
  const lanes = [laneOf('steps'), laneOf('everything')];
  const race = raceOf(
    'time',
    'all',
    lanes.map(({ lane }) => lane),
  );
  race.seek(60_000);
  for (let i = 0; i < 100 && race.destination !== undefined; i++) {
    for (const { answer } of lanes) answer();
    race.advance(16);
  }
  const [one, other] = stepsOf(race);
  expect([race.at, one]).toEqual([60_000, other]);
  const [plain, fine] = race.lanes.map((lane) => race.courseOf(lane));
  expect(fine).toEqual(plain);
});

test('switching between equal steps and equal time moves no lane ahead', () => {
  const race = raceOf(
    'steps',
    'all',
    [0, 1].map((i) => promptLane(i)),
  );
  race.playing = false;
  goTo(race, 20_000);
  race.equal = 'time';
  race.advance(16);
  expect(race.at).toBeCloseTo(20, 6);
  expect(stepsOf(race)).toEqual([20_000, 5000]);
  race.equal = 'steps';
  race.advance(16);
  expect([race.at, ...stepsOf(race)]).toEqual([5000, 5000, 5000]);
});
