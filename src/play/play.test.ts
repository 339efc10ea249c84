import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyPuzzle } from '../solve/anyPuzzle.ts';
import { orders } from '../solve/orders/index.ts';
import { origin } from '../solve/position.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { solvers } from '../solve/solvers/index.ts';
import { END, kindOf, SOLUTION, type Detail } from '../solve/step.ts';
import { BoardState } from './boardState.ts';
import { CHUNK, Cutter, isNumbered } from './chunk.ts';
import { FrameClock, LONGEST_FRAME } from './frameClock.ts';
import { Player } from './player.ts';
import { fulfil, sourceInPlace, type Deliver, type Request } from './source.ts';
import { Tally } from './tally.ts';
import { Tape } from './tape.ts';

const read = (id: string): Problem => {
  const file = new URL(`../../assets/puzzles/${id}.txt`, import.meta.url);
  return compile(parsePuzzle(readFileSync(file, 'utf8')));
};
const search = (problem: Problem, detail: Detail = 'placements') =>
  solvers.backtrack(problem, { order: orders.rows, unique: false, detail });
const tapeOf = (problem: Problem): Tape =>
  new Tape((deliver) => sourceInPlace(search(problem), deliver));

const box = read('pentomino-3x20');
const small = read('three-in-a-square');

/** The board and the figures right after a step, from the very beginning. */
function truth(problem: Problem, step: number) {
  const state = new BoardState(problem);
  const tally = new Tally();
  for (const event of search(problem)) {
    if (tally.steps === step && isNumbered(event)) break;
    state.apply(event);
    tally.count(event);
  }
  return { owner: [...state.owner], figures: { ...tally } };
}
const seen = ({ state, tally }: Player) => ({ owner: [...state.owner], figures: { ...tally } });

test('chunks, cut anywhere, are the stream of the search', () => {
  const half = `pieces: pentomino\nwithout: I, T, V, W, X, Z\n\n${'......\n'.repeat(5)}`;
  const problem = compile(parsePuzzle(half));
  for (const detail of ['placements', 'everything'] as const) {
    const whole = [...search(problem, detail)];
    const cutter = new Cutter(search(problem, detail));
    const chunks = [...fulfil(cutter, { first: 0, last: Infinity, from: origin })];
    expect(chunks.at(-1)!.last).toBe(true);
    expect(chunks.flatMap((chunk) => [...chunk.events])).toEqual(whole);
    expect(chunks.slice(0, -1).every((chunk) => chunk.steps === CHUNK)).toBe(true);
    for (const chunk of chunks.toReversed()) {
      const { start } = chunks[Math.floor(chunk.index / 2)]!;
      expect(cutter.cut(chunk.index, start)).toEqual(chunk);
      expect(new Cutter(search(problem, detail)).cut(chunk.index)).toEqual(chunk);
    }
    const found = whole.filter((event) => kindOf(event) === SOLUTION).length;
    expect(chunks.flatMap((chunk) => chunk.solutions)).toHaveLength(found);
  }
});

test('past the end of a search there is nothing, and the end itself is still there', () => {
  const cutter = new Cutter(search(small));
  const whole = cutter.cut(0)!;
  expect(whole.last).toBe(true);
  expect([...fulfil(cutter, { first: 5, last: 9, from: origin })]).toEqual([]);
  expect(cutter.cut(0)).toEqual(whole);
});

test('the tally counts from the steps what the solver counted itself', () => {
  fc.assert(
    fc.property(anyPuzzle(), (any) => {
      const solver = search(compile(any));
      const tally = new Tally();
      for (let step = solver.step(); step !== END; step = solver.step()) {
        tally.count(step);
        const { steps, placements, depth, deepest, deadEnds, solutions } = solver;
        expect({ ...tally }).toMatchObject({
          steps,
          placements,
          depth,
          deepest,
          deadEnds,
          solutions,
        });
      }
    }),
  );
});

test('any moment can be gone to, in any order, and is as if played from the start', () => {
  const player = new Player(box, tapeOf(box));
  player.seek(1e9);
  while (!player.finished) player.advance(16);
  const end = player.playhead;
  expect(player.progress).toBeCloseTo(1, 12);
  fc.assert(
    fc.property(fc.array(fc.nat(end), { minLength: 1, maxLength: 6 }), (steps) => {
      for (const step of [...steps, 0, CHUNK, CHUNK - 1, CHUNK + 1, end]) {
        player.seek(step);
        player.advance(16);
        expect(seen(player)).toEqual(truth(box, step));
      }
    }),
    { numRuns: 12 },
  );
});

