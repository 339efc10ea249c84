import { expect, test } from 'vitest';
import type { Cell } from '../../puzzle/types.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import { PLACE, REMOVE, stepOf } from '../../solve/step.ts';
import type { Rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { FRAME, frame, piecesOf, problem } from '../../testing/pictures/pentominoBoard.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import type { Layers } from '../board/layers.ts';
import { presentFor } from '../../testing/pictures/presentFor.ts';
import { Arrival, LEAVE } from '../changeover.ts';
import { Pieces } from './pieces.ts';

const { start, cellOf, count } = problem.placements;

test('a board whose departure is cancelled looks as before, whatever was removed meanwhile', () => {
  const lifts = problem.cells.map(() => 0);
  const opacities = problem.cells.map(() => 0);
  const settled = {
    ...ignore,
    lift: (cell: number, lift: number) => (lifts[cell] = lift),
    colour: (cell: number, _: Rgb, opacity: number) => (opacities[cell] = opacity),
    hide: (cell: number) => (opacities[cell] = 0),
  };
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight, { settled });
  const cells = [...cellOf.subarray(start[0], start[1])];
  const other = Array.from({ length: count }, (_, i) => i).find((placement) =>
    cellOf.subarray(start[placement], start[placement + 1]).every((cell) => !cells.includes(cell)),
  )!;
  const others = [...cellOf.subarray(start[other], start[other + 1])];
  state.apply(stepOf(PLACE, 0));
  state.apply(stepOf(PLACE, other));
  for (let at = 0; at < 60; at++) frame(pieces, state, at * FRAME, 5000);
  pieces.order();
  pieces.change(presentFor(0.7 * LEAVE), false);
  for (const cell of cells) expect(opacities[cell]).toBeLessThan(1);
  expect(Math.min(...lifts)).toBeLessThan(0);
  state.apply(stepOf(REMOVE, other));
  frame(pieces, state, 61 * FRAME, 5000);
  pieces.change(presentFor(0), false);
  expect(lifts.map(Math.abs)).toEqual(problem.cells.map(() => 0));
  for (const cell of cells) expect(opacities[cell]).toBe(1);
  for (const cell of others) expect(opacities[cell]).toBe(0);
});

test('the tile that was laid last leaves first; without motion all leave together, and none sinks', () => {
  const opacities = problem.cells.map(() => 0);
  const lifts = problem.cells.map(() => 0);
  const settled = {
    ...ignore,
    lift: (cell: number, lift: number) => (lifts[cell] = lift),
    colour: (cell: number, _: Rgb, opacity: number) => (opacities[cell] = opacity),
    hide: (cell: number) => (opacities[cell] = 0),
  };
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight, { settled });
  const one = [...cellOf.subarray(start[0], start[1])];
  const later = Array.from({ length: count }, (_, i) => i).find((placement) =>
    cellOf.subarray(start[placement], start[placement + 1]).every((cell) => !one.includes(cell)),
  )!;
  const other = [...cellOf.subarray(start[later], start[later + 1])];
  let at = 0;
  const settle = (): void => {
    for (let i = 0; i < 90; i++) frame(pieces, state, ++at * FRAME, 5000);
  };
  // Whichever of the two has lower numbers.
  for (const [first, last] of [
    [one, other],
    [other, one],
  ] as const) {
    state.apply(stepOf(PLACE, first === one ? 0 : later));
    settle();
    state.apply(stepOf(PLACE, first === one ? later : 0));
    settle();
    pieces.order();
    pieces.change(presentFor(650), false);
    expect([opacities[last[0]!], opacities[first[0]!]]).toEqual([0, 1]);
    expect([lifts[last[0]!]! < 0, Math.abs(lifts[first[0]!]!)]).toEqual([true, 0]);
    pieces.change(presentFor(0), false);
    lifts.fill(0);
    pieces.change(presentFor(450), true);
    expect(opacities[last[0]!]).toBe(opacities[first[0]!]);
    expect(opacities[first[0]!]).toBeCloseTo(0.5);
    expect(lifts).toEqual(problem.cells.map(() => 0));
    pieces.change(presentFor(0), true);
    state.apply(stepOf(REMOVE, first === one ? later : 0));
    state.apply(stepOf(REMOVE, first === one ? 0 : later));
    settle();
  }
});

