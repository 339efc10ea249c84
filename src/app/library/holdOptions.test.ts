import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { normalise } from '../../puzzle/orient.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, coveredBy } from '../../solve/problem.ts';
import { canHold, holdOptions } from './holdOptions.ts';

const textOf = (id: string): string =>
  readFileSync(new URL(`../../../assets/puzzles/${id}.txt`, import.meta.url), 'utf8');
const box = parsePuzzle(textOf('pentomino-10x6'));

test('pieces with one orientation cannot be chosen, and the held piece is known', () => {
  const { pieces, held } = holdOptions(box, { hold: 'L:3', unique: false });
  expect(pieces.join('')).toBe('FILNPTUVWYZ');
  expect(held).toMatchObject({ name: 'L', orientation: 3, canStand: false });
  expect(held!.orientations).toHaveLength(8);
});

test('a piece can be held without an orientation only for unique solutions', () => {
  expect(holdOptions(box, { hold: 'F', unique: false }).held).toBeUndefined();
  expect(holdOptions(box, { hold: 'F', unique: true }).held).toMatchObject({
    name: 'F',
    orientation: undefined,
    canStand: true,
  });
  expect(canHold(box, { hold: 'F', unique: false })).toBe(false);
  expect(canHold(box, { hold: 'F', unique: true })).toBe(true);
});

test('unknown pieces and orientations cannot be held; no held piece is always possible', () => {
  for (const hold of ['Q', 'L:9', 'X:2'])
    expect([
      canHold(box, { hold, unique: false }),
      holdOptions(box, { hold, unique: true }).held,
    ]).toEqual([false, undefined]);
  expect(canHold(box, { hold: '', unique: false })).toBe(true);
  expect(holdOptions(box, { hold: 'X:1', unique: false }).pieces).toContain('X');
});

test('orientations are drawn as a search lays them', () => {
  const problem = compile(box);
  for (const [piece, { name }] of problem.pieces.entries()) {
    const { held } = holdOptions(box, { hold: `${name}:1`, unique: false });
    for (const [orientation, cells] of held!.orientations.entries()) {
      const { placements } = problem;
      const laid = placements.piece.findIndex(
        (its, at) => its === piece && placements.orientation[at] === orientation,
      );
      const covered = Array.from(coveredBy(problem, laid), (cell) => problem.cells[cell]!);
      expect(normalise(lattices.square, covered)).toEqual(cells);
    }
  }
});