test('back is the inverse of forward, one place or remove at a time', () => {
  const player = new Player(small, tapeOf(small));
  const moments = [seen(player)];
  while (!player.finished) {
    player.step(1);
    expect(player.playhead).toBe(moments.length);
    moments.push(seen(player));
    const changed = moments.at(-1)!.figures.depth - moments.at(-2)!.figures.depth;
    expect(Math.abs(changed)).toBe(1);
  }
  for (let step = moments.length - 2; step >= 0; step--) {
    player.step(-1);
    expect(seen(player)).toEqual(moments[step]);
  }
  player.step(-1);
  expect(player.playhead).toBe(0);
  expect(player.playing).toBe(false);
});

test('plays as many steps as the speed says, whatever the frames', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0.25, 1, 8, 60, 1000, 30_000),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 20, maxLength: 60 }),
      (speed, frames) => {
        const player = new Player(box, tapeOf(box));
        player.speed = speed;
        for (const ms of frames) player.advance(ms);
        const due = (speed * frames.reduce((sum, ms) => sum + ms, 0)) / 1000;
        expect(Math.abs(player.playhead - due)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 40 },
  );
});

test('a gap of eight hours is one ordinary frame', () => {
  const clock = new FrameClock(1000);
  expect([clock.tick(1016), clock.tick(8 * 3_600_000)]).toEqual([16, LONGEST_FRAME]);
  expect([clock.tick(8 * 3_600_000 + 20), clock.tick(0)]).toEqual([20, 0]);
});

test('the progress of a finished search is whole, where nothing was to be done too', () => {
  const texts = ['.\n\nA\no\n', 'use: some\n\n.\n\nA\noo\n', 'use: some\n\n...\n\nA\noo\n'];
  for (const text of texts) {
    const problem = compile(parsePuzzle(text));
    const player = new Player(problem, tapeOf(problem));
    player.seek(100);
    player.advance(16);
    expect(player).toMatchObject({ finished: true, progress: 1 });
  }
});

/** A source that answers only when the test lets it, one chunk at a time, through a copy. */
function lateSource(problem: Problem) {
  const cutter = new Cutter(search(problem));
  const requests: Request[] = [];
  let deliver: Deliver;
  function* answers(): Generator<void> {
    for (;;) {
      const request = requests.shift();
      if (!request) yield;
      else
        for (const chunk of fulfil(cutter, request)) {
          deliver(structuredClone(chunk));
          yield;
        }
    }
  }
  const answering = answers();
  const tape = new Tape((to) => {
    deliver = to;
    return { request: (request) => void requests.push(request), close() {} };
  });
  return { tape, answer: (): void => void answering.next() };
}

const anyDeed = fc.oneof(
  fc.record({ deed: fc.constant('seek' as const), to: fc.nat(300_000) }),
  fc.record({ deed: fc.constant('step' as const), by: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ deed: fc.constant('play' as const), playing: fc.boolean() }),
  fc.record({
    deed: fc.constant('speed' as const),
    speed: fc.constantFrom<Player['speed'][]>('auto', 'max', 60, 1_000_000),
  }),
);

test('board and figures are those of the playhead, however late the answers come', () => {
  const round = fc.tuple(anyDeed, fc.nat(4), fc.nat(4));
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 12 }), (rounds) => {
      const { tape, answer } = lateSource(box);
      const player = new Player(box, tape);
      for (const [deed, answers, frames] of rounds) {
        if (deed.deed === 'seek') player.seek(deed.to);
        else if (deed.deed === 'step') player.step(deed.by);
        else if (deed.deed === 'play') player.playing = deed.playing;
        else player.speed = deed.speed;
        for (let i = 0; i < answers; i++) answer();
        for (let i = 0; i < frames; i++) player.advance(16);
      }
      expect(seen(player)).toEqual(truth(box, player.playhead));
      const { destination, playhead, playing } = player;
      for (let i = 0; i < 100 && player.destination !== undefined; i++) {
        answer();
        player.advance(16);
      }
      if (!playing)
        expect(player.playhead).toBe(Math.min(destination ?? playhead, tape.end ?? 1e9));
      expect(seen(player)).toEqual(truth(box, player.playhead));
    }),
    { numRuns: 60 },
  );
});