test('a board lights up from the middle of what is laid out by then', () => {
  const board = boardOf(problem.puzzle);
  const layout = { board: geometryOf(board) };
  const layers = { open: ignore, fading: ignore, settled: ignore, trails: ignore, moving: ignore };
  const pieces = new Pieces(board, layout, layers as unknown as Layers);
  pieces.setTheme(themes.midnight);
  const arrival = new Arrival('first');
  arrival.pass(0);
  pieces.change(presentFor(0, arrival), false);
  // The last cell lies in the middle now.
  const middle = board.cells.findIndex(([x, y]) => x === 3 && y === 5);
  const last = board.cells.length - 1;
  const cells = board.cells.with(middle, board.cells[last]!).with(last, board.cells[middle]!);
  layout.board = geometryOf({ ...board, cells });
  arrival.pass(240);
  pieces.change(presentFor(0, arrival), false);
  const lit = pieces.cells.list.map((cell) => cell.lit);
  expect(lit[last]).toBeGreaterThan(lit[0]!);
  expect(lit[last]).toBeGreaterThan(lit[middle]!);
});

test('a tray alone is seen as far as its board is; of several each comes by itself', () => {
  const seen = (columns: readonly number[]): number[] => {
    const cells = columns.map((column): Cell => [column, 0]);
    const board = { ...boardOf(problem.puzzle), cells };
    const layout = { board: geometryOf(board) };
    const layers = {
      open: ignore,
      fading: ignore,
      settled: ignore,
      trails: ignore,
      moving: ignore,
    };
    const pieces = new Pieces(board, layout, layers as unknown as Layers);
    pieces.setTheme(themes.midnight);
    const arrival = new Arrival('own');
    arrival.pass(0);
    arrival.pass(100);
    pieces.change(presentFor(0, arrival), false);
    return board.cells.map((_, cell) => pieces.trayAt(cell));
  };
  expect(new Set(seen([0, 1, 2, 3]))).toEqual(new Set([1]));
  const several = seen([0, 1, 5, 6]);
  expect(Math.min(...several)).toBe(0);
  expect(Math.max(...several)).toBeGreaterThan(0);
  expect(Math.max(...several)).toBeLessThan(1);
});

test('tiles that lie on a board as it arrives come once all of its cells are lit, from the middle', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  state.apply(stepOf(PLACE, 0));
  frame(pieces, state, 0, 2);
  const cells = [...cellOf.subarray(start[0], start[1])];
  const arrival = new Arrival('own');
  arrival.pass(0);
  let hasCome = false;
  for (let time = 0; time < 1000; time += 20) {
    pieces.change(presentFor(0, arrival), false);
    const { list } = pieces.cells;
    const isLit = list.every(({ lit }) => lit === 1);
    for (const cell of cells) if (!isLit) expect(list[cell]!.left).toBe(0);
    hasCome = cells.every((cell) => list[cell]!.left === 1);
    arrival.pass(20);
  }
  expect(hasCome).toBe(true);
});

test('what lies from the start comes once its tray is there, from the middle; what is laid later does not wait', () => {
  const opacities = problem.cells.map(() => 0);
  const settled = {
    ...ignore,
    colour: (cell: number, _: Rgb, opacity: number) => (opacities[cell] = opacity),
    hide: (cell: number) => (opacities[cell] = 0),
  };
  const pieces = piecesOf(themes.midnight, { settled });
  const state = new BoardState(problem);
  const one = [...cellOf.subarray(start[0], start[1])];
  const later = Array.from({ length: count }, (_, i) => i).find((placement) =>
    cellOf.subarray(start[placement], start[placement + 1]).every((cell) => !one.includes(cell)),
  )!;
  state.apply(stepOf(PLACE, 0));
  const arrival = new Arrival('first');
  arrival.pass(0);
  const presence = presentFor(0, arrival);
  let now = 0;
  const showFor = (ms: number): void => {
    for (const end = now + ms; now < end; now += FRAME) {
      frame(pieces, state, now, 5000);
      arrival.pass(FRAME);
      pieces.change(presence, false);
    }
  };
  showFor(360);
  expect(pieces.trayAt(one[0]!)).toBeGreaterThan(0.9);
  expect(opacities[one[0]!]).toBe(0);
  state.apply(stepOf(PLACE, later));
  showFor(900);
  expect([opacities[one[0]!], opacities[cellOf[start[later]!]!]]).toEqual([1, 1]);
  expect(pieces.cells.list[one[0]!]!.laid).toBe(0);
  // Shown alone, with the tray that it lies on as yet unseen, it would not be there.
  const other = piecesOf(themes.midnight, { settled });
  frame(other, state, 0, 5000);
  for (let at = 0; at < 60; at++) frame(other, state, at * FRAME, 5000);
  other.change(presentFor(0, new Arrival('first')), false);
  expect(Math.max(...opacities)).toBe(0);
});
