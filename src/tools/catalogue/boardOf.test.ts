import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { recipeIn, type RecipeFile } from '../../solve/saved/recipe.ts';
import { readSolution, readTiles } from '../../solve/saved/solutionText.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { boardOf } from './boardOf.ts';

const assets = new URL('../../../assets/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, assets), 'utf8'));
const boards = read('gallery/boards.json') as Record<string, string>;
const recipes = read('recipes.json') as RecipeFile;

test('every puzzle of the catalogue has a board for the gallery, and nothing else does', () => {
  expect(Object.keys(boards).sort()).toEqual(catalogueOnDisk.map(({ id }) => id).toSorted());
});

const cellsOf = (laid: ReturnType<typeof readTiles>): readonly string[] =>
  laid!.flatMap(({ cells }) => cells.map(String));

test('the board of a puzzle is a solution, or a near miss where there is none', () => {
  for (const { id, puzzle } of catalogueOnDisk) {
    const { solved, impossible } = recipeIn(recipes, id);
    const laid = readTiles(puzzle, boards[id]!);
    const all = puzzle.board.cells.map(String);
    const cells = cellsOf(laid);
    expect([id, new Set(cells).size]).toEqual([id, cells.length]);
    expect(all).toEqual(expect.arrayContaining([...cells]));
    for (const [piece, { copies }] of puzzle.pieces.entries()) {
      const used = laid!.filter((tile) => tile.piece === piece).length;
      expect(used).toBeLessThanOrEqual(copies);
      if (solved !== undefined && puzzle.use === 'all' && Number.isFinite(copies))
        expect([id, used]).toEqual([id, copies]);
    }
    expect([id, readSolution(puzzle, boards[id]!) !== undefined]).toEqual([id, !impossible]);
    expect([id, cells.length === all.length]).toEqual([id, !impossible]);
    // More than half is covered, but for two searches that end early.
    if (impossible && !/^(hexiamond-18x2|tetromino-t-6x6)$/.test(id))
      expect(2 * cells.length).toBeGreaterThan(all.length);
  }
});

/** Placements per recipe here; `npm run catalogue` follows all recipes. */
const QUICK = 5_000;

test('quick recipes lead to the board', () => {
  let [solutions, nearMisses] = [0, 0];
  for (const { id, puzzle } of catalogueOnDisk) {
    const recipe = recipeIn(recipes, id);
    // Without their rules, searches take much longer.
    const isQuick = recipe.search.rules.length === 0 || recipe.solved !== undefined;
    if (!isQuick || (recipe.solved ?? recipe.impossible!) > QUICK) continue;
    expect([id, boardOf(compile(puzzle), recipe)]).toEqual([id, boards[id]]);
    if (recipe.solved === undefined) nearMisses++;
    else solutions++;
  }
  expect(solutions).toBeGreaterThan(50);
  expect(nearMisses).toBeGreaterThan(10);
});
