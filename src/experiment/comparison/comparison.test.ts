import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle as parse, printPuzzle } from '../../puzzle/text.ts';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { compile } from '../../solve/problem.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { bruteForce } from '../../testing/bruteForce.ts';
import { anyReadable } from '../../testing/random/anyPuzzle.ts';
import type { Interval } from '../interval.ts';
import { RunQueue, runnerOf } from '../runQueue.ts';
import { cellsOf, tasksOf, variesBySeed, type Comparison } from './comparison.ts';
import {
  bestOf,
  cellReport,
  cellRows,
  leastFirst,
  searchesAmong,
  summariesOf,
  tablesOf,
} from './table.ts';
import { usualTerms, writeTerms, type Goal } from './terms.ts';

const orderIds = Object.keys(orders) as OrderId[];
const anyRules = fc.subarray(Object.keys(rules) as RuleId[]);
const anyTerms = fc.record({
  until: fc.constantFrom<Goal>('first', 'all'),
  orders: fc.shuffledSubarray(orderIds, { minLength: 1, maxLength: 4 }),
  ruleSets: fc.uniqueArray(anyRules, { minLength: 1, maxLength: 2, selector: String }),
  pieces: fc.constantFrom('given' as const, 'random' as const, 'hardest' as const),
  seeds: fc.integer({ min: 1, max: 4 }),
  steps: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(1_000_000)),
});

/** Runs all tasks of a comparison, the last ones first. */
function runAll(comparison: Comparison): RunQueue {
  const tasks = tasksOf(comparison);
  const queue = new RunQueue(tasks);
  const taken = tasks.map(() => queue.take()!);
  for (const task of taken.toReversed()) {
    const run = runnerOf(task);
    while (!run.runSlice());
    queue.receive(task, run.report());
  }
  return queue;
}

const summarise = (comparison: Comparison, queue: RunQueue) =>
  summariesOf(comparison, searchesAmong(queue.figures), queue.progress);

/** The placements of a search to its goal, step by step, without any of the code for experiments. */
function needed(text: string, search: Search, until: Goal, steps: number): Interval {
  const solver = startSearch(compile(parse(text)), search, 'steps');
  for (;;) {
    const { placements } = solver;
    const isOver = solver.steps === steps;
    const event = solver.step();
    if (event === END) return { low: placements, high: placements };
    if (kindOf(event) === SOLUTION && until === 'first')
      return { low: placements, high: placements };
    if (isOver && solver.steps > steps) return { low: placements, high: Infinity };
  }
}

test('each number is that of an independent run of its search', () => {
  const ends = { exact: 0, stopped: 0 };
  fc.assert(
    fc.property(
      fc.uniqueArray(anyReadable(10), { minLength: 1, maxLength: 2, selector: printPuzzle }),
      anyTerms,
      (puzzles, terms) => {
        const named = puzzles.map((puzzle, i) => ({ name: `p${i}`, text: printPuzzle(puzzle) }));
        const comparison = { puzzles: named, ...terms };
        const summaries = summarise(comparison, runAll(comparison));
        expect(summaries).toHaveLength(named.length * terms.orders.length * terms.ruleSets.length);
        for (const { cell, summary } of summaries) {
          const { puzzle, order, rules, searches } = cell;
          const { until, seeds, pieces, steps } = terms;
          expect(summary.done).toBe(searches.length);
          // A run for each seed, whether the comparison makes it or not.
          for (let seed = 0; seed < seeds; seed++) {
            const search = { ...plainSearch, order, rules, pieces, seed };
            const value = needed(puzzle.text, search, until, steps);
            const made = summary.values[searches.length === 1 ? 0 : seed]!;
            const isExact = made.high === made.low && value.high === value.low;
            if (searches.length > 1 || seed === 0 || isExact) expect(made).toEqual(value);
            ends[value.high === Infinity ? 'stopped' : 'exact']++;
          }
        }
        const rows = cellRows(comparison, summaries);
        expect(rows.map((row) => row['runs'])).toEqual(
          cellsOf(comparison).map(({ searches }) => searches.length),
        );
        for (const one of summaries) {
          const report = cellReport(one, comparison);
          expect(report.steps).toBe(terms.steps);
          expect(JSON.parse(JSON.stringify(report))).toEqual(report);
        }
      },
    ),
  );
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(20);
});

