import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { CHUNK, chunkOf } from './chunk.ts';
import { Lane } from './lane.ts';
import { Player } from './player.ts';
import { Playhead } from './playhead.ts';
import { Race } from './race.ts';
import { endlessTape, small } from '../testing/runs/runs.ts';

test('at max speed the source has work until the next frame, however long frames are', () => {
  const [one, other] = [endlessTape(), endlessTape()];
  const player = new Player(new SearchReplay(small), one.tape);
  const race = new Race('steps', 'all');
  race.add(new Lane(new SearchReplay(small), other.tape));
  for (const [transport, { tape, make }] of [
    [player, one],
    [race, other],
  ] as const) {
    transport.speed = 'max';
    for (let frame = 0; frame < 3; frame++) {
      transport.advance(200);
      while (make());
    }
    for (let frame = 0; frame < 5; frame++) {
      transport.advance(200);
      const made = Array.from({ length: 200 }, make);
      expect(made).not.toContain(false);
    }
    expect(chunkOf(tape.recordedTo)).toBeGreaterThan(1000);
  }
});

test('at max speed as many chunks are requested ahead as a frame takes, within bounds', () => {
  for (const [ms, frame, ahead] of [
    [1, 200, 200],
    [1, 16, 48],
    [10, 250, 48],
    [0, 16, 240],
    [0, 0, 48],
  ] as const) {
    const { tape, make } = endlessTape(ms);
    const playhead = new Playhead(new SearchReplay(small), tape);
    playhead.want(CHUNK, false);
    while (make());
    playhead.moveTo(CHUNK);
    playhead.frame = frame;
    playhead.want(CHUNK, true);
    while (make());
    expect(tape.recordedTo).toBe((ahead + 2) * CHUNK - 1);
  }
});

test('after its source failed, a lane goes as near as the chunks in memory allow', () => {
  const { tape, make } = endlessTape();
  const lane = new Lane(new SearchReplay(small), tape);
  const race = new Race('steps', 'all');
  race.add(lane);
  race.speed = 'max';
  for (let frame = 0; frame < 12; frame++) {
    race.advance(16);
    while (make());
  }
  tape.failed = true;
  race.playing = false;
  race.seek(10);
  race.advance(16);
  expect(race).toMatchObject({ at: 10, destination: undefined });
  const { step } = lane.playhead;
  expect([step, tape.at(step - 1)]).toEqual([tape.nearest(10), undefined]);
  race.seek(1e9);
  race.advance(16);
  expect([race.at, chunkOf(lane.playhead.step)]).toEqual([
    tape.recordedTo,
    chunkOf(tape.recordedTo),
  ]);
});

test('after its source failed, a player goes as near as the chunks in memory allow, and no further', () => {
  const { tape, make } = endlessTape();
  const player = new Player(new SearchReplay(small), tape);
  player.speed = 'max';
  for (let frame = 0; frame < 12; frame++) {
    player.advance(16);
    while (make());
  }
  tape.failed = true;
  player.playing = false;
  player.seek(10);
  player.advance(16);
  expect(player.destination).toBeUndefined();
  expect(player.at).toBe(tape.nearest(10));
  player.seek(1e9);
  player.advance(16);
  expect(player).toMatchObject({ destination: undefined, finished: false });
  expect(chunkOf(player.at)).toBe(chunkOf(tape.recordedTo));
  expect(make()).toBe(false);
});
