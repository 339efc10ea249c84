import { BoardState } from '../../solve/played/boardState.ts';
import { waysOf } from '../board/layout.ts';
import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import {
  drawFrame,
  ignore,
  unseenLayout,
  unseenPieces,
  unseenRemaining,
} from '../../testing/pictures/unseen.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { searchProcess } from '../../solve/played/searchProcess.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import { PLACE, REMOVE, stepOf } from '../../solve/step.ts';
import { themes } from '../../theme/index.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { EDGE_ON, newPose, setBetween, setMatrix, type Pose } from '../pieces/pose.ts';
import { PieceShapes } from './pieceShapes.ts';

const FRAME = 1000 / 60;
const pentominoes = compile(parsePuzzle('pieces: pentomino\n\n' + '..........\n'.repeat(6)));

/** A board with remaining pieces beside it, and its playback. */
function scene(problem: Problem = pentominoes, pace = 2, calm = false, theme = themes.midnight) {
  const state = new BoardState(problem);
  const remaining = unseenRemaining(boardOf(problem.puzzle));
  const layout = unseenLayout(boardOf(problem.puzzle));
  const pieces = unseenPieces(boardOf(problem.puzzle), theme, {}, remaining);
  let now = 0;
  const pass = (ms: number): void => {
    for (const end = now + ms; now < end;) {
      now += FRAME;
      const frame = { now, pace, elapsed: FRAME, calm };
      drawFrame(pieces, state, frame, remaining, theme.untried);
      remaining.seats.glide(1, layout.glide(1), layout.middle);
    }
  };
  pass(2000);
  const placementOf = (piece: number, nth = 0): number =>
    [...problem.placements.piece.keys()]
      .filter((at) => problem.placements.piece[at] === piece)
      .at(nth)!;
  return { state, remaining, layout, pieces, pass, placementOf };
}

const place = (state: BoardState, placement: number): void => state.apply(stepOf(PLACE, placement));
const remove = (state: BoardState, placement: number): void =>
  state.apply(stepOf(REMOVE, placement));

/** The opacity of each piece in its seat. */
const opacities = ({ remaining }: ReturnType<typeof scene>): number[] =>
  remaining.seats.list.map((_, copy) => remaining.opacity(copy));

test('a piece flies from its seat to its cells, and back once it is removed', () => {
  const shown = scene();
  const { state, pieces, pass, placementOf } = shown;
  const before = opacities(shown);
  expect(Math.min(...before)).toBeGreaterThan(0.5);
  const placement = placementOf(4);
  place(state, placement);
  pass(FRAME);
  const flight = pieces.flights.list[pieces.flights.of(placement)]!;
  expect(flight.route?.seat).toBe(4);
  expect(flight.pose.size).toBeLessThan(0.4);
  // It covers what is below it all the way, and is as dim at first as in its seat.
  expect([before[4], flight.opacity]).toEqual([1, 1]);
  expect(flight.brightness).toBeCloseTo(themes.midnight.untried, 1);
  expect(opacities(shown)[4]).toBe(0);
  pass(2000);
  expect(pieces.flights.any).toBe(false);
  expect(pieces.cells.opacity(state.cellsOf(placement)[0]!)).toBe(1);
  expect(opacities(shown)).toEqual(before.with(4, 0));
  remove(state, placement);
  pass(FRAME);
  expect(pieces.flights.to(4)).toBeGreaterThanOrEqual(0);
  expect(opacities(shown)[4]).toBe(0);
  pass(2000);
  expect(pieces.flights.any).toBe(false);
  expect(opacities(shown)).toEqual(before);
});

test('a piece that is placed elsewhere on its way back flies there from where it is', () => {
  const { state, pieces, pass, placementOf } = scene();
  const [one, other] = [placementOf(4), placementOf(4, 9)];
  place(state, one);
  pass(2000);
  remove(state, one);
  pass(200);
  const { x, y, size } = pieces.flights.list[pieces.flights.to(4)]!.pose;
  place(state, other);
  pass(FRAME);
  const { pose } = pieces.flights.list[pieces.flights.of(other)]!;
  expect(pieces.flights.of(one)).toBe(-1);
  expect(Math.hypot(pose.x - x, pose.y - y)).toBeLessThan(0.2);
  expect(pose.size).toBeCloseTo(size, 1);
});

