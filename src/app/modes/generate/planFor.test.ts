import { defaults } from '../../../settings/settings.ts';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { noRequirements, type Requirements, type Asked } from '../../../generate/asked.ts';
import { planFor, setsFor } from './planFor.ts';

const asking = (blocks: Asked, require: Requirements = noRequirements) => ({
  make: { strategy: 'grow', blocks, seed: 4 } as const,
  require,
  size: undefined,
});
const auto = asking('auto');
const box = '......\n'.repeat(5);

test('a board is divided into as many pieces as its puzzle has, if that is known', () => {
  const known = parsePuzzle(`${box}\nI x2\noooooo\n\nO x3\noo\noo\noo\n`);
  expect(planFor(known, auto).plan).toMatchObject({ sizes: [6, 6, 6, 6, 6], seed: 4 });
  const endless = parsePuzzle(`${box}\nI x*\noo\n`);
  expect(planFor(endless, auto).plan.sizes).toEqual([5, 5, 5, 5, 5, 5]);
});

test('the puzzle itself is divided, unless pieces lie there from the start', () => {
  const half = (board: string) => parsePuzzle(`${board}\n\nI x3\noo\n`);
  const open = half('......');
  expect(planFor(open, auto).puzzle).toBe(open);
  const { puzzle, plan } = planFor(half('II....'), auto);
  expect(puzzle.board.cells).toHaveLength(4);
  expect(plan.sizes).toEqual([2, 2]);
});

test('each part of a board is a piece where it can be divided neither as asked nor as usual', () => {
  const parts = parsePuzzle('..#...\n\nI x*\no\n');
  expect(planFor(parts, asking(1))).toMatchObject({
    plan: { sizes: [2, 3] },
    issue: { code: 'partsDiffer' },
  });
});

test('a board that cannot be divided as asked is divided as usual, and it is said why', () => {
  const plain = parsePuzzle(`${box}\nI x*\noo\n`);
  const single = { isUnique: true, isDifferent: true };
  const usual = { plan: { sizes: [5, 5, 5, 5, 5, 5] }, require: noRequirements };
  expect(planFor(plain, asking(31, single))).toMatchObject({
    ...usual,
    issue: { code: 'tooManyBlocks', cells: 30, blocks: 31 },
  });
  const issue = { code: 'setDiffers', cells: 30, size: 4 };
  expect(planFor(plain, asking({ set: 'tetromino' }))).toMatchObject({ ...usual, issue });
  expect(planFor(plain, asking({ set: 'hexiamond' })).issue).toMatchObject({ code: 'unknownSet' });
  // Of the boards that can be divided so, but not into pieces that all differ.
  const same = {
    plan: { sizes: Array(15).fill(2) },
    require: noRequirements,
    issue: { code: 'tooFewShapes' },
  };
  expect(planFor(plain, asking({ set: 'domino' }, single))).toMatchObject(same);
  expect(planFor(plain, asking({ set: 'pentomino' }, single))).toMatchObject({
    plan: usual.plan,
    require: single,
    issue: undefined,
  });
});

test('a rectangle is divided instead of the board of the puzzle, unless it is too large', () => {
  const puzzle = parsePuzzle(`${box}\nI x2\noooooo\n\nO x3\noo\noo\noo\n`);
  const found = planFor(puzzle, { ...auto, size: [10, 3] });
  expect(found).toMatchObject({ issue: undefined, plan: { sizes: [5, 5, 5, 5, 5, 5] } });
  expect(found.plan.frame.board).toMatchObject({ width: 10, height: 3 });
  expect(found.puzzle.board).toBe(found.plan.frame.board);
  expect(planFor(puzzle, { ...auto, size: [1000, 1000] })).toMatchObject({
    puzzle,
    plan: { sizes: [6, 6, 6, 6, 6] },
    issue: { code: 'tooManyCells', cells: 1_000_000 },
  });
  expect(planFor(puzzle, { ...auto, size: [201, 1] }).issue).toMatchObject({ code: 'tooLong' });
});

test('without a strategy of its own a board is divided by the one that is usual for its size and for what is required', () => {
  const strategyOf = (size: [number, number], require = noRequirements) => {
    const { plan, usual } = planFor(parsePuzzle(`${box}\nI x*\noo\n`), {
      make: defaults.make,
      require,
      size,
    });
    expect(usual).toBe(plan.strategy);
    return usual;
  };
  expect(strategyOf([10, 10])).toBe('restart');
  expect(strategyOf([101, 1])).toBe('recombine');
  expect(strategyOf([29, 29])).toBe('recombine');
  expect(strategyOf([5, 4], { isUnique: true, isDifferent: false })).toBe('recombine');
  // One that is asked for stays.
  const large = planFor(parsePuzzle(`${box}\nI x*\noo\n`), { ...auto, size: [29, 29] });
  expect(large).toMatchObject({ plan: { strategy: 'grow' }, usual: 'recombine' });
});

test('only sets that can fill a board are offered, and the one asked for', () => {
  const puzzle = parsePuzzle(`${box}\nI x*\noo\n`);
  const fitting = ['monomino', 'domino', 'tromino', 'pentomino', 'hexomino'];
  expect(setsFor(puzzle, 'auto')).toEqual(fitting);
  expect(setsFor(puzzle, { set: 'heptomino' })).toEqual([...fitting, 'heptomino']);
});
