import { GenerationReplay, Generation, type Plan } from './generation.ts';
import { puzzleOf } from './puzzles.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { components, neighbourLists } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { parsePuzzle, printPuzzle, readQuestion } from '../puzzle/text.ts';
import { END, type Detail, type Step } from '../run/step.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { nextSolution } from '../solve/solvers/solver.ts';
import { kindOf } from '../solve/step.ts';
import { anySizedFrame } from '../testing/random/anySizedFrame.ts';
import { expectSame } from '../testing/expectSame.ts';
import { DONE, generationKinds, isRefusal, STUCK } from './events.ts';
import { sizedFrame } from './sizes.ts';
import { strategyIds, type StrategyId } from './asked.ts';
import { strategies } from './strategies/index.ts';
import { runs } from '../testing/share.ts';

const anyPlan = (strategy: StrategyId, most: number): fc.Arbitrary<Plan> =>
  fc
    .tuple(anySizedFrame(most), fc.nat(1000))
    .map(([{ frame, sizes }, seed]) => ({ frame, sizes, strategy, seed }));

/** More events than any run here takes. */
const MOST_EVENTS = 2_000_000;

function eventsOf(run: Generation): Step[] {
  const events: Step[] = [];
  for (let event = run.step(); event !== END; event = run.step())
    if (events.push(event) > MOST_EVENTS) throw new Error(`no end within ${MOST_EVENTS} events`);
  return events;
}

/** The blocks of a frame by the rule alone: every cell in one, connected, sizes as asked. */
function expectDivided({ frame, sizes }: Plan, owner: Int32Array): void {
  const blocks = sizes.map((_, block) =>
    frame.board.cells.filter((_, cell) => owner[cell] === block),
  );
  expect(blocks.map((block) => block.length)).toEqual(sizes);
  for (const block of blocks)
    expect(components(neighbourLists(lattices[frame.lattice], block))).toHaveLength(1);
}

/** Whether a search finds a solution. */
function isSolved(text: string): boolean {
  const solver = startSearch(compile(parsePuzzle(text)), plainSearch, 'steps');
  return nextSolution(solver) !== END;
}

describe.each(strategyIds)('%s', (strategy) => {
  test('ends with a division that is a puzzle, or says that it is stuck', () => {
    let made = 0;
    fc.assert(
      fc.property(anyPlan(strategy, 18), (plan) => {
        const run = new Generation(plan);
        const events = eventsOf(run);
        const { division } = run.draft;
        expect(run.step()).toBe(END);
        expect(events.filter((event) => event === DONE || event === STUCK)).toEqual([
          events.at(-1),
        ]);
        expect(division.score === 0).toBe(events.at(-1) === DONE);
        if (events.at(-1) === STUCK) return;
        made++;
        expectDivided(plan, division.owner);
        const puzzle = puzzleOf(division, 'Made');
        const text = printPuzzle(puzzle);
        expect(parsePuzzle(text)).toEqual(puzzle);
        expect(isSolved(text)).toBe(true);
      }),
    );
    expect(made).toBeGreaterThan(50);
  });

  test('goes on from any mark in the same way, at both levels of detail', () => {
    fc.assert(
      fc.property(anyPlan(strategy, 18), fc.nat(), (plan, at) => {
        const whole = new Generation(plan);
        const events = eventsOf(whole);
        const moment = at % (events.length + 1);
        const run = new Generation(plan);
        for (let i = 0; i < moment; i++) expectSame(run.step(), events[i]);
        const mark = structuredClone(run.mark());
        const detail: Detail = at % 2 === 0 ? 'steps' : 'everything';
        const resumed = new Generation({ ...plan, seed: plan.seed + 1 }, detail);
        resumed.restore(mark);
        const rest = events
          .slice(moment)
          .filter((event) => detail === 'everything' || !isRefusal(event));
        expectSame(eventsOf(resumed), rest);
        expectSame(resumed.mark(), whole.mark());
      }),
    );
  });

  test('is shown forward and back', () => {
    fc.assert(
      fc.property(anyPlan(strategy, 18), (plan) => {
        const run = new Generation(plan, 'steps');
        const replay = new GenerationReplay(plan);
        const first = [...replay.tiling.owner];
        expect(first).toEqual([...run.draft.division.owner]);
        const made: Step[] = [];
        for (let event = run.step(); event !== END; event = run.step()) {
          replay.apply(event);
          if (generationKinds[kindOf(event)]!.isNumbered) made.push(event);
          // Runs from restart to restart are long.
          if (made.length > 200) continue;
          expectSame(replay.tiling.owner, run.draft.division.owner);
          const { steps, score } = replay.meters();
          expectSame({ steps, score }, { steps: run.steps, score: run.value(0) });
        }
        expectSame(replay.tiling.owner, run.draft.division.owner);
        // Every numbered event is its own inverse.
        for (const event of made.toReversed()) replay.apply(event);
        expect([...replay.tiling.owner]).toEqual(first);
      }),
      runs(40),
    );
  });
});

test('runs that are given the same uniform strategy share one sweep over the frame', () => {
  const found = sizedFrame(readQuestion('....\n....\n....\n....\n'), 4);
  if ('code' in found) throw new Error(found.code);
  const { frame, sizes } = found;
  let reads = 0;
  const counting = Object.defineProperty({ ...frame }, 'neighbours', {
    get: () => {
      reads++;
      return frame.neighbours;
    },
  });
  const shared = strategies.uniform({ frame: counting, sizes });
  const divisions = [1, 2, 3].map((seed) => {
    const run = new Generation({ frame, sizes, strategy: 'uniform', seed }, 'steps', shared);
    expect(eventsOf(run).at(-1)).toBe(DONE);
    return { reads, division: [...run.draft.division.owner].join() };
  });
  expect(shared.issue!()).toBeUndefined();
  expect(divisions[0]!.reads).toBeGreaterThan(0);
  expect(new Set(divisions.map((one) => one.reads)).size).toBe(1);
  expect(reads).toBe(divisions[0]!.reads);
  expect(new Set(divisions.map((one) => one.division)).size).toBeGreaterThan(1);
});

test.each(['strict', 'costly'] as const)(
  '%s is stuck only where no swap lowers the score',
  (strategy) => {
    const lines = Array.from({ length: 8 }, () => '........').join('\n');
    const found = sizedFrame(readQuestion(`${lines}\n`), 16);
    if ('code' in found) throw new Error(found.code);
    let stuck = 0;
    for (let seed = 0; seed < 10; seed++) {
      const run = new Generation({ ...found, strategy, seed }, 'steps');
      const { division } = run.draft;
      if (eventsOf(run).at(-1) === DONE) continue;
      stuck++;
      const { owner } = division;
      const improving = [...owner.keys()].flatMap((one) =>
        [...owner.keys()].filter(
          (other) => owner[one] !== owner[other] && division.changeBySwap(one, other) < 0,
        ),
      );
      expect(improving).toEqual([]);
    }
    expect(stuck).toBeGreaterThan(0);
  },
);
