import { symmetries, type Symmetry } from '../solve/symmetry/symmetry.ts';
import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coveredBy, type Problem } from '../solve/problem.ts';
import { shuffled } from '../solve/random.ts';
import type { Method } from './lap.ts';
import { answerOf } from '../tools/inChildren.ts';
import { runLap, start } from './laps.ts';
import { byTurns, median, print, problemOf, ratio } from './report.ts';

/** An exact cover problem: the number of columns, and the columns of each row. */
interface Matrix {
  readonly columns: number;
  readonly rows: readonly (readonly number[])[];
}

/**
 * Converts a puzzle for exact cover solvers: a column per cell and piece, a row per placement. For unique
 * solutions the rows are reduced as far as possible beforehand: of the pieces that every symmetry moves, the
 * one with the fewest placements keeps one of each orbit. In the 6 × 10 box that is X in one quarter.
 */
function matrixOf(problem: Problem, unique: boolean): Matrix {
  const { cells, pieces, placements } = problem;
  const group = unique ? symmetries(problem) : [];
  const held = group.length > 1 ? pieceInClasses(problem, group) : undefined;
  const isLeast = (placement: number): boolean =>
    group.every((symmetry) => symmetry.placements[placement]! >= placement);
  const rows = Array.from(placements.piece, (piece, placement) => ({ piece, placement }))
    .filter(({ piece, placement }) => piece !== held || isLeast(placement))
    .map(({ piece, placement }) => [...coveredBy(problem, placement), cells.length + piece]);
  return { columns: cells.length + pieces.length, rows };
}

function pieceInClasses({ pieces, placements }: Problem, group: readonly Symmetry[]): number {
  const counts = pieces.map((_, piece) => {
    const own = [...placements.piece.keys()].filter((p) => placements.piece[p] === piece);
    const isMoved = own.every((p) => group.every((s, i) => i === 0 || s.placements[p] !== p));
    return isMoved ? own.length : Infinity;
  });
  return counts.indexOf(Math.min(...counts));
}

const LAPS = 7;
const root = join(import.meta.dirname, '../..');
const bin = join(root, 'build/fitful.mjs');

/** A puzzle, and how many times as fast as dancing-links it should be counted. */
interface Task {
  readonly id: string;
  readonly unique: boolean;
  readonly solutions: number;
  readonly inProcess?: number;
  /** By the search `dlx`, which visits each solution. */
  readonly dlx?: number;
  readonly wholeProcess?: number;
}

const tasks: readonly Task[] = [
  { id: 'pentomino-6x10', unique: true, solutions: 2339, inProcess: 45, wholeProcess: 16 },
  { id: 'pentomino-6x10', unique: false, solutions: 9356, dlx: 1.5, wholeProcess: 12 },
  { id: 'pentomino-8x8-middle', unique: true, solutions: 65, inProcess: 25 },
  { id: 'hexiamond-6x6', unique: false, solutions: 624, inProcess: 12 },
];

interface Lap {
  readonly solutions: number;
  readonly milliseconds: number;
}

const versionOf = (peer: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', peer, 'package.json'), 'utf8')).version;

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { encoding: 'utf8' });

const peerLap = (peer: string, file: string, laps: number): Lap =>
  JSON.parse(node(join(import.meta.dirname, 'peer.mjs'), peer, file, String(laps)));

/** Times a program, including the start of Node. */
function whole(run: () => number): Lap {
  const before = performance.now();
  const solutions = run();
  return { solutions, milliseconds: performance.now() - before };
}

