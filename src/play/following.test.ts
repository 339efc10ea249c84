import { RemoteClock } from './clocks.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { box, seen, tapeOf, truth } from '../testing/runs/runs.ts';
import { Player } from './player.ts';
import type { Speed } from './tempo.ts';
import type { TransportState } from './transport.ts';

/** Time between frames, in ms; those of the following player come in between. */
const FRAME = 16;
const BETWEEN = 5;
/** By how much the clock of the following player is ahead, in ms. */
const AHEAD = 123_456;

const playerOf = () => new Player(new SearchReplay(box), tapeOf(box));

interface Heard {
  readonly state: TransportState;
  readonly frame: number;
  readonly comes: number;
}

/**
 * Plays a search, and follows it by what is heard of it.
 *
 * @param delays of messages, in ms
 * @param isFrozen whether the following player stands still at a time in ms
 * @returns how far the following player is from what the leading one shows in the same frame, or showed or shows in the next ones
 */
function follow(
  frames: number,
  {
    speed,
    delays,
    isFrozen,
  }: { speed: Speed; delays: () => number; isFrozen: (at: number) => boolean },
) {
  const [leader, follower] = [playerOf(), playerOf()];
  leader.speed = follower.speed = speed;
  const clock = new RemoteClock();
  let coming: Heard[] = [];
  let heard: Heard | undefined;
  const [led, shown]: [number[], (number | undefined)[]] = [[], []];
  for (let frame = 0; frame < frames; frame++) {
    const now = frame * FRAME;
    leader.advance(FRAME);
    led.push(leader.at);
    coming.push({ state: leader.state, frame: now, comes: now + delays() });
    const at = now + BETWEEN;
    if (isFrozen(at)) {
      shown.push(undefined);
      continue;
    }
    for (const one of coming.filter(({ comes }) => comes <= at)) {
      clock.note(one.frame, one.comes + AHEAD);
      if (!heard || one.frame > heard.frame) heard = one;
    }
    coming = coming.filter(({ comes }) => comes > at);
    if (heard) {
      const age = Math.max(0, clock.at(at + AHEAD)! - heard.frame);
      follower.follow({ state: heard.state, age });
    }
    follower.advance(FRAME);
    shown.push(heard && follower.at);
  }
  const strays = shown.map((step, frame) => {
    const near = led.slice(Math.max(0, frame - 1), frame + 2);
    if (step === undefined) return undefined;
    return Math.max(0, Math.min(...near) - step, step - Math.max(...near));
  });
  return { leader, follower, strays };
}

test.each<Speed>([0.25, 7, 60, 1000, 'auto'])(
  'at a speed of %s, a player that is led shows what the other one shows within a frame, however late messages are',
  (speed) => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 1, max: 60 })), (delays) => {
        const options = { speed, delays: () => delays.next().value!, isFrozen: () => false };
        const { strays } = follow(1200, options);
        // At first the fastest message is still to come; after the last frame there is none to compare with.
        expect(Math.max(...strays.slice(20, -1).map((stray) => stray ?? 0))).toBe(0);
      }),
      { numRuns: 5, seed: 1 },
    );
  },
);

test('one that was frozen agrees with the first frame after it, and has the very state', () => {
  const frozen = (at: number) => at > 4000 && at < 9000;
  const { strays, follower } = follow(900, { speed: 60, delays: () => 2, isFrozen: frozen });
  const first = strays.findIndex((_, frame) => frame * FRAME > 9000);
  expect(strays.slice(first, first + 20).every((stray) => stray === 0)).toBe(true);
  expect(seen(follower)).toEqual(truth(box, follower.at));
});

test('one that is not led any more goes on from there at the same pace', () => {
  const { leader, follower } = follow(800, {
    speed: 'auto',
    delays: () => 2,
    isFrozen: () => false,
  });
  follower.follow(undefined);
  for (let frame = 0; frame < 200; frame++) {
    leader.advance(FRAME);
    follower.advance(FRAME);
    expect(Math.abs(follower.at - leader.at)).toBeLessThanOrEqual(
      1 + (leader.pace * 2 * FRAME) / 1000,
    );
  }
  expect(follower.played).toBeCloseTo(leader.played, 1);
});

test('one that is led is paused, and goes back, with the other', () => {
  const [leader, follower] = [playerOf(), playerOf()];
  const agree = () => {
    follower.follow({ state: leader.state, age: 40 });
    follower.advance(FRAME);
    expect([follower.at, follower.playing]).toEqual([leader.at, leader.playing]);
  };
  leader.seek(20_000);
  leader.playing = false;
  agree();
  leader.step(-1);
  agree();
  leader.seek(3);
  agree();
});

test('one that is led is at the same moment also after a hold that ended between two frames', () => {
  const [leader, follower] = [playerOf(), playerOf()];
  leader.speed = follower.speed = 1000;
  let [held, since] = [0, 0];
  while (since < 200) {
    // A hold is no whole number of such frames.
    leader.advance(FRAME + 0.7);
    if (leader.holding) held++;
    else if (held > 0) since++;
    follower.follow({ state: leader.state, age: 0 });
    follower.advance(FRAME);
    // One step may be due already that the leading one shows in its next frame.
    expect(Math.abs(follower.at - leader.at)).toBeLessThanOrEqual(1);
  }
  expect(leader.state).toMatchObject({ holdMs: 0, nearMissMs: 0 });
});
