import { orders } from '../solve/orders/index.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from './puzzles.ts';
import { recursive } from './recursive.ts';

/** How steps are fetched. */
export type Way = 'step' | 'generator' | 'recursive';

/** The measurement of one way, in its own process. */
export interface Lap {
  /** Millions of steps per second. */
  readonly rate: number;
  /** Heap bytes allocated per step. */
  readonly bytes: number;
}

const problem = problemOf('pentomino-6x10');
const start = () => startSearch(problem, { ...plainSearch, order: 'rows' }, 'placements');

function fetch(way: Way, steps: number): void {
  let left = steps;
  if (way === 'step') {
    const solver = start();
    while (solver.step() !== END) if (--left === 0) return;
  } else {
    for (const _ of way === 'generator' ? start() : recursive(problem, orders.rows))
      if (--left === 0) return;
  }
}

/**
 * Warms up, takes the better of two timings, then measures allocation over steps that no garbage
 * collection interrupts.
 */
function run(way: Way): Lap {
  const steps = way === 'recursive' ? 2_000_000 : 12_000_000;
  fetch(way, steps);
  let best = Infinity;
  for (let round = 0; round < 2; round++) {
    const before = performance.now();
    fetch(way, steps);
    best = Math.min(best, performance.now() - before);
  }
  // The young generation of this process is large enough for a million steps.
  globalThis.gc!();
  const empty = process.memoryUsage().heapUsed;
  fetch(way, 1);
  const prepared = process.memoryUsage().heapUsed;
  fetch(way, 1_000_001);
  const full = process.memoryUsage().heapUsed;
  const bytes = (full - prepared - (prepared - empty)) / 1_000_000;
  return { rate: steps / best / 1000, bytes: Math.max(0, bytes) };
}

process.send!(run(process.argv[2] as Way));
