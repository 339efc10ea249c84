import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK } from '../play/chunk.ts';
import { Lane } from '../play/lane.ts';
import { Player } from '../play/player.ts';
import { Race } from '../play/race.ts';
import { sourceInPlace } from '../play/source.ts';
import { Tape } from '../play/tape.ts';
import type { Process } from '../run/process.ts';
import type { Replay } from '../run/replay.ts';
import { END, idOf, isOfKind, kindOf, numberedOf, stepOf } from '../run/step.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch } from '../solve/search.ts';
import { Swapping, SwapReplay } from './swapping.ts';
import { Telling, TellingReplay } from './telling.ts';

const half = compile(
  parsePuzzle(`pieces: pentomino\nwithout: I, T, V, W, X, Z\n\n${'......\n'.repeat(5)}`),
);

/** Creates a process other than a played search, and its replay. */
interface Case {
  readonly process: () => Process;
  readonly replay: () => Replay;
}

const cases: Readonly<Record<string, Case>> = {
  'swaps of two cells': {
    process: () => new Swapping(16, 1),
    replay: () => new SwapReplay(16, 1),
  },
  'all that a search does': {
    process: () => new Telling(half, plainSearch),
    replay: () => new TellingReplay(half),
  },
};

const tapeOf = (process: () => Process): Tape =>
  new Tape((deliver) => sourceInPlace(process, deliver));

const seen = (replay: Replay) => ({ owner: [...replay.tiling.owner], ...replay.meters() });

describe.each(Object.entries(cases))('a run of %s', (_, { process, replay }) => {
  /** The state after each whole step. */
  const pictures = (() => {
    const its = replay();
    const numbered = numberedOf(its.kinds);
    const run = process();
    const all = [seen(its)];
    for (let event = run.step(); event !== END; event = run.step()) {
      its.apply(event);
      if (isOfKind(numbered, event)) all.push(seen(its));
      else all[all.length - 1] = seen(its);
    }
    return all;
  })();
  const last = pictures.length - 1;

  test('can be played to its end, and back step by step', () => {
    const player = new Player(replay(), tapeOf(process));
    player.seek(Infinity);
    while (!player.finished) player.advance(16);
    expect(player.playhead).toBe(last);
    for (let step = last; step >= Math.max(0, last - 50); step--) {
      expect(seen(player.replay)).toEqual(pictures[step]);
      player.step(-1);
    }
    player.speed = 'max';
    player.playing = true;
    player.seek(0);
    while (!player.finished) player.advance(16);
    expect(seen(player.replay)).toEqual(pictures[last]);
  });

  test('has events that are undone by their inverses', () => {
    const { kinds } = process();
    for (const { inverse, name } of kinds)
      if (inverse !== undefined) expect(kinds[kinds[inverse]!.inverse!]!.name).toBe(name);
    const run = process();
    const its = replay();
    let undone = 0;
    for (let event = run.step(); event !== END && undone < 100; event = run.step()) {
      const before = [...its.tiling.owner];
      its.apply(event);
      const { inverse } = kinds[kindOf(event)]!;
      if (inverse === undefined) continue;
      const after = [...its.tiling.owner];
      its.apply(stepOf(inverse, idOf(event)));
      expect([...its.tiling.owner]).toEqual(before);
      its.apply(event);
      expect([...its.tiling.owner]).toEqual(after);
      undone++;
    }
    expect(undone).toBeGreaterThan(50);
  });

  test('can seek to any moment', () => {
    const player = new Player(replay(), tapeOf(process));
    fc.assert(
      fc.property(fc.nat(last), (step) => {
        player.seek(step);
        while (player.destination !== undefined) player.advance(16);
        expect(seen(player.replay)).toEqual(pictures[step]);
      }),
      { examples: [[0], [last], [Math.min(last, CHUNK)], [Math.min(last, CHUNK - 1)]] },
    );
  });

  test('can be raced and charted', () => {
    const race = new Race('steps', 'first');
    for (let i = 0; i < 2; i++) race.add(new Lane(replay(), tapeOf(process)));
    race.speed = 'max';
    for (let frame = 0; frame < 1000 && !race.over; frame++) race.advance(16);
    expect(race.lanes.map((lane) => race.rankOf(lane))).toEqual([1, 1]);
    race.until = 'all';
    while (!race.over) race.advance(16);
    const [lane] = race.lanes;
    const { at, series } = race.courseOf(lane!);
    expect(series).toHaveLength(process().series.length);
    expect(at.at(-1)).toBe(last);
    const value = lane!.playhead.value(0);
    expect(series[0]!.mean.at(-1)).toBeCloseTo(value, 9);
  });
});

test('swaps end with shorter borders', () => {
  const { process, replay } = cases['swaps of two cells']!;
  const player = new Player(replay(), tapeOf(process));
  const { borders: before } = player.replay.meters() as { borders: number };
  player.seek(Infinity);
  while (!player.finished) player.advance(16);
  const { borders: after, steps } = player.replay.meters() as { borders: number; steps: number };
  expect(after).toBeLessThan(before / 1.5);
  expect(steps).toBeGreaterThan(50);
});
