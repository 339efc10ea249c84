import { components, neighbourLists } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Pattern } from './weighting.ts';

/** Cells divided into classes. */
export interface CellClasses {
  readonly pattern: Pattern;
  /** Cell → its class, numbered from 0. */
  readonly of: Int32Array;
  readonly count: number;
}

const mod = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;

/** The largest modulus of lines, and the largest periods of a grid. */
const LINES = 6;
const GRID = 4;

/** The steps along lines in several directions, in units of two translations; and between two kinds of cells. */
const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
  [1, 2],
  [2, 1],
  [1, -2],
  [2, -1],
] as const;

/** The place of a cell among the translations of its lattice, and its kind where there are two. */
function placeOf(lattice: Puzzle['lattice']): (cell: Cell) => readonly [number, number, number] {
  if (lattices[lattice].isTranslation(1, 0)) return ([column, row]) => [column, row, 0];
  return ([column, row]) => {
    const kind = mod(column + row, 2);
    return [(column - row - kind) / 2, row, kind];
  };
}

/** The classes of a problem's cells by the numbers that a function gives them. */
function classesBy(
  { cells }: Problem,
  pattern: Pattern,
  numberOf: (cell: Cell, at: number) => number,
): CellClasses {
  const numbers = new Map<number, number>();
  const of = Int32Array.from(cells, (cell, at) => {
    const number = numberOf(cell, at);
    const known = numbers.get(number) ?? numbers.size;
    numbers.set(number, known);
    return known;
  });
  return { pattern, of, count: numbers.size };
}

/** The connected parts of the cells. */
export function partsOf(problem: Problem): CellClasses {
  const { cells, puzzle } = problem;
  const parts = components(neighbourLists(lattices[puzzle.lattice], cells));
  const partOf = new Int32Array(cells.length);
  parts.forEach((part, number) => part.forEach((cell) => (partOf[cell] = number)));
  return classesBy(problem, 'parts', (_, at) => partOf[at]!);
}

/** Each cell in a class of its own. */
export const singly = (problem: Problem): CellClasses => classesBy(problem, 'any', (_, at) => at);

/**
 * Periodic divisions of the cells, the familiar ones first: all cells together, the colours of the lattice, lines in
 * several directions, grids. None comes twice.
 */
export function periodic(problem: Problem): CellClasses[] {
  const { lattice } = problem.puzzle;
  const place = placeOf(lattice);
  const kinds = Math.max(...problem.cells.map((cell) => place(cell)[2])) + 1;
  const found = [
    classesBy(problem, 'whole', () => 0),
    classesBy(problem, 'colours', (cell) => lattices[lattice].colourOf(cell)),
  ];
  for (let period = 2; period <= LINES; period++) {
    for (const [a, b] of directions) {
      for (let shift = 0; shift < (kinds > 1 ? period : 1); shift++)
        found.push(
          classesBy(problem, 'lines', (cell) => {
            const [u, v, kind] = place(cell);
            return mod(a * u + b * v + shift * kind, period);
          }),
        );
    }
  }
  for (let wide = 1; wide <= GRID; wide++) {
    for (let high = 1; high <= GRID; high++)
      found.push(
        classesBy(problem, 'grid', (cell) => {
          const [u, v, kind] = place(cell);
          return (mod(u, wide) * GRID + mod(v, high)) * 2 + kind;
        }),
      );
  }
  const keys = new Set<string>();
  return found.filter(({ of }) => {
    const key = of.join();
    return !keys.has(key) && keys.add(key);
  });
}
