import type { CandidateState, SearchNode } from './solver.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { nodeAt } from '../../testing/runs/asked.ts';
import { expectSame } from '../../testing/expectSame.ts';
import { withMemoryReset } from '../../testing/runs/memoryReset.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, coveredBy, type Problem } from '../problem.ts';
import { rules, type RuleId } from '../rules/index.ts';
import { startSearch, type Search } from '../search.ts';
import { solvers, type Solver, type SolverId } from './index.ts';
import {
  CHOOSE,
  END,
  idOf,
  kindOf,
  PLACE,
  PRUNE,
  REJECT,
  REMOVE,
  type Detail,
  type Step,
} from '../step.ts';
import { runs } from '../../testing/share.ts';

const anySearch: fc.Arbitrary<Search> = fc.record({
  solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
  order: fc.constantFrom(...(Object.keys(orders) as OrderId[])),
  rules: fc.oneof(fc.constant([]), fc.shuffledSubarray(Object.keys(rules) as RuleId[])),
  pieces: fc.constantFrom('given' as const, 'random' as const, 'hardest' as const),
  seed: fc.nat(9),
  unique: fc.boolean(),
  hold: fc.constantFrom('', 'P0', 'P1:2'),
});

/** Events of a search to inspect. */
const MOST_EVENTS = 300;

/** What a search did at a node, and what was inspected there. */
class Visited {
  item: number | undefined;
  isRefused = false;
  readonly placed: number[] = [];
  readonly rejected: number[] = [];
  /** The inspected node, and the placements made there by then. */
  readonly seen: { many: number; isAbove: boolean; node: SearchNode }[] = [];
  readonly path: readonly number[];

  constructor(path: readonly number[]) {
    this.path = path;
  }

  apply(step: Step): void {
    if (kindOf(step) === CHOOSE) this.item = idOf(step);
    if (kindOf(step) === PRUNE) this.isRefused = true;
    if (kindOf(step) === REJECT) this.rejected.push(idOf(step));
    if (kindOf(step) === PLACE) this.placed.push(idOf(step));
  }
}

const inState = ({ candidates }: SearchNode, state: CandidateState): number[] =>
  candidates.filter((one) => one.state === state).map(({ placement }) => placement);

/** The inspected nodes of all levels of the path. */
const allSeen = (solver: Solver) =>
  Array.from({ length: solver.depth + 1 }, (_, level) => solver.inspect(level));

/** Differences between what was inspected at a node and what the search did there. */
function wrongIn(problem: Problem, visited: Visited, isRejecting: boolean) {
  const { placed, item, isRefused, rejected } = visited;
  const { open, left } = nodeAt(problem, visited.path);
  const couldLie = (placement: number): boolean =>
    left[problem.placements.piece[placement]!]! > 0 &&
    coveredBy(problem, placement).every((cell) => open.has(cell));
  return visited.seen.filter(({ many, isAbove, node }) => {
    const own = isAbove ? 1 : 0;
    const out = inState(node, 'ruled-out');
    return (
      inState(node, 'tried').join() !== placed.slice(0, many - own).join() ||
      inState(node, 'placed').join() !== placed.slice(many - own, many).join() ||
      (!isRefused && inState(node, 'pending').join() !== placed.slice(many).join()) ||
      (item !== undefined && node.item !== item) ||
      out.some(couldLie) ||
      (isRejecting && !isRefused && rejected.join() !== out.join())
    );
  });
}

