import { isWide } from '../orders/sequences.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Cell } from '../../puzzle/types.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, coveredBy, type Problem } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import type { SolverId } from './index.ts';
import { CHOOSE, COVER, END, idOf, kindOf, PLACE, REMOVE, UNCOVER } from '../step.ts';

const anyOrder = fc.constantFrom(...(Object.keys(orders) as OrderId[]));

const everything = (problem: Problem, solver: SolverId, order: OrderId) =>
  startSearch(problem, { ...plainSearch, solver, order }, 'everything');

/** Item → its fitting placements, counted naively. */
function fitting(problem: Problem, path: Int32Array): number[] {
  const { cells, pieces, placements } = problem;
  const covered = new Set(
    Array.from(path, (placement) => [...coveredBy(problem, placement)]).flat(),
  );
  const used = (piece: number) => path.filter((p) => placements.piece[p] === piece).length;
  const counts = Array.from({ length: cells.length + pieces.length }, () => 0);
  for (let placement = 0; placement < placements.count; placement++) {
    const piece = placements.piece[placement]!;
    const own = coveredBy(problem, placement);
    if (used(piece) === pieces[piece]!.copies || own.some((cell) => covered.has(cell))) continue;
    for (const item of [...own, cells.length + piece]) counts[item]!++;
  }
  return counts;
}

/** The items branched on in the first events, with the board at that moment. */
function* choices(problem: Problem, solver: SolverId, order: OrderId) {
  const search = everything(problem, solver, order);
  for (let step = search.step(), i = 0; step !== END && i < 300; step = search.step(), i++) {
    if (kindOf(step) !== CHOOSE) continue;
    const path = search.path.subarray(0, search.depth);
    const covered = new Set(Array.from(path, (p) => [...coveredBy(problem, p)]).flat());
    expect(covered.size).toBeLessThan(problem.cells.length);
    yield { item: idOf(step), path, isOpen: (cell: number) => !covered.has(cell) };
  }
}

test('dlx branches on what has the fewest placements left, cells in the fill order before pieces', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anyOrder, (any, order) => {
      const problem = compile(any);
      const { cells, pieces } = problem;
      const sequence = [...orders[order].sequence(problem, 0)];
      for (const { item, path, isOpen } of choices(problem, 'dlx', order)) {
        const counts = fitting(problem, path);
        const due = [...pieces.keys()].filter((piece) => {
          const placed = path.filter((p) => problem.placements.piece[p] === piece).length;
          return any.use === 'all' && pieces[piece]!.copies - placed === 1;
        });
        const items = [...sequence.filter(isOpen), ...due.map((piece) => cells.length + piece)];
        const fewest = Math.min(...items.map((one) => counts[one]!));
        expect(item).toBe(items.find((one) => counts[one] === fewest));
      }
    }),
  );
});

test('fewest fills the cell that the fewest placements fit on, the first along the short side', () => {
  fc.assert(
    fc.property(anyPuzzle(10), (any) => {
      const problem = compile(any);
      const sequence = [...orders['short-side'].sequence(problem, 0)];
      for (const { item, path, isOpen } of choices(problem, 'backtrack', 'fewest')) {
        const counts = fitting(problem, path);
        const open = sequence.filter(isOpen);
        const fewest = Math.min(...open.map((cell) => counts[cell]!));
        expect(item).toBe(open.find((cell) => counts[cell] === fewest));
      }
    }),
  );
});

test('diagonal peel fills what is left along its shorter diagonal', () => {
  let turned = 0;
  fc.assert(
    fc.property(anyPuzzle(14), (any) => {
      const problem = compile(any);
      const corners = (cell: Cell) => lattices[any.lattice].corners(cell);
      const extent = (cells: readonly Cell[], along: (point: Point) => number) => {
        const reached = cells.flatMap((cell) => corners(cell).map(along));
        return Math.max(...reached) - Math.min(...reached);
      };
      const isFlat = (cells: readonly Cell[]) =>
        extent(cells, ([x, y]) => x + y) > extent(cells, ([x, y]) => y - x) + 1e-9;
      for (const { item, isOpen } of choices(problem, 'backtrack', 'diagonal-peel')) {
        const open = problem.cells.filter((_, cell) => isOpen(cell));
        const sign = isFlat(open) ? 1 : -1;
        const along = (cell: Cell) =>
          corners(cell).reduce((sum, [x, y]) => sum + sign * x + y, 0) / corners(cell).length;
        const least = Math.min(...open.map(along));
        expect(along(problem.cells[item]!)).toBeCloseTo(least, 6);
        if (isFlat(open) !== isFlat(problem.cells)) turned++;
      }
    }),
  );
  expect(turned).toBeGreaterThan(20);
});

test('peel fills what is left along its shorter side', () => {
  let turned = 0;
  fc.assert(
    fc.property(anyPuzzle(14), (any) => {
      const problem = compile(any);
      const boardIsWide = isWide(problem);
      for (const { item, isOpen } of choices(problem, 'backtrack', 'peel')) {
        const open = problem.cells.filter((_, cell) => isOpen(cell));
        const isWideNow = isWide({
          ...problem,
          puzzle: { ...any, board: { ...any.board, cells: open } },
        });
        const sequence = orders[isWideNow ? 'columns' : 'rows'].sequence(problem, 0);
        expect(item).toBe(sequence.find(isOpen));
        if (isWideNow !== boardIsWide) turned++;
      }
    }),
  );
  expect(turned).toBeGreaterThan(20);
});

test('emits each item that a placement covers, and uncovers them in reverse', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anyOrder, (any, order) => {
      const problem = compile(any);
      const { cells, pieces, placements } = problem;
      const covered: number[] = [];
      const solver = everything(problem, 'dlx', order);
      const path: number[] = [];
      const due = () => {
        return path.flatMap((placement, i) => {
          const piece = placements.piece[placement]!;
          const copies = path.slice(0, i + 1).filter((p) => placements.piece[p] === piece).length;
          return [
            ...coveredBy(problem, placement),
            ...(copies === pieces[piece]!.copies ? [cells.length + piece] : []),
          ];
        });
      };
      for (const step of solver) {
        const kind = kindOf(step);
        if (kind === COVER) covered.push(idOf(step));
        else if (kind === UNCOVER) expect(covered.pop()).toBe(idOf(step));
        else if (kind === REMOVE) {
          path.pop();
          expect(covered).toEqual(due());
        } else {
          expect(covered).toEqual(due());
          if (kind === PLACE) path.push(idOf(step));
        }
      }
      expect(covered).toEqual([]);
    }),
  );
});

test.each([
  ['dlx', 'short-side', 32_575],
  ['backtrack', 'fewest', 62_248],
  ['backtrack', 'peel', 71_190],
  ['backtrack', 'diagonal-peel', 70_057],
] as const)(
  '%s, %s, fills the 3 × 20 box with exactly %i placements',
  (solver, order, placements) => {
    const box = compile(parsePuzzle(`pieces: pentomino\n\n${'...\n'.repeat(20)}`));
    const search = startSearch(box, { ...plainSearch, solver, order }, 'steps');
    while (search.step() !== END);
    expect([search.solutions, search.placements]).toEqual([8, placements]);
  },
);
