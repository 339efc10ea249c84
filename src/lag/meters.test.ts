import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { rules } from '../solve/rules/index.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { stateAfter, fits } from '../solve/state.ts';
import {
  CHOOSE,
  END,
  idOf,
  IMAGE,
  kindOf,
  PLACE,
  PRUNE,
  SOLUTION,
  type Step,
} from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { followNodes, withOwnPieces, type FollowedNode } from '../testing/runs/doomedNodes.ts';
import { isNumbered } from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';
import { branchingAt, DeadEndMeter, survivorsAt } from './deadEndMeter.ts';
import { HeatMeter } from './heatMeter.ts';

const anyRun = fc
  .tuple(anyPuzzle(11), anySearch, fc.nat(2 ** 20))
  .map(([puzzle, search, choice]) => {
    const own = withOwnPieces(puzzle, search, choice);
    const problem = compile(puzzle);
    return { problem, search: own, ...followNodes(problem, own) };
  });
type Run = {
  problem: Problem;
  search: Search;
  nodes: readonly FollowedNode[];
  events: readonly Step[];
};

/** The events up to a step and all its ticks, as many as a run has. */
function upTo(events: readonly Step[], step: number): readonly Step[] {
  let steps = 0;
  const end = events.findIndex((event) => event === END || (isNumbered(event) && ++steps > step));
  return end < 0 ? events : events.slice(0, end);
}

/** Heat by going through all steps for each cell. */
function heatAt({ problem, nodes, events }: Run, step: number) {
  const { cells, pieces } = problem;
  const covering = (cell: number) =>
    nodes.filter(
      ({ path, entered }) =>
        path.length > 0 && entered <= step && coveredBy(problem, path.at(-1)!).includes(cell),
    );
  const chosen = upTo(events, step).filter((event) => kindOf(event) === CHOOSE);
  return {
    chosen: Array.from(
      { length: cells.length + pieces.length },
      (_, item) => chosen.filter((event) => idOf(event) === item).length,
    ),
    cleared: cells.map((_, cell) => covering(cell).filter(({ left }) => left <= step).length),
    covered: cells.map((_, cell) => {
      let lain = 0;
      for (let before = 0; before < step; before++)
        if (covering(cell).some(({ entered, left }) => entered <= before && left > before)) lain++;
      return lain;
    }),
  };
}

/** The dead ends that were left up to a step, each with its cause found anew from its position. */
function deadEndsAt({ problem, search, nodes, events }: Run, step: number) {
  const { cells, pieces, placements } = problem;
  const found = upTo(events, step);
  const pruned = new Set(found.filter((e) => kindOf(e) === PRUNE));
  const byItem = Array<number>(cells.length + pieces.length).fill(0);
  const byRule = search.rules.map(() => 0);
  let leftOver = 0;
  const levels = Array.from({ length: cells.length + 1 }, () => ({
    placements: 0,
    deadEnds: 0,
    full: 0,
  }));
  for (const node of nodes.filter(({ entered }) => entered <= step)) {
    const { path, entered, left, full } = node;
    const level = levels[path.length]!;
    level.placements++;
    const hasChild = nodes.some(
      (one) => one.entered > entered && one.entered < left && one.entered <= step,
    );
    const isFull = full <= step && !hasChild;
    if (isFull) level.full++;
    if (hasChild || isFull || left > step || path.length === 0) continue;
    level.deadEnds++;
    const state = stateAfter(problem, Int32Array.from(path));
    if (!state.open.includes(1)) {
      leftOver++;
      continue;
    }
    const rule = search.rules.findIndex((id) => rules[id].start(state).isViolated());
    const memory = search.rules.indexOf('repeats');
    const isPruned = rule >= 0 && rule !== memory;
    if (isPruned) byRule[rule]!++;
    else {
      // Of what is open, some item fits nowhere; which one is chosen the search tells.
      const at = eventAt(found, entered);
      if (kindOf(at) === PRUNE) {
        expect(idOf(at)).toBe(memory);
        byRule[memory]!++;
        continue;
      }
      const item = idOf(at);
      const covers = (one: number): boolean =>
        item < cells.length
          ? coveredBy(problem, one).includes(item)
          : placements.piece[one] === item - cells.length;
      const fitting = [...placements.piece.keys()].filter((one) => covers(one) && fits(state, one));
      // What is held aside, and what would leave an earlier cell behind.
      if (search.hold === '' && !search.unique) expect(fitting).toEqual([]);
      byItem[item]!++;
    }
  }
  if (pruned.size === 0) expect(byRule.every((times) => times === 0)).toBe(true);
  const deepest = levels.findLastIndex((level) => level.placements > 0);
  return { byItem, byRule, leftOver, byDepth: levels.slice(0, deepest + 1) };
}

