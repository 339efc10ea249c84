import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import { compile } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { kindOf, PLACE, REMOVE } from '../../solve/step.ts';
import { themes } from '../../theme/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { boardOf, coloursOf } from '../board/board.ts';
import { flightAt, liftAloft, glowAt, trayAloft } from './flight.ts';
import { jewelOf } from './jewel.ts';

const puzzleOf = (id: string) => parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8'));

/** The look of a board that is won. */
const won = { theme: 'paper', hour: 7.5 } as const;

/** The board of a puzzle after so many steps of its search, at most until it is solved. */
function played(id: string, steps = Infinity): BoardState {
  const state = new BoardState(compile(puzzleOf(id)));
  let left = steps;
  for (const step of startSearch(state.problem, plainSearch, 'steps')) {
    if (left-- <= 0) break;
    if (kindOf(step) === PLACE || kindOf(step) === REMOVE) state.apply(step);
    if (!state.owner.includes(-1)) break;
  }
  return state;
}

test.each(['three-in-a-square', 'polyhex-ring', 'hexiamond-star', 'domino-8x8'])(
  'the jewel of %s has the tiles and colours of its board, and is plain data',
  (id) => {
    const [puzzle, state] = [puzzleOf(id), played(id)];
    const jewel = jewelOf(puzzle, state, 3, won)!;
    expect(JSON.parse(JSON.stringify(jewel))).toEqual(jewel);
    expect(jewel).toMatchObject({ quarters: 3, ...won });
    for (const theme of Object.values(themes)) {
      const onBoard = coloursOf(theme, boardOf(puzzle));
      const small = pieceColours(theme, jewel.use);
      for (let cell = 0; cell < state.owner.length; cell++) {
        const colour = jewel.colours[jewel.owner[cell]!]!;
        expect(small[colour]).toBe(onBoard[state.colourOf(state.owner[cell]!)]);
        for (let other = 0; other < cell; other++)
          expect(jewel.owner[cell] === jewel.owner[other]).toBe(
            state.owner[cell] === state.owner[other],
          );
      }
    }
  },
);

test('the seed is that of the puzzle, and a board that is not full has no jewel', () => {
  const seeds = ['three-in-a-square', 'polyhex-ring', 'domino-8x8'].map(
    (id) => jewelOf(puzzleOf(id), played(id), 0, won)!.seed,
  );
  expect(new Set(seeds).size).toBe(3);
  expect(jewelOf(puzzleOf('polyhex-ring'), played('polyhex-ring', 3), 0, won)).toBeUndefined();
});

test('a board flies to the place of its jewel along an arc, within the page, and becomes as small', () => {
  const from = { x: 640, y: 330, cell: 60 };
  // The board is 8 cells high, and the page 720 pixels.
  for (const to of [
    { x: 60, y: 45, cell: 5 },
    { x: 1220, y: 45, cell: 5 },
    { x: 700, y: 560, cell: 5 },
  ]) {
    expect(flightAt(0, from, to)).toEqual(from);
    const end = flightAt(1, from, to);
    for (const part of ['x', 'y', 'cell'] as const) expect(end[part]).toBeCloseTo(to[part]);
    // Above the straight way.
    expect(flightAt(0.5, from, to).y).toBeLessThan((from.y + to.y) / 2 - 5);
    for (let time = 0; time <= 1; time += 0.01) {
      const { y, cell } = flightAt(time, from, to);
      expect(y - (4 + liftAloft(time)) * cell).toBeGreaterThan(0);
    }
  }
});

test('at first it looks as the board, at last as the jewel, and its tray is gone early', () => {
  expect([trayAloft(0), liftAloft(0)]).toEqual([1, 0]);
  expect([trayAloft(1), liftAloft(1)]).toEqual([0, 0]);
  // Its pieces rise off the tray, and cast no long shadow where there is none.
  expect(liftAloft(0.15)).toBeGreaterThan(0.3);
  expect([trayAloft(0.5), liftAloft(0.5)]).toEqual([0, 0]);
});

test('its light follows it along its way, comes softly, and is with the jewel in the end', () => {
  const [from, to] = [
    { x: 640, y: 330, cell: 60 },
    { x: 60, y: 45, cell: 5 },
  ];
  let before = glowAt(0, from, to);
  expect(before).toEqual({ ...from, strength: 0 });
  for (let time = 1 / 84; time < 1; time += 1 / 84) {
    const [board, glow] = [flightAt(time, from, to), glowAt(time, from, to)];
    // A trifle, as both stand nearly still at the ends.
    expect(glow.x).toBeGreaterThanOrEqual(board.x - 1e-6);
    expect(glow.x - board.x).toBeLessThan(80);
    expect(glow.x).toBeLessThanOrEqual(before.x);
    expect(glow.strength - before.strength).toBeLessThan(0.05);
    before = glow;
  }
  const end = glowAt(1, from, to);
  expect(end.strength).toBe(1);
  for (const part of ['x', 'y', 'cell'] as const) expect(end[part]).toBeCloseTo(to[part]);
});
