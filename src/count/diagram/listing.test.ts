import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { bruteForce, countClasses } from '../../testing/bruteForce.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { runs, share } from '../../testing/share.ts';
import { Listing, type Listed } from './listing.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { allPieces, RemainingPieces } from '../sweep/remainingPieces.ts';
import { Completable } from './completable.ts';
import { Layers } from './layers.ts';
import { bytesOfMoves, type CellMoves, Moves } from './moves.ts';
import { partsOf } from './parts.ts';
import { Paths } from './paths.ts';
import { Solutions } from './solutions.ts';
import { solutionsOf } from './solutionLayers.ts';

const PLENTY = 2 ** 28;
/** Too little for any layers. */
const NOTHING = 1;

const anyOfBoth = fc.oneof(anyPuzzle(), anySymmetric(16));

function listed(problem: Problem, unique: boolean, memory: number) {
  const listing = new Listing(problem, { unique, memory });
  const solutions = [...listing.solutions()].filter((one): one is Listed => one !== undefined);
  return { solutions, full: listing.full };
}

/** How far layers come, without the list that follows. */
function listedUpToFull(problem: Problem, memory: number): Listing {
  const listing = new Listing(problem, { unique: true, memory });
  for (const one of listing.solutions()) if (one && listing.full) break;
  return listing;
}

function swept(problem: Problem): Solutions {
  const making = solutionsOf(problem, PLENTY);
  let made = making.next();
  while (!made.done) made = making.next();
  return made.value as Solutions;
}

test('a list has the order of the numbers of solutions, in any memory', () => {
  let searches = 0;
  fc.assert(
    fc.property(anyOfBoth, (puzzle) => {
      const problem = compile(puzzle);
      const expected = [...swept(problem).from(0n)];
      for (const memory of [PLENTY, NOTHING]) {
        const { solutions, full } = listed(problem, false, memory);
        expect(solutions.map(({ placements }) => placements)).toEqual(expected);
        if (full) searches++;
      }
    }),
    runs(200),
  );
  expect(searches).toBeGreaterThan(share(100));
});

test('of solutions that are images of each other the first is listed, with their number', () => {
  let symmetric = 0;
  fc.assert(
    fc.property(anySymmetric(16), fc.constantFrom(PLENTY, NOTHING), (puzzle, memory) => {
      const problem = compile(puzzle);
      const group = symmetries(problem);
      const all = listed(problem, false, memory).solutions;
      const { solutions } = listed(problem, true, memory);
      const keyOf = (path: readonly number[]) => path.toSorted((a, b) => a - b).join();
      const numbers = new Map(all.map(({ placements }, i) => [keyOf(placements), i]));
      const firsts = all.flatMap(({ placements }, i) => {
        const images = new Set(
          group.map((one) => numbers.get(keyOf(placements.map((p) => one.placements[p]!)))!),
        );
        if (images.size < group.length) symmetric++;
        return Math.min(...images) === i ? [{ placements, images: images.size }] : [];
      });
      expect(solutions).toEqual(firsts);
      expect([...swept(problem).firsts()]).toEqual(firsts.map(({ placements }) => placements));
      expect(solutions).toHaveLength(countClasses(puzzle, bruteForce(puzzle).solutions));
    }),
    runs(200),
  );
  expect(symmetric).toBeGreaterThan(share(20));
});

test('layers that take too much memory say how far they came, and the list is the same', () => {
  const problem = compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(15)}\n`.repeat(4)}`));
  const whole = listed(problem, true, PLENTY);
  expect(whole.full).toBeUndefined();
  // Haselgrove and Haselgrove 1960.
  expect(whole.solutions).toHaveLength(368);
  expect(whole.solutions.reduce((sum, { images }) => sum + images!, 0)).toBe(4 * 368);
  const little = listed(problem, true, 2 ** 17);
  // Frontiers alone take that.
  expect(little.full).toEqual({ cells: undefined, of: expect.any(Number) });
  expect(little.solutions).toEqual(whole.solutions);
  const reached = new Set<number | undefined>();
  for (let memory = 2 ** 17; ; memory *= 1.05) {
    const { full } = listedUpToFull(problem, memory);
    if (!full) break;
    reached.add(full.cells);
  }
  // Half filled boards, later, take more.
  expect([...reached].slice(0, 2)).toEqual([undefined, expect.any(Number)]);
});

