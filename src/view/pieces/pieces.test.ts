import type { Tiling } from '../../run/tiling.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE, REMOVE, stepOf } from '../../solve/step.ts';
import { boardOf } from '../board/board.ts';
import type { Rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { FRAME, frame, piecesOf, problem } from '../../testing/pictures/pentominoBoard.ts';

const { start, cellOf, count } = problem.placements;

test('at a slow pace a piece drops in, becomes solid and lifts off, and its cells are dark', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  const [cell] = cellOf.subarray(start[3]);
  frame(pieces, state, 0, 2);
  state.apply(stepOf(PLACE, 3));
  frame(pieces, state, 0, 2);
  expect(pieces.flights.of(3)).toBeGreaterThanOrEqual(0);
  expect(pieces.cells.opacity(cell!)).toBe(0);
  frame(pieces, state, 300, 2);
  expect(pieces.flights.any).toBe(false);
  expect(pieces.cells.opacity(cell!)).toBe(1);
  state.apply(stepOf(REMOVE, 3));
  frame(pieces, state, 316, 2);
  expect(pieces.flights.of(3)).toBeGreaterThanOrEqual(0);
  expect(pieces.cells.owner[cell!]).toBe(-1);
  expect(pieces.afterglow.glowing).toBe(false);
});

test('what lies in the first frame comes from nowhere', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  state.apply(stepOf(PLACE, 3));
  frame(pieces, state, 0, 2);
  expect(pieces.flights.any).toBe(false);
  expect(pieces.cells.owner[cellOf[start[3]!]!]).toBe(3);
});

test('a piece fades out while another takes its place', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.chocolate);
  const [cell] = cellOf.subarray(start[3]);
  const other = Array.from({ length: count }, (_, placement) => placement).find(
    (placement) =>
      placement !== 3 && cellOf.subarray(start[placement], start[placement + 1]).includes(cell!),
  )!;
  let now = 0;
  const play = (frames: number): { old: number; young: number }[] =>
    Array.from({ length: frames }, () => {
      frame(pieces, state, (now += FRAME), 5000);
      return { old: pieces.cells.removedOpacity(cell!), young: pieces.cells.opacity(cell!) };
    });
  state.apply(stepOf(PLACE, 3));
  play(60);
  state.apply(stepOf(REMOVE, 3));
  state.apply(stepOf(PLACE, other));
  const seen = play(60);
  expect(pieces.cells.list[cell!]!.removed.colour).toBe(problem.placements.piece[3]);
  expect(seen[0]).toEqual({ old: 1, young: 0 });
  expect(seen[17]!.old).toBeGreaterThan(0);
  expect(seen.at(-1)).toEqual({ old: 0, young: 1 });
  expect(seen.map(({ old }) => old)).toEqual(seen.map(({ old }) => old).toSorted((a, b) => b - a));
});

test('if pieces fade, all cells of the next piece start to look solid together, half a second later', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.chocolate);
  const cells = [...cellOf.subarray(start[3], start[4])];
  const neighbour = Array.from({ length: count }, (_, placement) => placement).find((placement) => {
    const shared = cells.filter((cell) =>
      cellOf.subarray(start[placement], start[placement + 1]).includes(cell),
    );
    return shared.length === 1;
  })!;
  const all = [...cellOf.subarray(start[neighbour], start[neighbour + 1])];
  let now = 0;
  const play = (frames: number): void => {
    for (let i = 0; i < frames; i++) frame(pieces, state, (now += FRAME), 60);
  };
  state.apply(stepOf(PLACE, 3));
  play(6);
  state.apply(stepOf(REMOVE, 3));
  state.apply(stepOf(PLACE, neighbour));
  play(20);
  expect(all.map((cell) => pieces.cells.opacity(cell))).toEqual(all.map(() => 0));
  play(10);
  const solid = all.map((cell) => pieces.cells.opacity(cell));
  expect(Math.min(...solid)).toBeGreaterThan(0);
  expect(Math.max(...solid)).toBe(Math.min(...solid));
});

test('at a fast pace nothing moves, and pieces that stay become solid', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  const [cell] = cellOf.subarray(start[3]);
  state.apply(stepOf(PLACE, 3));
  const solid: number[] = [];
  for (let at = 0; at < 60; at++) {
    frame(pieces, state, at * FRAME, 5000);
    solid.push(pieces.cells.opacity(cell!));
  }
  expect(pieces.flights.any).toBe(false);
  expect(solid[3]).toBeLessThan(0.1);
  expect(solid.at(-1)).toBe(1);
  expect(solid).toEqual(solid.toSorted((a, b) => a - b));
});

test('a piece in flight ends its flight when the pace rises', () => {
  const state = new BoardState(problem);
  const pieces = piecesOf(themes.midnight);
  state.apply(stepOf(PLACE, 3));
  frame(pieces, state, 0, 2);
  state.apply(stepOf(REMOVE, 3));
  frame(pieces, state, 16, 1000);
  expect(pieces.flights.any).toBe(false);
  expect([...pieces.cells.owner]).toEqual(problem.cells.map(() => -1));
});

