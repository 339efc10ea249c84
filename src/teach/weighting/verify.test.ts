import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { runs } from '../../testing/share.ts';
import { weightingOf } from './find.ts';
import { sharesOf } from './shares.ts';
import { proves } from './verify.ts';
import type { Relation, Weighting } from './weighting.ts';

const problem = compile(parsePuzzle('pieces: tetromino\n\n.....\n.....\n.....\n.....\n'));
const proof = weightingOf(problem)!;

test('refuses a proof of which one number is wrong', () => {
  expect(proves(problem, proof)).toBe(true);
  const heavier = (at: number, by: number) =>
    proof.weights.map((weight, cell) => (cell === at ? weight + by : weight));
  for (const cell of proof.weights.keys()) {
    const weights = heavier(cell, 1);
    expect(proves(problem, { ...proof, weights, board: proof.board + 1 })).toBe(false);
  }
  const wrong: Partial<Weighting>[] = [
    { board: proof.board + 2 },
    { pieces: proof.pieces + 2 },
    { modulus: 0 },
    { modulus: 4 },
    { weights: proof.weights.slice(1), board: proof.board - proof.weights[0]! },
    { shares: proof.shares.slice(1) },
    { shares: [...proof.shares, proof.shares[0]!] },
    { shares: proof.shares.map((one) => ({ ...one, weight: 1 - one.weight })), pieces: 4 },
    { relation: 'atMost' },
    { relation: 'atLeast' },
  ];
  for (const change of wrong) expect(proves(problem, { ...proof, ...change })).toBe(false);
});

test('refuses copies that a solution need not have', () => {
  const text = (key: string, copies: string): string =>
    `${key}\n....\n....\n\nI ${copies}\noo\n\nO ${copies}\noo\noo\n`;
  for (const some of [
    compile(parsePuzzle(text('use: some\n', 'x9'))),
    compile(parsePuzzle(text('', 'x*'))),
  ]) {
    const shares = some.pieces.map((_, piece) => ({
      pieces: [piece],
      copies: 9,
      isExact: true,
      weight: 1,
    }));
    const weights = some.cells.map(() => 1);
    const claim = {
      relation: 'equal',
      modulus: 0,
      weights,
      shares,
      board: 8,
      pieces: 18,
      pattern: 'any',
    } as const;
    expect(proves(some, claim)).toBe(false);
    const together = [{ pieces: [0, 1], copies: 3, isExact: true, weight: 1 }];
    expect(proves(some, { ...claim, shares: together, pieces: 3 })).toBe(false);
  }
});

test('accepts nothing for a puzzle with a solution, whatever number cells and pieces are said to weigh', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      fc.integer({ min: -2, max: 2 }),
      fc.array(fc.constantFrom(0, 0, 0, -1, 1), { minLength: 3, maxLength: 3 }),
      fc.constantFrom<Relation>('equal', 'atMost', 'atLeast'),
      fc.constantFrom(0, 2, 3),
      (puzzle, each, errors, relation, modulus) => {
        const any = compile(puzzle);
        const weights = any.cells.map(() => each);
        const shares = sharesOf(any).map((one, i) => {
          const size = any.pieces[one.pieces[0]!]!.cells.length;
          return { ...one, copies: one.copies + errors[1]!, weight: each * size + errors[i % 3]! };
        });
        const board = weights.reduce((sum, weight) => sum + weight, 0);
        const pieces = shares.reduce(
          (sum, { copies, weight }) => sum + (weight === 0 ? 0 : copies * weight),
          0,
        );
        const claim = {
          relation,
          modulus,
          weights,
          shares,
          board,
          pieces,
          pattern: 'any',
        } as const;
        expect(Number.isFinite(pieces) && proves(any, claim)).toBe(false);
      },
    ),
    runs(500),
  );
});
