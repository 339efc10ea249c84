import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { countedByCommand, isWritable, optionsOf } from '../../runs/tryCount.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { anyCounts, Truth, type Way } from '../../random/anyCount.ts';

/** A batch of random puzzles, given by a seed; each is counted in several ways. */
export interface Task {
  readonly seed: number;
  /** Whether to run the command in separate processes, which takes seconds. */
  readonly inProcesses: boolean;
}

/** Group of kinds → kind → counts. */
export type KindCounts = Record<string, Record<string, number>>;

/** The result of a batch. */
export interface Outcome {
  readonly counts: number;
  readonly kinds: KindCounts;
  /** A wrong count, shrunk, in words. */
  readonly wrong?: string;
}

const PUZZLES = 50;

const main = join(import.meta.dirname, '../../../cli/main.ts');
const execute = promisify(execFile);

/**
 * Runs the command in a process of its own, which starts workers; exit code 1 means no solutions.
 */
async function inProcesses(args: readonly string[]) {
  const { stdout } = await execute(process.execPath, [...process.execArgv, main, ...args]).catch(
    (error: { code?: unknown; stdout: string }) => {
      if (error.code === 1) return error;
      throw error;
    },
  );
  return { output: stdout, refused: undefined };
}

async function run({ seed, inProcesses: isApart }: Task): Promise<Outcome> {
  const kinds: KindCounts = {};
  let counts = 0;
  const note = (puzzle: Puzzle, way: Way, how: string) => {
    counts++;
    for (const [group, kind] of kindsOf(puzzle, way, how)) {
      const of = (kinds[group] ??= {});
      of[kind] = (of[kind] ?? 0) + 1;
    }
  };

  const checked = fc.check(
    fc.property(anyCounts, ({ puzzle, ways }) => {
      const truth = new Truth(puzzle);
      for (const way of ways) {
        note(puzzle, way, 'in place');
        const wrong = truth.wrong(way);
        if (wrong !== undefined) throw new Error(wrong);
      }
    }),
    { seed, numRuns: PUZZLES },
  );
  if (checked.failed) {
    const [{ puzzle, ways }] = checked.counterexample!;
    const truth = new Truth(puzzle);
    const wrong = ways.find((way) => truth.wrong(way) !== undefined)!;
    return { counts, kinds, wrong: written(puzzle, wrong, truth.wrong(wrong)!) };
  }

  const writable = anyCounts.filter(({ puzzle }) => isWritable(puzzle));
  const { puzzle, ways } = fc.sample(writable, { seed, numRuns: PUZZLES }).at(-1)!;
  const folder = mkdtempSync(join(tmpdir(), 'fitful-soak-'));
  try {
    const name = join(folder, 'puzzle');
    writeFileSync(name, printPuzzle(puzzle));
    const way = isApart ? { ...ways[0]!, breaks: [] } : ways[0]!;
    const found = await countedByCommand(folder, name, way, isApart ? inProcesses : undefined);
    note(puzzle, way, isApart ? 'by the command, in processes' : 'by the command, in place');
    const solutions = new Truth(puzzle).count(way);
    if (found === String(solutions)) return { counts, kinds };
    const said = `the command says ${found} of ${solutions} solutions`;
    return { counts, kinds, wrong: written(puzzle, way, said) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All that is needed to reproduce a failure. */
const written = (puzzle: Puzzle, way: Way, said: string): string =>
  [
    said,
    isWritable(puzzle) ? printPuzzle(puzzle) : JSON.stringify(puzzle),
    `fitful count … ${optionsOf(way).join(' ')}`,
    JSON.stringify(way),
  ].join('\n');

/** The kinds that a count belongs to, group by group. */
function kindsOf(puzzle: Puzzle, way: Way, how: string): [group: string, kind: string][] {
  const { search, unique, shards, workers, tasks, breaks } = way;
  const { lattice, pieces, use } = puzzle;
  const kinds: [string, string][] = [
    ['lattice', lattice],
    ['use', use],
    ['copies', pieces.some(({ copies }) => copies === Infinity) ? 'any number' : 'counted'],
    ['freedom', [...new Set(pieces.map(({ freedom }) => freedom))].sort().join(' + ')],
    ['solutions', unique ? 'unique' : 'all'],
    ['solver', search?.solver ?? 'the fastest way'],
    ['workers', String(workers)],
    ['shards', String(shards)],
    ['parts of a shard', String(tasks ?? 'as the program cuts')],
    ['saved and taken up', `${breaks.filter(({ isSaved }) => isSaved).length} times`],
    ['killed and replaced', `${breaks.filter(({ isSaved }) => !isSaved).length} times`],
    ['counted', how],
  ];
  if (!search) return kinds;
  kinds.push(['order', search.order]);
  kinds.push(['pieces', typeof search.pieces === 'string' ? search.pieces : 'by name']);
  const { hold } = search;
  kinds.push(['held', hold === '' ? 'none' : hold.includes(':') ? 'one orientation' : 'a piece']);
  for (const rule of search.rules) kinds.push(['rule', rule]);
  if (search.rules.length === 0) kinds.push(['rule', 'none']);
  return kinds;
}

process.on('message', (task: Task) => void run(task).then((outcome) => process.send!(outcome)));
