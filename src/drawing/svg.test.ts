import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { laidOn } from '../testing/random/laidOn.ts';
import { problemOf } from '../testing/random/situations.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { boardDrawing } from './boardDrawing.ts';
import { svgOf } from './svg.ts';

const look = { theme: themes.midnight, width: 600, isTransparent: false, hasLetters: true };
const label = (): string => 'Fr';

const elements = (svg: string, name: string): string[] =>
  svg.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test('a drawing has a face and a name for each piece, in any theme and on any lattice, the same each time', () => {
  fc.assert(
    fc.property(
      anyPuzzle(24),
      fc.constantFrom(...(Object.keys(themes) as ThemeId[])),
      (puzzle, id) => {
        const theme = themes[id];
        const laid = laidOn(puzzle);
        const draw = (): string =>
          svgOf(boardDrawing(puzzle, laid, theme, label), { ...look, theme });
        const svg = draw();
        expect(draw()).toBe(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|"none" stroke-width/);
        expect(elements(svg, 'text')).toHaveLength(laid.length);
        const unnamed = svgOf(boardDrawing(puzzle, laid, theme, label), {
          ...look,
          theme,
          hasLetters: false,
        });
        expect(elements(unnamed, 'text')).toEqual([]);
        expect(elements(unnamed, 'path')).toEqual(elements(svg, 'path'));
      },
    ),
  );
});

test('the size is in px, and without ground there is nothing around the tray', () => {
  const { puzzle } = problemOf('pentomino-6x10');
  const board = boardDrawing(puzzle, [], look.theme, label);
  const svg = svgOf(board, look);
  expect(svg).toContain('width="600" height="916" viewBox="-0.8 -0.8 7.6 11.6"');
  expect(elements(svg, 'rect')).toHaveLength(1);
  const bare = svgOf(board, { ...look, isTransparent: true });
  expect(bare).toContain('viewBox="-0.23 -0.23 6.46 10.46"');
  expect(elements(bare, 'rect')).toEqual([]);
});

test('labels are drawn where no piece covers them, and names of pieces cannot break the text', () => {
  const { puzzle } = problemOf('square-bar-corner');
  const [first, second] = puzzle.board.cells;
  const labels = [first!, second!].map((cell, i) => ({ cell, meaning: { day: i + 1 } }));
  const pieces = puzzle.pieces.map((piece) => ({ ...piece, name: '<&' }));
  const laid = [{ piece: 0, orientation: 0, cells: [first!] }];
  const board = boardDrawing({ ...puzzle, pieces, labels }, laid, look.theme, (meaning) =>
    'day' in meaning ? `${meaning.day}.` : '',
  );
  const texts = svgOf(board, look).match(/(?<=>)[^<>]+(?=<\/text>)/g);
  expect(texts).toEqual(['&lt;&amp;', '2.']);
});

test('pictures of different grounds on one page keep their own', () => {
  const { puzzle } = problemOf('pentomino-6x10');
  const named = (id: ThemeId): string => {
    const theme = themes[id];
    const svg = svgOf(boardDrawing(puzzle, [], theme, label), { ...look, theme });
    const [, name] = / id="([^"]+)"/.exec(svg)!;
    expect(svg).toContain(`fill="url(#${name})"`);
    return name!;
  };
  const ids = Object.keys(themes) as ThemeId[];
  const grounds = ids.map((id) => Object.values(themes[id].background).join());
  expect(new Set(ids.map(named)).size).toBe(new Set(grounds).size);
});

test('a board that is turned is as wide as it was high, and its texts stay upright', () => {
  const { puzzle } = problemOf('pentomino-6x10');
  const board = boardDrawing(puzzle, laidOn(puzzle), look.theme, label);
  const turned = svgOf(board, { ...look, width: 1160, quarters: 3 });
  expect(turned).toContain('width="1160" height="760" viewBox="-10.8 -0.8 11.6 7.6"');
  expect(turned.match(/<g transform="rotate\(-270\)"/g)).toHaveLength(1);
  const names = elements(turned, 'text');
  for (const name of names) {
    const [, angle, x, y] = /rotate\((\S+) (\S+) (\S+)\)/.exec(name)!;
    expect(angle).toBe('270');
    expect(name).toContain(` x="${x}" `);
    expect(Number(y)).toBeLessThan(Number(/ y="(\S+)"/.exec(name)![1]));
  }
  expect(names).toHaveLength(board.pieces.length);
});