test('however tiles change while some are in flight, all of them are solid soon after', () => {
  const { largest } = boardOf(problem.puzzle);
  // Each change assigns a cell to a tile or to none; the first of a frame sets the pace.
  const change = fc.record({
    cell: fc.nat(11),
    tile: fc.integer({ min: -1, max: 2 }),
    pace: fc.constantFrom(2, 20, 1000),
  });
  const frames = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 30 });
  fc.assert(
    fc.property(frames, fc.constantFrom('midnight', 'chocolate'), (all, theme) => {
      const inTheAir = new Map<number, number>();
      const moving = {
        ...ignore,
        colour: (slot: number, _: Rgb, opacity: number) => inTheAir.set(slot, opacity),
        hide: (slot: number) => inTheAir.set(slot, 0),
      };
      const pieces = piecesOf(themes[theme], { moving });
      const owner = new Int32Array(problem.cells.length).fill(-1);
      const cellsOf = (tile: number): number[] =>
        [...owner.keys()].filter((cell) => owner[cell] === tile);
      const tiling = { owner, cellsOf, colourOf: (tile: number) => tile };
      let now = 0;
      for (const changes of all) {
        for (const { cell, tile } of changes)
          if (tile < 0 || cellsOf(tile).length < largest) owner[cell] = tile;
        frame(pieces, tiling, (now += FRAME), changes[0]!.pace);
        const drawn = [...inTheAir.values()].filter((opacity) => opacity > 0).length;
        const most = pieces.flights.list.filter((flight) => flight !== undefined);
        expect(drawn).toBeLessThanOrEqual(most.reduce((sum, { cells }) => sum + cells.length, 0));
        for (const { tile, isArriving, cells } of most)
          if (isArriving) expect(cellsOf(tile)).toEqual([...cells].sort((a, b) => a - b));
      }
      for (let i = 0; i < 120; i++) frame(pieces, tiling, (now += FRAME), 2);
      expect(pieces.flights.any).toBe(false);
      expect([...owner.keys()].map((cell) => pieces.cells.opacity(cell))).toEqual(
        [...owner].map((tile) => (tile < 0 ? 0 : 1)),
      );
    }),
  );
});

/** A row of tiles, one letter a cell. */
function row(tiles: string): Tiling {
  const owner = Int32Array.from(tiles, (letter) => letter.charCodeAt(0));
  return {
    owner,
    cellsOf: (tile) => [...owner.keys()].filter((cell) => owner[cell] === tile),
    colourOf: (tile) => tile - 97,
  };
}

test('cells that keep their colour stay solid where small tiles become a large one, and back', () => {
  const pieces = piecesOf(themes.midnight);
  const cells = [0, 1, 2];
  // Tiles a to c are of one colour.
  const apart = { ...row('abcde'), colourOf: (tile: number) => (tile < 100 ? 0 : 1) };
  const together = { ...row('aaade'), colourOf: apart.colourOf };
  let now = 0;
  for (const pace of [2, 500]) {
    for (; now % 2000 < 1900; now += FRAME) frame(pieces, apart, now, pace);
    for (const tiling of [together, apart]) {
      frame(pieces, tiling, (now += FRAME), pace);
      expect(cells.map((cell) => pieces.cells.opacity(cell))).toEqual([1, 1, 1]);
      expect(cells.map((cell) => pieces.cells.owner[cell])).toEqual([
        ...tiling.owner.subarray(0, 3),
      ]);
      expect(pieces.flights.any).toBe(false);
    }
    now += 100;
  }
});

test('tiles of one cell that change places are solid at once, but not again for half a second', () => {
  for (const theme of Object.values(themes)) {
    const pieces = piecesOf(theme);
    let now = 0;
    for (; now < 1000; now += FRAME) frame(pieces, row('abc'), now, 200);
    frame(pieces, row('bac'), (now += FRAME), 200);
    expect([0, 1, 2].map((cell) => pieces.cells.opacity(cell))).toEqual([1, 1, 1]);
    expect([0, 1].map((cell) => pieces.cells.list[cell]!.colour)).toEqual([1, 0]);
    frame(pieces, row('abc'), (now += FRAME), 200);
    expect([0, 1, 2].map((cell) => pieces.cells.opacity(cell))).toEqual([0, 0, 1]);
    for (const end = now + 1500; now < end; now += FRAME) frame(pieces, row('abc'), now, 200);
    frame(pieces, row('acb'), (now += FRAME), 200);
    expect([0, 1, 2].map((cell) => pieces.cells.opacity(cell))).toEqual([1, 1, 1]);
  }
});

test.each(['midnight', 'chocolate'] as const)(
  'in %s cells that change places at a slow pace are empty only while pieces fly between them',
  (id) => {
    const colours = [0, 1, 0, 1, 2, 2];
    const owner = new Int32Array(problem.cells.length).fill(-1);
    // Each cell is a tile of its own.
    const lay = (cell: number): void => void (owner[cell] = 16 * cell + colours[cell]!);
    const tiling: Tiling = {
      owner,
      cellsOf: (tile) => [tile >> 4],
      colourOf: (tile) => tile & 15,
    };
    for (const cell of colours.keys()) lay(cell);
    const pieces = piecesOf(themes[id]);
    let now = 0;
    for (let i = 0; i < 120; i++) frame(pieces, tiling, (now += FRAME), 3);
    let flights = 0;
    for (let swap = 0; swap < 6; swap++) {
      const [one, other] = [swap % 5, (swap % 5) + 1];
      [colours[one], colours[other]] = [colours[other]!, colours[one]!];
      lay(one);
      lay(other);
      for (let i = 0; i < 20; i++) {
        frame(pieces, tiling, (now += FRAME), 3);
        if (pieces.flights.any) flights++;
        for (const cell of colours.keys()) {
          const { cells } = pieces;
          const open = (1 - cells.opacity(cell)) * (1 - cells.removedOpacity(cell));
          const isAloft = pieces.flights.list.some((flight) => flight?.cells[0] === cell);
          if (!isAloft) expect(open).toBeLessThan(0.01);
        }
      }
    }
    expect(flights).toBeGreaterThan(10);
  },
);
