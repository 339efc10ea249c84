import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { restrict } from '../solve/symmetry/hold.ts';
import { END } from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { anySymmetric, anySymmetricLaid } from '../testing/random/anySymmetric.ts';
import {
  followNodes,
  mistakeOf,
  subtreeOf,
  withOwnPieces,
  type FollowedNode,
} from '../testing/runs/doomedNodes.ts';
import { isNumbered } from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';
import { CountedSolvability } from './countedSolvability.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
import { solvabilityFor } from './askedOften.ts';
import { logMistakes } from './mistakeLog.ts';
import { MistakeMeter } from './mistakeMeter.ts';
import type { LagProfile } from './profile.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { SolutionIndex } from './solutionIndex.ts';

/** Puzzles and searches, followed to their end. */
const runsOf = (puzzles: fc.Arbitrary<Puzzle>) =>
  fc.tuple(puzzles, anySearch, fc.nat(2 ** 20)).map(([puzzle, search, choice]) => {
    const own = withOwnPieces(puzzle, search, choice);
    const problem = compile(puzzle);
    return { problem, search: own, ...followNodes(problem, own) };
  });

const mostOpen = fc.oneof(anyPuzzle(11), { weight: 2, arbitrary: anySymmetric(10) });
const anyRun = runsOf(mostOpen);
/** Of puzzles whose pieces are fixed, too. */
const anyLaidRun = runsOf(
  fc.oneof({ weight: 5, arbitrary: mostOpen }, { weight: 2, arbitrary: anySymmetricLaid(11) }),
);

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of some nodes that were taken away, each a mistake. */
function figuresOf(nodes: readonly FollowedNode[], mistakes: readonly FollowedNode[]) {
  const parts = mistakes.map((one) => {
    const below = subtreeOf(nodes, one, Infinity);
    const depth = one.path.length;
    const pieces = Math.max(...below.map(({ path }) => path.length)) - depth;
    return { depth, pieces, placements: below.length, steps: one.left - one.entered };
  });
  const deepest = Math.max(-1, ...parts.map(({ depth }) => depth));
  const average = (of: 'pieces' | 'steps') => {
    const values = parts.map((part) => part[of]);
    return { mean: mean(values), median: middle(values) };
  };
  return {
    mistakes: parts.length,
    lag: parts.length === 0 ? undefined : { pieces: average('pieces'), steps: average('steps') },
    byDepth: Array.from({ length: deepest + 1 }, (_, depth) => {
      const own = parts.filter((part) => part.depth === depth);
      const placements = own.reduce((sum, part) => sum + part.placements, 0);
      return { mistakes: own.length, placements };
    }),
  };
}

/** The profile at a step, by brute force, with all that is true asked about. */
function truthAt(nodes: readonly FollowedNode[], step: number): LagProfile {
  const laid = nodes.filter(({ entered }) => entered > 0 && entered <= step);
  const vain = laid.filter((node) => mistakeOf(nodes, node));
  const mistakes = laid.filter((node) => mistakeOf(nodes, node) === node);
  const present = nodes.find(
    ({ isSolvable, entered, left }) => !isSolvable && entered <= step && left > step,
  );
  const depth = Math.max(
    ...nodes
      .filter(({ entered, left }) => entered <= step && left > step)
      .map((n) => n.path.length),
  );
  return {
    placements: laid.length,
    inVain: vain.length,
    isExact: true,
    ...figuresOf(
      nodes,
      mistakes.filter(({ left }) => left <= step),
    ),
    open: { parts: 0, placements: 0 },
    present: present && {
      depth: present.path.length,
      made: present.entered,
      pieces: depth - present.path.length,
      placements: subtreeOf(nodes, present, step).filter(({ entered }) => entered > 0).length,
    },
  };
}

const close = (profile: LagProfile): LagProfile =>
  JSON.parse(
    JSON.stringify(profile, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(12)) : value,
    ),
  ) as LagProfile;

