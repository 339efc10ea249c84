import fc from 'fast-check';
import { expect, test } from 'vitest';
import recipes from '../../../assets/recipes.json';
import { parsePuzzle } from '../../puzzle/text.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { bruteForce } from '../../testing/bruteForce.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { anyUnsure } from '../../testing/random/anyUnsure.ts';
import { runs, share } from '../../testing/share.ts';
import { weightingOf } from './find.ts';
import { sharesOf } from './shares.ts';
import { proves } from './verify.ts';
import type { Weighting } from './weighting.ts';

const rectangle = (columns: number, rows: number): string =>
  `${'.'.repeat(columns)}\n`.repeat(rows);

/** The proof for a puzzle, verified. */
function proofOf(text: string): Weighting {
  const problem = compile(parsePuzzle(text));
  const found = weightingOf(problem)!;
  expect(proves(problem, found)).toBe(true);
  return found;
}

/** How many copies have each weight. */
function tallies({ shares }: Weighting): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { weight, copies } of shares) found[weight] = (found[weight] ?? 0) + copies;
  return found;
}

test('T-tetrominoes on 10 × 10: 25 odd numbers of one colour of a chessboard are no even one', () => {
  const proof = proofOf(`${rectangle(10, 10)}\nT x25\nooo\n o\n`);
  expect(proof).toMatchObject({ pattern: 'colours', modulus: 2, board: 50, pieces: 25 });
});

test('hexominoes on 15 × 14: 24 of 35 cover an odd number of one colour', () => {
  const proof = proofOf(`pieces: hexomino\n\n${rectangle(15, 14)}`);
  expect(proof).toMatchObject({ pattern: 'colours', modulus: 2, board: 105 });
  expect(tallies(proof)).toEqual({ 0: 11, 1: 24 });
});

test('tetrominoes on 4 × 5: only T covers an odd number of one colour', () => {
  const proof = proofOf(`pieces: tetromino\n\n${rectangle(5, 4)}`);
  expect(proof).toMatchObject({ pattern: 'colours', modulus: 2, board: 10 });
  expect(tallies(proof)).toEqual({ 0: 4, 1: 1 });
});

test('a chessboard without opposite corners: dominoes cover as many cells of each colour', () => {
  for (const copies of ['x31', 'any']) {
    const board = rectangle(8, 8).slice(1).replace(/\.\n$/, '#\n');
    const proof = proofOf(
      `${copies === 'any' ? '' : ''}#${board}\nI ${copies === 'any' ? 'x*' : copies}\noo\n`,
    );
    expect(proof).toMatchObject({ pattern: 'colours', modulus: 0, pieces: 31 });
    expect([30, 32]).toContain(proof.board);
  }
});

test('a piece that fits nowhere, a cell that none covers, and sizes that do not add up', () => {
  expect(proofOf('....\n....\n\nX\n o\nooo\n o\n\nI\nooo\n').pattern).toBe('piece');
  const dead = proofOf('.#...\n.#...\n\nI x*\nooo\n');
  expect(dead.pattern).toBe('cell');
  expect(proofOf(`${rectangle(5, 5)}\nI x*\noo\n`)).toMatchObject({ pattern: 'whole', modulus: 2 });
  expect(proofOf(`use: some\n\n${rectangle(4, 4)}\nI x7\noo\n`)).toMatchObject({
    pattern: 'whole',
    relation: 'atMost',
    board: 16,
    pieces: 14,
  });
});

/** The puzzles of the catalogue without a solution, by whether weights prove it. */
const impossible = Object.entries(recipes).flatMap(([id, recipe]) =>
  'impossible' in recipe ? [id] : [],
);
const unproven = [
  'hexiamond-12x3',
  'one-sided-hexiamond-19x3',
  'pentiamond-5x2',
  'pentomino-three-boxes',
  'tetrahex-trefoil',
  'tetrahex-triangle',
];

test('proves most puzzles of the catalogue that have no solution', () => {
  expect(impossible.length).toBeGreaterThan(unproven.length);
  for (const id of impossible) {
    const problem = problemNamed(id);
    const proof = weightingOf(problem);
    expect([id, proof !== undefined]).toEqual([id, !unproven.includes(id)]);
    if (proof) expect([id, proves(problem, proof)]).toEqual([id, true]);
  }
});

test('finds a proof on random boards only where brute force finds no solution, and each proves what it claims', () => {
  let [proofs, none] = [0, 0];
  const found = new Set<string>();
  fc.assert(
    fc.property(anyUnsure(), (puzzle) => {
      const problem = compile(puzzle);
      const proof = weightingOf(problem);
      const { solutions } = bruteForce(puzzle);
      if (solutions.length === 0) none++;
      if (!proof) return;
      proofs++;
      found.add(`${puzzle.lattice} ${proof.relation} ${Math.min(proof.modulus, 2)}`);
      expect(solutions).toEqual([]);
      expect(proves(problem, proof)).toBe(true);
    }),
    runs(500),
  );
  expect(proofs).toBeGreaterThan(none / 2);
  expect(found.size).toBeGreaterThan(5);
  expect(none).toBeGreaterThan(share(100));
});

/** Whether some weights prove modulo a number that there is no solution: all are tried. */
function isProvable(problem: Problem, modulus: number): boolean {
  const { cells, pieces, placements } = problem;
  const shares = sharesOf(problem);
  const exact = shares.filter(({ isExact }) => isExact);
  const size = cells.length + exact.length;
  const shareOf = pieces.map((_, piece) => exact.findIndex((one) => one.pieces.includes(piece)));
  for (let number = 1; number < modulus ** size; number++) {
    const weight = (at: number): number =>
      at < 0 ? 0 : Math.floor(number / modulus ** at) % modulus;
    const ofShare = (at: number): number => weight(at < 0 ? -1 : cells.length + at);
    const isRight = Array.from({ length: placements.count }, (_, placement) => {
      const own = ofShare(shareOf[placements.piece[placement]!]!);
      const sum = coveredBy(problem, placement).reduce((rest, cell) => rest + weight(cell), -own);
      return sum % modulus === 0;
    }).every(Boolean);
    const board = cells.reduce((sum, _, cell) => sum + weight(cell), 0);
    const sum = exact.reduce((rest, { copies }, i) => rest - copies * ofShare(i), board);
    if (isRight && sum % modulus !== 0) return true;
  }
  return false;
}

test('finds a proof wherever trying all weights modulo 2, 3 and 4 finds one', () => {
  let provable = 0;
  fc.assert(
    fc.property(anyUnsure(5), (puzzle) => {
      const problem = compile(puzzle);
      const size = problem.cells.length + sharesOf(problem).length;
      for (const modulus of [2, 3, 4]) {
        if (modulus ** size > 6000 || !isProvable(problem, modulus)) continue;
        provable++;
        expect(weightingOf(problem)).toBeDefined();
      }
    }),
    runs(200),
  );
  expect(provable).toBeGreaterThan(share(30));
});

test('holds for what is left while pieces are laid', () => {
  const problem = problemNamed('tetromino-5x4');
  for (let placement = 0; placement < problem.placements.count; placement++) {
    const rest = compile(fixedAt(problem, [placement]));
    expect(proves(rest, weightingOf(rest)!)).toBe(true);
  }
});
