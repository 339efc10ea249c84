import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { isLong, runs } from '../../testing/share.ts';
import { Listing } from '../diagram/listing.ts';
import { Solutions } from '../diagram/solutions.ts';
import { solutionsOf } from '../diagram/solutionLayers.ts';
import type { Feature } from './featureNames.ts';
import { testFor } from './features.ts';
import { byKinds, figureOfFixed, inOrbit, ofPiece, orbitsOf, touchingEdge } from './figures.ts';
import { SolutionList } from './list.ts';

const PLENTY = 2 ** 28;

function swept(problem: Problem): Solutions {
  const making = solutionsOf(problem, PLENTY);
  for (let made = making.next(); ; made = making.next())
    if (made.done) {
      expect(made.value).toBeInstanceOf(Solutions);
      return made.value as Solutions;
    }
}

const rectangle = (columns: number, rows: number): string =>
  `${'.'.repeat(columns)}\n`.repeat(rows);
const pentominoes = (columns: number, rows: number): Problem =>
  compile(parsePuzzle(`pieces: pentomino\n\n${rectangle(columns, rows)}`));

const anyOfBoth = fc.oneof(anyPuzzle(), anySymmetric(16));

test('a list answers as all solutions do, by every figure', () => {
  fc.assert(
    fc.property(anyOfBoth, fc.nat(), (puzzle, pick) => {
      const problem = compile(puzzle);
      const solutions = swept(problem);
      const list = new SolutionList(problem, [...solutions.from(0n)]);
      const piece = pick % problem.pieces.length;
      const kinds = byKinds(problem)!;
      expect(list.count).toBe(solutions.count);
      expect(list.shares()).toEqual(solutions.shares());
      for (const figures of [
        touchingEdge(problem),
        ofPiece(problem, piece),
        inOrbit(problem, orbitsOf(problem, piece)),
        kinds.figures,
      ]) {
        const rows = solutions.distribution(figures)!;
        expect(rows).toEqual(list.distribution(figures));
        const sum = [...rows.values()].reduce((before, row) => before + row.solutions, 0n);
        expect(sum).toBe(solutions.count);
      }
      for (const [figure, { example }] of solutions.distribution(kinds.figures)!) {
        const used = problem.pieces.map(() => 0);
        for (const tile of [...example, ...fixedTiles(problem)])
          used[problem.tiles.piece[tile]!]!++;
        expect(kinds.read(figure + figureOfFixed(problem, kinds.figures))).toEqual(used);
      }
    }),
    runs(150),
  );
});

test('placements are in one orbit if a symmetry maps one to the other', () => {
  fc.assert(
    fc.property(anySymmetric(16), (puzzle) => {
      const problem = compile(puzzle);
      const group = symmetries(problem);
      for (const piece of problem.pieces.keys()) {
        const orbits = orbitsOf(problem, piece);
        for (const [i, orbit] of orbits.entries())
          for (const [j, other] of orbits.entries())
            for (const placement of orbit)
              expect(group.some((one) => other.includes(one.placements[placement]!))).toBe(i === j);
      }
    }),
    runs(60),
  );
});

/** The points that some tiles touch, by name, with how many tiles do, and how many cells. */
function touched(problem: Problem, tiles: readonly number[]) {
  const lattice = lattices[problem.puzzle.lattice];
  const nameOf = (point: Point): string => point.map((x) => x.toFixed(3)).join();
  const points = new Map<string, { tiles: number; cells: number }>();
  for (const tile of tiles) {
    const own = Array.from(coveredBy(problem, tile), (cell) =>
      lattice.corners(problem.board[cell]!),
    );
    const names = own.flat().map(nameOf);
    for (const name of new Set(names)) {
      const before = points.get(name) ?? { tiles: 0, cells: 0 };
      const cells = names.filter((one) => one === name).length;
      points.set(name, { tiles: before.tiles + 1, cells: before.cells + cells });
    }
  }
  return [...points.values()];
}

