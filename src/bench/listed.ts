import { Listing } from '../count/diagram/listing.ts';
import { Solutions } from '../count/diagram/solutions.ts';
import { solutionsOf } from '../count/diagram/solutionLayers.ts';
import { RandomStream } from '../solve/random.ts';
import { problemOf } from './report.ts';

/** Bytes that layers may take. */
const MEMORY = 2 ** 30;

const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Lists the unique solutions of a puzzle: how many, and the processor seconds. */
export function listed(id: string) {
  const problem = problemOf(id);
  const before = seconds();
  let solutions = 0;
  for (const one of new Listing(problem, { unique: true, memory: MEMORY }).solutions())
    if (one) solutions++;
  return { solutions, seconds: seconds() - before };
}

/** Draws so many solutions of a puzzle at random: the processor seconds, once its diagrams are made. */
export function drawn(id: string, draws: number): number {
  const making = solutionsOf(problemOf(id), MEMORY);
  let made = making.next();
  while (!made.done) made = making.next();
  if (!(made.value instanceof Solutions))
    throw new Error(`The layers of ${id} take too much memory.`);
  const random = new RandomStream(1);
  const before = seconds();
  for (let i = 0; i < draws; i++) made.value.draw(random);
  return seconds() - before;
}
