import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { expectSame } from '../../testing/expectSame.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, coveredBy, fixedTiles, type Problem } from '../problem.ts';
import type { RuleId } from '../rules/index.ts';
import { CHOOSE, END, idOf, IMAGE, kindOf, PLACE, PRUNE, REMOVE, SOLUTION } from '../step.ts';
import { plainSearch, startSearch } from '../search.ts';
import { nextSolution, type SolverDetail } from './solver.ts';
import { piecesDue } from '../state.ts';
import { symmetries } from '../symmetry/symmetry.ts';
import { isLong, runs } from '../../testing/share.ts';
import { solvers, type SolverId } from './index.ts';

/** Puzzles of every lattice and kind whose published counts take only a moment. */
const quick = [
  'three-in-a-square',
  'pentomino-3x20',
  'pentomino-4x15',
  'pentomino-8x8-middle',
  'pentomino-eye',
  'pentomino-yin-yang',
  'pentomino-5x5',
  'pentomino-any-5x5',
  'pentomino-triple-x',
  'tetromino-5x4',
  'tetromino-two-sets-10x4',
  'one-sided-tetromino-7x4',
  'hexiamond-6x6',
  'hexiamond-snowflake',
  'hexiamond-trapezoid',
  'polyiamond-snowflake',
  'tetrahex-flower',
  'tetrahex-trefoil',
  'polyhex-hexagram',
];
/** Every day every second of them. */
const published = quick.filter((_, i) => isLong || i % 2 === 1);
const details: readonly SolverDetail[] = ['steps', 'nodes', 'everything'];
const orderIds = Object.keys(orders) as OrderId[];

/** A solution in the format of the brute force. */
const written = (problem: Problem, path: Iterable<number>): string =>
  [...fixedTiles(problem), ...path]
    .map((tile) => {
      const piece = problem.pieces[problem.tiles.piece[tile]!]!;
      const cells = Array.from(coveredBy(problem, tile), (cell) => problem.board[cell]!.join());
      return `${piece.name}: ${cells.join(' ')}`;
    })
    .sort()
    .join(' | ');

