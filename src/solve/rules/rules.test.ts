import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { Explainer } from './explain.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, coveredBy, type Problem } from '../problem.ts';
import { plainSearch, startSearch, type Search } from '../search.ts';
import { nextSolution } from '../solvers/solver.ts';
import { solvers, type SolverId } from '../solvers/index.ts';
import { END, PRUNE, stepOf, type Detail } from '../step.ts';
import { askedIn, type Asked } from '../../testing/runs/asked.ts';
import { rules, type RuleId } from './index.ts';
import { runs } from '../../testing/share.ts';

const ruleIds = Object.keys(rules) as RuleId[];
const anySearch = fc.record({
  solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
  order: fc.constantFrom(...(Object.keys(orders) as OrderId[])),
  pieces: fc.constantFrom('given' as const, 'random' as const),
  unique: fc.boolean(),
  seed: fc.nat(),
});

/** A puzzle, often on a board that is large enough for rules to be violated. */
const anyRoomy = fc.oneof(anyPuzzle(10), {
  weight: 2,
  arbitrary: anyPuzzle(10).filter(({ board }) => board.cells.length > 7),
});

/** The solutions in the order in which they are found, each as its placements in ascending order. */
function solutionsOf(problem: Problem, search: Search): string[] {
  const solver = startSearch(problem, search, 'steps');
  const found: string[] = [];
  while (nextSolution(solver) !== END)
    found.push(String(solver.path.slice(0, solver.depth).sort()));
  return found;
}

/**
 * Whether placements that fit together can cover these open cells; all open cells only if no piece
 * that must be placed is left then.
 */
function canCover(problem: Problem, { open, left }: Asked, cells: readonly number[]): boolean {
  const { puzzle, pieces, placements } = problem;
  const isWhole = cells.length === open.size;
  const free = new Set(open);
  const copies = [...left];
  const search = (): boolean => {
    const cell = cells.find((one) => free.has(one));
    if (cell === undefined) {
      const due = pieces.some((_, piece) => copies[piece] !== Infinity && copies[piece]! > 0);
      return !(isWhole && puzzle.use === 'all' && due);
    }
    for (let placement = 0; placement < placements.count; placement++) {
      const covered = [...coveredBy(problem, placement)];
      const piece = placements.piece[placement]!;
      const fits = copies[piece]! > 0 && covered.every((one) => free.has(one));
      if (!fits || !covered.includes(cell)) continue;
      copies[piece]!--;
      covered.forEach((one) => free.delete(one));
      const isCovered = search();
      copies[piece]!++;
      covered.forEach((one) => free.add(one));
      if (isCovered) return true;
    }
    return false;
  };
  return search();
}

/**
 * For each rule a puzzle with a node that violates it, row by row, and the cells of the first
 * reason.
 */
const refused: Record<RuleId, readonly [text: string, cells: readonly number[]]> = {
  islands: ['...\n...\n\nV x2\noo\no\n', [3]],
  // Each piece covers three cells of one colour and one of the other: three never cover six of
  // each.
  parity: ['....\n....\n....\n\nT x3\nooo\n o\n', [3, 4, 6, 7, 8, 9, 10, 11]],
  'dead-cells': ['...\n...\n\nV x2\noo\no\n', [2]],
  // A square that two dominoes fill in two ways, and a part that none can fill.
  repeats: ['..\n..\n  .\n  ..\n  .\n\nI x4\noo\n', [4, 5, 6, 7]],
};

describe.each(ruleIds)('%s', (id) => {
  test('prunes something, and names the cells', () => {
    const [text, cells] = refused[id];
    const problem = compile(parsePuzzle(text));
    const search: Search = { ...plainSearch, order: 'rows', rules: [id] };
    const first = [...askedIn(problem, search)].find(({ refusedBy }) => refusedBy === 0)!;
    const reason = new Explainer(problem, search).reasonFor(stepOf(PRUNE, 0), first.path);
    expect(reason).toMatchObject({ kind: PRUNE, rule: id });
    expect(reason).toHaveProperty('cells', cells);
  });

  test('prunes only with open cells that indeed cannot be covered', () => {
    let refusals = 0;
    fc.assert(
      fc.property(anyRoomy, anySearch, (any, choice) => {
        const problem = compile(any);
        // All solutions, since unique ones alone do not show all that can be covered.
        const search: Search = { ...plainSearch, ...choice, unique: false, rules: [id] };
        const explainer = new Explainer(problem, search);
        for (const node of askedIn(problem, search, 100)) {
          if (node.refusedBy < 0) continue;
          refusals++;
          const reason = explainer.reasonFor(stepOf(PRUNE, 0), node.path);
          const cells = reason?.kind === PRUNE ? reason.cells : [];
          expect(cells).not.toHaveLength(0);
          expect(cells).toEqual([...node.open].filter((cell) => cells.includes(cell)));
          expect(canCover(problem, node, cells)).toBe(false);
        }
      }),
      runs(200),
    );
    expect(refusals).toBeGreaterThan(20);
  });
});

test.each(
  [...ruleIds.map((id) => [id]), ruleIds, ruleIds.toReversed()].map(
    (list) => [list.join(), list] as const,
  ),
)('the same solutions come, in the same order, with %s and without', (_, list) => {
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (any, choice) => {
      const problem = compile(any);
      const search = { ...plainSearch, ...choice };
      const without = solutionsOf(problem, search);
      expect(solutionsOf(problem, { ...search, rules: list })).toEqual(without);
    }),
    runs(400),
  );
});

test('with rules too, a search restored from any position continues like the original', () => {
  const anyDetail = fc.constantFrom<Detail>('steps', 'everything');
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      anyPuzzle(),
      anySearch,
      fc.subarray(ruleIds, { minLength: 1 }),
      anyDetail,
      share,
      (any, choice, list, detail, share) => {
        const problem = compile(any);
        const begin = () =>
          startSearch(problem, { ...plainSearch, ...choice, rules: list }, detail);
        const whole = [...begin()];
        const first = begin();
        const cut = Math.floor(share * whole.length);
        for (let i = 0; i < cut; i++) first.step();
        const position = JSON.parse(JSON.stringify(first.position()));
        const second = begin();
        for (let i = 0; i < 50; i++) second.step();
        second.restore(position);
        expect(second.position()).toEqual(position);
        expect([...second]).toEqual(whole.slice(cut));
      },
    ),
    runs(300),
  );
});
