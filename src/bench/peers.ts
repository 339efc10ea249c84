import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matrixOf } from './matrix.ts';
import { problemOf } from './puzzles.ts';
import { median, ratio, say } from './report.ts';

const LAPS = 7;
const root = join(import.meta.dirname, '../..');
const bin = join(root, 'build/fitful.mjs');

interface Task {
  readonly id: string;
  readonly unique: boolean;
  readonly solutions: number;
  /** How many times as fast as dancing-links this should be, warm and as a whole process. */
  readonly inProcess?: number;
  /** The same for the search `dlx`, which visits each solution. */
  readonly dlx?: number;
  readonly wholeProcess?: number;
}

const tasks: readonly Task[] = [
  { id: 'pentomino-6x10', unique: true, solutions: 2339, inProcess: 45, wholeProcess: 16 },
  { id: 'pentomino-6x10', unique: false, solutions: 9356, dlx: 1.5, wholeProcess: 12 },
  { id: 'pentomino-8x8-middle', unique: true, solutions: 65, inProcess: 25 },
  { id: 'hexiamond-6x6', unique: false, solutions: 624, inProcess: 12 },
];

/** How we count. */
type How = 'fastest' | 'dlx';

interface Lap {
  readonly solutions: number;
  readonly milliseconds: number;
}

const versionOf = (peer: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', peer, 'package.json'), 'utf8')).version;

/** One of our laps, in a warm process. */
const warmLap = ({ id, unique }: Task, how: How): Promise<Lap> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'countLap.ts'), [
      id,
      unique ? 'unique' : 'all',
      how,
    ]);
    child.once('message', (lap) => resolve(lap as Lap));
    child.once('exit', (code) => reject(new Error(`The lap ended with ${code}.`)));
  });

const peerLap = (peer: string, file: string, laps: number): Lap =>
  JSON.parse(node(join(import.meta.dirname, 'peer.mjs'), peer, file, String(laps)));

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { encoding: 'utf8' });

/** Times a program, including the start of Node. */
function whole(run: () => number): Lap {
  const before = performance.now();
  const solutions = run();
  return { solutions, milliseconds: performance.now() - before };
}

/** Full counts against other JavaScript solvers, alternating, each lap in its own process. */
export async function benchPeers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-bench-'));
  try {
    for (const task of tasks) {
      const file = join(folder, `${task.id}.json`);
      writeFileSync(file, JSON.stringify(matrixOf(problemOf(task.id), task.unique)));
      if (task.inProcess !== undefined)
        await compareInProcess(task, file, 'fastest', task.inProcess);
      if (task.dlx !== undefined) await compareInProcess(task, file, 'dlx', task.dlx);
      if (task.wholeProcess !== undefined) compareWhole(task, file, task.wholeProcess);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareInProcess(task: Task, file: string, how: How, least: number): Promise<void> {
  const ours: Lap[] = [];
  const theirs: Lap[] = [];
  for (let i = 0; i < LAPS; i++) {
    ours.push(await warmLap(task, how));
    theirs.push(peerLap('dancing-links', file, 2));
  }
  report(
    task,
    how === 'dlx' ? 'dlx, warm' : 'in a warm process',
    ours,
    theirs,
    'dancing-links',
    least,
  );
}

function compareWhole(task: Task, file: string, least: number): void {
  if (!existsSync(bin)) {
    say('whole processes', 'left out: run npm run build first');
    return;
  }
  const options = task.unique ? ['--unique'] : [];
  const own = () => whole(() => Number(node(bin, 'count', task.id, ...options)));
  const other = (peer: string) => whole(() => peerLap(peer, file, 1).solutions);
  const ours: Lap[] = [];
  const theirs: Lap[] = [];
  for (let i = 0; i < LAPS; i++) {
    ours.push(own());
    theirs.push(other('dancing-links'));
  }
  report(task, 'whole process', ours, theirs, 'dancing-links', least);
  if (!task.unique) return;
  for (const peer of ['dlxlib', 'dance']) report(task, 'whole process', ours, [other(peer)], peer);
}

function report(
  { id, unique, solutions }: Task,
  how: string,
  ours: readonly Lap[],
  theirs: readonly Lap[],
  peer: string,
  least?: number,
): void {
  for (const lap of [...ours, ...theirs])
    if (lap.solutions !== solutions)
      throw new Error(`${id} has ${solutions} solutions, and not ${lap.solutions}.`);
  const [own, other] = [ours, theirs].map((laps) => median(laps.map((lap) => lap.milliseconds)));
  const times = other! / own!;
  say(
    `${id}, ${unique ? 'unique' : 'all'}, ${how}`,
    `${own!.toFixed(0)} ms, ${peer} ${versionOf(peer)} ${other!.toFixed(0)} ms: ` +
      (least === undefined ? `${times.toFixed(1)} ×` : ratio(times, least)),
  );
}
