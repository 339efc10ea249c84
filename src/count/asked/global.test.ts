import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleOf } from '../../puzzle/geometry.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';
import { compile, coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { runs, share } from '../../testing/share.ts';
import { Listing } from '../diagram/listing.ts';
import { features, type Feature } from './featureNames.ts';
import { testFor } from './features.ts';
import { pairsOf } from './pairs.ts';
import { senseless } from './senseless.ts';

const PLENTY = 2 ** 28;
const anyOfBoth = fc.oneof(anyPuzzle(12), anySymmetric(12));

const listOf = (problem: Problem, unique: boolean): (readonly number[])[] =>
  [...new Listing(problem, { unique, memory: PLENTY }).solutions()].flatMap((one) =>
    one ? [one.placements] : [],
  );

/** A piece as it lies, by the cells of its board. */
interface Lying {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** A solution as brute force writes it, and its pieces; those that lie from the start come last. */
const lyingIn = (problem: Problem, placements: readonly number[]): Lying[] =>
  [...placements, ...fixedTiles(problem)].map((tile) => ({
    name: problem.pieces[problem.tiles.piece[tile]!]!.name,
    cells: Array.from(coveredBy(problem, tile), (cell) => problem.board[cell]!),
  }));
const written = (parts: readonly Lying[]): string =>
  parts
    .map(({ name, cells }) => `${name}: ${cells.map((cell) => cell.join()).join(' ')}`)
    .sort()
    .join(' | ');

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);

/** Brute force on the plane: points for cells, and all its motions, by the images of two points. */
class Plane {
  private readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  private middle(cell: Cell): Point {
    return middleOf(lattices[this.puzzle.lattice], cell);
  }

  private areNeighbours(one: Cell, other: Cell): boolean {
    return this.shared([one], [other]) === 2;
  }

  /** How many different corners of cells are those of other cells too. */
  shared(some: readonly Cell[], others: readonly Cell[]): number {
    const corners = (cells: readonly Cell[]): Set<string> =>
      new Set(
        cells.flatMap((cell) =>
          lattices[this.puzzle.lattice]
            .corners(cell)
            .map((point) => point.map((x) => (x + 1e-9).toFixed(3)).join()),
        ),
      );
    const other = corners(others);
    return [...corners(some)].filter((name) => other.has(name)).length;
  }

  /** Whether some cell of one piece has an edge in common with one of another. */
  haveEdge(one: Lying, other: Lying): boolean {
    return one.cells.some((a) => other.cells.some((b) => this.areNeighbours(a, b)));
  }

  isConnected(parts: readonly Lying[]): boolean {
    const reached = [parts[0]!];
    for (const one of reached)
      for (const other of parts)
        if (!reached.includes(other) && this.haveEdge(one, other)) reached.push(other);
    return reached.length === parts.length;
  }

  /** All maps of cells onto other cells that are motions of the plane. */
  motions(from: readonly Cell[], onto: readonly Cell[]): ((cell: Cell) => Cell)[] {
    if (from.length !== onto.length) return [];
    const places = onto.map((cell) => this.middle(cell));
    const [a, b] = from.map((cell) => this.middle(cell));
    if (!b) return [() => onto[0]!];
    const found: ((cell: Cell) => Cell)[] = [];
    for (const p of places)
      for (const q of places)
        for (const side of [1, -1]) {
          const [ux, uy, vx, vy] = [b[0] - a![0], b[1] - a![1], q[0] - p[0], q[1] - p[1]];
          const square = ux * ux + uy * uy;
          if (!near(square, vx * vx + vy * vy)) continue;
          const image = (cell: Cell): Cell | undefined => {
            const [x, y] = this.middle(cell);
            const along = ((x - a![0]) * ux + (y - a![1]) * uy) / square;
            const across = (side * ((y - a![1]) * ux - (x - a![0]) * uy)) / square;
            const [px, py] = [p[0] + along * vx - across * vy, p[1] + along * vy + across * vx];
            return onto[places.findIndex((at) => near(at[0], px) && near(at[1], py))];
          };
          if (from.every((cell) => image(cell))) found.push((cell) => image(cell)!);
        }
    return found;
  }
}

const cellsOf = (parts: readonly Lying[]): Cell[] => parts.flatMap(({ cells }) => cells);
const moved = (parts: readonly Lying[], motion: (cell: Cell) => Cell): Lying[] =>
  parts.map(({ name, cells }) => ({
    name,
    cells: cells.map(motion).sort(([a, b], [c, d]) => b - d || a - c),
  }));

/** What brute force says of a solution. */
function expectedOf(
  puzzle: Puzzle,
  all: ReadonlySet<string>,
  parts: readonly Lying[],
): Partial<Record<Feature, boolean>> {
  const plane = new Plane(puzzle);
  const before = written(parts);
  const isOther = (after: readonly Lying[]): boolean => {
    const text = written(after);
    return text !== before && all.has(text) && countClasses(puzzle, [before, text]) === 2;
  };
  const laid = parts.slice(0, parts.length - puzzle.fixed.length);
  const connected = subsets(parts).filter((some) => some.length > 0 && plane.isConnected(some));
  const movable = connected.filter((some) => some.every((one) => laid.includes(one)));
  const without = (some: readonly Lying[]) => parts.filter((one) => !some.includes(one));
  const flip = movable.some((some) =>
    plane
      .motions(cellsOf(some), cellsOf(some))
      .some((motion) => isOther([...without(some), ...moved(some, motion)])),
  );
  const exchange = movable.some((one) =>
    movable.some((other) => {
      if (other.some((part) => one.includes(part))) return false;
      return plane.motions(cellsOf(one), cellsOf(other)).some((motion) => {
        const back = (cell: Cell): Cell =>
          cellsOf(one).find((from) => motion(from).join() === cell.join())!;
        const rest = without([...one, ...other]);
        return isOther([...rest, ...moved(one, motion), ...moved(other, back)]);
      });
    }),
  );
  const halves = connected.some((one) => {
    const other = without(one);
    return other.length > 0 && plane.motions(cellsOf(one), cellsOf(other)).length > 0;
  });
  const touch = (least: number) =>
    parts.map((one, i) =>
      parts.slice(0, i).map((other) => {
        return least === 2 ? plane.haveEdge(one, other) : plane.shared(one.cells, other.cells) > 0;
      }),
    );
  const colourings = parts.reduce<number[][]>(
    (some) => some.flatMap((colours) => [0, 1, 2].map((colour) => [...colours, colour])),
    [[]],
  );
  const colourable = (least: number, isBalanced: boolean): boolean => {
    const touching = touch(least);
    return colourings.some(
      (colours) =>
        touching.every((row, i) => row.every((does, j) => !does || colours[i] !== colours[j])) &&
        (!isBalanced ||
          [0, 1, 2].every(
            (colour) => 3 * colours.filter((one) => one === colour).length === parts.length,
          )),
    );
  };
  return {
    'three-colours': colourable(2, false),
    'three-colours-corners': colourable(1, false),
    'three-colours-balanced': colourable(2, true),
    'three-colours-corners-balanced': colourable(1, true),
    flip,
    exchange,
    halves,
  };
}

test('features are those that brute force on the plane finds, on all lattices', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyOfBoth, (puzzle) => {
      const problem = compile(puzzle);
      const all = new Set(bruteForce(puzzle).solutions);
      const tests = features.map((feature) => [feature, testFor(problem, feature)] as const);
      for (const placements of listOf(problem, false).slice(0, 6)) {
        const parts = lyingIn(problem, placements);
        if (parts.length > 7) continue;
        const expected = expectedOf(puzzle, all, parts);
        for (const [feature, has] of tests) {
          const is = expected[feature];
          if (is === undefined) continue;
          expect([feature, has(placements), parts]).toEqual([feature, is, parts]);
          const key = `${feature} ${is} ${puzzle.lattice}`;
          seen.set(key, (seen.get(key) ?? 0) + 1);
          if (senseless(problem, feature)) expect([feature, is]).toEqual([feature, false]);
        }
      }
    }),
    runs(400),
  );
  const exchanged = [...seen].filter(([key]) => key.startsWith('exchange true'));
  expect(exchanged.length).toBeGreaterThan(1);
  for (const feature of ['three-colours-corners', 'three-colours-balanced', 'flip', 'halves'])
    for (const is of [true, false])
      for (const lattice of Object.keys(lattices))
        expect([feature, is, lattice, seen.get(`${feature} ${is} ${lattice}`) ?? 0]).toEqual([
          feature,
          is,
          lattice,
          expect.toSatisfy((many: number) => many > 0),
        ]);
});

