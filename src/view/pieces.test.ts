import { describe, expect, test } from 'vitest';
import { BoardState } from '../play/boardState.ts';
import { compile } from '../solve/problem.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { PLACE, REMOVE, stepOf } from '../solve/step.ts';
import { luminance, over, rgb, type Rgb } from './colour.ts';
import type { Layers } from './layers.ts';
import { mosaicOf } from './mosaic.ts';
import { pieceColours } from './pieceArt.ts';
import { Pieces } from './pieces.ts';
import { themes, type Theme } from './themes/index.ts';

const FRAME = 1000 / 60;
const problem = compile(parsePuzzle('pieces: pentomino\n\n' + '......\n'.repeat(10)));
const { start, cellOf, piece, count } = problem.placements;

/** A screen that nobody looks at. */
const ignore = { put() {}, colour() {}, lift() {}, reach() {} };
const screen = { open: ignore, settled: ignore, moving: ignore } as unknown as Layers;

function piecesOf(theme: Theme, layers = screen): Pieces {
  const pieces = new Pieces(problem, mosaicOf(problem), layers);
  pieces.colours = pieceColours(theme, problem.pieces.length).map(rgb);
  pieces.afterglow.cool = rgb(theme.glow.colour);
  return pieces;
}

function frame(pieces: Pieces, state: BoardState, now: number, pace: number): void {
  pieces.settle(FRAME, pace, false);
  pieces.compare(state.owner, now, pace, false);
  pieces.fly(now);
  pieces.afterglow.pass(FRAME);
}

/** Tries the placements of the last cell open to them one after another, two deep, for ever. */
function* trial(state: BoardState): Generator<void> {
  const fits = (placement: number): boolean =>
    cellOf.subarray(start[placement], start[placement + 1]).every((cell) => state.owner[cell]! < 0);
  for (;;) {
    for (let first = 0; first < count; first += 7) {
      state.apply(stepOf(PLACE, first));
      yield;
      for (let second = 0, tried = 0; second < count && tried < 5; second += 11) {
        if (piece[second] === piece[first] || !fits(second)) continue;
        tried++;
        state.apply(stepOf(PLACE, second));
        yield;
        state.apply(stepOf(REMOVE, second));
        yield;
      }
      state.apply(stepOf(REMOVE, first));
      yield;
    }
  }
}

/** How much light a cell sends out. */
function brightness(pieces: Pieces, theme: Theme, cell: number): number {
  const { glow, tray } = theme;
  const ground = over(rgb(theme.cell.colour), theme.cell.strength, rgb(tray.colour));
  const [r, g, b, strength] = pieces.afterglow.light.subarray(cell * 4, cell * 4 + 4);
  const light: Rgb = [r!, g!, b!];
  const share = strength! * glow.strength;
  let colour = light.map((channel, i) =>
    glow.blend === 'add'
      ? Math.min(1, ground[i]! + channel * share)
      : ground[i]! * (channel * share + 1 - share),
  ) as unknown as Rgb;
  const lies = pieces.shown[cell]!;
  if (lies >= 0) colour = over(pieces.colours[piece[lies]!]!, pieces.solid(cell), colour);
  for (const { placement, opacity } of pieces.moves.list) {
    if (placement < 0) continue;
    if (!cellOf.subarray(start[placement], start[placement + 1]).includes(cell)) continue;
    colour = over(pieces.colours[piece[placement]!]!, opacity, colour);
  }
  return luminance(colour);
}

/** The most flashes (up and down by a tenth of full light) that a second holds. */
function mostFlashes(course: readonly number[]): number {
  const turns: number[] = [];
  let extreme = course[0]!;
  let rising: boolean | undefined;
  course.forEach((value, at) => {
    if (rising === undefined) {
      if (Math.abs(value - extreme) < 0.1) return;
      rising = value > extreme;
      extreme = value;
    } else if (rising ? value > extreme : value < extreme) extreme = value;
    else if (Math.abs(value - extreme) >= 0.1) {
      turns.push(at);
      rising = !rising;
      extreme = value;
    }
  });
  return Math.max(
    0,
    ...turns.map((from) => turns.filter((at) => at >= from && at < from + 60).length / 2),
  );
}

