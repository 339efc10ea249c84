import { countSolutions } from '../count/count.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from './puzzles.ts';

/**
 * Counts repeatedly in its own process, by the fastest method or solution by solution with `dlx`,
 * and sends the count and the milliseconds of the last lap.
 */
const [id, unique, how] = process.argv.slice(2) as [string, string, 'fastest' | 'dlx'];
const LAPS = { fastest: 40, dlx: 2 };

const problem = problemOf(id);

function count(): number {
  if (how === 'fastest') return Number(countSolutions(problem, unique === 'unique'));
  const search = { ...plainSearch, solver: 'dlx', unique: unique === 'unique' } as const;
  const solver = startSearch(problem, search, 'solutions');
  while (solver.step() !== END);
  return solver.solutions;
}

let result = { solutions: 0, milliseconds: 0 };
for (let lap = 0; lap < LAPS[how]; lap++) {
  const before = performance.now();
  const solutions = count();
  result = { solutions, milliseconds: performance.now() - before };
}
process.send!(result);
