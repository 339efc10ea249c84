import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { exactly, ratio, say } from './report.ts';

const main = join(import.meta.dirname, '../cli/main.ts');

/** The result of `count --json`. */
interface Result {
  readonly solutions: number;
  readonly seconds: number;
}

function counted(args: readonly string[], workers: number): Result {
  const line = ['count', ...args, '--json', '--workers', String(workers)];
  const output = execFileSync(process.execPath, [...process.execArgv, main, ...line]);
  return JSON.parse(output.toString()) as Result;
}

/** Counts of about half a minute by one and by two processes; needs two idle cores. */
export function benchWorkers(): void {
  const compare = (name: string, args: readonly string[], solutions: number, least: number) => {
    const [one, two] = [counted(args, 1), counted(args, 2)];
    say(`solutions ${name}`, exactly(two.solutions, solutions));
    say('  seconds, by one', one.seconds.toFixed(1));
    say('  two against one', ratio(one.seconds / two.seconds, least));
  };
  compare('6 × 10, along the long side', ['pentomino-6x10', '--order', 'columns'], 9356, 1.8);
  // The first second or so is the same for both, and cannot be shared.
  compare('18 × 5, the fastest way', ['one-sided-pentomino-18x5', '--unique'], 686_628, 1.8);
}