test('all placements by rows are those of brute force', () => {
  fc.assert(
    fc.property(anyReadable(9), (puzzle) => {
      const comparison: Comparison = {
        ...usualTerms,
        puzzles: [{ name: 'it', text: printPuzzle(puzzle) }],
        until: 'all',
        orders: ['rows'],
        ruleSets: [[]],
        steps: 1e9,
      };
      const [{ summary }] = summarise(comparison, runAll(comparison)) as [
        ReturnType<typeof summarise>[number],
      ];
      const { placements } = bruteForce(parse(printPuzzle(puzzle)));
      expect(summary.values).toEqual([{ low: placements, high: placements }]);
    }),
  );
});

test('seeds that change nothing are not run, and all others are', () => {
  const search = (parts: Partial<Search>): Search => ({ ...plainSearch, ...parts });
  expect(variesBySeed(search({}), 'first')).toBe(false);
  expect(variesBySeed(search({ pieces: 'random' }), 'first')).toBe(true);
  expect(variesBySeed(search({ pieces: 'hardest' }), 'all')).toBe(false);
  expect(variesBySeed(search({ pieces: 'random', rules: ['repeats'] }), 'all')).toBe(true);
  expect(variesBySeed(search({ order: 'random' }), 'all')).toBe(true);
});

const box: Comparison = {
  ...usualTerms,
  puzzles: [{ name: '5 × 4', text: `pieces: tetromino\n\n${'.....\n'.repeat(4)}` }],
  orders: ['columns', 'rows', 'spiral-out'],
  steps: 500,
};

test('rows are sorted by their least medians, and only what is certainly best is marked', () => {
  const summaries = summarise(box, runAll(box));
  const [table, ...others] = tablesOf(box, summaries);
  expect(others).toEqual([]);
  expect(table!.rows.map(({ order }) => order)).toEqual(box.orders);
  expect(bestOf(table!).size).toBeGreaterThan(0);
  const best = [...bestOf(table!)].map(({ quartiles }) => quartiles[1].high);
  const all = summaries.map(({ summary }) => summary.quartiles[1]);
  expect(best.every((high) => all.every(({ low }) => high <= low))).toBe(true);
  expect(leastFirst(table!)[0]!.cells.some(({ quartiles }) => quartiles[1].high === best[0])).toBe(
    true,
  );
  expect(writeTerms(box)).toBe('first:columns,rows,spiral-out::::500');
});

test('before anything is known no cell is the best, and nothing is said too much', () => {
  const queue = new RunQueue(tasksOf(box));
  const summaries = summarise(box, queue);
  const [table] = tablesOf(box, summaries);
  expect(bestOf(table!).size).toBe(0);
  expect(new Set(summaries.map(({ summary }) => summary.quartiles[1].high))).toEqual(
    new Set([Infinity]),
  );
  expect(summaries.every(({ summary }) => summary.done === 0)).toBe(true);
});

test('the only cell of a table is not the best, whether it is known or not', () => {
  const alone: Comparison = { ...box, orders: ['rows'], ruleSets: [[]] };
  const ended = runAll(alone);
  expect(ended.done).toBe(true);
  for (const queue of [new RunQueue(tasksOf(alone)), ended])
    expect(bestOf(tablesOf(alone, summarise(alone, queue))[0]!).size).toBe(0);
});

test('of several puzzles one more table has the medians', () => {
  const [{ name, text }] = box.puzzles as [{ name: string; text: string }];
  const both: Comparison = {
    ...box,
    puzzles: [
      { name, text },
      { name: '4 × 5', text: `pieces: tetromino\n\n${'....\n'.repeat(5)}` },
    ],
    steps: 1e6,
  };
  const tables = tablesOf(both, summarise(both, runAll(both)));
  expect(tables.map(({ puzzle }) => puzzle)).toEqual(['5 × 4', '4 × 5', undefined]);
  const at = (table: number, order: string) =>
    tables[table]!.rows.find((row) => row.order === order)!.cells[0]!;
  // By columns on one is by rows on the other.
  for (const order of ['columns', 'rows']) {
    const [one, other] = [0, 1].map((table) => at(table, order).quartiles[1]);
    expect(at(2, order).values).toEqual([one, other]);
    expect(at(2, order).done).toBe(2);
  }
});

test('what is known of a comparison is not run again', () => {
  const tasks = tasksOf(box);
  const whole = runAll(box);
  const some = whole.known.map((figures, i) => (i % 2 === 0 ? figures : undefined));
  const resumed = new RunQueue(tasks, some);
  const left = [];
  for (let task = resumed.take(); task; task = resumed.take()) left.push(task);
  expect(left).toEqual(tasks.filter((_, i) => i % 2 === 1));
  expect(resumed.done).toBe(false);
  expect(new RunQueue(tasks, whole.known).done).toBe(true);
});
