import { firstSolution, quickSearch } from '../solve/effort/first.ts';
import { makeCollector, GARBAGE } from '../cli/count/memory.ts';
import { Count, countSolutions } from '../count/count.ts';
import { candidatesFor } from '../solve/candidates/candidates.ts';
import { orders, type FillOrder } from '../solve/orders/index.ts';
import type { Problem } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { nextSolution } from '../solve/solvers/solver.ts';
import { END, PLACE, REMOVE, SOLUTION, stepOf, type Step } from '../solve/step.ts';
import { everyLag, sampledLag } from './lag.ts';
import { completions, emptyBoard } from './positions.ts';
import { drawn, listed } from './listed.ts';
import { problemOf } from './report.ts';

/** How steps are fetched. */
export type Way = 'step' | 'generator' | 'recursive';

/** How solutions are counted in a warm process. */
export type Method = 'fastest' | 'dlx';

const timed = <Result>(run: () => Result): { result: Result; milliseconds: number } => {
  const before = performance.now();
  const result = run();
  return { result, milliseconds: performance.now() - before };
};

/**
 * The search of `backtrack` as a careful first version: a recursive generator with `yield*` that
 * tests each candidate of the first open cell by bit masks. It yields the same steps, and shows the
 * cost: every step passes through as many generators as there are pieces on the board.
 */
function* recursive(problem: Problem, order: FillOrder): Generator<Step, void, undefined> {
  const cells = problem.cells.length;
  const given = Int32Array.from(problem.pieces.keys());
  const lists = candidatesFor(problem, order.sequence(problem, 0), given, []);
  const { slots, piece, placement, masks, maskAt } = lists;
  const covered = new Int32Array(lists.coverWidth);
  const used = new Uint8Array(problem.pieces.length);
  // Without empty slots, so that lists are as short as their candidates.
  const filled = Array.from({ length: cells }, (_, rank) =>
    Int32Array.from(piece.keys()).filter((slot) => placement[rank * slots + slot]! >= 0),
  );
  function* fill(from: number): Generator<Step, void, undefined> {
    let rank = from;
    while (rank < cells && (covered[rank >> 5]! >> (rank & 31)) & 1) rank++;
    if (rank === cells) {
      yield stepOf(SOLUTION, 0);
      return;
    }
    const word = rank >> 5;
    const list = filled[rank]!;
    for (let i = 0; i < list.length; i++) {
      const slot = list[i]!;
      const candidate = rank * slots + slot;
      const mask = maskAt[candidate]!;
      if (used[piece[slot]!]) continue;
      if ((covered[word]! & masks[mask]!) | (covered[word + 1]! & masks[mask + 1]!)) continue;
      covered[word]! ^= masks[mask]!;
      covered[word + 1]! ^= masks[mask + 1]!;
      used[piece[slot]!] = 1;
      yield stepOf(PLACE, placement[candidate]!);
      yield* fill(rank);
      used[piece[slot]!] = 0;
      covered[word]! ^= masks[mask]!;
      covered[word + 1]! ^= masks[mask + 1]!;
      yield stepOf(REMOVE, placement[candidate]!);
    }
  }
  yield* fill(0);
}

function fetch(way: Way, steps: number): void {
  const problem = problemOf('pentomino-6x10');
  const solver = startSearch(problem, { ...plainSearch, order: 'rows' }, 'steps');
  let left = steps;
  if (way === 'step') {
    while (solver.step() !== END) if (--left === 0) return;
  } else {
    for (const _ of way === 'generator' ? solver : recursive(problem, orders.rows))
      if (--left === 0) return;
  }
  throw new Error(`The search by ${way} ended ${left} steps early.`);
}

/**
 * Millions of steps a second, and heap bytes allocated per step. Warms up, takes the better of two timings,
 * then measures allocation over steps that no garbage collection interrupts: the young generation must hold a
 * million.
 */
function steps(way: Way) {
  const many = way === 'recursive' ? 2_000_000 : 12_000_000;
  fetch(way, many);
  const best = Math.min(...[0, 1].map(() => timed(() => fetch(way, many)).milliseconds));
  globalThis.gc!();
  const empty = process.memoryUsage().heapUsed;
  fetch(way, 1);
  const prepared = process.memoryUsage().heapUsed;
  fetch(way, 1_000_001);
  const full = process.memoryUsage().heapUsed;
  const bytes = (full - prepared - (prepared - empty)) / 1_000_000;
  return { rate: many / best / 1000, bytes: Math.max(0, bytes) };
}

/** Counts a puzzle again and again; the solutions, and the milliseconds of the last time. */
function warmCount(id: string, unique: boolean, method: Method) {
  const problem = problemOf(id);
  const count = (): number => {
    if (method === 'fastest') return Number(countSolutions(problem, unique));
    const solver = startSearch(problem, { ...plainSearch, solver: 'dlx', unique }, 'steps');
    while (nextSolution(solver) !== END);
    return solver.solutions;
  };
  for (let lap = 1; lap < { fastest: 40, dlx: 2 }[method]; lap++) count();
  const { result: solutions, milliseconds } = timed(count);
  return { solutions, milliseconds };
}

/** States written between two readings of the progress. */
const SLICE = 500_000;

/**
 * Counts a large puzzle once, with so many bytes for states: processor seconds without the start of the
 * process, the most bytes of the process, and the factor by which the time left is misjudged at most, from a
 * quarter of the count to three quarters.
 */
function largeCount(id: string, unique: boolean, memory: number) {
  const problem = problemOf(id);
  const before = process.cpuUsage();
  const seconds = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const count = new Count(problem, { unique, memory, collect: makeCollector(GARBAGE * memory) });
  const moments: { readonly passed: number; readonly progress: number }[] = [];
  while (!count.run(SLICE)) moments.push({ passed: seconds(), progress: count.progress() });
  const all = seconds();
  const factors = moments
    .filter(({ passed }) => passed > all / 4 && passed < (3 * all) / 4)
    .map(({ passed, progress }) => {
      const expected = (passed * (1 - progress)) / progress;
      return Math.max(expected / (all - passed), (all - passed) / expected);
    });
  return {
    solutions: Number(count.solutions),
    seconds: all,
    bytes: 1024 * process.resourceUsage().maxRSS,
    misjudged: Math.max(1, ...factors),
  };
}

/**
 * Finds a first solution for each seed that is sent, and answers with the milliseconds, the compiling left
 * out.
 */
function firsts(id: string): 'ready' {
  const problem = problemOf(id);
  process.on('message', (seed: number) => {
    const { result, milliseconds } = timed(() => firstSolution(problem, { ...quickSearch, seed }));
    process.send!(result ? milliseconds : Infinity);
  });
  return 'ready';
}

/** The measurements that have a process of their own. */
export const laps = {
  steps,
  warmCount,
  largeCount,
  listed,
  drawn,
  firsts,
  completions,
  emptyBoard,
  everyLag,
  sampledLag,
};

const [name, args] = process.argv.slice(2) as [keyof typeof laps, string];
const lap = laps[name] as (...args: readonly unknown[]) => unknown;
process.send!(lap(...(JSON.parse(args) as unknown[])));
