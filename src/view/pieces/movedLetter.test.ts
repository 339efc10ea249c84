import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { letter } from './lettering.ts';

test('a letter that a piece in flight covers is on the cell of its tile that is farthest from there', () => {
  const board = geometryOf(boardOf(parsePuzzle('..........\n\nI x2\nooooo\n')));
  const cell = { removed: {}, colour: 7, isNamed: false, spare: 0 };
  const list = [0, 1, 2, 3, 4].map((_, at) => ({ ...cell, isNamed: at === 2, spare: 4 }));
  /** Where letters of the tile are seen as a cell flies at some place over it, and how much. */
  const shownUnder = (right: number): readonly (readonly [x: number, opacity: number])[] => {
    const matrix = new Float32Array([1, 0, 0, 1, right, 0]);
    const flight = { colour: 0, named: 0, lift: 0, opacity: 1, matrix, cells: [0] };
    const layers = {
      settled: { opacityOf: () => 1, liftOf: () => 0 },
      fading: { opacityOf: () => 0 },
    };
    const seen: (readonly [number, number])[] = [];
    letter(
      { board },
      {
        pieces: { cells: { list }, flights: { any: true, list: [flight] } },
        layers,
        prominent: [],
        trails: 0,
        seats: undefined,
        reachOf: () => 0.2,
      } as never,
      (colour, at, _, opacity) => {
        if (colour === 7 && opacity > 0) seen.push([at[0], opacity]);
      },
    );
    return seen;
  };
  const [own, other] = [board.sites[2]!.middle[0], board.sites[4]!.middle[0]];
  expect(shownUnder(6)).toEqual([[own, 1]]);
  expect(shownUnder(2)).toEqual([[other, 1]]);
  expect(shownUnder(4)).toEqual([[own, 1]]);
  // As it passes, one goes before the other comes: its opacity, negative on the other cell, is never far from the last.
  let last = shownUnder(6);
  const signed = (shown: typeof last): number =>
    shown.reduce((sum, [x, opacity]) => sum + (x === own ? opacity : -opacity), 0);
  for (let right = 6; right > 2; right -= 0.02) {
    const now = shownUnder(right);
    expect(now.length).toBeLessThan(2);
    expect(Math.abs(signed(now) - signed(last))).toBeLessThan(0.3);
    last = now;
  }
});
