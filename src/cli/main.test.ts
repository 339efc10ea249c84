import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { buildCommand } from '../testing/runs/builtCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-main-'));
// Built: a process that compiles each file first takes ten times as long to start.
const command = await buildCommand(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...args: string[]) => spawn(process.execPath, [command, ...args]);

/** Runs the command in a separate process, with text on its standard input. */
async function fitful(input: string, ...args: string[]) {
  const child = start(...args);
  child.stdin.on('error', () => {}).end(input);
  return outcome(child);
}

/** What a process printed, and its exit code, once it has ended. */
async function outcome(child: ChildProcessWithoutNullStreams) {
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { stdout, stderr, code };
}

describe('the command as one file in an empty folder', { timeout: 60_000 }, () => {
  const alone = mkdtempSync(join(tmpdir(), 'fitful-alone-'));
  copyFileSync(command, join(alone, 'fitful.mjs'));
  writeFileSync(join(alone, 'own.txt'), '.....\n.....\n\nA x5\noo\n');
  afterAll(() => rmSync(alone, { recursive: true }));

  test.each([
    [['list'], /pentomino-6x10/],
    [['count', 'pentomino-3x20'], /^8$/m],
    [['count', 'pentomino-3x20', '--workers', '2'], /^8$/m],
    [['count', 'own.txt', '--workers', '2'], /^8$/m],
    [['solve', 'pentomino-6x10', '--letters'], /[FILNPTUVWXYZ]{6}/],
    [['show', 'square-bar-corner'], /./],
    [['steps', 'square-bar-corner'], /./],
    [['generate', '--size', '6x5', '--blocks', '6'], /\n\n/],
    [['experiment', 'parity'], /./],
    [['--help'], /count/],
  ])('runs %j', async (args, expected) => {
    const ended = await outcome(spawn(process.execPath, ['fitful.mjs', ...args], { cwd: alone }));
    expect(ended).toMatchObject({ stderr: '', code: 0 });
    expect(ended.stdout).toMatch(expected);
  });

  test('says in words what is not there', async () => {
    const ended = await outcome(
      spawn(process.execPath, ['fitful.mjs', 'count', 'nothing.txt'], { cwd: alone }),
    );
    expect(ended.stderr).toMatch(/^fitful: .*nothing\.txt.*\n$/);
    expect(ended.stderr).not.toMatch(/\n {4}at /);
  });
});

const ribbon = (pieces: string) => `....\n\n${pieces}`;

describe('the command', { timeout: 20_000 }, () => {
  test('solves a puzzle from standard input', async () => {
    const { stdout, stderr, code } = await fitful(ribbon('A x2\noo'), 'solve', '-', '--letters');
    expect({ stdout, stderr, code }).toEqual({ stdout: 'AAAA\n', stderr: '', code: 0 });
  });

  test('exits with 1 if there is no solution', async () => {
    const impossible = ribbon('A x2\noo').replace('....', '.#..#.');
    expect(await fitful(impossible, 'solve', '-')).toEqual({
      stdout: '',
      stderr: 'fitful: there is no solution: “fitful why -” says why.\n',
      code: 1,
    });
  });

  test('exits with 2 and names line and column of an error', async () => {
    expect(await fitful(ribbon('A\n\x1b[2J'), 'count', '-')).toEqual({
      stdout: '',
      stderr: 'fitful: -: Line 4, column 1: the invisible character U+001B cannot be used.\n',
      code: 2,
    });
  });

  test.each([
    ['built', [command]],
    [
      'from source',
      [
        fileURLToPath(import.meta.resolve('tsx/cli')),
        fileURLToPath(import.meta.resolve('./main.ts')),
      ],
    ],
  ])('counts in separate processes, %s', { timeout: 60_000 }, async (_, program) => {
    const args = ['count', 'pentomino-3x20', '--order', 'rows', '--workers', '2', '--json'];
    const child = spawn(process.execPath, [...program, ...args]);
    child.stdin.end();
    const { stdout, stderr, code } = await outcome(child);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const found = JSON.parse(stdout) as object;
    expect(found).toMatchObject({ solutions: 8, placements: 71_190, complete: true });
  });

  test('ends quietly when its reader closes the pipe', async () => {
    const child = start('steps', 'pentomino-10x6');
    const ended = once(child, 'close');
    const stderr = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(await stderr).toBe('');
  });
});

