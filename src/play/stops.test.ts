import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { lateTape, seen, small, startPlayed, truth } from '../testing/runs/runs.ts';
import { Player } from './player.ts';
import { sourceInPlace } from './source.ts';
import { Stops } from './stops.ts';
import { Tape } from './tape.ts';

/** The stops of a small search. */
function stopsOf({
  isPassed = (_player: Player): boolean => false,
  isStop = (): boolean => false,
} = {}) {
  const tape = new Tape((deliver) => sourceInPlace(startPlayed(small), deliver));
  const player = new Player(new SearchReplay(small), tape);
  const stops = new Stops(player, tape, {
    isPassed: () => isPassed(player),
    isReturn: () => false,
    isStop,
  });
  /** Makes stops until one changes nothing; returns all moments, from the present one on. */
  const walk = (by: 1 | -1): string[] => {
    const moments: string[] = [];
    for (;;) {
      const moment = `${stops.at}.${player.playhead.tick}`;
      if (moments.at(-1) === moment) return moments;
      moments.push(moment);
      stops.step(by);
    }
  };
  return { tape, player, stops, walk };
}

test('there is a stop after every step, and back', () => {
  const { tape, stops, player, walk } = stopsOf();
  const there = walk(1);
  expect(there).toHaveLength(tape.end! + 1);
  expect(seen(player)).toEqual(truth(small, tape.end!));
  expect(walk(-1)).toEqual(there.toReversed());
  expect(stops.tickShown).toBe(Infinity);
  expect(tape.detail).toBe('steps');
});

test('finer, there is one after every tick, but for those passed over, and the same ones back', () => {
  const all = stopsOf();
  all.stops.every = 'tick';
  all.stops.seek(0, 0);
  const there = all.walk(1);
  expect(there.slice(0, 2)).toEqual(['0.0', '0.1']);
  expect(there.length).toBeGreaterThan(2 * all.tape.end!);
  expect(all.walk(-1)).toEqual(there.toReversed());

  const fewer = stopsOf({ isPassed: ({ playhead }) => playhead.tick % 3 === 2 });
  fewer.stops.every = 'tick';
  fewer.stops.seek(0, 0);
  const kept = there.filter((moment) => Number(moment.split('.')[1]) % 3 !== 2);
  expect(fewer.walk(1).slice(0, kept.length - 1)).toEqual(kept.slice(0, -1));
});

test('from among the ticks of a step, the next stop is after them, and the one before is a step back', () => {
  const { stops } = stopsOf();
  stops.seek(2, 1);
  expect([stops.at, stops.tickShown]).toEqual([2, 1]);
  stops.step(1);
  expect([stops.at, stops.tickShown]).toEqual([2, Infinity]);
  stops.seek(2, 1);
  stops.step(-1);
  expect([stops.at, stops.tickShown]).toEqual([1, Infinity]);
});

test('stops asked for before their ticks have come are made once they have', () => {
  const { tape, answer, pending } = lateTape(startPlayed(small));
  const player = new Player(new SearchReplay(small), tape);
  const stops = new Stops(player, tape, {
    isPassed: () => false,
    isReturn: () => false,
    isStop: () => false,
  });
  stops.every = 'tick';
  stops.seek(2, 0);
  stops.step(1);
  stops.step(1);
  expect(player.at).toBe(0);
  while (pending().length > 0) {
    answer();
    stops.advance(16);
  }
  expect([player.at, player.playhead.tick]).toEqual([2, 2]);
});

test('on the way to a moment among ticks, its destination is that one, and not the step with the ticks shown', () => {
  const { tape, answer, pending } = lateTape(startPlayed(small));
  const player = new Player(new SearchReplay(small), tape);
  const knowledge = { isPassed: () => false, isReturn: () => false, isStop: () => false };
  const stops = new Stops(player, tape, knowledge);
  stops.every = 'tick';
  stops.seek(2, 1);
  let frames = 0;
  for (; stops.destination !== undefined; frames++) {
    expect(stops.destinationMoment).toEqual({ step: 2, tick: 1 });
    if (pending().length > 0) answer();
    stops.advance(16);
  }
  expect(frames).toBeGreaterThan(0);
  expect(stops.destinationMoment).toEqual({ step: 2, tick: 1 });
  stops.every = 'step';
  stops.seek(3);
  expect(stops.destinationMoment).toEqual({ step: 3, tick: Infinity });
});

test('it plays a stop a second, and stops where asked to and at the end', () => {
  const full: number[] = [];
  const { stops, player } = stopsOf({ isStop: () => full.includes(player.at) });
  full.push(3);
  const pass = (seconds: number): void => {
    for (let frame = 0; frame < seconds * 10; frame++) stops.advance(100);
  };
  expect(stops.playing).toBe(false);
  pass(3);
  expect(stops.at).toBe(0);
  stops.playing = true;
  pass(2.5);
  expect(stops.at).toBe(2);
  pass(3);
  expect([stops.at, stops.playing]).toEqual([3, false]);
  stops.speed = 'max';
  stops.playing = true;
  pass(1);
  expect(stops.at).toBe(11);
  pass(100);
  expect([player.finished, stops.playing]).toEqual([true, false]);
});
