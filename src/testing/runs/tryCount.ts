import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parsePuzzle, printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Way } from '../random/anyCount.ts';
import { INTERRUPTED } from '../../cli/cliError.ts';
import { fitful } from './tryOut.ts';

/** Runs a command line; returns its output, or its error message. */
type Run = (args: readonly string[]) => Promise<{ output: string; refused: string | undefined }>;

/** Whether a puzzle can be written as a text: not if its drawn pieces differ in how they may be turned. */
export function isWritable(puzzle: Puzzle): boolean {
  try {
    return isDeepStrictEqual(parsePuzzle(printPuzzle(puzzle)), puzzle);
  } catch {
    return false;
  }
}

/** The options of `count` for a way to count, except its shard. */
export function optionsOf({ search, unique, workers }: Way): string[] {
  const options = ['--workers', String(workers), ...(unique ? ['--unique'] : [])];
  if (!search) return options;
  const { solver, order, pieces, rules, seed, hold } = search;
  options.push('--solver', solver, '--order', order, '--seed', String(seed));
  options.push('--pieces', String(pieces), '--rules', rules.join() || 'none');
  if (hold !== '') options.push('--hold', hold);
  return options;
}

/** Runs a command line in the same process, and interrupts it after a number of turns of the event loop. */
async function interrupted(args: readonly string[], moments: number) {
  const running = fitful(...args);
  for (let i = 0; i < moments; i++) await breath();
  process.emit('SIGINT');
  return running;
}

/**
 * The number of solutions that the command prints for a puzzle file, counted shard by shard, interrupted
 * by Ctrl-C, resumed and added up. Its files are in a new folder within `folder`.
 */
export async function countedByCommand(
  folder: string,
  puzzle: string,
  way: Way,
  run: Run = (args) => fitful(...args),
): Promise<string> {
  const own = mkdtempSync(join(folder, 'count-'));
  const results: string[] = [];
  for (let part = 1; part <= way.shards; part++) {
    const saved = join(own, `${part}.json`);
    const args = [
      'count',
      puzzle,
      ...optionsOf(way),
      '--json',
      '--shard',
      `${part}/${way.shards}`,
      '--save',
      saved,
      '--resume',
      saved,
    ];
    for (const { rounds } of way.breaks) {
      const { code } = await interrupted(args, rounds);
      if (code !== INTERRUPTED) break;
    }
    const { output, refused } = await run(args);
    if (refused !== undefined) return refused;
    results.push(output);
  }
  const all = join(own, 'all.json');
  writeFileSync(all, results.join(''));
  const { output, refused } = await fitful('total', all);
  return refused ?? String((JSON.parse(output) as { solutions: unknown }).solutions);
}