// Glass dims pieces that are not tried.
test.each([
  ['at a fast pace', scene(pentominoes, 300, false, themes.glass), 0.2],
  ['at a pace that is hard to follow', scene(pentominoes, 8, false, themes.glass), 0.2],
])(
  '%s nothing flies, and a piece that is tried now and then is brighter than one that is not',
  (_, shown, share) => {
    const { state, pieces, pass, placementOf } = shown;
    const [tried, stays] = [placementOf(4), placementOf(8, -1)];
    place(state, stays);
    for (let i = 0; i < 60; i++) {
      place(state, tried);
      pass(100 * share);
      remove(state, tried);
      pass(100 * (1 - share));
    }
    expect([...pieces.flights.list].every((flight) => !flight?.route)).toBe(true);
    const seen = opacities(shown);
    expect(seen[8]).toBe(0);
    expect([seen[4], seen[0]]).toEqual([1, 1]);
    const { remaining } = shown;
    expect(remaining.brightness(4)).toBeGreaterThan(remaining.brightness(0) + 0.05);
    pass(10_000);
    expect(opacities(shown)[8]).toBe(0);
  },
);

test.each([2, 8, 25, 300])(
  'at %i steps a second a seat is empty 200 ms after its piece is laid',
  (pace) => {
    const shown = scene(pentominoes, pace);
    place(shown.state, shown.placementOf(4));
    shown.pass(200);
    expect(opacities(shown)[4]).toBe(0);
    remove(shown.state, shown.placementOf(4));
    shown.pass(1000);
    expect(opacities(shown)[4]).toBe(1);
  },
);

test('of pieces that are alike the last one goes first', () => {
  const shown = scene(compile(parsePuzzle('....\n....\n\nA x4\noo\n')));
  place(shown.state, 0);
  shown.pass(2000);
  expect(opacities(shown).map((opacity) => opacity > 0)).toEqual([true, true, true, false]);
});

test('once no cell is open, remaining pieces are hidden', () => {
  const problem = compile(parsePuzzle('use: some\npieces: pentomino\n\n.....\n'));
  const shown = scene(problem);
  place(shown.state, 0);
  shown.pass(4000);
  expect(Math.max(...opacities(shown))).toBe(0);
});

test('how a piece lies is found for every placement, however the board is turned', () => {
  for (const id of ['pentomino-6x5', 'hexiamond-snowflake', 'tetrahex-7x4']) {
    const { puzzle } = catalogueOnDisk.find((entry) => entry.id === id)!;
    const problem = compile(puzzle);
    const board = boardOf(puzzle);
    const geometry = geometryOf(board);
    const shapes = new PieceShapes(board, board.pieceSet!, geometry);
    const state = new BoardState(problem);
    for (const turned of waysOf(board, geometry)) {
      shapes.turn(turned);
      for (let at = 0; at < problem.placements.count; at += 7) {
        const piece = problem.placements.piece[at]!;
        const cells = state.cellsOf(at);
        const lies = shapes.poseOn(turned, { piece, cells, angle: 0 })!;
        const [x, y] = shapes.copies[shapes.firsts[piece]!]!.middle;
        const shown = sitesIn(lies, { ...newPose(), x, y }, shapes, shapes.firsts[piece]!);
        const there = [...cells].map((cell) => turned.sites[cell]!.middle.map(rounded).join());
        expect(shown.toSorted()).toEqual(there.toSorted());
      }
    }
  }
});

/** The place of each seat as it is drawn, in cell widths of the board. */
const placesOf = ({ remaining }: ReturnType<typeof scene>): number[][] =>
  remaining.seats.list.map(({ pose }) => [pose.x, pose.y].map(rounded));

/** Placements of eight pieces that fit beside each other, and the seats of the other four. */
const deep = (() => {
  const run = searchProcess(pentominoes, plainSearch)('steps');
  while (run.mark().path.length < 8) run.step();
  const { path } = run.mark();
  const placed = new Set(path.map((placement) => pentominoes.placements.piece[placement]!));
  return { path, waiting: [...Array(12).keys()].filter((copy) => !placed.has(copy)) };
})();

test('once a quarter of the pieces is gone for a while, the others close ranks, and open them as one comes back', () => {
  const shown = scene();
  const { state, pass } = shown;
  const { path, waiting } = deep;
  const open = placesOf(shown);
  for (const placement of path.slice(0, 2)) place(state, placement);
  pass(5000);
  expect(placesOf(shown)).toEqual(open);
  for (const placement of path.slice(2)) place(state, placement);
  pass(1500);
  expect(placesOf(shown)).toEqual(open);
  const wayOf = (copy: number): number => distance(open[copy]!, targetOf(shown, copy));
  // No seat leaps: 500 ms are thirty frames.
  let before = placesOf(shown);
  for (let frame = 0; frame < 120; frame++) {
    pass(FRAME);
    const now = placesOf(shown);
    for (const copy of waiting)
      expect(distance(now[copy]!, before[copy]!)).toBeLessThan(0.06 * wayOf(copy) + 0.01);
    before = now;
  }
  const closed = placesOf(shown);
  expect(Math.max(...waiting.map(wayOf))).toBeGreaterThan(1);
  for (const placement of path.slice(2).toReversed()) remove(state, placement);
  pass(4000);
  expect(placesOf(shown)).toEqual(open);
  for (const placement of path.slice(2)) place(state, placement);
  pass(4000);
  for (const copy of waiting) expect(placesOf(shown)[copy]).toEqual(closed[copy]);
});

