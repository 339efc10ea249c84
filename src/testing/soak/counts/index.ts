import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { argsOf } from '../../../tools/args.ts';
import { doInChildren } from '../../../tools/inChildren.ts';
import type { KindCounts, Outcome, Task } from './child.ts';

/**
 * Counts random puzzles in random ways (in parts, by several workers, saved and resumed) and checks
 * the results against brute force. Prints how many counts of each kind there were; if one is wrong,
 * shows the smallest failing case found and exits with 1.
 *
 *   npm run soak:counts                   100,000 counts
 *   npm run soak:counts -- 5000           so many
 *   npm run soak:counts -- --seed 7       the same ones again
 *   npm run soak:counts -- --workers 2    so many processes, instead of one per core
 */
const { values, positionals } = argsOf('soak:counts', {
  allowPositionals: true,
  options: { seed: { type: 'string' }, workers: { type: 'string' } },
});
const wanted = Number(positionals[0] ?? 100_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const workers = Number(values.workers ?? availableParallelism());
if (![wanted, seed, workers].every((number) => Number.isInteger(number) && number >= 0)) {
  console.error('soak:counts: counts, --seed and --workers are whole numbers.');
  process.exit(2);
}

/** One batch in so many has a count in separate processes. */
const APART_EVERY = 25;
const REPORT_EVERY = 5_000;

const kinds: KindCounts = {};
let counts = 0;
let batches = 0;
let reported = 0;
let wrong: string | undefined;
const seconds = () => Math.round(process.uptime());

/** The command that runs a batch again. */
const commandOf = (from: number): string => `npm run soak:counts -- 1 --seed ${from}`;

function receive(outcome: Outcome, { seed: from }: Task): void {
  counts += outcome.counts;
  for (const [group, all] of Object.entries(outcome.kinds)) {
    const of = (kinds[group] ??= {});
    for (const [kind, many] of Object.entries(all)) of[kind] = (of[kind] ?? 0) + many;
  }
  if (outcome.wrong !== undefined) wrong ??= `${outcome.wrong}\nagain: ${commandOf(from)}`;
  if (counts < reported + REPORT_EVERY) return;
  reported = counts - (counts % REPORT_EVERY);
  console.log(`${counts} counts after ${seconds()} s`);
}

/** The next batch; undefined once there are enough counts or one was wrong. */
function next(): Task | undefined {
  if (counts >= wanted || wrong !== undefined) return undefined;
  const isApart = batches % APART_EVERY === APART_EVERY - 1;
  return { seed: seed + batches++, inProcesses: isApart };
}

console.log(`seed ${seed}`);
const script = join(import.meta.dirname, 'child.ts');
const nameOf = (task: Task): string => commandOf(task.seed);
await doInChildren<Task, Outcome>({ script, workers, next, receive, nameOf });
for (const [group, all] of Object.entries(kinds)) {
  const list = Object.entries(all).map(([kind, many]) => `${kind} ${many}`);
  console.log(`${group}: ${list.sort().join(', ')}`);
}
if (wrong !== undefined) console.log(`\nWRONG: ${wrong}`);
console.log(
  `\n${counts} counts in ${seconds()} s, seed ${seed}: ${wrong === undefined ? 'all true' : 'not all true'}`,
);
process.exitCode = wrong === undefined ? 0 : 1;