/** The event of the node entered by a step: what it chose, or what pruned it. */
function eventAt(events: readonly Step[], entered: number): Step {
  let steps = 0;
  for (const event of events) {
    if (isNumbered(event)) steps++;
    else if (steps === entered && [CHOOSE, PRUNE].includes(kindOf(event))) return event;
  }
  throw new Error('The node has neither.');
}

const meters = {
  heat: {
    start: ({ problem }: Run) => new HeatMeter(problem),
    truth: heatAt,
    told: (m: HeatMeter) => m.heat,
  },
  'dead ends': {
    start: ({ problem, search }: Run) => new DeadEndMeter(problem, search),
    truth: deadEndsAt,
    told: (m: DeadEndMeter) => m.found,
  },
};

test.each(Object.entries(meters))(
  '%s are those of brute force at any step, forwards and back',
  (_, kind) => {
    const { start, truth, told } = kind as unknown as {
      start: (run: Run) => {
        apply(event: Step): void;
        mark(): object;
        restore(mark: object): void;
      };
      truth: (run: Run, step: number) => object;
      told: (meter: object) => object;
    };
    let moments = 0;
    fc.assert(
      fc.property(anyRun, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (run, cuts) => {
        const most = Math.min(run.steps, 300);
        const marks = cuts.map((cut) => {
          const step = cut % (most + 1);
          const meter = start(run);
          const before = upTo(run.events, step);
          for (const event of before) meter.apply(event);
          expect(told(meter)).toEqual(truth(run, step));
          moments++;
          return {
            step,
            before: before.length,
            mark: JSON.parse(JSON.stringify(meter.mark())) as object,
          };
        });
        const again = start(run);
        for (const { before, mark } of marks)
          for (const { step } of marks) {
            again.restore(mark);
            const events = upTo(run.events, step);
            if (events.length < before) continue;
            for (const event of events.slice(before)) again.apply(event);
            expect(told(again)).toEqual(truth(run, step));
          }
      }),
      runs(80),
    );
    expect(moments).toBeGreaterThan(50);
  },
);

test('events of nodes alone tell the same of dead ends and of what was chosen', () => {
  let pruned = 0;
  fc.assert(
    fc.property(anyPuzzle(11), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const told = (['nodes', 'everything'] as const).map((detail) => {
        const heat = new HeatMeter(problem);
        const ends = new DeadEndMeter(problem, search);
        for (const event of startSearch(problem, search, detail)) {
          heat.apply(event);
          ends.apply(event);
        }
        return { ...heat.heat, ...ends.found };
      });
      expect(told[0]).toEqual(told[1]);
      pruned += told[0]!.byRule.reduce((sum, times) => sum + times, 0);
    }),
    runs(100),
  );
  expect(pruned).toBeGreaterThan(100);
});

test('branching and survivors of a finished search follow from the nodes', () => {
  fc.assert(
    fc.property(anyRun, ({ problem, search, nodes, events }) => {
      fc.pre(events.at(-1) === END);
      const meter = new DeadEndMeter(problem, search);
      for (const event of events.slice(0, -1)) meter.apply(event);
      const { found } = meter;
      expect(found.byDepth.reduce((sum, level) => sum + level.full, 0)).toBe(
        events.filter((event) => [SOLUTION, IMAGE].includes(kindOf(event))).length,
      );
      for (const depth of found.byDepth.keys()) {
        const own = nodes.filter(({ path }) => path.length === depth);
        const childrenOf = ({ entered, left }: FollowedNode) =>
          nodes.filter(
            (one) => one.path.length === depth + 1 && one.entered > entered && one.entered < left,
          ).length;
        const children = own.map(childrenOf);
        const all = children.reduce((sum, some) => sum + some, 0);
        expect(branchingAt(found, depth)).toBe(all / own.length);
        // The root is never left.
        if (depth > 0)
          expect(survivorsAt(found, depth)).toBe(children.filter((some) => some > 0).length);
      }
      expect(events.filter((event) => kindOf(event) === PLACE).length).toBe(nodes.length - 1);
    }),
    runs(60),
  );
});
