import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { runs } from '../../testing/share.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch } from '../search.ts';
import { END, kindOf, SOLUTION, type Step } from '../step.ts';
import { connectedSets } from './connected.ts';
import { startOf } from './start.ts';
import { subsets } from './subsets.ts';
import { Walk } from './walk.ts';
import { WalkReplay, type WalkMoment } from './walkReplay.ts';

/** The moments at which a walk has come to a solution, up to a number of them. */
function solutionsOf(problem: Problem, start: readonly number[], seed: number, most: number) {
  const walk = new Walk(problem, start, seed);
  const replay = new WalkReplay(problem, start);
  const events: Step[] = [];
  const moments: WalkMoment[] = [replay.now];
  for (let event = walk.step(); event !== END && moments.length <= most; event = walk.step()) {
    events.push(event);
    replay.apply(event);
    if (kindOf(event) !== SOLUTION) continue;
    expect(replay.tiling.owner.includes(-1)).toBe(false);
    moments.push(replay.now);
  }
  return { events, moments };
}

test('a walk lays the same pieces anew, and knows which solutions have been on the board', () => {
  let changes = 0;
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(9), (puzzle, seed) => {
      const problem = compile(puzzle);
      const { path } = startOf(problem, plainSearch, seed);
      const { events, moments } = solutionsOf(problem, path, seed, 30);
      expect(solutionsOf(problem, path, seed, 30).events).toEqual(events);
      const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
      const pieces = (list: readonly number[]): number[] =>
        sorted(list.map((placement) => problem.placements.piece[placement]!));
      const seen = new Set<string>();
      for (const [i, { path: lies, seen: said, lifted, laid, links }] of moments.entries()) {
        seen.add(sorted(lies).join());
        expect([said, links]).toEqual([lies.length === 0 ? 0 : seen.size, i]);
        if (i === 0) continue;
        changes++;
        const before = moments[i - 1]!.path;
        expect(pieces(laid)).toEqual(pieces(lifted));
        expect(sorted(lies)).toEqual(
          sorted([...before.filter((one) => !lifted.includes(one)), ...laid]),
        );
        expect(laid.some((placement) => before.includes(placement))).toBe(false);
      }
    }),
    runs(100),
  );
  expect(changes).toBeGreaterThan(100);
});

test('a walk that is taken back goes on as it did', () => {
  let walked = 0;
  fc.assert(
    fc.property(anyPuzzle(), fc.nat(9), fc.nat(60), (puzzle, seed, until) => {
      const problem = compile(puzzle);
      const walk = new Walk(problem, startOf(problem, plainSearch, seed).path, seed);
      const steps = (many: number): Step[] => Array.from({ length: many }, () => walk.step());
      steps(until);
      const mark = walk.mark();
      const on = steps(100);
      walk.restore(mark);
      expect(steps(100)).toEqual(on);
      if (!on.includes(END)) walked++;
    }),
    runs(60),
  );
  expect(walked).toBeGreaterThan(5);
});

test('connected sets are all sets that hang together, each once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 }),
      fc.integer({ min: 1, max: 5 }),
      (tiles, pairs, many) => {
        const touching = Array.from({ length: tiles }, () => new Set<number>());
        for (const [one, other] of pairs) {
          if (one === other || one >= tiles || other >= tiles) continue;
          touching[one]!.add(other);
          touching[other]!.add(one);
        }
        const hangs = (set: readonly number[]): boolean => {
          const reached = new Set([set[0]!]);
          for (const one of reached)
            for (const other of touching[one]!) if (set.includes(other)) reached.add(other);
          return reached.size === set.length;
        };
        const all = Array.from(subsets(tiles, many), (set) => [...set]).filter((set) => hangs(set));
        const found = connectedSets(touching, many, 1000)!;
        const named = (sets: readonly (readonly number[])[]): string[] =>
          sets.map((set) => set.toSorted((a, b) => a - b).join()).toSorted();
        expect(named(found)).toEqual(named(all));
        if (all.length > 0) expect(connectedSets(touching, many, all.length - 1)).toBeUndefined();
      },
    ),
    runs(200),
  );
});
