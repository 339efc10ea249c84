import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runLap } from './laps.ts';
import { atMost, byTurns, exactly, print, ratio } from './report.ts';

const MB = 2 ** 20;
/** The factor by which the time left may be misjudged, from a quarter of a count to three quarters. */
const MISJUDGED = 3;

/**
 * Puzzles and their solutions; megabytes that states may take; processor seconds, and megabytes that the
 * process may take.
 */
const eighteen = { id: 'one-sided-pentomino-18x5', unique: true, solutions: 686_628 };
const fifteen = { id: 'one-sided-pentomino-15x6', unique: true, solutions: 2_567_183 };
const ten = { id: 'one-sided-pentomino-10x9', unique: true, solutions: 10_440_433 };
const largeCounts = [
  { ...eighteen, unique: false, solutions: 2_746_512, memory: 1000, seconds: 12, peak: 1000 },
  { ...eighteen, memory: 1000, seconds: 12, peak: 1000 },
  { ...eighteen, memory: 64, seconds: 120, peak: 200 },
  { ...fifteen, memory: 4000, seconds: 180, peak: 4000 },
  { ...ten, memory: 3400, seconds: 600, peak: 4000 },
];

/**
 * Counts of large boards by the fastest method: processor seconds and memory; and all solutions against
 * unique ones.
 */
export async function benchLargeCounts(): Promise<void> {
  for (const { id, unique, memory, ...goal } of largeCounts) {
    const found = await runLap('largeCount', [id, unique, memory * MB]);
    const heading = `${id}, ${unique ? 'unique' : 'all'}, in ${memory} MB`;
    print(heading, exactly(found.solutions, goal.solutions));
    print('  seconds of the processor', atMost(found.seconds, goal.seconds));
    print('  MB of the process at most', atMost(found.bytes / MB, goal.peak));
    print('  the time left is misjudged by a factor of', atMost(found.misjudged, MISJUDGED));
  }
  const id = 'pentomino-tetromino-o-8x8';
  const lap = (unique: boolean) => () => runLap('largeCount', [id, unique, 1000 * MB]);
  const laps = await byTurns(5, lap(false), lap(true));
  const [all, unique] = laps.map((ofOne) => ofOne.reduce((sum, { seconds }) => sum + seconds, 0));
  print(`${id}, all against unique`, atMost(all! / unique!, 1.1));
}

const main = join(import.meta.dirname, '../cli/main.ts');

/** @param workers as many as without the option, if left out */
function counted(args: readonly string[], workers?: number) {
  const line = ['count', ...args, '--json', ...(workers ? ['--workers', String(workers)] : [])];
  const output = execFileSync(process.execPath, [...process.execArgv, main, ...line]);
  return JSON.parse(output.toString()) as { readonly solutions: number; readonly seconds: number };
}

/** Counts of about half a minute by one and by two processes; needs two idle cores. */
export function benchWorkers(): void {
  const compare = (name: string, args: readonly string[], solutions: number, least: number) => {
    const [one, all] = [counted(args, 1), counted(args)];
    print(`solutions ${name}`, exactly(all.solutions, solutions));
    print('  seconds, by one', one.seconds.toFixed(1));
    print('  all cores against one', ratio(one.seconds / all.seconds, least));
  };
  compare('6 × 10, along the long side', ['pentomino-6x10', '--order', 'columns'], 9356, 1.8);
  // The fastest way takes one core: it is to be no slower where there are more.
  compare('18 × 5, the fastest way', ['one-sided-pentomino-18x5', '--unique'], 686_628, 0.9);
}
