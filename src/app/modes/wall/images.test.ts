import { expect, test } from 'vitest';
import { compile } from '../../../solve/problem.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { searchProcess } from '../../../solve/played/searchProcess.ts';
import { readSolution, writeSolution } from '../../../solve/saved/solutionText.ts';
import { plainSearch } from '../../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../../solve/step.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { numbering } from '../../../puzzle/geometry.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { imagesOf } from './images.ts';

/** The first solution of a puzzle, if it is soon found. */
function solutionOf(puzzle: Puzzle) {
  const problem = compile(puzzle);
  const run = searchProcess(problem, { ...plainSearch, solver: 'dlx' })('steps');
  for (let event = run.step(); event !== END && run.steps < 3000; event = run.step()) {
    if (kindOf(event) !== SOLUTION) continue;
    const state = new BoardState(problem);
    state.set(run.mark().path);
    return readSolution(puzzle, writeSolution(state))!;
  }
  return undefined;
}

const found = catalogueOnDisk
  .filter(({ puzzle }) => puzzle.board.cells.length <= 80)
  .flatMap(({ id, puzzle }) => {
    const laid = solutionOf(puzzle);
    return laid ? [{ id, puzzle, laid }] : [];
  });

test('all images of a solution are solutions, and differ', () => {
  let images = 0;
  for (const { id, puzzle, laid } of found) {
    const all = imagesOf(puzzle, laid);
    expect(all[0]!.map(({ cells }) => cells)).toEqual(laid.map(({ cells }) => cells));
    const numberOf = numbering(puzzle.board.cells);
    const written = all.map((image) => {
      const owner = puzzle.board.cells.map(() => -1);
      for (const { cells } of image)
        for (const cell of cells) owner[numberOf(cell)!] = image.length;
      expect([id, owner.includes(-1)]).toEqual([id, false]);
      const tileOf = (cell: number): number =>
        image.findIndex(({ cells }) => cells.some((one) => numberOf(one) === cell));
      const tiles = puzzle.board.cells.map((_, cell) => tileOf(cell));
      const order = [...new Set(tiles)];
      const character = (n: number): string => String.fromCharCode(48 + n);
      const text = [
        ...tiles.map((tile) => order.indexOf(tile)),
        ...order.map((tile) => image[tile]!.piece),
      ]
        .map(character)
        .join('');
      // It is read only where it is a solution.
      const read = readSolution(puzzle, text);
      expect([id, read?.length]).toEqual([id, image.length]);
      for (const tile of read!) {
        const same = image.find(({ cells }) =>
          cells.some((cell) => cell.join() === tile.cells[0]!.join()),
        )!;
        expect(same.orientation).toBe(tile.orientation);
      }
      return text;
    });
    expect(new Set(written).size).toBe(written.length);
    images += all.length;
  }
  expect(found.length).toBeGreaterThan(40);
  expect(images).toBeGreaterThan(2 * found.length);
});

test('a solution on a rectangle has four images, one on a square eight', () => {
  const countOf = (id: string): number => {
    const one = found.find((entry) => entry.id === id)!;
    return imagesOf(one.puzzle, one.laid).length;
  };
  expect(countOf('pentomino-5x3')).toBe(4);
  expect(countOf('pentomino-5x5')).toBe(8);
});
