import { BoardState } from '../../solve/played/boardState.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { expect, test } from 'vitest';
import {
  boxPicture,
  pictureWithin,
  letterPicture,
  textOf,
  textWithin,
  type Picture,
  coloursOf,
  painter,
} from './pictures.ts';
import { run } from '../run.ts';
import { fitful, inPlace } from '../../testing/runs/tryOut.ts';

const problemOf = (text: string): Problem => compile(parsePuzzle(text));
const three = problemOf('...\n...\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n');

/** A placement by its piece and the numbers of its cells. */
type Laid = [piece: string, ...cells: number[]];

function drawn(problem: Problem, picture: Picture, ...laid: Laid[]): string {
  const { count, piece, start, cellOf } = problem.placements;
  const state = new BoardState(problem);
  const placements = Array.from({ length: count }, (_, number) => number);
  state.set(
    laid.map(([name, ...cells]) =>
      placements.findIndex(
        (placement) =>
          problem.pieces[piece[placement]!]!.name === name &&
          cellOf.subarray(start[placement], start[placement + 1]).join() === cells.join(),
      ),
    ),
  );
  return `\n${picture(state).map(textOf).join('\n')}\n`;
}

test('walls run around the board and between pieces, and nowhere else', () => {
  const laid: Laid[] = [
    ['A', 0, 1, 2, 3],
    ['B', 4, 5, 8],
    ['C', 6, 7],
  ];
  expect(drawn(three, boxPicture(three, 2), ...laid)).toBe(`
┌───────────┐
│           │
│   ┌───────┤
│   │       │
├───┴───┐   │
│       │   │
└───────┴───┘
`);
  expect(drawn(three, boxPicture(three, 1), ...laid)).toBe(`
┌─────┐
│ ┌───┤
├─┴─┐ │
└───┴─┘
`);
});

test('open cells have a dot', () => {
  expect(drawn(three, boxPicture(three, 2), ['A', 0, 1, 2, 3])).toBe(`
┌───────────┐
│           │
│   ┌───────┤
│   │ ·   · │
├───┘       │
│ ·   ·   · │
└───────────┘
`);
});

test('holes have walls, and so have equal pieces side by side', () => {
  const ring = problemOf('#.##\n....\n.#.#\n...#\n\nI x5\noo\n');
  const laid: Laid[] = [
    ['I', 0, 2],
    ['I', 1, 5],
    ['I', 3, 4],
    ['I', 6, 9],
    ['I', 7, 8],
  ];
  expect(drawn(ring, boxPicture(ring, 1), ...laid)).toBe(`
  ┌─┐
┌─┤ ├───┐
│ ├─┼─┬─┘
├─┴─┤ │
└───┴─┘
`);
});

test('a picture that would not fit is drawn at half the size', () => {
  const state = new BoardState(three);
  expect(pictureWithin(three, 13, 7)(state)).toHaveLength(7);
  expect(pictureWithin(three, 12, 7)(state)).toHaveLength(4);
  expect(pictureWithin(three, 13, 6)(state)).toHaveLength(4);
});

test('letters have the layout of the puzzle, one character per piece', () => {
  const problem = problemOf('#..\n...\n\nLong\noo\n\nO x3\no');
  const state = drawn(problem, letterPicture(problem), ['Long', 0, 1], ['O', 3]);
  expect(state).toBe('\n#LL\n.O.\n');
});

test('triangles and hexagons are where they are typed, and have letters instead of walls', () => {
  const triangles = problemOf('lattice: triangle\n\n#^v\n#v^\n\nD x2\n^v');
  expect(drawn(triangles, pictureWithin(triangles, 80, 24), ['D', 0, 2])).toBe('\n#Dv\n#D^\n');
  const hexagons = problemOf('lattice: hexagon\n\n . .\n. # .\n . .\n\nI x3\no o');
  const laid: Laid[] = [
    ['I', 0, 2],
    ['I', 4, 5],
  ];
  expect(drawn(hexagons, pictureWithin(hexagons, 80, 24), ...laid)).toBe('\n I .\nI # .\n I I\n');
});

const terminal = { isTTY: true };
const pipe = {};
const some = { TERM: 'xterm-256color' };

test('colours are as many as the terminal has, and none if it says so', () => {
  expect(coloursOf(terminal, some)).toBe(8);
  expect(coloursOf(terminal, { TERM: 'xterm' })).toBe(4);
  expect(coloursOf(terminal, { ...some, COLORTERM: 'truecolor' })).toBeGreaterThanOrEqual(8);
  expect(coloursOf(terminal, { TERM: 'dumb' })).toBe(1);
  expect(coloursOf(terminal, { ...some, NO_COLOR: '1' })).toBe(1);
  expect(coloursOf(terminal, { ...some, FORCE_COLOR: '0' })).toBe(1);
});

test('piped output has no colours, unless forced', () => {
  expect(coloursOf(pipe, some)).toBe(1);
  expect(coloursOf(pipe, { ...some, FORCE_COLOR: '1' })).toBe(4);
  expect(coloursOf(pipe, { ...some, FORCE_COLOR: '2' })).toBe(8);
  expect(coloursOf(pipe, { ...some, FORCE_COLOR: '0' })).toBe(1);
});

test('a line ends as it began, and without colours it is plain', () => {
  const line = [{ text: 'a' }, { text: 'b', piece: 1 }, { text: '*', isNext: true }, { text: ' ' }];
  expect(painter(1)(line)).toBe('ab*');
  expect(painter(4)(line)).toBe('a\x1b[30;43mb\x1b[0m\x1b[7m*\x1b[0m');
  expect(painter(8)([{ text: ' ', piece: 0 }])).toBe('\x1b[38;5;16;48;5;203m \x1b[0m');
});

test('paints pieces where there are colours, and nothing else changes', async () => {
  const plain = await fitful('solve', 'three-in-a-square');
  for (const colours of [4, 8, 24]) {
    let output = '';
    const screen = { ...inPlace.screen, colours };
    await run(['solve', 'three-in-a-square'], { ...inPlace, screen }, async (text) => {
      output += text;
    });
    const looks = new Set(output.match(/\p{Cc}\[[\d;]+m/gu));
    // One for each of three pieces, and the one that ends them.
    expect(looks.size).toBe(4);
    expect(output.replaceAll(/\p{Cc}\[[\d;]+m/gu, '')).toBe(plain.output);
  }
  expect(plain.output).not.toContain('\x1b');
});

test.each([100, 13, 7, 3])('uncoloured text in %i columns is that of the picture', (columns) => {
  for (const problem of [three, problemOf('..\n...\n .\n\nA\noo\no.\n\nB\nooo\n')]) {
    const state = new BoardState(problem);
    const picture = pictureWithin(problem, columns, Infinity);
    const text = textWithin(problem, columns, 1);
    for (let placement = 0; placement < problem.placements.count; placement++) {
      state.set([placement]);
      expect(text(state)).toBe(picture(state).map(textOf).join('\n'));
    }
  }
});
