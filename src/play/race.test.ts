import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Until } from '../run/until.ts';
import { CHUNK } from './chunk.ts';
import { type Equal, type Race } from './race.ts';
import {
  ends,
  finish,
  firsts,
  lateLane,
  paces,
  promptLane,
  raceOf,
  solverOf,
  stepsOf,
} from '../testing/runs/racers.ts';
import { box, seen, truth } from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';

const anyDeed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ deed: fc.constant('pass' as const) }) },
  fc.record({ deed: fc.constant('seek' as const), to: fc.nat(200_000) }),
  fc.record({ deed: fc.constant('step' as const), by: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ deed: fc.constant('play' as const), playing: fc.boolean() }),
  fc.record({ deed: fc.constant('add' as const), which: fc.nat(2) }),
  fc.record({ deed: fc.constant('remove' as const), which: fc.nat(3) }),
  fc.record({
    deed: fc.constant('until' as const),
    until: fc.constantFrom<Until>('first', 'all', 20_000),
  }),
  fc.record({
    deed: fc.constant('speed' as const),
    speed: fc.constantFrom<Race['speed'][]>('auto', 'max', 60, 1_000_000),
  }),
);

test('a moment looks the same however late chunks arrive, and whichever lanes are added and removed', () => {
  const answers = fc.array(fc.nat(3), { maxLength: 12 });
  const rounds = fc.array(fc.tuple(anyDeed, answers, fc.nat(4)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom<Equal[]>('steps', 'time'), rounds, (equal, rounds) => {
      const lanes = [0, 1].map(lateLane);
      const of = new Map(lanes.map(({ lane }, i) => [lane, i]));
      const race = raceOf(equal, 'first', [...of.keys()]);
      for (const [deed, turns, frames] of rounds) {
        if (deed.deed === 'seek') race.seek(equal === 'time' ? deed.to / 100 : deed.to);
        else if (deed.deed === 'step') race.step(deed.by);
        else if (deed.deed === 'play') race.playing = deed.playing;
        else if (deed.deed === 'speed') race.speed = deed.speed;
        else if (deed.deed === 'until') race.until = deed.until;
        else if (deed.deed === 'add') {
          const late = lateLane(deed.which);
          lanes.push(late);
          of.set(late.lane, deed.which);
          race.add(late.lane);
        } else if (deed.deed === 'remove' && race.lanes[deed.which])
          race.remove(race.lanes[deed.which]!);
        for (const turn of turns) lanes[turn]?.answer();
        for (let i = 0; i < frames; i++) race.advance(16);
      }
      race.playing = false;
      for (let i = 0; i < 100; i++) {
        for (const { answer } of lanes) answer();
        race.advance(16);
      }
      expect(race.at).toBeLessThanOrEqual(race.recordedTo);
      for (const lane of race.lanes) {
        const i = of.get(lane)!;
        const due = equal === 'time' ? Math.floor(race.at / paces[i]! + 1e-4) : race.at;
        const { until } = race;
        const end = Math.min(
          ends[i]!,
          until === 'first' ? firsts[i]! : until === 'all' ? 1e9 : until,
        );
        expect(lane.playhead.step).toBe(Math.min(due, end));
        expect(seen(lane.playhead)).toEqual(truth(box, lane.playhead.step, solverOf(i)));
        expect(race.isOver(lane)).toBe(due >= end);
      }
    }),
    runs(20),
  );
});

test('while playing, no lane is ever ahead of another', () => {
  const answers = fc.array(fc.array(fc.nat(2), { maxLength: 4 }), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(answers, fc.constantFrom<Race['speed'][]>('max', 400_000), (turns, speed) => {
      const lanes = [0, 1, 2].map(lateLane);
      const race = raceOf(
        'steps',
        'all',
        lanes.map(({ lane }) => lane),
      );
      race.speed = speed;
      for (const turn of turns) {
        for (const i of turn) lanes[i]!.answer();
        race.advance(16);
        expect(stepsOf(race)).toEqual(ends.map((end) => Math.min(race.at, end)));
      }
    }),
    runs(5),
  );
});

