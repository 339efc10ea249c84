import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extentOf } from '../puzzle/geometry.ts';
import { openLabels } from '../puzzle/labels.ts';
import { lattices, type LatticeId, type Point } from '../puzzle/lattices/index.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Cell, LaidPiece, Puzzle } from '../puzzle/types.ts';
import { distanceOf, isInside } from '../testing/pictures/polygons.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { solved } from '../testing/random/laidOn.ts';
import { problemOf } from '../testing/random/situations.ts';
import { cutSheet, mostKerf, type CutPath, type CutTerms } from './cutting.ts';
import { areaOf } from './offset.ts';

/** The area of a cell whose edge is 1. */
const cellAreas: Readonly<Record<LatticeId, number>> = {
  square: 1,
  triangle: Math.sqrt(3) / 4,
  hexagon: (3 * Math.sqrt(3)) / 2,
};

/** The signed area that is left inside a path once the beam has taken away half the kerf: by Steiner's formula. */
function areaLeft(loop: readonly Point[], kerf: number): number {
  let [around, bend] = [0, 0];
  loop.forEach(([x, y], i) => {
    const [[x0, y0], [x2, y2]] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    around += Math.hypot(x2 - x, y2 - y);
    const cross = (x - x0) * (y2 - y) - (y - y0) * (x2 - x);
    const dot = (x - x0) * (x2 - x) + (y - y0) * (y2 - y);
    bend += Math.tan(Math.atan2(cross, dot) / 2);
  });
  return areaOf(loop) - (kerf / 2) * around + (kerf / 2) ** 2 * bend;
}

const piecesIn = ({ pieces, board }: Puzzle): number[] =>
  pieces.flatMap(({ cells, copies }) =>
    Array<number>(Math.min(copies, Math.floor(board.cells.length / cells.length))).fill(
      cells.length,
    ),
  );

/** The area of a frame around the board, with the rectangle's hole filled. */
function frameArea(puzzle: Puzzle, edge: number): number {
  const lattice = lattices[puzzle.lattice];
  const unit = edge / Math.sqrt(1 / cellAreas[puzzle.lattice]);
  const plate = [...puzzle.board.cells, ...openLabels(puzzle).map(({ cell }) => cell)];
  const { left, top, right, bottom } = extentOf(lattice, plate);
  return ((right - left) * unit + 2 * edge) * ((bottom - top) * unit + 2 * edge);
}

/** A point of a loop that is on no other loop, as two touch in corners of cells alone, and sides are whole numbers of edges. */
function pointOn(loop: readonly Point[]): Point {
  const [[x1, y1], [x2, y2]] = [loop[0]!, loop[1]!];
  return [x1 + 0.37 * (x2 - x1), y1 + 0.37 * (y2 - y1)];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The paths of a sheet that are inside no others, once the sheet has been checked. */
function outsideOf(puzzle: Puzzle, terms: CutTerms): CutPath[] {
  const { width, height, paths } = cutSheet(puzzle, terms);
  const outside = paths.filter((path) => !path.isInside);
  const pieces = piecesIn(puzzle);

  // What is left has the size of the pieces, and of a tray without its board.
  const cell = cellAreas[puzzle.lattice] * terms.edge ** 2;
  const tray = terms.hasTray ? frameArea(puzzle, terms.edge) - puzzle.board.cells.length * cell : 0;
  const left = sum(paths.map(({ loop }) => areaLeft(loop, terms.kerf)));
  expect(left / (cell * sum(pieces) + tray)).toBeCloseTo(1, 6);

  // Those inside others come before all the rest.
  const within = paths.map((path) => path.isInside);
  expect(within.lastIndexOf(true)).toBeLessThan(paths.length - outside.length);
  for (const [i, { loop, isInside: isWithin }] of paths.entries()) {
    const around = paths.filter((other, j) => j !== i && isInside(other.loop, pointOn(loop)));
    expect(isWithin).toBe(around.length > 0);
    // What is around a path is cut later, and paths turn clockwise and back.
    expect(around.every((other) => paths.indexOf(other) > i)).toBe(true);
    expect(Math.sign(areaOf(loop))).toBe(around.length % 2 === 0 ? 1 : -1);
    for (const [x, y] of loop) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(terms.gap - 1e-9);
    }
  }
  const check = (all: readonly CutPath[], least: number): void => {
    for (const [i, { loop }] of all.entries())
      for (const other of all.slice(i + 1))
        expect(distanceOf(loop, other.loop)).toBeGreaterThan(least - 1e-9);
  };
  check(outside, terms.gap);
  // Without a kerf, holes may touch in a corner.
  check(paths, terms.kerf > 0 ? 1e-6 : 0);
  return outside;
}

const anyTerms = fc.record({
  edge: fc.integer({ min: 2, max: 60 }),
  share: fc.integer({ min: 0, max: 95 }),
  gap: fc.integer({ min: 1, max: 80 }).map((n) => n / 10),
  hasTray: fc.boolean(),
});

