import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import type { RecipeFile } from '../../solve/saved/recipe.ts';
import { proofOf, type Proof } from '../../teach/weighting/account.ts';
import { proves } from '../../teach/weighting/verify.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';

const assets = new URL('../../../assets/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, assets), 'utf8'));
const proofs = read('gallery/proofs.json') as Record<string, Proof>;
const recipes = read('recipes.json') as RecipeFile;

test('each proof that the gallery tells is one, told as it is elsewhere', () => {
  for (const [id, proof] of Object.entries(proofs)) {
    const { puzzle } = catalogueOnDisk.find((entry) => entry.id === id)!;
    const problem = compile(puzzle);
    expect([id, proves(problem, proof.weighting)]).toEqual([id, true]);
    expect([id, proofOf(problem)]).toEqual([id, proof]);
    // Weights are shown on the cells in the order of the board.
    expect(problem.cells).toEqual(puzzle.board.cells);
  }
});

test('the gallery tells a proof of every puzzle that has one', () => {
  const impossible = catalogueOnDisk.filter(({ id }) => recipes[id]?.impossible !== undefined);
  const proved = impossible.filter(({ puzzle }) => proofOf(compile(puzzle)) !== undefined);
  expect(Object.keys(proofs).sort()).toEqual(proved.map(({ id }) => id).toSorted());
  expect(impossible.length).toBeGreaterThan(proved.length);
});