/** Whether a line at some edge of a piece has no piece on both sides, but pieces on each. */
function isFaulty(problem: Problem, tiles: readonly number[]): boolean {
  const lattice = lattices[problem.puzzle.lattice];
  const outlines = tiles.map((tile) =>
    Array.from(coveredBy(problem, tile), (cell) => lattice.corners(problem.board[cell]!)),
  );
  return outlines.flat().some((cell) =>
    cell.some((from, i) => {
      const to = cell[(i + 1) % cell.length]!;
      const side = ([x, y]: Point): number =>
        (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
      const sides = outlines.map((one) => {
        const all = one.flat().map(side);
        return [Math.min(...all) < -1e-6, Math.max(...all) > 1e-6] as const;
      });
      return (
        sides.every(([left, right]) => left !== right) &&
        sides.some(([left]) => left) &&
        sides.some(([, right]) => right)
      );
    }),
  );
}

test('crossroads and faults are what the outlines of pieces say, on all lattices', () => {
  const found = { crossroads: 0, fault: 0 };
  const full = { square: 4, triangle: 6, hexagon: 3 };
  fc.assert(
    fc.property(anyOfBoth, (puzzle) => {
      const problem = compile(puzzle);
      const crosses = testFor(problem, 'crossroads');
      const breaks = testFor(problem, 'fault');
      for (const placements of swept(problem).from(0n)) {
        const tiles = [...placements, ...fixedTiles(problem)];
        const most = full[puzzle.lattice];
        const hasCrossroads = touched(problem, tiles).some(
          (at) => at.tiles === most && at.cells === most,
        );
        expect(crosses(placements)).toBe(hasCrossroads);
        if (hasCrossroads) found.crossroads++;
        if (breaks(placements)) found.fault++;
        if (breaks(placements)) expect(isFaulty(problem, tiles)).toBe(true);
        if (puzzle.lattice === 'hexagon') expect(breaks(placements)).toBe(false);
      }
    }),
    runs(150),
  );
  expect(Math.min(found.crossroads, found.fault)).toBeGreaterThan(5);
});

const without = (problem: Problem, feature: Feature, unique: boolean): number => {
  const has = testFor(problem, feature);
  const listing = new Listing(problem, { unique, memory: PLENTY });
  return [...listing.solutions()].filter((one) => one && !has(one.placements)).length;
};

test('faults of rectangles of dominoes are what outlines say: 5 × 6 can do without, 6 × 6 cannot', () => {
  const dominoes = (columns: number, rows: number): Problem =>
    compile(parsePuzzle(`${rectangle(columns, rows)}\nI x*\noo\n`));
  // Golomb 1965.
  expect(without(dominoes(6, 6), 'fault', false)).toBe(0);
  const problem = dominoes(6, 5);
  const has = testFor(problem, 'fault');
  let faultless = 0;
  for (const placements of swept(problem).from(0n)) {
    expect(has(placements)).toBe(isFaulty(problem, placements));
    if (!has(placements)) faultless++;
  }
  expect(faultless).toBeGreaterThan(0);
});

test('solutions of twelve pentominoes without crossroads are those of Adachi', () => {
  expect(without(pentominoes(20, 3), 'crossroads', true)).toBe(2);
  if (!isLong) return;
  expect(without(pentominoes(15, 4), 'crossroads', true)).toBe(238);
  expect(without(pentominoes(12, 5), 'crossroads', true)).toBe(325);
  expect(without(pentominoes(10, 6), 'crossroads', true)).toBe(563);
});

/** A rectangle to be filled with any number of some pentominoes. */
function anyOf(names: string, columns: number, rows: number): Problem {
  const { pieces, ...puzzle } = parsePuzzle(
    `pieces: pentomino\nuse: some\n\n${rectangle(columns, rows)}`,
  );
  const some = pieces.filter(({ name }) => names.includes(name));
  return compile({ ...puzzle, pieces: some.map((piece) => ({ ...piece, copies: columns })) });
}

test('U pentominoes on 5 × 10, and I, U and X on 5 × n, are as many as published', () => {
  // OEIS A247124, from n = 1.
  for (const [i, many] of [1, 1, 2, 3, 8, 14, 21, 37, 63, 122].entries())
    expect(swept(anyOf('IUX', i + 1, 5)).count).toBe(BigInt(many));
  const problem = anyOf('FILNPTUVWXYZ', 10, 5);
  const piece = problem.pieces.findIndex(({ name }) => name === 'U');
  const rows = [...swept(problem).distribution(ofPiece(problem, piece))!];
  rows.sort(([one], [other]) => one - other);
  // OEIS A247708.
  expect(rows.map(([many, { solutions }]) => [many, Number(solutions)])).toEqual(
    [55_699_672, 34_738_058, 9_663_366, 1_466_724, 124_242, 5984, 166].map((many, i) => [i, many]),
  );
});
