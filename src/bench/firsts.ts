import { fork } from 'node:child_process';
import { join } from 'node:path';
import { shuffled } from '../solve/random.ts';
import { matrixOf } from './matrix.ts';
import { problemOf } from './puzzles.ts';
import { median, ratio, say } from './report.ts';

const SEEDS = 21;
/** Seeds that only warm up the process; the others follow. */
const WARM_UP = 5;
/** The most milliseconds for one first solution. */
const LIMIT = 20_000;

interface Task {
  readonly id: string;
  /** How many times as fast as dancing-links this should be. */
  readonly least: number;
  /** Fewer seeds for dancing-links where it finds nothing within the limit. */
  readonly peerSeeds?: number;
}

const tasks: readonly Task[] = [
  { id: 'heptiamond-12x7', least: 3 },
  { id: 'pentahex-11x10', least: 2 },
  { id: 'hexomino-15x15-hole', least: 1, peerSeeds: 5 },
];

/** A process that finds first solutions one by one; restarted when it exceeds the limit. */
class Finder {
  private readonly start: () => ReturnType<typeof fork>;
  private child: ReturnType<typeof fork>;

  constructor(program: string, ...args: string[]) {
    this.start = () =>
      fork(join(import.meta.dirname, program), args, { serialization: 'advanced' });
    this.child = this.start();
  }

  /** The milliseconds one takes; Infinity beyond the limit. */
  find(asked: unknown): Promise<number> {
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => {
        this.end();
        this.child = this.start();
        resolve(Infinity);
      }, LIMIT);
      this.child.once('message', (milliseconds) => {
        clearTimeout(tooLong);
        resolve(milliseconds as number);
      });
      this.child.send(asked as number);
    });
  }

  end(): void {
    this.child.removeAllListeners();
    this.child.kill('SIGKILL');
  }
}

/**
 * First solutions against dancing-links, alternating, with the same seeds: ours from the compiled
 * puzzle, theirs from the rows, shuffled by the seed. So both build their matrix within the
 * measured time.
 */
export async function benchFirsts(): Promise<void> {
  for (const { id, least, peerSeeds } of tasks) {
    const matrix = matrixOf(problemOf(id), false);
    const ours = new Finder('firstLap.ts', id);
    const theirs = new Finder('firstPeer.mjs');
    const own: number[] = [];
    const other: number[] = [];
    try {
      for (let seed = 1 - WARM_UP; seed <= SEEDS; seed++) {
        const found = await ours.find(seed + WARM_UP);
        if (seed > 0) own.push(found);
        if (peerSeeds !== undefined && (seed < 1 || seed > peerSeeds)) continue;
        const rows = shuffled(matrix.rows, seed + WARM_UP);
        const foundThere = await theirs.find({ columns: matrix.columns, rows });
        if (seed > 0) other.push(foundThere);
      }
    } finally {
      ours.end();
      theirs.end();
    }
    report(id, own, other, least);
  }
}

function report(id: string, own: readonly number[], other: readonly number[], least: number): void {
  const slowest = Math.max(...own);
  const there = median(other);
  const seeds = other.length < own.length ? ` (${other.length} seeds)` : '';
  const told = there === Infinity ? `none in ${LIMIT / 1000} s` : `${there.toFixed(0)} ms`;
  say(
    `${id}, median of ${own.length} seeds`,
    `${median(own).toFixed(0)} ms, at most ${slowest.toFixed(0)} ms, dancing-links ${told}${seeds}: ` +
      ratio(Math.min(there, LIMIT) / median(own), least),
  );
}