test('what is inspected at a node is what the search does there', () => {
  const seen = { reached: 0, trying: 0, above: 0, ruledOut: 0, exhausted: 0 };
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.constantFrom<Detail>('steps', 'everything'),
      (puzzle, search, detail) => {
        const problem = compile(puzzle);
        const solver = startSearch(problem, search, detail);
        // At the coarser level of detail PRUNE is not emitted.
        fc.pre(detail === 'everything' || search.rules.length === 0);
        // A search that chooses its items lists only fitting candidates, and rejects nothing.
        const isRejecting =
          detail === 'everything' &&
          search.solver === 'backtrack' &&
          !orders[search.order].branching;
        const path = [new Visited([])];
        const look = (): void => {
          for (const [level, node] of allSeen(solver).entries()) {
            const visited = path[level]!;
            const isAbove = level < solver.depth;
            if (isAbove && !node) throw new Error('Something was branched on above.');
            if (!node) continue;
            const many = visited.placed.length;
            visited.seen.push({ many, isAbove, node });
            seen[isAbove ? 'above' : many === 0 ? 'reached' : 'trying']++;
            seen.ruledOut += inState(node, 'ruled-out').length;
            if (!isAbove && inState(node, 'pending').length === 0) seen.exhausted++;
          }
        };
        look();
        let isOver = false;
        for (let i = 0; i < MOST_EVENTS && !isOver; i++) {
          const step = solver.step();
          isOver = step === END;
          if (isOver || kindOf(step) === REMOVE) {
            expect(wrongIn(problem, path.pop()!, isRejecting)).toEqual([]);
          } else {
            path.at(-1)!.apply(step);
            if (kindOf(step) === PLACE)
              path.push(new Visited([...solver.path.subarray(0, solver.depth)]));
          }
          if (!isOver) look();
        }
        if (isOver) expect(solver.inspect()).toBe(undefined);
      },
    ),
    runs(100),
  );
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true]);
});

test('full boards and pruned nodes branch on nothing', () => {
  const counts = { full: 0, refused: 0 };
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const solver = startSearch(problem, search, 'everything');
      for (let i = 0; i < MOST_EVENTS; i++) {
        const step = solver.step();
        if (step === END) break;
        const isFull = nodeAt(problem, solver.path.subarray(0, solver.depth)).open.size === 0;
        const isRefused = kindOf(step) === PRUNE;
        if (isFull) counts.full++;
        if (isRefused) counts.refused++;
        if (isFull || isRefused) expect(solver.inspect()).toBe(undefined);
      }
    }),
    runs(300),
  );
  expect(Math.min(counts.full, counts.refused)).toBeGreaterThan(0);
});

test('it is the same after restoring a position, at any level of detail', () => {
  fc.assert(
    fc.property(
      anyPuzzle(12),
      anySearch,
      fc.constantFrom<Detail>('steps', 'everything'),
      fc.constantFrom<Detail>('steps', 'everything'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (puzzle, search, detail, other, share) => {
        const problem = compile(puzzle);
        const first = startSearch(problem, search, detail);
        const whole = startSearch(problem, search, detail);
        let events = 0;
        while (events < MOST_EVENTS && whole.step() !== END) events++;
        for (let i = Math.floor(share * events); i > 0; i--) first.step();
        const second = startSearch(problem, search, first.remembers ? detail : other);
        second.restore(JSON.parse(JSON.stringify(first.position())));
        expectSame(allSeen(second), allSeen(first));
      },
    ),
    runs(200),
  );
});

test('inspection does not change a search', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.constantFrom<Detail>('steps', 'everything'),
      (puzzle, search, detail) => {
        const problem = compile(puzzle);
        const [calm, seen] = [0, 1].map(() => startSearch(problem, search, detail)) as [
          Solver,
          Solver,
        ];
        for (let i = 0; i < MOST_EVENTS; i++) {
          allSeen(seen);
          const step = calm.step();
          if (seen.step() !== step) expect.fail(`Event ${i} is another one.`);
          if (step === END) break;
        }
        expect(seen.position()).toEqual(calm.position());
      },
    ),
    runs(100),
  );
});

test('inspection passes through wrappers, and only for existing levels', () => {
  const problem = compile(parsePuzzle('...\n...\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n'));
  for (const id of ['backtrack', 'dlx'] as const) {
    const solver = withMemoryReset(problem, id, 'steps', false, 4);
    solver.step();
    expect(solver.inspect(0)).toBeDefined();
    expect(() => solver.inspect(solver.depth + 1)).toThrow(RangeError);
    expect(() => solver.inspect(-1)).toThrow(RangeError);
  }
});
