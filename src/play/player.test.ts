import { FrameClock, LONGEST_FRAME } from './clocks.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { SearchProcess } from '../solve/played/searchProcess.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { kindOf } from '../run/step.ts';
import { SwapReplay, Swapping } from '../testing/runs/swapping.ts';
import { CHUNK } from './chunk.ts';
import { Player } from './player.ts';
import { sourceInPlace } from './source.ts';
import { Tape } from './tape.ts';
import { HOLD_SECONDS } from './tempo.ts';
import {
  box,
  lateTape,
  pentominoes,
  seen,
  small,
  startPlayed,
  tapeOf,
  truth,
} from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';

test('a seek to any moment, in any order, gives the same state as playing from the start', () => {
  const player = new Player(new SearchReplay(box), tapeOf(box));
  player.seek(1e9);
  while (!player.finished) player.advance(16);
  const end = player.at;
  expect(player.playhead.progress).toBe(1);
  fc.assert(
    fc.property(fc.array(fc.nat(end), { minLength: 1, maxLength: 6 }), (steps) => {
      for (const step of [...steps, 0, CHUNK, CHUNK - 1, CHUNK + 1, end]) {
        player.seek(step);
        player.advance(16);
        expect(seen(player)).toEqual(truth(box, step));
      }
    }),
    runs(12),
  );
});

test('stepping back is the inverse of stepping forward, one place or remove at a time', () => {
  const player = new Player(new SearchReplay(small), tapeOf(small));
  const moments = [seen(player)];
  while (!player.finished) {
    player.step(1);
    expect(player.at).toBe(moments.length);
    moments.push(seen(player));
    const changed = moments.at(-1)!.figures.depth - moments.at(-2)!.figures.depth;
    expect(Math.abs(changed)).toBe(1);
  }
  for (let step = moments.length - 2; step >= 0; step--) {
    player.step(-1);
    expect(seen(player)).toEqual(moments[step]);
  }
  player.step(-1);
  expect(player.at).toBe(0);
  expect(player.playing).toBe(false);
});

test('plays as many steps as the speed requires, whatever the frame rate', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0.25, 1, 8, 60, 1000, 30_000),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 20, maxLength: 60 }),
      (speed, frames) => {
        const player = new Player(new SearchReplay(box), tapeOf(box));
        player.speed = speed;
        for (const ms of frames) player.advance(ms);
        const due = (speed * frames.reduce((sum, ms) => sum + ms, 0)) / 1000;
        expect(Math.abs(player.at - due)).toBeLessThanOrEqual(1);
      },
    ),
    runs(40),
  );
});

test('after a gap of eight hours, a frame has the usual maximum length', () => {
  const clock = new FrameClock(1000);
  expect([clock.tick(1016), clock.tick(8 * 3_600_000)]).toEqual([16, LONGEST_FRAME]);
  expect([clock.tick(8 * 3_600_000 + 20), clock.tick(0)]).toEqual([20, 0]);
});

test('the progress of a finished search is 1, also if it had no steps', () => {
  const texts = ['.\n\nA\no\n', 'use: some\n\n.\n\nA\noo\n', 'use: some\n\n...\n\nA\noo\n'];
  for (const text of texts) {
    const problem = compile(parsePuzzle(text));
    const player = new Player(new SearchReplay(problem), tapeOf(problem));
    player.seek(100);
    player.advance(16);
    expect([player.finished, player.playhead.progress]).toEqual([true, 1]);
  }
});

const anyDeed = fc.oneof(
  fc.record({ deed: fc.constant('seek' as const), to: fc.nat(300_000) }),
  fc.record({ deed: fc.constant('step' as const), by: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ deed: fc.constant('play' as const), playing: fc.boolean() }),
  fc.record({
    deed: fc.constant('speed' as const),
    speed: fc.constantFrom<Player['speed'][]>('auto', 'max', 60, 1_000_000),
  }),
);

test('board and figures match the playhead, however late chunks arrive', () => {
  const round = fc.tuple(anyDeed, fc.nat(4), fc.nat(4));
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 12 }), (rounds) => {
      const { tape, answer } = lateTape(startPlayed(box));
      const player = new Player(new SearchReplay(box), tape);
      for (const [deed, answers, frames] of rounds) {
        if (deed.deed === 'seek') player.seek(deed.to);
        else if (deed.deed === 'step') player.step(deed.by);
        else if (deed.deed === 'play') player.playing = deed.playing;
        else player.speed = deed.speed;
        for (let i = 0; i < answers; i++) answer();
        for (let i = 0; i < frames; i++) player.advance(16);
      }
      expect(seen(player)).toEqual(truth(box, player.at));
      const { destination, at: playhead, playing } = player;
      for (let i = 0; i < 100 && player.destination !== undefined; i++) {
        answer();
        player.advance(16);
      }
      if (!playing) expect(player.at).toBe(Math.min(destination ?? playhead, tape.end ?? 1e9));
      expect(seen(player)).toEqual(truth(box, player.at));
    }),
    runs(60),
  );
});

test('a pause cancels a seek in progress, and a step counts from its destination', () => {
  const { tape, answer } = lateTape(startPlayed(box));
  const player = new Player(new SearchReplay(box), tape);
  player.seek(50_000);
  for (let i = 0; i < 3; i++) {
    answer();
    player.advance(16);
  }
  expect(player.destination).toBe(50_000);
  player.step(-1);
  expect(player).toMatchObject({ destination: 49_999, playing: false });
  player.playing = true;
  expect(player.destination).toBe(49_999);
  player.playing = false;
  const { at } = player;
  for (let i = 0; i < 10; i++) {
    answer();
    player.advance(16);
  }
  expect(player).toMatchObject({ destination: undefined, at });
});

