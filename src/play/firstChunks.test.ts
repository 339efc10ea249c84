import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import type { Problem } from '../solve/problem.ts';
import { goTo, lateLane, promptLane, raceOf, stepsOf } from '../testing/runs/racers.ts';
import { box, lateTape, seen, small, startPlayed, tapeOf, truth } from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';
import { beginOf, CHUNK } from './chunk.ts';
import { NearMisses } from './nearMisses.ts';
import { Player } from './player.ts';
import type { Equal } from './race.ts';
import { Stops } from './stops.ts';
import type { Tape } from './tape.ts';
import type { Presentation, Transport } from './transport.ts';

/** A late tape with a player of it. */
const lateBox = () => {
  const { tape, answer } = lateTape(startPlayed(box));
  return { tape, answer, player: new Player(new SearchReplay(box), tape) };
};
const known = { isPassed: () => false, isReturn: () => false, isStop: () => false };

/** What is seen in each frame until a transport has come to where it goes, with a chunk before each. */
function seenOnTheWay<Seen>(transport: Transport, look: () => Seen, answer: () => void): Seen[] {
  const all: Seen[] = [look()];
  for (let frame = 0; frame < 400 && transport.destination !== undefined; frame++) {
    answer();
    transport.advance(16);
    all.push(look());
  }
  expect(transport.destination).toBeUndefined();
  return all;
}

const begins = [1, 2, 3, 4].map(beginOf);
const anyStep = fc.oneof(
  fc.nat(CHUNK - 1),
  fc.constantFrom(...begins.flatMap((step) => [step - 1, step, step + 1])),
);

test('on the way to one of its first steps, a player shows where it stood and that step alone', () => {
  fc.assert(
    fc.property(anyStep, anyStep, fc.boolean(), (from, to, isStopped) => {
      const { tape, answer, player } = lateBox();
      const transport = isStopped ? new Stops(player, tape, known) : player;
      for (const [start, goal] of [
        [0, from],
        [from, to],
      ] as const) {
        transport.seek(goal);
        const all = seenOnTheWay(transport, () => player.at, answer);
        expect([start, goal]).toEqual(expect.arrayContaining(all));
        expect(all.at(-1)).toBe(goal);
        expect(transport.furthest).toBe(Math.max(start, goal));
      }
      expect(seen(player)).toEqual(truth(box, to));
    }),
    runs(30),
  );
});

test('among what is tried, it stays at the very moment until the other one can be shown', () => {
  const { tape, answer, player } = lateBox();
  const stops = new Stops(player, tape, known);
  stops.every = 'tick';
  stops.seek(0, 0);
  seenOnTheWay(stops, () => player.at, answer);
  stops.seek(5000, 3);
  const all = seenOnTheWay(stops, () => `${player.at}.${player.playhead.tick}`, answer);
  expect(new Set(all.slice(0, -1))).toEqual(new Set(['0.0']));
  expect(player.at).toBe(5000);
});

test('on the way beyond the first whole chunk, it shows how far the run has come', () => {
  const { answer, player } = lateBox();
  player.seek(50_000);
  const all = seenOnTheWay(player, () => player.at, answer);
  const shown = [...new Set(all)];
  expect(shown.slice(0, 3)).toEqual([0, CHUNK - 1, 2 * CHUNK - 1]);
  expect(shown.at(-1)).toBe(50_000);
});

test('a run that ends among its first steps, or whose source fails there, is shown to its end', () => {
  const { tape, answer } = lateTape(startPlayed(small));
  const player = new Player(new SearchReplay(small), tape);
  player.seek(5000);
  const shown = new Set(seenOnTheWay(player, () => player.at, answer));
  expect([...shown]).toEqual([0, tape.end!]);
  const late = lateBox();
  late.player.seek(5000);
  for (let i = 0; i < 3; i++) late.answer();
  late.player.advance(16);
  expect(late.player.at).toBe(0);
  late.tape.failed = true;
  late.player.advance(16);
  expect(late.player).toMatchObject({ at: beginOf(3) - 1, destination: undefined });
});

test('a player that is led to one of its first steps shows no other', () => {
  const { answer, player } = lateBox();
  const leader = new Player(new SearchReplay(box), tapeOf(box));
  leader.seek(5000);
  leader.playing = false;
  player.follow({ state: leader.state, age: 0 });
  player.advance(16);
  expect(new Set(seenOnTheWay(player, () => player.at, answer))).toEqual(new Set([0, 5000]));
});

test('on the way to one of their first steps, all lanes of a race stay where they stood', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Equal[]>('steps', 'time'),
      fc.integer({ min: 200, max: CHUNK - 1 }),
      fc.infiniteStream(fc.nat(2)),
      (equal, step, turns) => {
        const lanes = [0, 1].map(lateLane);
        const race = raceOf(
          equal,
          'all',
          lanes.map(({ lane }) => lane),
        );
        const moment = equal === 'steps' ? step : step / 1000;
        const due = raceOf(
          equal,
          'all',
          [0, 1].map((i) => promptLane(i)),
        );
        goTo(due, moment);
        race.seek(moment);
        const answer = () => lanes[turns.next().value!]?.answer();
        const all = seenOnTheWay(race, () => stepsOf(race), answer);
        const ways = [0, 1].map((i) => new Set(all.map((steps) => steps[i]!)));
        expect(ways).toEqual(stepsOf(due).map((there) => new Set([0, there])));
      },
    ),
    runs(20),
  );
});

test('a lane that joins a race among its first steps shows none but that at which the others are', () => {
  const { lane, answer } = lateLane(1);
  const race = raceOf('steps', 'all', [promptLane(0)]);
  goTo(race, 5000);
  race.playing = false;
  race.add(lane);
  const shown = new Set<number>();
  for (let frame = 0; frame < 20; frame++) {
    answer();
    race.advance(16);
    shown.add(lane.playhead.step);
  }
  expect([...shown]).toEqual([0, 5000]);
});

/** A player that slows down for near misses, as a page has it, and the steps at which it is held. */
function presented(problem: Problem, tape: Tape, presentation: Partial<Presentation>) {
  const nearMisses = new NearMisses(tape, 0, undefined);
  tape.onNew = (chunk) => nearMisses.add(chunk);
  const holds: number[] = [];
  const hold = () => void holds.push(player.at);
  const player: Player = new Player(new SearchReplay(problem), tape, {
    nearMisses,
    onMilestone: hold,
    onNearMiss: hold,
  });
  player.present(presentation);
  return { player, holds };
}

test.each([
  ['small', small],
  ['large', box],
])(
  'a %s run is played from its first chunk on, in the time of one that is all there',
  (_, problem) => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 4, 12),
        fc.constantFrom(0, 4, 8),
        fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
        (soonest, lead, delays) => {
          const { tape, answer } = lateTape(startPlayed(problem));
          const late = presented(problem, tape, { soonest, lead });
          const whole = presented(problem, tapeOf(problem), { soonest, lead });
          let wait = delays.next().value!;
          for (let frame = 0; frame * 16 < 40_000; frame++) {
            if (frame === 0 || --wait === 0) {
              answer();
              wait = delays.next().value!;
            }
            for (const { player } of [late, whole]) player.advance(16);
            // A first milestone is delayed once it is known.
            const apart = Math.abs(late.player.at - whole.player.at);
            expect(apart).toBeLessThanOrEqual(soonest > 0 ? 1 : 0);
          }
          expect(late.holds).toEqual(whole.holds);
          expect(whole.player.at).toBeGreaterThan(9);
        },
      ),
      runs(6),
    );
  },
);
