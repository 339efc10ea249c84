import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spokenHeight } from '../../theme/pieceArt.ts';
import type { Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import { compile } from '../../solve/problem.ts';
import { PLACE, REMOVE, stepOf } from '../../solve/step.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { drawFrame, ignore, unseenPieces } from '../../testing/pictures/unseen.ts';
import { themes } from '../../theme/index.ts';
import { withMargins } from '../../theme/viewport.ts';
import { boardOf, namesOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { cellIn } from '../board/layout.ts';
import { presentFor } from '../../testing/pictures/presentFor.ts';
import { LEAVE } from '../changeover.ts';

import { letter, letterFit } from './lettering.ts';
import { newPose, setBetween, setMatrix } from './pose.ts';
import { marksOf } from './marks.ts';

describe('a small page', () => {
  const page = { width: 960, height: 540 };
  /** The height of the controls there. */
  const CONTROLS = 145;

  test.each([0, CONTROLS])(
    'of every board shows marks that are read, %d px above its foot',
    (bottom) => {
      const around = withMargins({ top: 0, right: 0, bottom, left: 0 }, page);
      const room = {
        width: page.width - around.left - around.right,
        height: page.height - around.top - around.bottom,
      };
      const unread = catalogueOnDisk.flatMap(({ id, puzzle }) => {
        const board = boardOf(puzzle);
        const cell = cellIn(geometryOf(board), room);
        const names = namesOf(board);
        const fit = letterFit('marks', Math.max(...names.map(({ length }) => length)), cell);
        const marks = fit.hasMarks ? marksOf(board) : names;
        const areRead = marks.every(({ length }) => (fit.sizeOf(length, 1) ?? 0) * cell > 8.99);
        return areRead && new Set(marks).size === new Set(names).size ? [] : [id];
      });
      expect(unread).toEqual([]);
    },
  );
});

test('names that a text speaks of are all there, or none is', () => {
  const fit = letterFit('names', 4, 24);
  expect(fit.hasMarks).toBe(false);
  expect(fit.sizeOf(1, 1)).toBeUndefined();
  expect(letterFit('names', 4, 80).sizeOf(4, 1)! * 80).toBeGreaterThan(9);
});

test('a mark keeps its size on the page where cells are small, but not beyond its cell', () => {
  const sizes = [80, 20, 15].map((cell) => letterFit('marks', 4, cell).sizeOf(1, 1)! * cell);
  expect(sizes[0]).toBeCloseTo(80 * 0.42);
  expect(sizes[1]).toBe(12);
  expect(sizes[2]).toBeCloseTo(15 * 0.67);
  expect(letterFit('marks', 4, 12).sizeOf(1, 1)).toBeUndefined();
});

test('names of one letter are read on waiting pieces, where cells are a quarter as wide', () => {
  const fit = letterFit('marks', 1, 62);
  expect(fit.hasMarks).toBe(false);
  expect(fit.sizeOf(1, 1)).toBe(0.42);
  expect(fit.sizeOf(1, 0.26)! * 0.26 * 62).toBeGreaterThan(10.5);
  expect(fit.sizeOf(1, 0.26)! * 0.26 * 62).toBeLessThanOrEqual(12);
  expect(letterFit('marks', 1, 62, 0.55).sizeOf(1, 1)).toBe(0.55);
});

/** A layer that keeps the opacity and the height of its cells. */
function layer(count: number) {
  const [opacities, lifts] = [new Float64Array(count), new Float64Array(count)];
  return {
    ...ignore,
    colour: (cell: number, _colour: unknown, opacity: number) => void (opacities[cell] = opacity),
    hide: (cell: number) => void (opacities[cell] = 0),
    lift: (cell: number, lift: number) => void (lifts[cell] = lift),
    opacityOf: (cell: number) => opacities[cell]!,
    liftOf: (cell: number) => lifts[cell]!,
  };
}

test('a piece that is flipped has its letter until it is nearly seen from its edge, and again from then on', () => {
  const board = geometryOf(boardOf(parsePuzzle('.....\n\nI\nooooo\n')));
  const matrix = new Float32Array(6);
  const lies = { ...newPose(), x: 2.5, y: 0.5 };
  const opacityAt = (share: number): number => {
    setBetween(lies, { ...lies, front: 1, angle: 0.7 }, { ...lies, front: -1, angle: 0.2 }, share);
    setMatrix(matrix, lies, newPose());
    const flight = { colour: 0, named: 2, lift: 0, opacity: 1, matrix };
    const pieces = { cells: { list: [] }, flights: { list: [flight] } };
    const layers = { settled: layer(5), fading: layer(5) };
    let shown = 0;
    letter(
      { board },
      { pieces, layers, prominent: [], trails: 0, seats: undefined, reachOf: () => 0.2 } as never,
      (_colour, _at, _lift, opacity) => void (shown = opacity),
    );
    return shown;
  };
  for (const share of [0, 0.2, 0.8, 1]) expect(opacityAt(share)).toBeCloseTo(1);
  for (const share of [0.42, 0.5, 0.58]) expect(opacityAt(share)).toBe(0);
});

test('a letter is on a prominent tile with a body where no other tile is seen, as strong as motion trails', () => {
  const board = { sites: [{ middle: [0, 0] }, { middle: [3, 1] }] };
  const shownAt = (
    trails: number,
    other: number,
    strength = 0.8,
    body = 1,
  ): (readonly [number, Point, number])[] => {
    const shown: (readonly [number, Point, number])[] = [];
    const layers = { settled: { opacityOf: () => other }, fading: { opacityOf: () => 0 } };
    const pieces = { cells: { list: [] }, flights: { any: false, list: [] } };
    const prominent = [{ colour: 4, named: 1, strength, body }];
    letter(
      { board } as never,
      { pieces, layers, prominent, trails } as never,
      (colour, at, _, opacity) => shown.push([colour, at, opacity]),
    );
    return shown;
  };
  for (const strength of [1, 0.55]) expect(shownAt(1, 0, strength)).toEqual([[4, [3, 1], 1]]);
  expect(shownAt(0.6, 0)[0]![2]).toBeCloseTo(0.5);
  expect([
    ...shownAt(0, 0),
    ...shownAt(1, 1),
    ...shownAt(1, 0, 0.45),
    ...shownAt(1, 0, 1, 0),
  ]).toEqual([]);
});

describe('letters of pieces', () => {
  const problem = compile(parsePuzzle('pieces: pentomino\n\n' + '......\n'.repeat(10)));
  const { start, cellOf, count } = problem.placements;
  const cellsOf = (placement: number) => [
    ...cellOf.subarray(start[placement], start[placement + 1]),
  ];

  function drawn() {
    const board = boardOf(problem.puzzle);
    const layers = { settled: layer(60), fading: layer(60) };
    const pieces = unseenPieces(board, themes.paper, layers);
    const state = new BoardState(problem);
    const geometry = geometryOf(board);
    let now = 0;
    return {
      layers,
      pieces,
      state,
      play: (frames: number, pace: number) => {
        for (let i = 0; i < frames; i++)
          drawFrame(pieces, state, { now: (now += 16), pace, elapsed: 16 });
      },
      letters: () => {
        const put: {
          colour: number;
          at: Point;
          lift: number;
          opacity: number;
          isAloft: boolean;
        }[] = [];
        letter(
          { board: geometry },
          { pieces, layers, prominent: [], trails: 0, seats: undefined, reachOf: () => 0.2 },
          (colour, at, lift, opacity, _, isAloft = false) =>
            put.push({ colour, at, lift, opacity, isAloft }),
        );
        return put;
      },
    };
  }

  test('sink and go with them, each in its turn, when a board leaves', () => {
    const { layers, pieces, state, play, letters } = drawn();
    const others = Array.from({ length: count }, (_, one) => one);
    const last = others.findLast((one) =>
      cellsOf(one).every((cell) => !cellsOf(3).includes(cell)),
    )!;
    for (const placement of [3, last]) state.apply(stepOf(PLACE, placement));
    play(60, 2);
    expect(letters().map(({ opacity }) => opacity)).toEqual([1, 1]);
    pieces.order();
    for (let leaving = 0; leaving <= LEAVE; leaving += LEAVE / 12) {
      pieces.change(presentFor(leaving), false);
      for (const { colour, lift, opacity } of letters()) {
        const cell = pieces.cells.list.findIndex((one) => one.isNamed && one.colour === colour);
        expect(opacity).toBeLessThanOrEqual(layers.settled.opacityOf(cell));
        expect(lift).toBe(layers.settled.liftOf(cell));
      }
    }
    expect(letters()).toEqual([]);
  });

  test('are not seen on pieces that lie over them', () => {
    const { pieces, state, play, letters } = drawn();
    const named = (placement: number) =>
      pieces.cells.list.findIndex(
        ({ isNamed, colour }) => isNamed && colour === problem.placements.piece[placement],
      );
    state.apply(stepOf(PLACE, 3));
    play(60, 5000);
    const cell = named(3);
    const next = Array.from({ length: count }, (_, one) => one).find(
      (one) =>
        problem.placements.piece[one] !== problem.placements.piece[3] &&
        cellsOf(one).includes(cell),
    )!;
    state.apply(stepOf(REMOVE, 3));
    state.apply(stepOf(PLACE, next));
    const both = [];
    for (let i = 0; i < 60; i++) {
      play(1, 5000);
      const old = letters().find(({ colour }) => colour === problem.placements.piece[3]);
      const covered = pieces.cells.opacity(cell);
      both.push(old?.opacity ?? 0);
      expect(old?.opacity ?? 0).toBeLessThanOrEqual(1 - covered);
    }
    expect(both[0]).toBeGreaterThan(0.5);
    expect(both.at(-1)).toBe(0);
  });

  test('are gone before pieces that fly over them cut them, and back when they are free', () => {
    const { pieces, state, play, letters } = drawn();
    const { sites } = geometryOf(boardOf(problem.puzzle));
    const others = Array.from({ length: count }, (_, one) => one);
    const near = (one: number): boolean =>
      cellsOf(one).every((cell) => !cellsOf(3).includes(cell)) &&
      problem.placements.piece[one] !== problem.placements.piece[3];
    state.apply(stepOf(PLACE, 3));
    play(60, 2);
    const own = problem.placements.piece[3];
    const named = pieces.cells.list.findIndex(({ isNamed }) => isNamed);
    /** On its own cell. */
    const shown = (): number =>
      letters().find(
        ({ colour, at }) => colour === own && at.join() === sites[named]!.middle.join(),
      )?.opacity ?? 0;
    expect(shown()).toBe(1);
    state.apply(stepOf(PLACE, others.find(near)!));
    play(1, 2);
    const flight = pieces.flights.list.find((one) => one !== undefined)!;
    const seen: number[] = [];
    const [x, y] = sites[named]!.middle;
    const [from] = [sites[flight.cells[0]!]!.middle];
    Object.assign(flight, { opacity: 1, lift: 0 });
    // Across the letter, from the right.
    for (let away = 2; away >= 0; away -= 0.05) {
      flight.matrix.set([1, 0, 0, 1, x + away - from[0], y - from[1]]);
      const opacity = shown();
      seen.push(opacity);
      if (away < 0.7) expect(opacity).toBe(0);
    }
    expect(Math.max(...seen.slice(1).map((one, i) => Math.abs(one - seen[i]!)))).toBeLessThan(0.5);
  });

  test('are below pieces that fly over them', () => {
    const { state, play, letters } = drawn();
    state.apply(stepOf(PLACE, 3));
    play(60, 2);
    expect(letters().map(({ isAloft }) => isAloft)).toEqual([false]);
    state.apply(stepOf(REMOVE, 3));
    play(6, 2);
    expect(letters().map(({ isAloft }) => isAloft)).toEqual([true]);
  });
});

/** The rooms of the board in a class with panels, on pages so high: alone, and below the words of a lesson. */
const rooms = [
  { page: 720, width: 740, height: 370 },
  { page: 720, width: 740, height: 300 },
  { page: 640, width: 585, height: 310 },
  { page: 640, width: 585, height: 250 },
];
/** The height of capitals, in font sizes, and their least part of the height of the page. */
const [CAPITAL, PART] = [0.73, 45];
/** The least width of square cells in which such names have room beside numbers, in CSS px. */
const ROOMY = 40;

test('names on the boards of the lesson are as large as what is to be read from the last row', () => {
  const lesson = readFileSync(
    new URL('../../../assets/lessons/backtracking.json', import.meta.url),
    'utf8',
  );
  const used = new Set([...lesson.matchAll(/puzzle(?:=|": ")([\w-]+)/g)].map(([, id]) => id));
  const shown = catalogueOnDisk.filter(({ id }) => used.has(id));
  expect(shown.length).toBeGreaterThan(4);
  for (const { id, puzzle } of shown) {
    const board = boardOf(puzzle);
    const longest = Math.max(...namesOf(board).map(({ length }) => length));
    for (const { page, ...room } of rooms) {
      const cell = cellIn(geometryOf(board), room);
      const fit = letterFit('names', longest, cell, spokenHeight(puzzle.lattice, cell));
      const size = (fit.sizeOf(longest, 1) ?? 0) * cell;
      const isLarge = size * CAPITAL >= page / PART;
      expect({ id, page, cell, size, isLarge: isLarge || cell < ROOMY }).toMatchObject({
        isLarge: true,
      });
    }
  }
});
