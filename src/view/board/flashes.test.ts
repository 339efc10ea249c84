import { geometryOf, type BoardGeometry } from './geometry.ts';
import { coursesOf, groundOf, lineOn } from '../../testing/pictures/courses.ts';
import { isLong } from '../../testing/share.ts';
import { BlockTiles, Division } from '../../generate/division.ts';
import { Hanging, HangingReplay, type HangingPlan } from '../../solve/played/hanging.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swapOf } from '../../generate/events.ts';
import { frameOf } from '../../generate/frame.ts';
import type { Cell } from '../../puzzle/types.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { RandomStream } from '../../solve/random.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { END, PLACE, REMOVE, stepOf } from '../../solve/step.ts';
import { flashing, mostFlashes, RATE, transitions } from '../../testing/pictures/flashes.ts';
import { luminance, rgb } from '../../theme/colour.ts';
import { arrangements } from './arranging.ts';
import { boardOf } from './board.ts';
import { themes } from '../../theme/index.ts';
import { NEAR_MISS_HELD } from '../../play/automaticPace.ts';
import { nearMissLight } from '../motion.ts';

/** Six seconds; every day half of them, in which a cell that flashes does so ten times. */
const frames = (isLong ? 6 : 3) * RATE;
const compiled = (id: string): Problem =>
  compile(parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8')));

/** The themes in which a cell flashes more than three times a second. */
const flashingIn = (courses: ReturnType<typeof coursesOf>): readonly string[] =>
  [...courses]
    .filter(([, cells]) => cells.some((course) => mostFlashes(transitions(course)) > 3))
    .map(([id]) => id);

/** Tries placements one after another, two deep, endlessly. */
function* trial(state: BoardState): Generator<void> {
  const { start, cellOf, piece, count } = state.problem.placements;
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

/** Every day the speeds at which cells change about as often as may be, and the fastest ones; half of all. */
const paces = isLong
  ? [2, 4, 5, 8, 12, 20, 29, 31, 60, 200, 1000, 20_000]
  : [4, 8, 29, 60, 200, 20_000];

test.each(paces)(
  'in no theme a cell or a seat flashes more than three times a second at %d steps a second',
  (pace) => {
    const state = new BoardState(compiled('pentomino-6x10'));
    const steps = trial(state);
    const shown = { board: boardOf(state.problem.puzzle), tiling: state, hasSeats: true };
    expect(flashingIn(coursesOf(shown, () => steps.next(), pace, frames))).toEqual([]);
  },
);

test.each([
  ['pentomino-10x6', 60],
  ['pentomino-10x6', 300],
  ['pentomino-10x6', 1500],
  ['pentomino-10x6', 3000],
  ['pentomino-10x6', 10_000],
  ['pentomino-10x6', 600_000],
  ['hexiamond-6x6', 300],
  ['hexiamond-6x6', 600_000],
  ['pentahex-hexagon', 300],
  ['pentahex-hexagon', 600_000],
])('a search of %s does not flash at %d steps a second in any theme', (id, pace) => {
  const problem = compiled(id);
  const state = new BoardState(problem);
  const steps = startSearch(problem, plainSearch, 'steps')[Symbol.iterator]();
  const play = (): void => {
    const step = steps.next();
    if (step.done !== true) state.apply(step.value);
  };
  const spots = spotsOf(geometryOf(boardOf(problem.puzzle)));
  const ground = Array.from({ length: frames }, () => 0);
  const found = [
    ...coursesOf({ board: boardOf(problem.puzzle), tiling: state }, play, pace, frames),
  ]
    .map(([theme, courses]) => {
      const screen = spots.map((cell) => courses[cell] ?? ground);
      return { theme, ...flashing(screen, COLUMNS) };
    })
    .filter(({ atOnce, share }) => atOnce > 3 || share > 0);
  expect(found).toEqual([]);
});

/** Swaps cells of blocks, endlessly: those of one pair for a while, then any. */
function* swaps(division: Division): Generator<void> {
  const random = new RandomStream(1);
  const cells = division.frame.count;
  for (let i = 0; ; i++) {
    const isPair = i % 400 < 200;
    const one = isPair ? 0 : random.below(cells);
    const other = isPair ? 7 : random.below(cells);
    division.apply(swapOf(one, other, cells));
    yield;
  }
}

test.each(isLong ? [2, 5, 12, 29, 31, 60, 200, 1000, 20_000] : [5, 29, 60, 20_000])(
  'a board that is divided does not flash in any theme at %d swaps a second',
  (pace) => {
    const problem = compiled('pentomino-6x10');
    const sizes = Array.from({ length: 12 }, () => 5);
    const division = new Division(frameOf(problem.puzzle), sizes);
    division.set(Array.from(problem.cells, (_, cell) => Math.floor(cell / 5)));
    const tiles = new BlockTiles(division);
    const steps = swaps(division);
    const play = (): void => {
      steps.next();
      tiles.update();
    };
    expect(
      flashingIn(coursesOf({ board: boardOf(problem.puzzle), tiling: tiles }, play, pace, frames)),
    ).toEqual([]);
  },
);

test.each([29, 300])(
  'full boards that change do not flash in any theme at %d steps a second',
  (pace) => {
    const { puzzle } = compiled('pentomino-5x4');
    const { length } = puzzle.board.cells;
    const boards = 3;
    /** Stripes of four cells on one of the boards, each time in other colours. */
    const pictureAt = (step: number) => ({
      board: step % boards,
      picture: Array.from({ length: length / 4 }, (_, stripe) => ({
        cells: [0, 1, 2, 3].map((i) => (step % boards) * length + 4 * stripe + i),
        colour: (stripe + 5 * step) % 12,
      })),
    });
    const pictures = Array.from({ length: boards + frames }, (_, i) => pictureAt(i));
    const plan: HangingPlan = {
      cells: boards * length,
      first: pictures.slice(0, boards).map(({ picture }) => picture),
      changes: pictures.slice(boards),
    };
    const run = new Hanging(plan);
    const replay = new HangingReplay(plan);
    const play = (): void => {
      if (run.step() !== END) replay.apply();
    };
    const cells = arrangements(
      'square',
      Array<readonly Cell[]>(boards).fill(puzzle.board.cells),
    )[0]!.flat();
    const palette = boardOf(compiled('pentomino-10x6').puzzle);
    const board = { ...palette, cells };
    expect(flashingIn(coursesOf({ board, tiling: replay.tiling }, play, pace, frames))).toEqual([]);
  },
);

test.each(Object.values(themes))(
  'in the theme $id the light of near misses does not flash, however soon one follows another',
  (theme) => {
    const lightAt = (calm: boolean) => (_: unknown, at: number) => {
      const age = ((at * 1000) / RATE) % (NEAR_MISS_HELD * 1000);
      const strength = nearMissLight(age, calm);
      // The ring is the brightest part of it.
      return luminance(lineOn(groundOf(theme), rgb(theme.nearMiss.colour), strength, theme));
    };
    for (const calm of [false, true]) {
      const course = Array.from({ length: 3 * RATE }, lightAt(calm));
      expect(Math.max(...course) - Math.min(...course)).toBeGreaterThan(0.05);
      expect(mostFlashes(transitions(course))).toBeLessThanOrEqual(3);
    }
  },
);

/** A 16 : 9 screen divided into spots, filled by the board. */
const [COLUMNS, ROWS] = [64, 36];

/** The cell at each spot of that screen, or −1. */
function spotsOf({ sites, kinds, left, top, right, bottom }: BoardGeometry): number[] {
  const spot = Math.max((right - left) / COLUMNS, (bottom - top) / ROWS);
  const inside = (cell: number, x: number, y: number): boolean => {
    const corners = kinds[sites[cell]!.kind]!;
    const [middleX, middleY] = sites[cell]!.middle;
    return corners.every(([fromX, fromY], i) => {
      const [toX, toY] = corners[(i + 1) % corners.length]!;
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      return alongX * (y - middleY - fromY) >= alongY * (x - middleX - fromX);
    });
  };
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const x = (left + right) / 2 + ((i % COLUMNS) + 0.5 - COLUMNS / 2) * spot;
    const y = (top + bottom) / 2 + (Math.floor(i / COLUMNS) + 0.5 - ROWS / 2) * spot;
    return sites.findIndex((_site, cell) => inside(cell, x, y));
  });
}