test('at any moment mistakes, lag and what was in vain are those of brute force, forwards and back', () => {
  const seen = {
    held: 0,
    doomed: 0,
    impossible: 0,
    solvable: 0,
    rules: 0,
    fixed: 0,
    some: 0,
    unique: 0,
  };
  fc.assert(
    fc.property(anyLaidRun, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (run, cuts) => {
      const { problem, search, nodes, events, steps, solutions } = run;
      const sets = solutions.map((solution) => Int32Array.from(solution));
      const oracles = [
        new CountedSolvability(problem, search, Infinity, 5),
        new SolutionIndex(problem, sets),
      ] as const;
      const isHeld = pieceHeldBySymmetry(problem, search) >= 0;
      const meters = oracles.map((oracle) => new MistakeMeter(problem, search, oracle));
      const marks = [meters[0]!.mark()];
      const moments = new Set(cuts.map((cut) => cut % (steps + 1)));
      const check = (meter: MistakeMeter, step: number): void => {
        if (meter.steps !== step) throw new Error('The moment is another.');
        const truth = close(truthAt(nodes, step));
        for (const oracle of oracles)
          expect(close(meter.profile(meter.solvableTo(oracle)))).toEqual(truth);
        seen[truth.present ? (truth.present.depth > 0 ? 'doomed' : 'impossible') : 'solvable']++;
        if (isHeld) seen.held++;
        if (search.rules.length > 0) seen.rules++;
        const { fixed, use } = problem.puzzle;
        if (fixed.length > 0) seen.fixed++;
        if (use === 'some') seen.some++;
        if (search.unique && fixed.length > 0) seen.unique++;
      };
      const follow = (meter: MistakeMeter, from: number, act: (step: number) => void): void => {
        let step = 0;
        for (const event of events) {
          if (event === END) break;
          if (isNumbered(event)) {
            if (step >= from) act(step);
            step++;
          }
          if (step > from || (step === from && !isNumbered(event) && from === 0))
            meter.apply(event);
        }
        act(step);
      };
      for (const meter of meters)
        follow(meter, 0, (step) => {
          if (!moments.has(step)) return;
          check(meter, step);
          marks.push(structuredClone(meter.mark()));
        });
      if (events.at(-1) === END)
        for (const meter of meters) {
          meter.apply(END);
          const { inVain, isExact, open, present, ...figures } = meter.profile();
          const placements = nodes.length - 1;
          const isImpossible = !nodes[0]!.isSolvable;
          expect([open, present]).toEqual([{ parts: 0, placements: 0 }, undefined]);
          expect(isExact).toBe(true);
          if (isImpossible) {
            const lost = placements > 0 ? [{ mistakes: 0, placements }] : [];
            const nothing = { mistakes: 0, lag: undefined, byDepth: lost };
            expect({ inVain, ...figures }).toEqual({ inVain: placements, placements, ...nothing });
          } else expect(inVain).toBe(truthAt(nodes, steps).inVain);
        }
      for (const mark of marks.toReversed()) {
        const again = new MistakeMeter(problem, search, oracles[1]);
        again.restore(meters[1]!.mark());
        again.restore(JSON.parse(JSON.stringify(mark)) as typeof mark);
        expect(again.mark()).toEqual(mark);
        follow(again, mark.steps, (step) => {
          if (moments.has(step)) check(again, step);
        });
      }
    }),
    runs(300),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

test('nothing is told that the search could not know, and what was in vain is never taken back', () => {
  let openParts = 0;
  fc.assert(
    fc.property(anyRun, ({ problem, search, nodes, events }) => {
      const held = pieceHeldBySymmetry(problem, search);
      const { piece } = problem.placements;
      const meter = new MistakeMeter(problem, search, solvabilityFor(problem, search));
      const parentOf = (node: FollowedNode): FollowedNode =>
        nodes.findLast(
          ({ path, entered }) =>
            entered < node.entered &&
            path.length === node.path.length - 1 &&
            path.every((one, level) => node.path[level] === one),
        )!;
      /** Whether it was found out by a step that a node can be completed, by a full board or by asking. */
      const isKnown = (node: FollowedNode, step: number): boolean =>
        subtreeOf(nodes, node, step).some(
          ({ path, full, isSolvable }) =>
            full <= step ||
            (held >= 0 && isSolvable && path.length > 0 && path.every((p) => piece[p] !== held)),
        );
      let before = 0;
      let step = 0;
      const check = (): void => {
        const profile = meter.profile();
        expect(profile.inVain).toBeGreaterThanOrEqual(before);
        before = profile.inVain;
        const gone = nodes.filter(({ isSolvable, left }) => !isSolvable && left <= step);
        const found = gone.filter((node) => isKnown(parentOf(node), step));
        const open = gone.filter((node) => {
          const parent = parentOf(node);
          return !isKnown(parent, step) && parent.left > step;
        });
        const parts = open.length;
        const placements = open.flatMap((node) => subtreeOf(nodes, node, step)).length;
        expect(profile.open).toEqual({ parts, placements });
        openParts += parts;
        const { mistakes, byDepth } = figuresOf(nodes, found);
        expect({ mistakes: profile.mistakes, byDepth: profile.byDepth }).toEqual({
          mistakes,
          byDepth,
        });
      };
      for (const event of events) {
        if (event === END) break;
        if (isNumbered(event)) {
          if (step % 3 === 0 && step < 200) check();
          step++;
        }
        meter.apply(event);
      }
    }),
    runs(200),
  );
  expect(openParts).toBeGreaterThan(100);
});

test('a log tells of every step of a whole search what its mistake was', () => {
  let told = 0;
  fc.assert(
    fc.property(anyRun, ({ problem, search, nodes, events, steps }) => {
      fc.pre(events.at(-1) === END);
      const log = logMistakes(problem, search)!;
      for (let step = 0; step <= steps; step++) {
        const mistake = nodes.find(
          ({ isSolvable, entered, left }) => !isSolvable && entered <= step && left > step,
        );
        const part = log.at(step);
        if (!mistake || !part) {
          expect(part).toBe(mistake);
          continue;
        }
        const { entered, left, path } = mistake;
        const below = subtreeOf(nodes, mistake, Infinity).map((node) => node.path.length);
        expect(part).toEqual({
          depth: path.length,
          made: entered,
          noticed: path.length === 0 ? steps : left,
          pieces: Math.max(...below) - path.length,
        });
        told++;
      }
      if (log.size > 0)
        expect(logMistakes(problem, search, { parts: log.size - 1 })).toBeUndefined();
      expect(logMistakes(problem, search, { parts: log.size })?.size).toBe(log.size);
      if (steps > 0) expect(logMistakes(problem, search, { steps: steps - 1 })).toBeUndefined();
    }),
    runs(60),
  );
  expect(told).toBeGreaterThan(1000);
});

test('a search whose held piece rules solutions out cannot be measured without asking', () => {
  fc.assert(
    fc.property(anyRun, ({ problem, search }) => {
      const without = () => new MistakeMeter(problem, search);
      if (
        restrict(problem, search.unique, search.hold).held.length ===
        restrict(problem, false, search.hold).held.length
      )
        expect(without).not.toThrow();
      else expect(without).toThrow('has to ask');
    }),
    runs(60),
  );
});