test('lanes finish in the order of their first solutions, and share a rank if they finish at the same moment', () => {
  const race = raceOf(
    'steps',
    'first',
    [0, 1, 2, 1].map((i) => promptLane(i)),
  );
  const ranks = () => race.lanes.map((lane) => race.rankOf(lane));
  expect([race.over, ranks()]).toEqual([false, Array(4).fill(undefined)]);
  finish(race);
  expect(stepsOf(race)).toEqual([82_048, 2438, 388, 2438]);
  expect([ranks(), race.at, race.recordedTo]).toEqual([[4, 2, 1, 2], 82_048, 82_048]);
  race.seek(2437);
  expect([ranks(), race.over]).toEqual([[undefined, undefined, 1, undefined], false]);
  expect(race.lanes.map((lane) => race.isOver(lane))).toEqual([false, false, true, false]);
  race.step(1);
  expect(ranks()).toEqual([undefined, 2, 1, 2]);
});

test('ends that were played up to are told from those that were sought, before and after the race was there', () => {
  const late = lateLane(1);
  const race = raceOf('steps', 'first', [promptLane(0), late.lane, promptLane(2)]);
  const played = () => race.lanes.map((lane) => race.isEndPlayed(lane));
  race.speed = 60;
  race.seek(3000);
  expect(race.destination).toBe(3000);
  while (race.destination !== undefined) {
    late.answer();
    race.advance(16);
  }
  race.advance(16);
  expect(race.lanes.map((lane) => race.isOver(lane))).toEqual([false, true, true]);
  expect(played()).toEqual([false, false, false]);
  race.seek(2437);
  for (let frame = 0; frame < 10; frame++) race.advance(16);
  expect(played()).toEqual([false, true, false]);
  race.seek(2438);
  race.advance(16);
  expect(played()).toEqual([false, false, false]);
  finish(race);
  expect(played()).toEqual([true, false, false]);
});

test('a race until a number of steps ends there, and only lanes finished by then have a rank', () => {
  const race = raceOf(
    'steps',
    70_000,
    [0, 2].map((i) => promptLane(i)),
  );
  finish(race);
  expect(stepsOf(race)).toEqual([70_000, 65_150]);
  expect(race.lanes.map((lane) => race.rankOf(lane))).toEqual([undefined, 1]);
  race.until = 'all';
  expect(race.over).toBe(false);
  finish(race);
  expect([stepsOf(race), race.at]).toEqual([[142_380, 65_150], 142_380]);
  race.until = 1000;
  race.advance(16);
  expect([stepsOf(race), race.at, race.over]).toEqual([[1000, 1000], 1000, true]);
});

test('a lane that ends without having reached its goal is over, and has no rank', () => {
  const ended: (readonly number[])[] = [];
  const isGoal = (values: readonly number[]): boolean => {
    ended.push(values);
    return false;
  };
  const lanes = [promptLane(0), promptLane(1), promptLane(2, undefined, isGoal)];
  const race = raceOf('steps', 'all', lanes);
  finish(race);
  expect(stepsOf(race)).toEqual(ends);
  // The last one would have been first.
  expect(lanes.map((lane) => race.rankOf(lane))).toEqual([1, 1, undefined]);
  expect(ended.at(-1)).toEqual(lanes[2]!.history.upTo(ends[2]!).series.map(() => 0));
  // Its goal says nothing about the ends that a race sets.
  race.until = 'first';
  finish(race);
  expect(lanes.map((lane) => race.rankOf(lane))).toEqual([3, 2, 1]);
});

