import { BoardState } from '../../solve/played/boardState.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, fullDepth } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { PLACE, REMOVE, kindOf } from '../../solve/step.ts';
import { mostFlashes, RATE, transitions } from '../../testing/pictures/flashes.ts';
import { drawFrame, unseenPieces } from '../../testing/pictures/unseen.ts';
import { luminance, type Rgb } from '../../theme/colour.ts';
import { themes, type Theme } from '../../theme/index.ts';
import { labOf } from '../../theme/oklab.ts';
import { boardOf } from '../board/board.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { presentFor } from '../../testing/pictures/presentFor.ts';
import { Celebration, celebrationLasts, Nudges } from './lifts.ts';
import { WAVE, waveAt } from '../motion.ts';

const FRAME = 1000 / RATE;

/** A board as a search has solved it. */
function solved(id: string): BoardState {
  const problem = compile(parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8')));
  const state = new BoardState(problem);
  for (const step of startSearch(problem, plainSearch, 'steps')) {
    if (kindOf(step) === PLACE || kindOf(step) === REMOVE) state.apply(step);
    if (!state.owner.includes(-1)) break;
  }
  return state;
}

const orderOf = ({ path, depth }: BoardState): number[] => [...path.subarray(0, depth)];

/** How far a colour is from grey. */
function chromaOf(colour: Rgb): number {
  const [, a, b] = labOf(colour);
  return Math.hypot(a, b);
}

/** What is drawn of each cell, frame by frame: its colour, and how high it is lifted. */
function drawn(state: BoardState, theme: Theme, order: readonly number[]) {
  const cells = state.problem.cells.length;
  const pieces = unseenPieces(boardOf(state.problem.puzzle), theme);
  const draw = (now: number): void => {
    drawFrame(pieces, state, { now, pace: 2, elapsed: FRAME });
  };
  for (let now = -2000; now <= 0; now += FRAME) draw(now);
  const colours = Array.from({ length: cells }, () => [0, 0, 0] as [number, number, number]);
  const lifts = new Float64Array(cells);
  const mesh = {
    colour: (cell: number, own: Rgb, _: number, other = own, share = 0) =>
      colours[cell]!.splice(0, 3, ...own.map((part, i) => part + (other[i]! - part) * share)),
    lift: (cell: number, lift: number) => void (lifts[cell] = lift),
  };
  const celebration = new Celebration();
  celebration.begin(0, order);
  const frames: { lights: number[]; lifts: Float64Array; chromas: number[] }[] = [];
  let goesOn = true;
  for (let at = 0; goesOn; at++) {
    const now = at * FRAME;
    goesOn = celebration.draw(now, pieces.cells, mesh, theme.wave);
    const { strength } = waveAt(celebration.waveAge(now));
    // The wave brightens as the shader does, at its crest.
    const brighter = 1 + 0.9 * strength * theme.wave.strength;
    const lights = colours.map((colour) => Math.min(1, luminance(colour) * brighter));
    frames.push({ lights, lifts: lifts.slice(), chromas: colours.map(chromaOf) });
  }
  const own = Array.from(
    { length: cells },
    (_, cell) => pieces.cells.colours[pieces.cells.list[cell]!.colour]!,
  );
  return { frames, colours, own, lifts, celebration };
}

test.each(['pentomino-10x6', 'hexiamond-6x6', 'three-in-a-square'])(
  'the pieces of %s rise one after another as they were laid, then lie as before',
  (id) => {
    const state = solved(id);
    const order = orderOf(state);
    const { frames, colours, own, lifts } = drawn(state, themes.midnight, order);
    const highest = order.map((tile) => {
      const cell = state.owner.indexOf(tile);
      const course = frames.map((frame) => frame.lifts[cell]!);
      expect(Math.max(...course)).toBeCloseTo(0.3, 2);
      return course.indexOf(Math.max(...course));
    });
    expect(highest).toEqual(highest.toSorted((one, other) => one - other));
    expect(new Set(highest).size).toBe(order.length);
    expect([...lifts].every((lift) => lift === 0)).toBe(true);
    colours.forEach((colour, cell) => expect(colour).toEqual([...own[cell]!]));
    expect(frames.length * FRAME).toBeLessThanOrEqual(celebrationLasts(order.length) + 2 * FRAME);
  },
);

test.each(Object.values(themes))('in the theme $id no cell flashes in it', (theme) => {
  const state = solved('pentomino-10x6');
  const { frames } = drawn(state, theme, orderOf(state));
  const cells = frames[0]!.lights.length;
  for (let cell = 0; cell < cells; cell++) {
    const course = frames.slice(1).map(({ lights }) => lights[cell]!);
    expect(mostFlashes(transitions(course))).toBeLessThanOrEqual(2);
  }
});

test.each(Object.values(themes))('in the theme $id no piece turns grey or pale in it', (theme) => {
  const state = solved('pentomino-10x6');
  const { frames, own } = drawn(state, theme, orderOf(state));
  own.forEach((colour, cell) => {
    const least = Math.min(...frames.slice(1).map(({ chromas }) => chromas[cell]!));
    expect(least).toBeGreaterThan(0.65 * chromaOf(colour));
  });
});

test('it takes twelve seconds at most, however many pieces there are, and then nothing glows', () => {
  for (const pieces of [1, 2, 12, 60]) {
    const lasts = celebrationLasts(pieces);
    expect(lasts).toBeLessThanOrEqual(12_000);
    const celebration = new Celebration();
    celebration.begin(
      0,
      Array.from({ length: pieces }, (_, tile) => tile),
    );
    expect(celebration.isOver(lasts)).toBe(true);
    // Nothing but its glow goes for the last two seconds at most.
    expect(waveAt(celebration.waveAge(lasts - 2000)).strength).toBeGreaterThan(0);
    expect([celebration.glow(0), celebration.glow(lasts)]).toEqual([0, 0]);
    const glows = Array.from({ length: 120 }, (_, i) => celebration.glow(i * 100));
    expect(Math.max(...glows)).toBeGreaterThan(0.9);
    const steps = glows.slice(1).map((glow, i) => Math.abs(glow - glows[i]!));
    expect(Math.max(...steps)).toBeLessThan(0.2);
  }
});

test('the room is dimmed while pieces light up, softly, and bright once the wave has come', () => {
  const celebration = new Celebration();
  expect(celebration.dimming(500)).toBe(0);
  celebration.begin(0, [0, 1, 2]);
  expect([celebration.dimming(0), celebration.dimming(1000)]).toEqual([0, 1]);
  for (let now = 0, last = 0; now < 9000; now += FRAME) {
    const dimming = celebration.dimming(now);
    expect(Math.abs(dimming - last)).toBeLessThan(0.03);
    expect(dimming + celebration.glow(now)).toBeLessThanOrEqual(1 + 1e-9);
    if (celebration.waveAge(now) > WAVE) expect(dimming).toBe(0);
    last = dimming;
  }
});

test('where another one begins meanwhile, no light jumps, of the room or of a piece', () => {
  for (const next of [[2, 1, 0], [], [3]]) {
    const celebration = new Celebration();
    const lights = (now: number) => [
      celebration.glow(now),
      celebration.dimming(now),
      ...[0, 1, 2, 3].map((tile) => celebration.light(tile, now)),
    ];
    celebration.begin(0, [0, 1, 2]);
    for (const at of [900, 1500, 1800]) {
      const before = lights(at);
      expect(Math.max(...before.slice(2))).toBeGreaterThan(0.3);
      celebration.begin(at, next);
      expect(lights(at)).toEqual(before);
      const after = lights(at + 1400).slice(2);
      for (const [tile, light] of after.entries()) expect(light > 0).toBe(next.includes(tile));
    }
  }
});

test('without an order it is a wave alone', () => {
  const celebration = new Celebration();
  celebration.begin(1000, []);
  expect(celebration.waveAge(1500)).toBe(500);
  expect(celebration.glow(2000)).toBe(0);
  expect([celebration.isOver(999 + WAVE), celebration.isOver(1000 + WAVE)]).toEqual([false, true]);
});

test('a piece that is taken away meanwhile lies flat, wherever frames are left out', () => {
  const state = solved('three-in-a-square');
  const { lifts } = drawn(state, themes.midnight, [...orderOf(state), -5]);
  expect(Math.max(...lifts)).toBe(0);
  const celebration = new Celebration();
  const pieces = unseenPieces(boardOf(state.problem.puzzle), themes.midnight);
  drawFrame(pieces, state, { now: 0, pace: 2, elapsed: FRAME });
  celebration.begin(0, orderOf(state));
  const lifted = new Map<number, number>();
  const mesh = { colour() {}, lift: (cell: number, lift: number) => void lifted.set(cell, lift) };
  const light = themes.midnight.wave;
  expect(celebration.draw(1200, pieces.cells, mesh, light)).toBe(true);
  expect(Math.max(...lifted.values())).toBeGreaterThan(0);
  expect(celebration.draw(60_000, pieces.cells, mesh, light)).toBe(false);
  expect(Math.max(...lifted.values())).toBe(0);
});

test('a nudged cell rises, however long a frame takes, comes down, and lies exactly as before', () => {
  const nudges = new Nudges();
  const { cells } = unseenPieces(
    boardOf(solved('three-in-a-square').problem.puzzle),
    themes.midnight,
  );
  const lifts: (readonly [cell: number, height: number])[] = [];
  const mesh = { lift: (cell: number, height: number) => void lifts.push([cell, height]) };
  nudges.pass(16, cells, mesh);
  expect(lifts).toEqual([]);
  nudges.nudge(2);
  for (let frame = 0; nudges.any; frame++) {
    expect(frame).toBeLessThan(60);
    if (frame === 5) nudges.nudge(2);
    nudges.pass(16, cells, mesh);
  }
  expect(lifts.every(([cell]) => cell === 2)).toBe(true);
  expect(Math.max(...lifts.map(([, height]) => height))).toBeGreaterThan(0.1);
  expect(lifts.at(-1)).toEqual([2, 0]);
  expect(lifts.length).toBeGreaterThan(16);
  nudges.nudge(1);
  nudges.pass(1000, cells, mesh);
  expect(lifts.at(-1)![1]).toBeGreaterThan(0.1);
  nudges.pass(1000, cells, mesh);
  expect(lifts.at(-1)).toEqual([1, 0]);
  expect(nudges.any).toBe(false);
});

test('as a board leaves, its tiles sink from where celebration and nudges lift them', () => {
  const state = solved('three-in-a-square');
  const pieces = unseenPieces(boardOf(state.problem.puzzle), themes.midnight);
  for (let now = -2000; now <= 0; now += FRAME)
    drawFrame(pieces, state, { now, pace: 2, elapsed: FRAME });
  const heightsOf = (
    draw: (mesh: { colour(): void; lift(cell: number, lift: number): void }) => void,
  ) => {
    const heights = new Map<number, number>();
    draw({ colour() {}, lift: (cell, lift) => void heights.set(cell, lift) });
    return heights;
  };
  const celebrated = () => {
    const celebration = new Celebration();
    celebration.begin(0, orderOf(state));
    return heightsOf((mesh) => celebration.draw(1200, pieces.cells, mesh, themes.midnight.wave));
  };
  const nudged = () => {
    const nudges = new Nudges();
    for (const cell of pieces.cells.list.keys()) nudges.nudge(cell);
    return heightsOf((mesh) => nudges.pass(FRAME, pieces.cells, mesh));
  };
  for (const lifted of [celebrated, nudged]) {
    pieces.order();
    pieces.change(presentFor(0), false);
    const before = lifted();
    expect(Math.max(...before.values())).toBeGreaterThan(0);
    pieces.change(presentFor(650), false);
    const sunk = [...lifted()].map(([cell, height]) => height - before.get(cell)!);
    expect(Math.min(...sunk)).toBeCloseTo(-0.4);
  }
});

test('a celebration with an endless supply lasts for as many pieces as lie, or as long as any', () => {
  const any = problemNamed('pentomino-any-5x5');
  expect(celebrationLasts(fullDepth(any))).toBe(celebrationLasts(5));
  expect(celebrationLasts(Infinity)).toBe(celebrationLasts());
});

test('a room that is dimmed brightens slowly where another celebration begins, with pieces or without', () => {
  for (const order of [[], [0, 1, 2]]) {
    const celebration = new Celebration();
    celebration.begin(0, [0, 1, 2]);
    let now = 0;
    while (celebration.dimming(now) < 0.99) now += FRAME;
    celebration.begin(now, order);
    for (let last = celebration.dimming(now); !celebration.isOver(now) || last > 0;) {
      now += FRAME;
      const next = celebration.dimming(now);
      expect(last - next).toBeLessThan(0.05);
      last = next;
    }
  }
});

test('pieces that are lit lie as before soon after another celebration without pieces has begun', () => {
  const state = solved('three-in-a-square');
  const pieces = unseenPieces(boardOf(state.problem.puzzle), themes.midnight);
  for (let now = -2000; now <= 0; now += FRAME)
    drawFrame(pieces, state, { now, pace: 2, elapsed: FRAME });
  const lifts = new Map<number, number>();
  const lights = new Map<number, number>();
  const mesh = {
    colour: (cell: number, _own: Rgb, _opacity: number, _other?: Rgb, share = 0) =>
      void lights.set(cell, share),
    lift: (cell: number, lift: number) => void lifts.set(cell, lift),
  };
  const celebration = new Celebration();
  celebration.begin(0, orderOf(state));
  celebration.draw(1200, pieces.cells, mesh, themes.midnight.wave);
  expect(Math.max(...lifts.values(), ...lights.values())).toBeGreaterThan(0.1);
  celebration.begin(1200, []);
  celebration.draw(1200 + 1500, pieces.cells, mesh, themes.midnight.wave);
  expect(Math.max(...lifts.values(), ...lights.values())).toBe(0);
});

test('the light of a room fades where another celebration begins, with pieces or without', () => {
  for (const order of [[], [0, 1, 2]]) {
    const celebration = new Celebration();
    celebration.begin(0, [0, 1, 2]);
    let now = 0;
    while (celebration.glow(now) < 0.9) now += FRAME;
    celebration.begin(now, order);
    for (let last = celebration.glow(now); last > 0;) {
      now += FRAME;
      const next = celebration.glow(now);
      expect(last - next).toBeLessThan(0.05);
      if (order.length === 0) expect(next).toBeLessThanOrEqual(last);
      last = next;
    }
  }
});