/** The descendants of a process. */
function descendants(of: number): number[] {
  const own = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return (
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1] === `${of}`
      );
    } catch {
      // It has exited in the meantime.
      return false;
    }
  });
  return own.flatMap((pid) => [...descendants(Number(pid)), Number(pid)]);
}

/** Those of them that are workers. */
const workersOf = (pid: number): number[] =>
  descendants(pid).filter((one) => {
    try {
      return readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('--as-worker');
    } catch {
      return false;
    }
  });

/**
 * Starts the command, and kills `many` of its workers, one after the other.
 *
 * @param after how long each has worked by then, in ms
 */
async function haunted(many: number, after: number, ...args: string[]) {
  const child = start(...args);
  const ended = once(child, 'close') as Promise<[number]>;
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  const killed = new Set<number>();
  while (child.exitCode === null && killed.size < many) {
    for (const pid of workersOf(child.pid!)) {
      if (killed.has(pid) || killed.size === many) continue;
      await pause(after);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It was closed.
      }
      killed.add(pid);
    }
    await pause(20);
  }
  const [code] = await ended;
  return { code, stdout: await stdout, stderr: await stderr };
}

describe.runIf(existsSync('/proc/self/stat'))(
  'where the machine fails the command',
  { timeout: 120_000 },
  () => {
    const rows = ['pentomino-3x20', '--order', 'rows', '--workers', '2', '--json'];

    test('a process that is killed is replaced', async () => {
      const { code, stdout, stderr } = await haunted(2, 300, 'count', ...rows);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({ solutions: 8, placements: 71_190 });
    });

    // Each is killed before it can report: after progress, a worker would be replaced again and again.
    test('a count whose processes are killed repeatedly exits with 3, and is saved', async () => {
      const saved = join(folder, 'saved');
      const args = ['pentomino-5x12', '--order', 'rows', '--workers', '2', '--save', saved];
      const { code, stdout, stderr } = await haunted(Infinity, 0, 'count', ...args, '--json');
      expect(code).toBe(3);
      expect(stderr).toMatch(
        /^fitful: a process .*SIGKILL.* “--resume .*saved” goes on from there\.\n$/,
      );
      expect(JSON.parse(stdout)).toMatchObject({ complete: false });
      expect(readFileSync(saved, 'utf8')).toContain('"untouched":["');
    });

    test('an experiment whose processes are killed repeatedly exits with 3', async () => {
      const { code, stdout, stderr } = await haunted(Infinity, 0, 'experiment', 'short-side');
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr).toMatch(/^fitful: a process .*SIGKILL.*\.\n$/);
    });

    test.runIf(existsSync('/dev/full'))(
      'where nothing can be printed, the count is saved',
      async () => {
        const saved = join(folder, 'printed');
        const full = openSync('/dev/full', 'w');
        const child = spawn(
          process.execPath,
          [command, 'count', 'three-in-a-square', '--save', saved],
          { stdio: ['ignore', full, 'pipe'] },
        );
        const [stderr, [code]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
        closeSync(full);
        expect({ code, stderr }).toEqual({
          code: 3,
          stderr: 'fitful: the output cannot be written (ENOSPC).\n',
        });
        const { stdout } = await fitful('', 'count', 'three-in-a-square', '--resume', saved);
        expect(stdout).toBe('16\n');
      },
    );

    test('a closed terminal stops a count, which is saved', async () => {
      const saved = join(folder, 'hung-up');
      const args = ['pentomino-5x12', '--order', 'rows', '--workers', '1', '--save', saved];
      const child = start('count', ...args);
      const ended = once(child, 'close');
      const stderr = text(child.stderr);
      while (!existsSync(saved)) await pause(20);
      for (const pid of descendants(child.pid!)) process.kill(pid, 'SIGHUP');
      child.kill('SIGHUP');
      await ended;
      expect(await stderr).toContain('goes on from there');
    });

    test('endless input is rejected as puzzle, count and result', async () => {
      const endless = '/dev/zero';
      writeFileSync(join(folder, 'puzzle'), ribbon('A x2\noo'));
      for (const args of [
        ['count', endless],
        ['count', join(folder, 'puzzle'), '--resume', endless],
        ['total', endless],
      ])
        expect(await fitful('', ...args)).toMatchObject({ code: 2, stdout: '' });
    });
  },
);
