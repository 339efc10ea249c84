import { exchangeKey, normalise } from '../../puzzle/orient.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { Mirrors } from './frontierGraph.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import type { Cell, Piece, Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { Count, countSolutions } from '../count.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import type { Instance } from '../plan/instance.ts';
import { InstanceBuilder } from '../plan/instanceBuilder.ts';
import { wholeBoard } from '../plan/region.ts';
import { shareOf } from '../share.ts';
import { Sweep } from './sweep.ts';
import { runs, share } from '../../testing/share.ts';

/**
 * The puzzle with all images of its pieces under a symmetry of the lattice, as pieces of their own that may not be
 * flipped: so symmetries of the board exchange pieces.
 */
function withImages(puzzle: Puzzle, copies: number): Puzzle {
  const lattice = lattices[puzzle.lattice];
  const pieces = new Map<string, Piece>();
  for (const { cells, freedom } of puzzle.pieces)
    for (const turn of lattice.symmetries) {
      const image = normalise(lattice, cells.map(turn));
      const kept = freedom === 'free' ? 'one-sided' : freedom;
      const piece: Piece = { name: `P${pieces.size}`, cells: image, freedom: kept, copies };
      const key = exchangeKey(lattice, piece);
      if (!pieces.has(key)) pieces.set(key, piece);
    }
  return { ...puzzle, pieces: [...pieces.values()], fixed: [], use: 'some' };
}

/** A puzzle of which some symmetries exchange pieces, on a board that is a box as far as its lattice has some. */
const anyExchange = fc
  .tuple(anyPuzzle(12), fc.integer({ min: 1, max: 2 }))
  .map(([puzzle, copies]) => withImages({ ...puzzle, pieces: puzzle.pieces.slice(0, 2) }, copies));

function instanceOf(puzzle: Puzzle): Instance {
  const problem = compile(puzzle);
  const [, ...others] = symmetries(problem);
  return new InstanceBuilder(wholeBoard(problem), new FillOrder(problem)).all(others);
}

test('states are identified where a mirror exchanges pieces, and the count is that of brute force', () => {
  let solved = 0;
  fc.assert(
    fc.property(anyExchange, fc.constantFrom(1, 1e9), (puzzle, memory) => {
      const instance = instanceOf(puzzle);
      fc.pre(instance.mirrors.some(({ pieces }) => pieces.some((to, piece) => to !== piece)));
      const sweep = new Sweep(instance);
      sweep.run(Infinity);
      const { solutions } = bruteForce(puzzle);
      expect(sweep.found).toBe(BigInt(solutions.length));
      if (solutions.length > 1) solved++;
      const problem = compile(puzzle);
      const classes = BigInt(countClasses(puzzle, solutions));
      expect(countSolutions(problem, true)).toBe(classes);
      let weighted = 0n;
      let divisor = 1;
      for (const part of [1, 2]) {
        const count = new Count(problem, {
          unique: true,
          memory,
          share: shareOf(part, 2),
          sharedStates: 20,
        });
        while (!count.run(Infinity));
        weighted += count.weighted;
        ({ divisor } = count);
      }
      expect(weighted).toBe(classes * BigInt(divisor));
    }),
    runs(80),
  );
  expect(solved).toBeGreaterThan(10);
});

/** Cells covered by a frontier: its first open cell, and the words of those after it. */
function covered(cell: number, words: Int32Array): number[] {
  const cells = [...Array(cell).keys()];
  for (let bit = 0; bit < 32 * words.length; bit++)
    if (((words[bit >> 5]! >>> (bit & 31)) & 1) === 1) cells.push(cell + 1 + bit);
  return cells;
}

test('of a frontier and its images one is chosen, whose first open cell comes last', () => {
  const lattice: LatticeId = 'square';
  const cells = Array.from({ length: 40 }, (_, i): Cell => [i % 5, Math.floor(i / 5)]);
  const board = { cells, width: 5, height: 8 };
  const line = Array.from({ length: 5 }, (_, i): Cell => [i, 0]);
  const piece: Piece = { name: 'I', cells: line, freedom: 'free', copies: 99 };
  const asked = { sets: [], without: [], drawn: [piece] };
  const instance = instanceOf({
    title: '',
    lattice,
    board,
    pieces: [piece],
    fixed: [],
    use: 'some',
    asked,
  });
  expect(instance.mirrors.length).toBe(1);
  const map = instance.mirrors[0]!.cells;
  const mirrors = new Mirrors(instance);
  const images = new Mirrors(instance);
  const last = instance.weight.length - instance.reach - 1;
  const anyWord = fc.nat(2 ** instance.reach - 1);
  let mirrored = 0;
  let fixed = 0;
  fc.assert(
    fc.property(fc.nat(last), anyWord, (cell, word) => {
      const words = Int32Array.of(word);
      mirrors.find(cell, words);
      const own = covered(cell, words);
      const image = own.map((one) => map[one]!).sort((a, b) => a - b);
      const chosen = covered(mirrors.cell, mirrors.words);
      expect(mirrors.cell).toBeGreaterThanOrEqual(cell);
      // An image is none if it covers cells beyond the reach.
      expect(mirrors.words[0]! >>> instance.reach).toBe(0);
      expect(chosen).toEqual(mirrors.mirror < 0 ? own : image);
      if (mirrors.own >= 0)
        expect(chosen).toEqual(chosen.map((one) => map[one]!).sort((a, b) => a - b));
      if (mirrors.own >= 0) fixed++;
      if (mirrors.mirror < 0) return;
      mirrored++;
      // The image stands for itself.
      images.find(mirrors.cell, mirrors.words);
      expect([images.cell, ...images.words, images.mirror]).toEqual([
        mirrors.cell,
        ...mirrors.words,
        -1,
      ]);
    }),
    runs(2000),
  );
  expect(mirrored).toBeGreaterThan(share(100));
  expect(fixed).toBeGreaterThan(0);
});
