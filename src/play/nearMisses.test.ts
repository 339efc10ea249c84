import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceInPlace } from './source.ts';
import { Tape } from './tape.ts';
import { BETWEEN_NEAR_MISSES, NEAR_MISS_HELD } from './automaticPace.ts';
import { NearMisses } from './nearMisses.ts';
import { Player } from './player.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { box, playedSearch } from '../testing/runs/runs.ts';

/** A tape of a search with its near misses, of which so many steps are at hand. */
function watched(steps: number, full: number | undefined) {
  const tape = new Tape((deliver) => sourceInPlace(() => playedSearch(box), deliver));
  const nearMisses = new NearMisses(tape, 0, full);
  tape.onNew = (chunk) => nearMisses.add(chunk);
  tape.want(0, steps);
  return { tape, nearMisses };
}

/** The same steps by following the search one by one. */
function bruteForce(steps: number, full: number | undefined): number[] {
  const search = playedSearch(box);
  const found: number[] = [];
  const pieces = 12;
  let [deepest, before] = [0, 0];
  while (search.steps <= steps && search.step() >= 0) {
    const depth = search.value(0);
    if (depth < before) {
      const isNew = before > deepest && before < pieces;
      if (isNew || before + 1 === full) found.push(search.steps - 1);
      deepest = Math.max(deepest, before);
    }
    before = depth;
  }
  return found;
}

test('a near miss is a new deepest depth that is left again, or all but one piece on the board', () => {
  const most = 20_000;
  for (const full of [undefined, 12, 9]) {
    const { nearMisses } = watched(most, full);
    const truth = bruteForce(most + 1, full).filter((step) => step <= most);
    expect(truth.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.nat(most), fc.nat(most), (from, to) => {
        expect(nearMisses.next(from, to)).toBe(
          truth.find((step) => step >= from && step <= Math.max(to, from - 1)),
        );
      }),
    );
  }
});

test('at the automatic pace some near misses are held for a moment, never two within eight seconds', () => {
  const { tape, nearMisses } = watched(0, 10);
  const player = new Player(new SearchReplay(box), tape, { nearMisses });
  const held: { at: number; pace: number }[] = [];
  let [now, stood, before, steady] = [0, 0, -1, 0];
  while (now < 60 && !player.holding) {
    player.advance(16);
    now += 0.016;
    steady = player.at === before ? steady + 1 : 0;
    before = player.at;
    // At the slowest pace since the first near miss, a step takes a quarter of a second.
    if (now < 8 || steady * 0.016 < 0.5) continue;
    stood++;
    if (steady * 0.016 < 0.516) held.push({ at: now, pace: player.pace });
  }
  expect(held.length).toBeGreaterThan(1);
  expect(stood * 0.016).toBeGreaterThanOrEqual((NEAR_MISS_HELD - 0.52) * held.length);
  for (const [i, { at, pace }] of held.entries()) {
    expect(at - (held[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(BETWEEN_NEAR_MISSES - 0.1);
    expect(pace).toBeLessThan(10);
  }
});

test('at any other speed nothing is held but milestones', () => {
  const { tape, nearMisses } = watched(0, 10);
  const player = new Player(new SearchReplay(box), tape, { nearMisses });
  player.speed = 500;
  for (let i = 0; i < 600; i++) player.advance(16);
  expect(player.at).toBeGreaterThan(4700);
});

test('each near miss that is held is steps once, at its step', () => {
  const { tape, nearMisses } = watched(0, 10);
  const steps: number[] = [];
  const player: Player = new Player(new SearchReplay(box), tape, {
    nearMisses,
    onNearMiss: () => steps.push(player.at),
  });
  for (let i = 0; i < 60 * 60 && !player.holding; i++) player.advance(16);
  expect(steps.length).toBeGreaterThan(1);
  for (const [i, step] of steps.entries()) {
    expect(nearMisses.next(step, step)).toBe(step);
    expect(step).toBeGreaterThan(steps[i - 1] ?? -1);
  }
});
