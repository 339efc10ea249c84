import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../anyPuzzle.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, coveredBy, type Problem } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { CHOOSE, COVER, END, idOf, kindOf, PLACE, REMOVE, UNCOVER } from '../step.ts';

const anyOrder = fc.constantFrom(...(Object.keys(orders) as OrderId[]));

const everything = (problem: Problem, order: OrderId) =>
  startSearch(problem, { ...plainSearch, solver: 'dlx', order }, 'everything');

/** Item → how many placements fit that have it, the slow way. */
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

test('branches on what has the fewest placements left, cells in the fill order before pieces', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anyOrder, (any, order) => {
      const problem = compile(any);
      const { cells, pieces } = problem;
      const sequence = orders[order].sequence(problem, 0);
      const solver = everything(problem, order);
      for (let step = solver.step(), i = 0; step !== END && i < 300; step = solver.step(), i++) {
        if (kindOf(step) !== CHOOSE) continue;
        const path = solver.path.subarray(0, solver.depth);
        const covered = path.reduce((sum, p) => sum + coveredBy(problem, p).length, 0);
        expect(covered).toBeLessThan(cells.length);
        const counts = fitting(problem, path);
        const open = [...sequence].filter((cell) =>
          path.every((placement) => !coveredBy(problem, placement).includes(cell)),
        );
        const due = [...pieces.keys()].filter((piece) => {
          const placed = path.filter((p) => problem.placements.piece[p] === piece).length;
          return any.use === 'all' && pieces[piece]!.copies - placed === 1;
        });
        const items = [...open, ...due.map((piece) => cells.length + piece)];
        const fewest = Math.min(...items.map((item) => counts[item]!));
        expect(idOf(step)).toBe(items.find((item) => counts[item] === fewest));
      }
    }),
  );
});

test('tells of each item that a placement covers, and takes that back in reverse', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anyOrder, (any, order) => {
      const problem = compile(any);
      const { cells, pieces, placements } = problem;
      const covered: number[] = [];
      const solver = everything(problem, order);
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

test('places as often as its ties make it, exactly', () => {
  const box = `pieces: pentomino\n\n${'...\n'.repeat(20)}`;
  const search = { ...plainSearch, solver: 'dlx' } as const;
  const solver = startSearch(compile(parsePuzzle(box)), search, 'solutions');
  while (solver.step() !== END);
  expect([solver.solutions, solver.placements]).toEqual([8, 32_575]);
});
