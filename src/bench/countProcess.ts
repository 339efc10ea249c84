import { Count } from '../count/count.ts';
import { problemOf } from './puzzles.ts';

/** What a count took. */
export interface CountResources {
  readonly solutions: number;
  /** Seconds of the processor, without the start of the process. */
  readonly seconds: number;
  /** The most memory that the process had. */
  readonly bytes: number;
}

/** Counts a puzzle in its own process, with so many bytes for states, and sends what it took. */
const [id, unique, memory] = process.argv.slice(2) as [string, string, string];
const problem = problemOf(id);
const before = process.cpuUsage();
const count = new Count(problem, { unique: unique === 'unique', memory: Number(memory) });
while (!count.run(Infinity));
const { user, system } = process.cpuUsage(before);
process.send!({
  solutions: Number(count.solutions),
  seconds: (user + system) / 1e6,
  bytes: 1024 * process.resourceUsage().maxRSS,
});
