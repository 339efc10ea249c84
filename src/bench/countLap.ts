import { countSolutions } from '../solve/count/index.ts';
import { problemOf } from './puzzles.ts';

/** Counts a few times in a process of its own, and sends the count and the milliseconds of the last lap. */
const [id, unique] = process.argv.slice(2) as [string, string];
const LAPS = 12;

const problem = problemOf(id);
let result = { solutions: 0, milliseconds: 0 };
for (let lap = 0; lap < LAPS; lap++) {
  const before = performance.now();
  const solutions = countSolutions(problem, unique === 'unique');
  result = { solutions, milliseconds: performance.now() - before };
}
process.send!(result);