/** Complete counts against other JavaScript solvers, by turns, each lap in a process of its own. */
export async function benchPeers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-bench-'));
  try {
    for (const task of tasks) {
      const file = join(folder, `${task.id}.json`);
      writeFileSync(file, JSON.stringify(matrixOf(problemOf(task.id), task.unique)));
      if (task.inProcess !== undefined) await compareWarm(task, file, 'fastest', task.inProcess);
      if (task.dlx !== undefined) await compareWarm(task, file, 'dlx', task.dlx);
      if (task.wholeProcess !== undefined) await compareWhole(task, file, task.wholeProcess);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareWarm(task: Task, file: string, method: Method, least: number): Promise<void> {
  const ours = () => runLap('warmCount', [task.id, task.unique, method]);
  const heading = method === 'dlx' ? 'dlx, warm' : 'in a warm process';
  const laps = await byTurns(LAPS, ours, () => peerLap('dancing-links', file, 2));
  report(task, heading, laps, 'dancing-links', least);
}

async function compareWhole(task: Task, file: string, least: number): Promise<void> {
  if (!existsSync(bin)) return print('whole processes', 'left out: run npm run build first');
  const options = task.unique ? ['--unique'] : [];
  const own = () => whole(() => Number(node(bin, 'count', task.id, ...options)));
  const other = (peer: string) => whole(() => peerLap(peer, file, 1).solutions);
  const laps = await byTurns(LAPS, own, () => other('dancing-links'));
  report(task, 'whole process', laps, 'dancing-links', least);
  if (!task.unique) return;
  for (const peer of ['dlxlib', 'dance'])
    report(task, 'whole process', [laps[0]!, [other(peer)]], peer);
}

function report(
  { id, unique, solutions }: Task,
  how: string,
  laps: readonly (readonly Lap[])[],
  peer: string,
  least?: number,
): void {
  for (const lap of laps.flat())
    if (lap.solutions !== solutions)
      throw new Error(`${id} has ${solutions} solutions, and not ${lap.solutions}.`);
  const [own, other] = laps.map((ofOne) => median(ofOne.map((lap) => lap.milliseconds)));
  const times = other! / own!;
  print(
    `${id}, ${unique ? 'unique' : 'all'}, ${how}`,
    `${own!.toFixed(0)} ms, ${peer} ${versionOf(peer)} ${other!.toFixed(0)} ms: ` +
      (least === undefined ? `${times.toFixed(1)} ×` : ratio(times, least)),
  );
}

const SEEDS = 21;
/** Seeds that only warm up the process; the others follow. */
const WARM_UP = 5;
/** The most milliseconds for one first solution. */
const LIMIT = 20_000;

/**
 * Puzzles, how many times as fast as dancing-links each should be, and fewer seeds where that finds nothing
 * in time.
 */
const firsts: readonly { readonly id: string; readonly least: number; readonly seeds?: number }[] =
  [
    { id: 'heptiamond-12x7', least: 3 },
    { id: 'pentahex-11x10', least: 2 },
    { id: 'hexomino-15x15-hole', least: 1, seeds: 5 },
  ];

/** A process that finds first solutions one by one; it is started anew when one exceeds the limit. */
class Finder {
  private readonly open: () => Promise<ChildProcess>;
  private child: Promise<ChildProcess>;

  constructor(open: () => Promise<ChildProcess>) {
    this.open = open;
    this.child = open();
  }

  /** The milliseconds one takes; Infinity beyond the limit. */
  async find(task: object | number): Promise<number> {
    const child = await this.child;
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => {
        void this.end();
        this.child = this.open();
        resolve(Infinity);
      }, LIMIT);
      child.once('message', (milliseconds) => {
        clearTimeout(tooLong);
        resolve(milliseconds as number);
      });
      child.send(task);
    });
  }

  async end(): Promise<void> {
    const child = await this.child;
    child.removeAllListeners();
    child.kill('SIGKILL');
  }
}

/**
 * First solutions against dancing-links, by turns, with the same seeds: ours from the compiled puzzle, theirs
 * from the rows, shuffled by the seed. So both build their matrix within the measured time.
 */
export async function benchFirsts(): Promise<void> {
  for (const { id, least, seeds = SEEDS } of firsts) {
    const matrix = matrixOf(problemOf(id), false);
    const ours = new Finder(async () => {
      const child = start('lap.ts', ['firsts', JSON.stringify([id])]);
      await answerOf(child);
      return child;
    });
    const theirs = new Finder(async () => start('peer.mjs', ['firsts']));
    const own: number[] = [];
    const other: number[] = [];
    try {
      for (let seed = 1 - WARM_UP; seed <= SEEDS; seed++) {
        const found = await ours.find(seed + WARM_UP);
        if (seed > 0) own.push(found);
        if (seed > seeds || (seed < 1 && seeds < SEEDS)) continue;
        const rows = shuffled(matrix.rows, seed + WARM_UP);
        const foundThere = await theirs.find({ columns: matrix.columns, rows });
        if (seed > 0) other.push(foundThere);
      }
    } finally {
      await ours.end();
      await theirs.end();
    }
    const there = median(other);
    const few = other.length < own.length ? ` (${other.length} seeds)` : '';
    const time = there === Infinity ? `none in ${LIMIT / 1000} s` : `${there.toFixed(0)} ms`;
    print(
      `${id}, median of ${own.length} seeds`,
      `${median(own).toFixed(0)} ms, at most ${Math.max(...own).toFixed(0)} ms, dancing-links ${time}${few}: ` +
        ratio(Math.min(there, LIMIT) / median(own), least),
    );
  }
}