describe.each(Object.keys(solvers) as SolverId[])('%s', (id) => {
  const start = (problem: Problem, order: OrderId, unique: boolean, detail: SolverDetail) =>
    startSearch(problem, { ...plainSearch, solver: id, order, unique }, detail);
  const count = (problem: Problem, order: OrderId, unique: boolean) => {
    const solver = start(problem, order, unique, 'steps');
    while (solver.step() !== END);
    return solver;
  };

  test.each(published)('counts as many unique solutions of %s as are published', (name) => {
    const problem = problemNamed(name);
    const { published: known } = problem.puzzle;
    expect(known).toBeTypeOf('bigint');
    const { solutions } = count(problem, 'short-side', true);
    expect(BigInt(solutions)).toBe(known);
  });

  test.each([
    ['three-in-a-square', 16],
    ['pentomino-3x20', 8],
    ['pentomino-4x15', 1472],
    ['pentomino-8x8-middle', 520],
    ['hexiamond-6x6', 624],
    ['hexiamond-9x4', 148],
    ['hexiamond-snowflake', 330],
    ['tetrahex-7x4', 18],
    ['tetrahex-coin', 16],
    ['polyhex-hexagram', 2004],
  ] as const)('counts all solutions of %s: %i', { timeout: 60_000 }, (name, solutions) => {
    const problem = problemNamed(name);
    expect(count(problem, 'short-side', false).solutions).toBe(solutions);
  });

  test('boards and lists of more than two words work like small ones', () => {
    // Tilings of 3 × n with straight trominoes: t(n) = t(n − 1) + t(n − 3), and 1, 1, 2 to begin with.
    const tilings = [1, 1, 1];
    for (let n = 3; n <= 26; n++) tilings.push(tilings[n - 1]! + tilings[n - 3]!);
    const wide = parsePuzzle(`${`${'.'.repeat(26)}\n`.repeat(3)}\nI x*\nooo\n`);
    for (const order of ['short-side', 'rows', 'columns', 'diagonal'] as const)
      expect(count(compile(wide), order, false).solutions).toBe(tilings[26]);
    // Bars of three cells, and squares of four that are tiled in two ways, all apart from each other.
    const apart = parsePuzzle(`${'...#..\n####..\n######\n'.repeat(10)}\nI x*\nooo\n\nD x*\noo\n`);
    for (const order of orderIds)
      expect(count(compile(apart), order, false).solutions).toBe(2 ** 10);
    const some = parsePuzzle(`pieces: hexomino\nuse: some\n\n.....\n.....\n....\n....\n`);
    expect(count(compile(some), 'rows', false).solutions).toBe(bruteForce(some).solutions.length);
  });

  test('finds the solutions that brute force finds, in every order', () => {
    fc.assert(
      fc.property(anyPuzzle(12), fc.constantFrom(...orderIds), (any, order) => {
        const problem = compile(any);
        const solver = start(problem, order, false, 'steps');
        const found: string[] = [];
        while (nextSolution(solver) !== END)
          found.push(written(problem, solver.path.subarray(0, solver.depth)));
        expect(found.sort()).toEqual(bruteForce(any).solutions.sort());
      }),
      runs(300),
    );
  });

  test('counts one solution of each orbit', () => {
    fc.assert(
      fc.property(anyPuzzle(12), fc.constantFrom(...orderIds), (any, order) => {
        const unique = count(compile(any), order, true).solutions;
        expect(unique).toBe(countClasses(any, bruteForce(any).solutions));
      }),
      runs(300),
    );
  });

  test('its steps nest, never overlap, and rewind to an empty board, at every level of detail', () => {
    fc.assert(
      fc.property(anyPuzzle(), fc.constantFrom(...orderIds), fc.boolean(), (any, order, unique) => {
        const problem = compile(any);
        const streams = details.map((detail) => [...start(problem, order, unique, detail)]);
        for (const stream of streams) {
          const path: number[] = [];
          const covered = new Set<number>();
          // An assertion of Vitest's at each of so many steps would take most of the time.
          const wrong: number[] = [];
          for (const step of stream) {
            const kind = kindOf(step);
            if (kind === PLACE) {
              const cells = [...coveredBy(problem, idOf(step))];
              if (cells.some((cell) => covered.has(cell))) wrong.push(step);
              cells.forEach((cell) => covered.add(cell));
              path.push(idOf(step));
            } else if (kind === REMOVE) {
              if (path.pop() !== idOf(step)) wrong.push(step);
              for (const cell of coveredBy(problem, idOf(step))) covered.delete(cell);
            } else if ((kind === SOLUTION || kind === IMAGE) && path.length > 0) {
              if (covered.size !== problem.cells.length) wrong.push(step);
            }
          }
          expect(wrong).toEqual([]);
          expect(path).toEqual([]);
        }
        const [placements, nodes, everything] = streams as [number[], number[], number[]];
        const only = (kinds: readonly number[]) =>
          everything.filter((step) => kinds.includes(kindOf(step)));
        const coarse = [PLACE, REMOVE, SOLUTION, IMAGE];
        expectSame(only(coarse), placements);
        expectSame(only([...coarse, CHOOSE, PRUNE]), nodes);
        const solver = start(problem, order, unique, 'steps');
        const found: number[] = [];
        while (nextSolution(solver) !== END) found.push(solver.steps);
        let steps = 0;
        const solved = placements.flatMap((step) => {
          if (kindOf(step) === PLACE || kindOf(step) === REMOVE) steps++;
          return kindOf(step) === SOLUTION ? [steps] : [];
        });
        expect(found).toEqual(solved);
      }),
      runs(100),
    );
  });

  test('continues from any position exactly like the search it was taken from', () => {
    fc.assert(
      fc.property(
        anyPuzzle(),
        fc.constantFrom(...orderIds),
        fc.boolean(),
        fc.constantFrom(...details),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (any, order, unique, detail, share) => {
          const problem = compile(any);
          const whole = [...start(problem, order, unique, detail)];
          const first = start(problem, order, unique, detail);
          const cut = Math.floor(share * whole.length);
          for (let i = 0; i < cut; i++) first.step();
          // Through text, as a link or a file would carry it.
          const position = JSON.parse(JSON.stringify(first.position()));
          const second = start(problem, order, unique, detail);
          for (let i = 0; i < 5; i++) second.step();
          second.restore(position);
          expect(second.position()).toEqual(position);
          expect(second.progress()).toBe(first.progress());
          expectSame([...second], whole.slice(cut));
          expect(second.position()).toEqual(finalOf(first));
        },
      ),
      runs(300),
    );
    function finalOf(solver: ReturnType<typeof start>) {
      while (solver.step() !== END);
      return solver.position();
    }
  });

  test('of solutions that are images of each other the first counts, and none is a dead end', () => {
    const inOrder = (path: readonly number[]) => path.toSorted((one, other) => one - other).join();
    let images = 0;
    fc.assert(
      fc.property(
        fc.oneof(anyPuzzle(12), { weight: 2, arbitrary: anySymmetric(10) }),
        fc.constantFrom(...orderIds),
        fc.boolean(),
        (any, order, unique) => {
          const problem = compile(any);
          const group = symmetries(problem);
          const due = piecesDue(problem);
          const solver = start(problem, order, unique, 'steps');
          const found = new Set<string>();
          let path: number[] = [];
          let deadEnds = 0;
          let isLeaf = false;
          for (const [i, step] of [...start(problem, order, unique, 'steps'), END].entries()) {
            const kind = step === END ? END : kindOf(step);
            const covered = path.flatMap((placement) => [...coveredBy(problem, placement)]);
            const placed = (piece: number) =>
              path.filter((placement) => problem.placements.piece[placement] === piece).length;
            const isFull = covered.length === problem.cells.length;
            const isDone = isFull && due.every((p) => placed(p) === problem.pieces[p]!.copies);
            // A full board is emitted before its last placement is removed, with nothing in between.
            if (kind === SOLUTION || kind === IMAGE) {
              expect(isDone).toBe(true);
              const seen = group.map((symmetry) =>
                inOrder(path.map((p) => symmetry.placements[p]!)),
              );
              expect(unique && seen.some((image) => found.has(image))).toBe(kind === IMAGE);
              if (kind === SOLUTION) found.add(inOrder(path));
              else images++;
            } else if (kind === PLACE) {
              path = [...path, idOf(step)];
              isLeaf = true;
            } else if (kind === REMOVE) {
              if (isLeaf && !isDone) deadEnds++;
              isLeaf = false;
              path = path.slice(0, -1);
            }
            solver.step();
            if (solver.deadEnds !== deadEnds) expect([i, solver.deadEnds]).toEqual([i, deadEnds]);
          }
        },
      ),
      runs(200),
    );
    expect(images).toBeGreaterThan(50);
  });

  test.each([
    ['polyomino-3x3', false],
    ['polyomino-3x3', true],
  ] as const)('%s has as many dead ends, whether its images count (%s)', (name, unique) => {
    const solver = start(problemNamed(name), 'rows', unique, 'steps');
    const events = [...solver].map(kindOf);
    const full = events.filter((kind) => kind === SOLUTION || kind === IMAGE).length;
    expect({ full, deadEnds: solver.deadEnds }).toEqual(
      id === 'dlx' ? { full: 48, deadEnds: 2 } : { full: 48, deadEnds: 21 },
    );
    expect(solver.solutions).toBe(unique ? 6 : 48);
  });

  test('rejects a position of another search', () => {
    const solver = start(problemNamed('pentomino-3x20'), 'rows', false, 'steps');
    const other = start(problemNamed('pentomino-5x12'), 'columns', false, 'steps');
    for (let i = 0; i < 2000; i++) other.step();
    expect(() => solver.restore(other.position())).toThrow('not one of this search');
  });

  test('its progress never decreases, and ends at 1', () => {
    fc.assert(
      fc.property(anyPuzzle(), fc.constantFrom(...orderIds), (any, order) => {
        const solver = start(compile(any), order, false, 'everything');
        let before = solver.progress();
        expect(before).toBe(0);
        let isFalling = false;
        while (solver.step() !== END) {
          const now = solver.progress();
          isFalling ||= !(now >= before);
          before = now;
        }
        expect(isFalling).toBe(false);
        expect(solver.progress()).toBe(1);
      }),
      runs(100),
    );
  });

  test.each(details)('knows whether its rules have memory, emitting %s', (detail) => {
    const problem = problemNamed('three-in-a-square');
    for (const order of orderIds) {
      const asking = (...rules: readonly RuleId[]) =>
        startSearch(problem, { ...plainSearch, solver: id, order, rules }, detail).remembers;
      expect([asking(), asking('islands', 'dead-cells'), asking('islands', 'repeats')]).toEqual([
        false,
        false,
        true,
      ]);
    }
  });
});