test('a solution is its own image if it has fewer images than the puzzle symmetries', () => {
  let symmetric = 0;
  fc.assert(
    fc.property(anySymmetric(14), (puzzle) => {
      const problem = compile(puzzle);
      const has = testFor(problem, 'symmetry');
      const { length } = symmetries(problem);
      const listing = new Listing(problem, { unique: true, memory: PLENTY });
      for (const one of listing.solutions()) {
        if (!one) continue;
        expect(has(one.placements)).toBe(one.images! < length);
        if (one.images! < length) symmetric++;
      }
    }),
    runs(100),
  );
  expect(symmetric).toBeGreaterThan(share(10));
});

test('pairs have as many placements in common as comparing each two says', () => {
  fc.assert(
    fc.property(anyOfBoth, fc.boolean(), (puzzle, unique) => {
      const problem = compile(puzzle);
      const list = listOf(problem, unique).slice(0, 60);
      const group = symmetries(problem).slice(0, unique ? Infinity : 1);
      const comparing = pairsOf(list, group);
      let made = comparing.next();
      while (!made.done) made = comparing.next();
      const expected = new Map<number, { pairs: number; example: [number, number] }>();
      for (const [i, one] of list.entries())
        for (const [j, other] of list.entries()) {
          if (j <= i) continue;
          const common = Math.max(
            ...group.map(
              ({ placements }) => other.filter((p) => one.includes(placements[p]!)).length,
            ),
          );
          const row = expected.get(common) ?? { pairs: 0, example: [i, j] };
          expected.set(common, { ...row, pairs: row.pairs + 1 });
        }
      expect(made.value).toEqual(expected);
    }),
    runs(150),
  );
});

test('solutions of 6 × 10 in three colours that do not meet even at a corner are those of Hamlyn', () => {
  const text = `pieces: pentomino\n\n${`${'.'.repeat(10)}\n`.repeat(6)}`;
  const problem = compile(parsePuzzle(text));
  const list = listOf(problem, true);
  expect(list.filter(testFor(problem, 'three-colours-corners'))).toHaveLength(94);
});
