import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { kindOf, SOLUTION } from '../step.ts';
import { holdPiece, symmetries } from './symmetry.ts';

const box = (width: number, height: number, keys: string) =>
  compile(parsePuzzle(`${keys}\n\n${`${'.'.repeat(width)}\n`.repeat(height)}`));

test('a box has four symmetries, a square eight, with pieces that may be flipped', () => {
  expect(symmetries(box(6, 10, 'pieces: pentomino'))).toHaveLength(4);
  expect(symmetries(box(8, 5, 'pieces: tetromino + tetromino'))).toHaveLength(4);
  expect(symmetries(box(5, 5, 'pieces: pentomino\nuse: some'))).toHaveLength(8);
});

test('one-sided twins may swap, which preserves flips; fixed pieces preserve what they can', () => {
  expect(symmetries(box(4, 7, 'pieces: one-sided tetromino'))).toHaveLength(4);
  expect(symmetries(box(4, 4, 'pieces: fixed tetromino\nuse: some'))).toHaveLength(8);
  const lone = 'orientation: fixed\nuse: some\n\n....\n....\n....\n....\n\nL\no.\no.\noo\n';
  expect(symmetries(compile(parsePuzzle(lone)))).toHaveLength(1);
});

test('F breaks the symmetries of the classic boards: held to two of its eight orientations, or to one', () => {
  const held = (width: number, height: number, keys: string) => {
    const problem = box(width, height, keys);
    const found = holdPiece(problem, symmetries(problem));
    return found && [problem.pieces[found.piece]!.name, found.allowed.filter(Boolean).length];
  };
  expect(held(6, 10, 'pieces: pentomino')).toEqual(['F', 2]);
  expect(held(8, 8, 'pieces: pentomino + tetromino\nwithout: O4, I4, S4, T4')).toEqual(['F', 1]);
  expect(held(4, 4, 'pieces: tetromino\nwithout: L4')).toBeUndefined();
});

test('symmetries are a group of permutations', () => {
  fc.assert(
    fc.property(anyPuzzle(), (any) => {
      const group = symmetries(compile(any)).map(({ placements }) => placements);
      const keys = group.map((symmetry) => symmetry.join());
      expect([...group[0]!]).toEqual([...group[0]!.keys()]);
      for (const one of group) {
        expect(new Set(one).size).toBe(one.length);
        for (const other of group) expect(keys).toContain(one.map((p) => other[p]!).join());
      }
    }),
  );
});

test('pieces of equal shape but different freedom are not swapped, and pieces that fit nowhere still count', () => {
  const unique = (text: string) => {
    const problem = compile(parsePuzzle(text));
    const search = { ...plainSearch, unique: true };
    const steps = [...startSearch(problem, search, 'steps')];
    return steps.filter((step) => kindOf(step) === SOLUTION).length;
  };
  expect(unique('pieces: domino\norientation: fixed\n\n..\n..\n\nA\noo\n')).toBe(1);
  const bar = 'orientation: fixed\nuse: some\n\n...\n\nI\noo\n\nO\no\n';
  expect(unique(bar)).toBe(1);
  expect(unique(`${bar}\nL\noo\no.\n`)).toBe(2);
});