describe('a sheet', () => {
  test('has all parts of a puzzle in true size, apart, inner paths first', () => {
    fc.assert(
      fc.property(anyPuzzle(24), anyTerms, (puzzle, { share, ...terms }) => {
        const kerf = (share / 100) * mostKerf(puzzle, terms.edge);
        expect(outsideOf(puzzle, { ...terms, kerf })).toHaveLength(
          piecesIn(puzzle).length + (terms.hasTray ? 1 : 0),
        );
      }),
    );
  });

  test.each(['pentomino-8x8-middle', 'heptiamond-snowflake', 'tetrahex-coin', 'three-in-a-square'])(
    'of %s has all of that',
    (id) => {
      const { puzzle } = problemOf(id);
      const terms = { edge: 12, kerf: 0.2, gap: 3, hasTray: true };
      expect(outsideOf(puzzle, terms)).toHaveLength(1 + piecesIn(puzzle).length);
    },
  );
});

/** The paths of a solved board, once they have been checked. */
function asLaid(puzzle: Puzzle, laid: readonly LaidPiece[], edge: number, kerf: number) {
  const terms = { edge, kerf, gap: 3, hasTray: false };
  const { width, height, paths } = cutSheet(puzzle, terms, laid);
  for (const [i, { loop, isInside: isWithin }] of paths.entries()) {
    const around = paths.filter((other, j) => j !== i && isInside(other.loop, pointOn(loop)));
    expect(isWithin).toBe(around.length > 0);
    expect(around.every((other) => paths.indexOf(other) > i)).toBe(true);
    // No line is cut twice, and where two are side by side, they are a kerf apart.
    for (const other of paths.slice(i + 1))
      expect(distanceOf(loop, other.loop)).toBeGreaterThan(kerf - 1e-9);
    for (const [x, y] of loop)
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(terms.gap - 1e-9);
  }
  return paths;
}

test('pieces where they lie have a path each, a kerf from those of their neighbours', () => {
  const { puzzle } = problemOf('pentomino-6x10');
  const paths = asLaid(puzzle, solved(puzzle), 20, 0.2);
  expect(paths).toHaveLength(12);
  const nearest = paths.map(({ loop }) =>
    Math.min(
      ...paths.filter((path) => path.loop !== loop).map((path) => distanceOf(loop, path.loop)),
    ),
  );
  for (const distance of nearest) expect(distance).toBeCloseTo(0.2, 9);
  // Each is smaller than its cells by half the kerf all around.
  for (const { loop } of paths) expect(areaLeft(loop, -0.2)).toBeCloseTo(5 * 400, 6);
});

test('where a piece lies in a hole of another one, it is cut before that hole', () => {
  const ring = parsePuzzle('title: Ring\n\n...\n...\n...\n\nA\nooo\no o\nooo\n\nB\no\n');
  const [outer, inner] = ring.pieces;
  const laid = [outer!, inner!].map(({ cells }, piece) => ({
    piece,
    orientation: 0,
    cells: cells.map(([column, row]): Cell => [column + piece, row + piece]),
  }));
  const areas = asLaid(ring, laid, 10, 0.2).map(({ loop }) => areaOf(loop));
  const sides = [9.8, 10.2, 29.8].map((side) => side ** 2);
  expect(areas).toEqual(
    [sides[0]!, -sides[1]!, sides[2]!].map((area) => expect.closeTo(area, 6) as number),
  );
});

const rings = parsePuzzle(
  'title: Rings\n\n.......\n.#####.\n.#...#.\n.#.#.#.\n.#...#.\n.#####.\n.......\n\nA\nooo\no o\nooo\n\nB x3\noooooooo\n',
);

test('holes of a tray that touch in a corner, as nothing is cut away, are two holes', () => {
  const terms = { edge: 2, kerf: 0, gap: 0.1, hasTray: true };
  // Corner to corner, and a corner in the middle of a side.
  for (const board of ['^v^#\nv##^\n#v^v\n\nA x2\n^v^\nv\n', '^v#\nv#v\n\nA x2\n^v\n']) {
    const touching = parsePuzzle(`lattice: triangle\n\n${board}`);
    expect(outsideOf(touching, terms)).toHaveLength(1 + 2);
    expect(cutSheet(touching, terms).paths.filter((path) => path.isInside)).toHaveLength(2);
  }
});

test('closed cells in the middle of a board stay as parts of their own, which are cut first', () => {
  const terms = { edge: 10, kerf: 0.2, gap: 2, hasTray: true };
  expect(outsideOf(rings, terms)).toHaveLength(1 + 4);
  const { paths } = cutSheet(rings, terms);
  // The closed cell in the middle, the open ring around it, the closed one, the hole of the frame, and that of A.
  const areas = paths.map(({ loop }) => areaOf(loop));
  const squares = [10.2 ** 2, -(29.8 ** 2), 50.2 ** 2, -(69.8 ** 2), -(9.8 ** 2)];
  expect(areas.slice(0, 5)).toEqual(squares.map((area) => expect.closeTo(area, 6) as number));
  // The frame.
  expect(areas).toContainEqual(expect.closeTo(90.2 ** 2, 6));
});
