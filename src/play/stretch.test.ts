import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { promptLane, raceOf } from '../testing/runs/racers.ts';
import { seen, startPlayed, truth } from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';
import { Player } from './player.ts';
import { sourceInPlace } from './source.ts';
import { Stops } from './stops.ts';
import { WHOLE, within, type Stretch } from './stretch.ts';
import { Tape } from './tape.ts';
import { STANDS, type Transport } from './transport.ts';

function playersOf(puzzle: Parameters<typeof compile>[0]) {
  const problem = compile(puzzle);
  const tape = new Tape((deliver) => sourceInPlace(startPlayed(problem), deliver));
  const player = new Player(new SearchReplay(problem), tape);
  const stopsTape = new Tape((deliver) => sourceInPlace(startPlayed(problem), deliver));
  const head = new Player(new SearchReplay(problem), stopsTape);
  const stops = new Stops(head, stopsTape, {
    isPassed: () => false,
    isReturn: () => false,
    isStop: () => false,
  });
  player.seek(1e9);
  player.advance(16);
  return { problem, player, stops, head, end: player.at };
}

const anyStretch = fc
  .record({ one: fc.nat(60), other: fc.nat(60), isOpen: fc.boolean(), loops: fc.boolean() })
  .map(({ one, other, isOpen, loops }): Stretch => {
    const to = isOpen ? Infinity : Math.max(one, other);
    return { from: Math.min(one, other), to, loops };
  });

const anyDeed = fc.oneof(
  fc.record({ deed: fc.constant('seek' as const), to: fc.integer({ min: -5, max: 200 }) }),
  fc.record({ deed: fc.constant('step' as const), by: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ deed: fc.constant('play' as const), ms: fc.nat(3000) }),
);

function steer(
  transport: Transport,
  deed: typeof anyDeed extends fc.Arbitrary<infer D> ? D : never,
) {
  if (deed.deed === 'seek') transport.seek(deed.to);
  else if (deed.deed === 'step') transport.step(deed.by);
  else {
    transport.playing = true;
    transport.advance(deed.ms);
  }
  transport.advance(0);
}

test('a run keeps to its stretch however it is steered, and shows each of its moments as the whole run does', () => {
  fc.assert(
    fc.property(
      anyPuzzle(11),
      anyStretch,
      fc.constantFrom(1, 60, 'auto' as const, 'max' as const),
      fc.array(anyDeed, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (puzzle, stretch, speed, deeds, isFine) => {
        const { problem, player, stops, head, end } = playersOf(puzzle);
        if (isFine) stops.every = 'tick';
        const first = Math.min(stretch.from, end);
        for (const transport of [player, stops] as const) {
          transport.stretch = stretch;
          transport.speed = speed;
          transport.advance(0);
          for (const deed of deeds) {
            const before = transport.at;
            steer(transport, deed);
            expect(transport.at).toBeGreaterThanOrEqual(first);
            expect(transport.at).toBeLessThanOrEqual(Math.min(stretch.to, end));
            expect(transport.shownTo).toBeGreaterThanOrEqual(transport.at);
            if (deed.deed === 'seek')
              expect(transport.at).toBe(Math.min(within(stretch, deed.to), end));
            if (deed.deed === 'step' && transport === player)
              expect(transport.at).toBe(Math.min(within(stretch, before + deed.by), end));
          }
        }
        expect(seen(player)).toEqual(truth(problem, player.at));
        if (!isFine) expect(seen(head)).toEqual(truth(problem, head.at));
      },
    ),
    runs(150),
  );
});

test('playing ends with the stretch, or begins it again after a moment, and of a whole run after its end', () => {
  const counts = { ended: 0, again: 0 };
  fc.assert(
    fc.property(anyPuzzle(11), anyStretch, (puzzle, stretch) => {
      const { player, stops, end } = playersOf(puzzle);
      const last = Math.min(stretch.to, end);
      const first = Math.min(stretch.from, end);
      for (const transport of [player, stops] as const) {
        transport.stretch = stretch;
        transport.speed = 4;
        transport.seek(first);
        transport.playing = true;
        let frames = 0;
        // A solution is held on the way, and at the end.
        while (transport.playing && (transport.at < last || transport.holding) && frames++ < 1e4)
          transport.advance(250);
        expect(transport.at).toBe(last);
        transport.advance(250);
        if (!stretch.loops) {
          if (stretch.to <= end) expect(transport.playing).toBe(false);
          counts.ended++;
          continue;
        }
        expect([transport.playing, transport.isAtEnd]).toEqual([true, true]);
        // A solution there is held first.
        while (transport.holding) transport.advance(250);
        if (first === last) continue;
        let stood = 0;
        for (; transport.at === last && stood < 1e4; stood += 250) transport.advance(250);
        expect([transport.playing, transport.at]).toEqual([true, first]);
        expect(stood).toBeGreaterThan(STANDS - 1000);
        expect(stood).toBeLessThanOrEqual(STANDS);
        counts.again++;
      }
    }),
    runs(60),
  );
  expect(Math.min(counts.ended, counts.again)).toBeGreaterThan(5);
});

test('a race keeps to its stretch, all lanes together, and forgets it where its moments mean something else', () => {
  for (const equal of ['steps', 'time'] as const) {
    const race = raceOf(
      equal,
      'all',
      [0, 2].map((i) => promptLane(i)),
    );
    race.stretch = { from: 100, to: 300, loops: true };
    race.advance(16);
    expect(race.at).toBe(100);
    race.seek(5000);
    race.advance(16);
    expect([race.at, race.shownTo]).toEqual([300, 300]);
    race.step(-1000);
    race.advance(16);
    expect(race.at).toBe(100);
    race.playing = true;
    race.speed = 'max';
    for (let i = 0; i < 20; i++) race.advance(16);
    expect([race.at, race.isAtEnd]).toEqual([300, true]);
    race.advance(STANDS);
    race.advance(0);
    expect([race.playing, race.at]).toEqual([true, 100]);
    race.stretch = { ...race.stretch, loops: false };
    for (let i = 0; i < 20; i++) race.advance(16);
    expect([race.playing, race.at]).toEqual([false, 300]);
    race.equal = equal === 'steps' ? 'time' : 'steps';
    expect(race.stretch).toEqual(WHOLE);
  }
});