test('whoever stops it on its way stops it, and whoever steps goes on from where it was to be', () => {
  const { tape, answer } = lateSource(box);
  const player = new Player(box, tape);
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
  const { playhead } = player;
  for (let i = 0; i < 10; i++) {
    answer();
    player.advance(16);
  }
  expect(player).toMatchObject({ destination: undefined, playhead });
});

test('left to itself it begins slowly again from where somebody went', () => {
  const player = new Player(box, tapeOf(box));
  for (let ms = 0; ms < 40_000; ms += 16) player.advance(16);
  expect(player.pace).toBeGreaterThan(100);
  player.seek(0);
  expect(player.pace).toBeLessThan(5);
});

test('stops at a solution for a while, then goes on', () => {
  const player = new Player(small, tapeOf(small));
  let held = 0;
  player.onSolution = () => held++;
  player.speed = 100;
  for (let ms = 0; ms < 3000; ms += 16) player.advance(16);
  expect([held, player.tally.solutions, player.holding]).toEqual([1, 1, true]);
  expect(player.state.owner).not.toContain(-1);
  for (let ms = 0; ms < 3000; ms += 16) player.advance(16);
  expect(player.tally.solutions).toBeGreaterThan(1);
});

test('left to itself it begins slowly, speeds up, and brakes before the solution', () => {
  const player = new Player(box, tapeOf(box));
  player.advance(16);
  const paces: number[] = [];
  for (let ms = 0; ms < 180_000 && !player.holding; ms += 16) {
    player.advance(16);
    paces.push(player.pace);
  }
  expect(player.tally.solutions).toBe(1);
  expect(paces[0]).toBeLessThan(5);
  expect(Math.max(...paces)).toBeGreaterThan(500);
  expect(paces.at(-20)).toBeLessThan(10);
});

test('left to itself it solves the 10 × 6 box within the first two minutes', () => {
  const wide = read('pentomino-10x6');
  const options = { order: orders.columns, unique: false, detail: 'placements' } as const;
  const solver = solvers.backtrack(wide, options);
  const player = new Player(wide, new Tape((deliver) => sourceInPlace(solver, deliver)));
  let seconds = 0;
  while (!player.holding && seconds < 600) {
    player.advance(16);
    seconds += 0.016;
  }
  expect(player.tally).toMatchObject({ placements: 5237, solutions: 1 });
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(120);
});

test('at max a frame plays the steps of one chunk at most, however far it goes', () => {
  const wide = read('pentomino-6x10');
  const player = new Player(wide, tapeOf(wide));
  const apply = vi.spyOn(player.state, 'apply');
  player.speed = 'max';
  player.advance(16);
  for (let frame = 0; frame < 10; frame++) {
    const before = player.playhead;
    apply.mockClear();
    player.advance(16);
    expect(player.playhead - before).toBeGreaterThan(10 * CHUNK);
    expect(apply.mock.calls.length).toBeLessThan(2 * CHUNK);
  }
});

test('the tape keeps its memory and its way back short in a run of any length', () => {
  const deliveries: Request[] = [];
  // A search that never ends, made of nothing: the tape does not look inside.
  const tape = new Tape((deliver) => ({
    request(request) {
      deliveries.push(request);
      for (let index = request.first; index <= request.last; index++)
        deliver({
          index,
          start: { ...origin, steps: index * CHUNK },
          events: new Int32Array(0),
          steps: CHUNK,
          solutions: [],
          progress: [0, 0],
          last: false,
        });
    },
    close() {},
  }));
  for (let index = 0; index < 40_000; index += 16) tape.want(index * CHUNK, 16);
  expect(tape.known).toBeGreaterThan(300e6);
  const atHand = Array.from({ length: 40_017 }, (_, index) => tape.at(index * CHUNK));
  expect(atHand.filter(Boolean).length).toBeLessThanOrEqual(256);
  for (const index of [0, 777, 12_345, 30_001]) {
    tape.want(index * CHUNK, 0);
    const { first, from } = deliveries.at(-1)!;
    expect(first).toBe(index);
    expect(index - from.steps / CHUNK).toBeLessThan(64);
    expect(tape.at(index * CHUNK)?.index).toBe(index);
  }
});
