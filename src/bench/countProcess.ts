import { makeCollector } from '../cli/collector.ts';
import { GARBAGE } from '../cli/memory.ts';
import { Count } from '../count/count.ts';
import { problemOf } from './puzzles.ts';

/** What a count took. */
export interface CountResources {
  readonly solutions: number;
  /** Seconds of the processor, without the start of the process. */
  readonly seconds: number;
  /** The most memory that the process had. */
  readonly bytes: number;
  /** By what factor the time left is misjudged at most, from a quarter of the count to three quarters. */
  readonly misjudged: number;
}

/** States written between two readings of the progress. */
const SLICE = 500_000;

/** Counts a puzzle in its own process, with so many bytes for states, and sends what it took. */
const [id, unique, memory] = process.argv.slice(2) as [string, string, string];
const problem = problemOf(id);
const before = process.cpuUsage();
const seconds = (): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};
const count = new Count(problem, {
  unique: unique === 'unique',
  memory: Number(memory),
  collect: makeCollector(GARBAGE * Number(memory)),
});
const moments: { readonly seconds: number; readonly progress: number }[] = [];
while (!count.run(SLICE)) moments.push({ seconds: seconds(), progress: count.progress() });
const all = seconds();
const factors = moments
  .filter(({ seconds: passed }) => passed > all / 4 && passed < (3 * all) / 4)
  .map(({ seconds: passed, progress }) => {
    const expected = (passed * (1 - progress)) / progress;
    return Math.max(expected / (all - passed), (all - passed) / expected);
  });
process.send!({
  solutions: Number(count.solutions),
  seconds: all,
  bytes: 1024 * process.resourceUsage().maxRSS,
  misjudged: Math.max(1, ...factors),
} satisfies CountResources);
