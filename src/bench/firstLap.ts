import { firstSolution, quickSearch } from '../solve/effort/first.ts';
import { problemOf } from './puzzles.ts';

/**
 * Finds a first solution for each seed it receives, starting from the compiled puzzle, and sends
 * the milliseconds.
 */
const problem = problemOf(process.argv[2]!);

process.on('message', (seed: number) => {
  const before = performance.now();
  const found = firstSolution(problem, { ...quickSearch, seed });
  const milliseconds = performance.now() - before;
  process.send!(found ? milliseconds : Infinity);
});
