import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CountResources } from './countProcess.ts';
import { atMost, exactly, say } from './report.ts';

const MB = 2 ** 20;
/** By what factor the time left may be misjudged, from a quarter of a count to three quarters. */
const MISJUDGED = 3;

interface LargeCount {
  readonly id: string;
  readonly unique: boolean;
  readonly solutions: number;
  /** Megabytes that states may take. */
  readonly memory: number;
  /** Seconds of the processor, and megabytes that the process may take. */
  readonly seconds: number;
  readonly peak: number;
}

const largeCounts: readonly LargeCount[] = [
  {
    id: 'one-sided-pentomino-18x5',
    unique: false,
    solutions: 2_746_512,
    memory: 1000,
    seconds: 12,
    peak: 1000,
  },
  {
    id: 'one-sided-pentomino-18x5',
    unique: true,
    solutions: 686_628,
    memory: 1000,
    seconds: 12,
    peak: 1000,
  },
  {
    id: 'one-sided-pentomino-18x5',
    unique: true,
    solutions: 686_628,
    memory: 64,
    seconds: 120,
    peak: 200,
  },
  {
    id: 'one-sided-pentomino-15x6',
    unique: true,
    solutions: 2_567_183,
    memory: 4000,
    seconds: 180,
    peak: 4000,
  },
  {
    id: 'one-sided-pentomino-10x9',
    unique: true,
    solutions: 10_440_433,
    memory: 3400,
    seconds: 600,
    peak: 4000,
  },
];

/** Counts a puzzle once in a process of its own. */
const countOnce = (id: string, unique: boolean, memory: number): Promise<CountResources> =>
  new Promise((resolve, reject) => {
    const file = join(import.meta.dirname, 'countProcess.ts');
    const child = fork(file, [id, unique ? 'unique' : 'all', String(memory * MB)]);
    child.once('message', (resources) => resolve(resources as CountResources));
    child.once('exit', (code) => reject(new Error(`The count ended with ${code}.`)));
  });

/** Counts of large boards by the fastest method: seconds of the processor and memory; and all solutions against unique ones. */
export async function benchLargeCounts(): Promise<void> {
  for (const { id, unique, memory, ...goal } of largeCounts) {
    const found = await countOnce(id, unique, memory);
    say(
      `${id}, ${unique ? 'unique' : 'all'}, in ${memory} MB`,
      exactly(found.solutions, goal.solutions),
    );
    say('  seconds of the processor', atMost(found.seconds, goal.seconds));
    say('  MB of the process at most', atMost(found.bytes / MB, goal.peak));
    say('  the time left is misjudged by a factor of', atMost(found.misjudged, MISJUDGED));
  }
  const laps = { all: 0, unique: 0 };
  for (let lap = 0; lap < 5; lap++) {
    laps.all += (await countOnce('pentomino-tetromino-o-8x8', false, 1000)).seconds;
    laps.unique += (await countOnce('pentomino-tetromino-o-8x8', true, 1000)).seconds;
  }
  say('pentomino-tetromino-o-8x8, all against unique', atMost(laps.all / laps.unique, 1.1));
}
