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
import { FLIGHT, flightAt, OPACITY } from './flight.ts';
import { jewelOf } from './jewel.ts';

const puzzleOf = (id: string) => parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8'));

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
    const jewel = jewelOf(puzzle, state, 3)!;
    expect(JSON.parse(JSON.stringify(jewel))).toEqual(jewel);
    expect(jewel.quarters).toBe(3);
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
    (id) => jewelOf(puzzleOf(id), played(id), 0)!.seed,
  );
  expect(new Set(seeds).size).toBe(3);
  expect(jewelOf(puzzleOf('polyhex-ring'), played('polyhex-ring', 3), 0)).toBeUndefined();
});

test('a jewel flies from its board to its place along an arc, evenly', () => {
  const [from, to] = [
    { x: 640, y: 330, cell: 60 },
    { x: 100, y: 300, cell: 5 },
  ];
  expect(flightAt(0, from, to)).toEqual({ ...from, opacity: 1, lift: 0 });
  const end = flightAt(FLIGHT, from, to);
  expect(end.x).toBeCloseTo(to.x);
  expect(end.y).toBeCloseTo(to.y);
  expect(end.cell).toBeCloseTo(to.cell);
  expect(end.opacity).toBeCloseTo(OPACITY);
  expect(end.lift).toBeCloseTo(0);
  // Above the straight way, but no higher than the page.
  expect(flightAt(FLIGHT / 2, from, to).y).toBeLessThan(290);
  const up = { x: 900, y: 60, cell: 5 };
  for (let age = 0; age <= FLIGHT; age += 100)
    expect(flightAt(age, from, up).y).toBeGreaterThanOrEqual(up.y - 1e-6);
  let before = flightAt(0, from, to);
  for (let age = 16; age <= FLIGHT; age += 16) {
    const now = flightAt(age, from, to);
    expect(now.cell).toBeLessThan(before.cell);
    expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(20);
    before = now;
  }
});