test('after a seek, the automatic pace starts slow again', () => {
  const player = new Player(new SearchReplay(box), tapeOf(box));
  for (let ms = 0; ms < 40_000; ms += 16) player.advance(16);
  expect(player.pace).toBeGreaterThan(100);
  player.seek(0);
  expect(player.pace).toBeLessThan(5);
});

test('holds a solution for a while, then continues', () => {
  let held = 0;
  const onMilestone = () => void held++;
  const player = new Player(new SearchReplay(small), tapeOf(small), { onMilestone });
  player.speed = 100;
  for (let ms = 0; ms < 3000; ms += 16) player.advance(16);
  expect([held, player.replay.tally.solutions, player.holding]).toEqual([1, 1, true]);
  expect(player.replay.tiling.owner).not.toContain(-1);
  for (let ms = 0; ms < 3000; ms += 16) player.advance(16);
  expect(player.replay.tally.solutions).toBeGreaterThan(1);
});

test('the automatic pace starts slow, speeds up, and slows down before the solution', () => {
  const player = new Player(new SearchReplay(box), tapeOf(box));
  player.advance(16);
  const paces: number[] = [];
  for (let ms = 0; ms < 180_000 && !player.holding; ms += 16) {
    player.advance(16);
    paces.push(player.pace);
  }
  expect(player.replay.tally.solutions).toBe(1);
  expect(paces[0]).toBeLessThan(5);
  expect(Math.max(...paces)).toBeGreaterThan(500);
  expect(paces.at(-20)).toBeLessThan(10);
});

test('at the automatic pace the 10 × 6 box is solved within the first two minutes', () => {
  const wide = pentominoes(10, 6);
  const solver = startSearch(wide, { ...plainSearch, order: 'columns' }, 'steps');
  const player = new Player(
    new SearchReplay(wide),
    new Tape((deliver) => sourceInPlace(() => new SearchProcess(solver), deliver)),
  );
  let seconds = 0;
  while (!player.holding && seconds < 600) {
    player.advance(16);
    seconds += 0.016;
  }
  expect(player.replay.tally).toMatchObject({ placements: 5237, solutions: 1 });
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(120);
});

test('at max speed a frame plays the steps of one chunk at most, however far it seeks', () => {
  const wide = pentominoes(6, 10);
  const player = new Player(new SearchReplay(wide), tapeOf(wide));
  let applied = 0;
  const { tiling } = player.replay;
  const apply = tiling.apply.bind(tiling);
  tiling.apply = (event) => {
    applied++;
    apply(event);
  };
  player.speed = 'max';
  player.advance(16);
  for (let frame = 0; frame < 10; frame++) {
    const before = player.at;
    applied = 0;
    player.advance(16);
    expect(player.at - before).toBeGreaterThan(10 * CHUNK);
    expect(applied).toBeLessThan(2 * CHUNK);
  }
});

test('where the tape has ticks, they are played as the time until the next step passes', () => {
  const tape = new Tape((deliver) => sourceInPlace(() => new Swapping(6, 1), deliver));
  tape.detail = 'everything';
  const player = new Player(new SwapReplay(6, 1), tape);
  player.speed = 1;
  const ticks: { step: number; tick: number }[] = [];
  for (let ms = 0; ms < 8000; ms += 20) {
    player.advance(20);
    ticks.push({ step: player.at, tick: player.playhead.tick });
  }
  // As in the events themselves: refused swaps after each swap.
  const run = new Swapping(6, 1);
  const counts: number[] = [0];
  while (run.steps < 8)
    if (kindOf(run.step()) === 1) counts[run.steps] = (counts[run.steps] ?? 0) + 1;
  for (const step of [0, 1, 2, 3, 4, 5, 6]) {
    const seen = ticks.filter((one) => one.step === step).map(({ tick }) => tick);
    const all = counts[step] ?? 0;
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(Math.abs(seen[Math.floor(seen.length / 2)]! - all / 2)).toBeLessThanOrEqual(
      0.05 * all + 1,
    );
    expect(seen.at(-1)).toBeGreaterThan(0.9 * all - 1);
    expect(seen.at(-1)).toBeLessThanOrEqual(all);
  }
});

test('a milestone is held for as long as was asked for, until the player is steered', () => {
  const held = (steer: (player: Player) => void): number => {
    const player = new Player(new SearchReplay(box), tapeOf(box));
    player.speed = 'auto';
    player.present({ holdSeconds: 9 });
    steer(player);
    let seconds = 0;
    for (; !player.holding; seconds += 0.016) player.advance(16);
    for (seconds = 0; player.holding; seconds += 0.016) player.advance(16);
    return seconds;
  };
  expect(held(() => {})).toBeCloseTo(9, 1);
  expect(held((player) => player.seek(2))).toBeCloseTo(HOLD_SECONDS, 1);
});

test('what goes on where it was has the pace that it would have there', () => {
  const playerWith = (lead: number) => {
    const player = new Player(new SearchReplay(box), tapeOf(box));
    player.present({ lead });
    return player;
  };
  for (const lead of [0, 8]) {
    const [player, resumed] = [playerWith(lead), playerWith(lead)];
    for (let frame = 0; frame < 100; frame++) player.advance(16);
    resumed.goOn(player.at, player.played);
    resumed.advance(0);
    expect(resumed.at).toBe(player.at);
    expect(resumed.pace).toBeCloseTo(player.pace);
  }
});