describe.each(Object.values(themes))('in the look $id', (theme) => {
  test.each([2, 5, 8, 12, 20, 29, 31, 60, 200, 1000, 20_000])(
    'no cell flashes more than three times a second at %d steps a second',
    (pace) => {
      const state = new BoardState(problem);
      const pieces = piecesOf(theme);
      const steps = trial(state);
      const courses: number[][] = problem.cells.map(() => []);
      let owed = 0;
      for (let at = 1; at <= 360; at++) {
        for (owed += pace / 60; owed >= 1; owed--) steps.next();
        frame(pieces, state, at * FRAME, pace);
        courses.forEach((course, cell) => course.push(brightness(pieces, theme, cell)));
      }
      expect(Math.max(...courses.map(mostFlashes))).toBeLessThanOrEqual(3);
    },
  );
});

test('a piece drops in at a slow pace, lies solid, lifts and leaves its light', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  const [cell] = cellOf.subarray(start[3]);
  state.apply(stepOf(PLACE, 3));
  frame(pieces, state, 0, 2);
  expect(pieces.moves.of(3)).toBeGreaterThanOrEqual(0);
  expect(pieces.solid(cell!)).toBe(0);
  frame(pieces, state, 300, 2);
  expect(pieces.moves.any).toBe(false);
  expect(pieces.solid(cell!)).toBe(1);
  state.apply(stepOf(REMOVE, 3));
  frame(pieces, state, 316, 2);
  expect(pieces.moves.of(3)).toBeGreaterThanOrEqual(0);
  expect(pieces.shown[cell!]).toBe(-1);
  expect(pieces.afterglow.light[cell! * 4 + 3]).toBeGreaterThan(0.9);
});

test('nothing moves at a fast pace: what stands still becomes solid', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  const [cell] = cellOf.subarray(start[3]);
  state.apply(stepOf(PLACE, 3));
  const solid: number[] = [];
  for (let at = 0; at < 60; at++) {
    frame(pieces, state, at * FRAME, 5000);
    solid.push(pieces.solid(cell!));
  }
  expect(pieces.moves.any).toBe(false);
  expect(solid[3]).toBeLessThan(0.1);
  expect(solid.at(-1)).toBe(1);
  expect(solid).toEqual(solid.toSorted((a, b) => a - b));
});

test('a piece in the air is put down where it belongs when the pace rises', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  state.apply(stepOf(PLACE, 3));
  frame(pieces, state, 0, 2);
  state.apply(stepOf(REMOVE, 3));
  frame(pieces, state, 16, 1000);
  expect(pieces.moves.any).toBe(false);
  expect([...pieces.shown]).toEqual(problem.cells.map(() => -1));
});

test('a board that was to leave and stays lies as it did, whatever was taken up meanwhile', () => {
  const lifts = problem.cells.map(() => 0);
  const opacities = problem.cells.map(() => 0);
  const settled = {
    ...ignore,
    lift: (cell: number, lift: number) => (lifts[cell] = lift),
    colour: (cell: number, ...[, , , opacity]: number[]) => (opacities[cell] = opacity!),
  };
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight, { ...screen, settled } as unknown as Layers);
  const cells = [...cellOf.subarray(start[0], start[1])];
  const other = Array.from({ length: count }, (_, i) => i).find((placement) =>
    cellOf.subarray(start[placement], start[placement + 1]).every((cell) => !cells.includes(cell)),
  )!;
  const others = [...cellOf.subarray(start[other], start[other + 1])];
  state.apply(stepOf(PLACE, 0));
  state.apply(stepOf(PLACE, other));
  for (let at = 0; at < 60; at++) frame(pieces, state, at * FRAME, 5000);
  pieces.depart(600, false);
  for (const cell of cells) expect(opacities[cell]).toBeLessThan(1);
  expect(Math.max(...lifts)).toBeGreaterThan(0);
  state.apply(stepOf(REMOVE, other));
  frame(pieces, state, 61 * FRAME, 5000);
  pieces.depart(0, false);
  expect(lifts).toEqual(problem.cells.map(() => 0));
  for (const cell of cells) expect(opacities[cell]).toBe(1);
  for (const cell of others) expect(opacities[cell]).toBe(0);
});
