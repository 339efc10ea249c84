import { examineDivisions, shapesIssue, type Progress } from './goalSearch.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { nextSolution } from '../solve/solvers/solver.ts';
import { END } from '../run/step.ts';
import { anySizedFrame } from '../testing/random/anySizedFrame.ts';
import { bruteForce, countClasses } from '../testing/bruteForce.ts';
import { Generation } from './generation.ts';
import { boxOf, sizedFrame, type SizedFrame } from './sizes.ts';
import { difficultyLevels, noRequirements, type Requirements } from './asked.ts';

/** The progress after so many divisions at most; undefined where the frame cannot be divided. */
function lastProgress(
  sized: SizedFrame,
  seed: number,
  requirements: Requirements,
  most: number,
): Progress | undefined {
  const run = new Generation({ ...sized, strategy: 'recombine', seed });
  while (run.step() !== END);
  if (run.draft.division.score > 0) return undefined;
  let last: Progress | undefined;
  for (const progress of examineDivisions(run.draft, requirements, '')) {
    if (progress.examined > most) break;
    last = progress;
  }
  return last;
}

function box(width: number, height: number, blocks: number): SizedFrame {
  const board = boxOf(width, height);
  const sized = 'code' in board ? board : sizedFrame(board, blocks);
  if ('code' in sized) throw new Error(sized.code);
  return sized;
}

/** Mostly a frame for a few blocks of at least two cells: of those there are single solutions. */
const anyFrame = fc.oneof(anySizedFrame(14), {
  weight: 3,
  arbitrary: anySizedFrame(14).filter(({ sizes }) => sizes.length > 1 && Math.min(...sizes) > 1),
});

test('a puzzle that is to have a single solution has one, by brute force', () => {
  let found = 0;
  fc.assert(
    fc.property(anyFrame, fc.nat(1000), fc.boolean(), (sized, seed, isDifferent) => {
      const puzzle = lastProgress(sized, seed, { isUnique: true, isDifferent }, 60)?.found?.puzzle;
      if (!puzzle) return;
      if (sized.sizes.length > 1) found++;
      expect(countClasses(puzzle, bruteForce(puzzle).solutions)).toBe(1);
      if (isDifferent) expect(puzzle.pieces.every(({ copies }) => copies === 1)).toBe(true);
    }),
  );
  expect(found).toBeGreaterThan(20);
});

test('of boards with many blocks, too', () => {
  for (const seed of [1, 2, 3]) {
    const requirements: Requirements = { isUnique: true, isDifferent: true };
    const found = lastProgress(box(6, 6, 6), seed, requirements, 1000)!.found!;
    expect(countClasses(found.puzzle, bruteForce(found.puzzle).solutions)).toBe(1);
  }
});

test.each(difficultyLevels)('%s is what the plain search finds so', (level) => {
  const [least, most] = { gentle: [1, 99], fair: [100, 9999], hard: [10_000, Infinity] }[level];
  const found = lastProgress(
    box(8, 8, 10),
    1,
    { ...noRequirements, difficulty: level },
    1000,
  )!.found!;
  const solver = startSearch(compile(found.puzzle), plainSearch, 'steps');
  nextSolution(solver);
  expect(found.placements).toBe(solver.placements);
  expect(solver.placements).toBeGreaterThanOrEqual(least!);
  expect(solver.placements).toBeLessThanOrEqual(most!);
});

test('the same seed leads to the same puzzle, after as many divisions', () => {
  const requirements: Requirements = { isUnique: true, isDifferent: true };
  const ends = [4, 4, 5].map((seed) => lastProgress(box(7, 6, 6), seed, requirements, 1000)!);
  expect(ends[0]!.found).toBeDefined();
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]!.found).not.toEqual(ends[0]!.found);
});

test('a long search yields in between, so that it can be stopped', () => {
  const run = new Generation({ ...box(8, 8, 10), strategy: 'recombine', seed: 1 });
  while (run.step() !== END);
  const numbers = Array.from(
    examineDivisions(run.draft, { ...noRequirements, difficulty: 'hard' }, ''),
    ({ examined }) => examined,
  );
  // Several yields belong to one division.
  expect(numbers.length).toBeGreaterThan(new Set(numbers).size);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('a board of one block is examined once', () => {
  expect(lastProgress(box(3, 2, 1), 0, { ...noRequirements, difficulty: 'hard' }, 10)).toEqual({
    examined: 1,
    found: undefined,
  });
});

test('more pieces of a size than there are cannot all be different', () => {
  expect(shapesIssue('square', Array(12).fill(5))).toBeUndefined();
  expect(shapesIssue('square', Array(13).fill(5))).toEqual({
    code: 'tooFewShapes',
    size: 5,
    shapes: 12,
    blocks: 13,
  });
  expect(shapesIssue('triangle', [4, 4, 4])).toBeUndefined();
  expect(shapesIssue('hexagon', [2, 2, 9])).toMatchObject({ size: 2, shapes: 1 });
});