test('the share of the layers that is made never falls', () => {
  let made = 0;
  const anyMemory = fc.constantFrom(PLENTY, 2 ** 14, NOTHING);
  fc.assert(
    fc.property(anyOfBoth, fc.boolean(), anyMemory, (puzzle, unique, memory) => {
      const listing = new Listing(compile(puzzle), { unique, memory });
      let last = 0;
      for (const one of listing.solutions()) {
        expect(listing.progress).toBeGreaterThanOrEqual(last);
        if (listing.progress > last && !one) made++;
        last = listing.progress;
      }
      expect(listing.progress).toBe(1);
    }),
    runs(100),
  );
  expect(made).toBeGreaterThan(share(100));
});

test('the paths of a part are counted once, in slices', () => {
  const counting = vi.spyOn(Paths, 'over');
  const problem = compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(20)}\n`.repeat(3)}`));
  expect(listed(problem, false, PLENTY).solutions).toHaveLength(8);
  expect(counting).toHaveBeenCalledTimes(partsOf(problem).length);
  counting.mockRestore();
  // A diagram of some hundred thousand edges.
  const board = `${'.'.repeat(10)}\n`.repeat(10);
  const large = new Listing(compile(parsePuzzle(`${board}\nI x*\noo\n\nM x*\no\n`)), {
    unique: false,
    memory: PLENTY,
  });
  let pauses = 0;
  let last = 0;
  for (const one of large.solutions()) {
    if (one) break;
    // All layers are made before their paths are counted.
    pauses = large.progress > last ? 0 : pauses + 1;
    last = large.progress;
  }
  expect(pauses).toBeGreaterThan(3);
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const bytesInUse = (): number => {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

test('bytes of completions are also those of the moves at hand, and of the frontiers numbered', () => {
  const [part] = partsOf(problemNamed('polyhex-10x4'));
  const { instance } = part!.plain();
  const remaining = new RemainingPieces(instance);
  remaining.numberOf(allPieces(instance));
  const moves = new Moves(instance, remaining);
  for (const _ of moves.find(PLENTY));
  const taken: CellMoves[] = [];
  const take = moves.take.bind(moves);
  moves.take = () => {
    taken.unshift(take());
    return taken[0]!;
  };
  const completable = new Completable(instance, remaining);
  let pauses = 0;
  for (const _ of completable.find(moves)) {
    pauses++;
    const numbered = taken.slice(0, instance.reach + 1);
    const frontiers = numbered.reduce((sum, { first }) => sum + first.length - 1, 0);
    const found = completable.of
      .slice(completable.from, -1)
      .reduce((sum, one) => sum + bytesOfMoves(one) + one.sets.byteLength, 0);
    const least = found + bytesOfMoves(taken[0]!) + 4 * frontiers;
    expect(completable.bytes).toBeGreaterThanOrEqual(least);
  }
  expect(pauses).toBeGreaterThan(2);
});

test('layers keep to their memory', () => {
  const problem = problemNamed('one-sided-pentomino-15x6');
  const [part] = partsOf(problem);
  const layers = new Layers(part!.plain());
  const memory = 2 ** 25;
  const before = bytesInUse();
  let most = 0;
  let slices = 0;
  for (const work of layers.make(memory)) {
    expect(work).toBeGreaterThan(0);
    if (slices++ % 8 === 0) most = Math.max(most, bytesInUse() - before);
  }
  expect(layers.diagram).toBeUndefined();
  expect(layers.progress).toBeGreaterThan(1 / 10);
  expect(most).toBeGreaterThan(memory / 3);
  expect(most).toBeLessThan(1.2 * memory);
});
