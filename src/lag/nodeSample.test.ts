import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END, kindOf, PLACE } from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { anySymmetric } from '../testing/random/anySymmetric.ts';
import { followNodes, mistakeOf, withOwnPieces } from '../testing/runs/doomedNodes.ts';
import { problemOf } from '../testing/random/situations.ts';
import { runs, share } from '../testing/share.ts';
import { CountedSolvability } from './countedSolvability.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
import { MistakeMeter } from './mistakeMeter.ts';
import { noticedAt } from './noticedAt.ts';
import { NodeSample } from './nodeSample.ts';
import { indexSolutions } from './solutionIndex.ts';
import type { Solvability } from './solvability.ts';

const notAsked: Solvability = {
  isSolvable() {
    throw new Error('It is asked where the search tells.');
  },
};

test('a sample of all placements is exact at any step, and asks only what the search does not tell', () => {
  const seen = { doomed: 0, over: 0, held: 0 };
  fc.assert(
    fc.property(
      fc.oneof(anyPuzzle(11), { weight: 2, arbitrary: anySymmetric(12) }),
      fc.record({ any: anySearch, unique: fc.boolean() }),
      fc.nat(2 ** 20),
      fc.nat(4),
      fc.integer({ min: 1, max: 4 }),
      (puzzle, { any, unique }, choice, half, quarters) => {
        const problem = compile(puzzle);
        const search = withOwnPieces(puzzle, { ...any, unique }, choice);
        const { nodes, events } = followNodes(problem, search);
        const until = Math.ceil((events.length * quarters) / 4);
        const applied = events.slice(0, until);
        const laid = nodes.slice(1, 1 + applied.filter((event) => kindOf(event) === PLACE).length);
        fc.pre(laid.length > 0);
        let sample = new NodeSample(problem, search, nodes.length, 1);
        for (const [at, event] of applied.entries()) {
          sample.apply(event);
          if (at !== (until * half) >> 2) continue;
          const mark = JSON.parse(JSON.stringify(sample.mark())) as ReturnType<typeof sample.mark>;
          sample = new NodeSample(problem, search, nodes.length, 1);
          sample.restore(mark);
        }
        const isOver = applied.at(-1) === END;
        const isHeld = pieceHeldBySymmetry(problem, search) >= 0;
        const { sampled, placements, inVain, pieces, byDepth } = sample.estimate(
          isOver && !isHeld ? notAsked : new CountedSolvability(problem, search),
        )!;
        const lags = laid.flatMap((node) => {
          const mistake = mistakeOf(nodes, node);
          return mistake ? [[mistake.path.length, node.path.length] as const] : [];
        });
        expect([sampled, placements]).toEqual([laid.length, laid.length]);
        expect(inVain).toEqual({ mean: expect.closeTo(lags.length / laid.length, 12), error: 0 });
        expect(byDepth).toEqual(
          Array.from({ length: Math.max(-1, ...lags.map(([depth]) => depth)) + 1 }, (_, depth) => ({
            mean: expect.closeTo(lags.filter(([at]) => at === depth).length / laid.length, 12),
            error: 0,
          })),
        );
        seen.doomed += lags.length;
        seen.over += Number(isOver);
        seen.held += Number(isHeld);
        const sum = lags.reduce((all, [depth, own]) => all + own - depth, 0);
        expect(pieces?.mean ?? 0).toBeCloseTo(lags.length > 0 ? sum / lags.length : 0, 10);
      },
    ),
    runs(250),
  );
  expect(seen.doomed).toBeGreaterThan(100);
  expect(Math.min(seen.over, seen.held)).toBeGreaterThan(share(10));
});

const problem = problemOf('tetrahex-7x4');
const search = { ...plainSearch };

/** The first events of the search. */
function firstEvents(many: number): number[] {
  const solver = startSearch(problem, search, 'steps');
  return Array.from({ length: many }, () => solver.step());
}

test('estimates are off by as much as their errors say, and a sample goes on from a mark', () => {
  const solvability = indexSolutions(problem, search)!;
  const events = firstEvents(8000);
  const meter = new MistakeMeter(problem, search);
  for (const event of events) meter.apply(event);
  const { inVain, placements, byDepth, present } = meter.profile(meter.solvableTo(solvability));
  const inParts = byDepth.map((level) => level.placements);
  if (present) inParts[present.depth] = (inParts[present.depth] ?? 0) + present.placements;
  const most = Math.max(...inParts);
  const depth = inParts.indexOf(most);
  const offs: number[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const sample = new NodeSample(problem, search, 300, Math.imul(seed, 0x9e3779b1) >>> 0);
    for (const event of events) sample.apply(event);
    const found = sample.estimate(solvability)!;
    const off = (of: { mean: number; error: number }, truth: number): number =>
      (of.mean - truth) / of.error;
    offs.push(off(found.inVain, inVain / placements));
    offs.push(off(found.byDepth[depth]!, most / placements));
  }
  const squares = offs.reduce((sum, off) => sum + off * off, 0) / offs.length;
  // Rare ones have a somewhat larger error than they need.
  expect(squares).toBeGreaterThan(0.4);
  expect(squares).toBeLessThan(1.6);

  const cut = events.length >> 1;
  const whole = new NodeSample(problem, search, 50, 7);
  for (const event of events) whole.apply(event);
  const half = new NodeSample(problem, search, 50, 7);
  for (const event of events.slice(0, cut)) half.apply(event);
  const again = new NodeSample(problem, search, 50, 8);
  again.restore(JSON.parse(JSON.stringify(half.mark())) as ReturnType<typeof half.mark>);
  for (const event of events.slice(cut)) again.apply(event);
  expect(again.mark()).toEqual(whole.mark());
});

test('each placement is as likely to be kept', () => {
  const events = firstEvents(400);
  const placements = events.filter((event) => kindOf(event) === PLACE).length;
  const kept = new Map<string, number>();
  const [most, samples] = [20, 2000];
  for (let seed = 0; seed < samples; seed++) {
    const sample = new NodeSample(problem, search, most, Math.imul(seed, 0x9e3779b1) >>> 0);
    for (const event of events) sample.apply(event);
    for (const node of sample.mark().nodes) {
      const path = node.map(({ placement }) => placement).join();
      kept.set(path, (kept.get(path) ?? 0) + 1);
    }
  }
  expect(kept.size).toBe(placements);
  const expected = (samples * most) / placements;
  const chi = [...kept.values()].reduce(
    (sum, times) => sum + (times - expected) ** 2 / expected,
    0,
  );
  // About one for each placement; without replacement a little less.
  expect(chi / placements).toBeGreaterThan(0.6);
  expect(chi / placements).toBeLessThan(1.4);
});

test('a mistake is noticed where the search takes it away', () => {
  const solver = startSearch(problem, search, 'steps');
  for (let step = 0; step < 5000; step++) solver.step();
  const depth = Math.max(1, solver.depth - 2);
  const position = solver.position();
  while (solver.depth >= depth) solver.step();
  const again = startSearch(problem, search, 'steps');
  again.restore(position);
  expect(noticedAt(again, depth, Infinity)).toBe(solver.steps);
  again.restore(position);
  expect(noticedAt(again, depth, solver.steps - position.steps - 1)).toBeUndefined();
  again.restore(position);
  expect(noticedAt(again, 0, 10)).toBeUndefined();
});