test('the furthest moment is never beyond the end, also when the end moves closer', () => {
  const race = raceOf(
    'steps',
    'all',
    [0, 2].map((i) => promptLane(i)),
  );
  finish(race);
  expect(race.furthest).toBe(142_380);
  race.remove(race.lanes[0]!);
  race.advance(16);
  expect(race).toMatchObject({ at: 65_150, furthest: 65_150 });
  race.until = 1000;
  race.advance(16);
  expect(race).toMatchObject({ at: 1000, furthest: 1000 });
});

test('a frame in which no time passes moves nothing, at any speed', () => {
  const race = raceOf(
    'steps',
    'first',
    [0, 1].map((i) => promptLane(i)),
  );
  for (const speed of ['max', 'auto', 60] as const) {
    race.speed = speed;
    race.advance(0);
    expect(stepsOf(race)).toEqual([0, 0]);
  }
  finish(race);
  expect(race.at).toBe(82_048);
});

test('plays at the given speed: steps a second, or microseconds of computing', () => {
  for (const [speed, at] of [
    [100, 100],
    [20_000, 20_000],
  ] as const) {
    const race = raceOf(
      'steps',
      'all',
      [0, 1].map((i) => promptLane(i)),
    );
    race.speed = speed;
    for (let ms = 0; ms < 1000; ms += 10) race.advance(10);
    expect(Math.abs(race.at - at)).toBeLessThanOrEqual(1);
  }
  const race = raceOf(
    'time',
    'all',
    [0, 1].map((i) => promptLane(i)),
  );
  race.speed = 50_000;
  for (let ms = 0; ms < 1000; ms += 10) race.advance(10);
  expect(race.at).toBeCloseTo(50, 6);
  expect(stepsOf(race).map((step) => Math.abs(step - 50 / paces[0]!) <= 1)[0]).toBe(true);
  expect(Math.abs(stepsOf(race)[1]! - 50 / paces[1]!)).toBeLessThanOrEqual(1);
});

test('at the automatic pace steps are seen soon, however long each takes to compute', () => {
  for (const msPerStep of [0.0002, 0.01, 1, 50]) {
    const race = raceOf('time', 'all', [
      promptLane(0, (steps) => steps * msPerStep),
      promptLane(2, (steps) => steps * msPerStep * 3),
    ]);
    race.speed = 'auto';
    race.playing = true;
    for (let frame = 0; frame < 4 * 60; frame++) race.advance(1000 / 60);
    const most = Math.max(...stepsOf(race));
    expect(most).toBeGreaterThan(5);
    if (msPerStep >= 0.001) expect(most).toBeLessThan(20);
  }
});

test('a lane whose source failed ends where it is, and does not hold up the others', () => {
  const broken = lateLane(0);
  const race = raceOf('steps', 'first', [broken.lane, promptLane(2)]);
  race.speed = 'max';
  for (let i = 0; i < 7; i++) {
    broken.answer();
    race.advance(16);
  }
  race.seek(50);
  race.speed = 'max';
  const added = lateLane(1).lane;
  race.add(added);
  race.advance(16);
  expect([race.over, race.at]).toEqual([false, 50]);
  for (const { playhead } of [added, broken.lane]) playhead.tape.failed = true;
  finish(race);
  expect(race.lanes.map((lane) => race.rankOf(lane))).toEqual([undefined, 1, undefined]);
  expect(stepsOf(race).slice(1)).toEqual([388, 0]);
});

test('at max speed a frame plays the steps of one chunk a lane, and finished lanes request nothing', () => {
  const race = raceOf('steps', 'first', [promptLane(0), promptLane(2)]);
  const heads = race.lanes.map(({ playhead }) => playhead);
  const apply = vi.spyOn(heads[0]!.replay.tiling, 'apply');
  race.speed = 'max';
  race.advance(16);
  expect([race.at, race.over]).toEqual([82_048, true]);
  expect(apply.mock.calls.length).toBeLessThan(2 * CHUNK);
  const wants = heads.map(({ tape }) => vi.spyOn(tape, 'want'));
  race.advance(16);
  expect(wants.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