test('a piece that comes back to closed ranks flies to its place among them', () => {
  const shown = scene();
  const { state, pieces, pass } = shown;
  for (const placement of deep.path) place(state, placement);
  pass(5000);
  const last = deep.path.at(-1)!;
  const seat = pentominoes.placements.piece[last]!;
  remove(state, last);
  pass(FRAME);
  const flight = pieces.flights.list[pieces.flights.to(seat)]!;
  pass(600);
  const { x, y } = flight.pose;
  pass(1400);
  expect(pieces.flights.any).toBe(false);
  expect(distance([x, y], placesOf(shown)[seat]!)).toBeLessThan(0.3);
  expect(distance(targetOf(shown, seat), placesOf(shown)[seat]!)).toBeLessThan(0.01);
});

test('a piece that is tried again and again leaves the ranks as they are', () => {
  const shown = scene();
  const { state, pass } = shown;
  for (const placement of deep.path.slice(0, 7)) place(state, placement);
  pass(5000);
  const before = placesOf(shown);
  for (let i = 0; i < 5; i++) {
    place(state, deep.path[7]!);
    pass(1200);
    remove(state, deep.path[7]!);
    pass(800);
    for (const copy of deep.waiting) expect(placesOf(shown)[copy]).toEqual(before[copy]);
  }
});

/** Where a seat glides to, in cell widths of the board. */
function targetOf({ remaining, layout }: ReturnType<typeof scene>, copy: number): number[] {
  const { to } = remaining.seats.list[copy]!;
  const { x, y, cell } = layout.glide(1);
  return [layout.middle[0] + (to.x - x) / cell, layout.middle[1] + (to.y - y) / cell];
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

test('without motion ranks stay open', () => {
  const shown = scene(pentominoes, 2, true);
  const open = placesOf(shown);
  for (const placement of deep.path) place(shown.state, placement);
  shown.pass(6000);
  expect(placesOf(shown)).toEqual(open);
});

const rounded = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** The middles of a copy's cells, in a pose. */
function sitesIn(pose: Pose, made: Pose, shapes: PieceShapes, copy: number): string[] {
  const m = new Float32Array(6);
  setMatrix(m, pose, made);
  return shapes.geometry.sites
    .filter((_, site) => shapes.owner[site] === copy)
    .map(({ middle: [x, y] }) =>
      [m[0]! * x + m[2]! * y + m[4]!, m[1]! * x + m[3]! * y + m[5]!].map(rounded).join(),
    );
}

test('a pose turns the shorter way round, and what is flipped shows its back from halfway on, never less than its edge', () => {
  const from = { x: 0, y: 0, angle: 0.1, size: 1, front: 1 };
  const to = { x: 2, y: 4, angle: 2 * Math.PI - 0.1, size: 0.25, front: -1 };
  const pose = newPose();
  setBetween(pose, from, to, 0.5);
  expect(pose.angle).toBeCloseTo(0);
  expect(pose).toMatchObject({ x: 1, y: 2, size: 0.5 });
  expect(Math.abs(pose.front)).toBeCloseTo(EDGE_ON);
  for (let share = 0; share <= 1; share += 0.01) {
    setBetween(pose, from, to, share);
    expect(Math.abs(pose.front)).toBeGreaterThanOrEqual(EDGE_ON);
    if (Math.abs(share - 0.5) > 1e-6) expect(Math.sign(pose.front)).toBe(share < 0.5 ? 1 : -1);
  }
  setBetween(pose, from, to, 1);
  expect(pose.front).toBe(-1);
});

test('nothing is painted while nothing changes', () => {
  let painted = 0;
  const mesh = { ...ignore, colour: () => painted++, hide: () => painted++, pose: () => painted++ };
  const remaining = unseenRemaining(boardOf(pentominoes.puzzle), mesh);
  const pieces = unseenPieces(boardOf(pentominoes.puzzle), themes.midnight, {}, remaining);
  const state = new BoardState(pentominoes);
  let now = 0;
  const frame = (): void => {
    drawFrame(pieces, state, { now: (now += FRAME), pace: 2, elapsed: FRAME }, remaining);
  };
  for (let i = 0; i < 200; i++) frame();
  expect(painted).toBeGreaterThan(0);
  painted = 0;
  for (let i = 0; i < 20; i++) frame();
  expect(painted).toBe(0);
});
