import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { buildCommand } from '../../testing/runs/builtCommand.ts';
import { isLong } from '../../testing/share.ts';

const MIB = 2 ** 20;
/** How long a count is watched, in seconds: most of what it may take it takes in the first few. */
const SECONDS = isLong ? 9 : 4;
/** By what factor the memory asked for may be exceeded. */
const OVER = 1.2;

const folder = mkdtempSync(join(tmpdir(), 'fitful-memory-'));
const command = await buildCommand(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** A process, and all that it has started. */
function processes(pid: number): number[] {
  const started = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...started.flatMap((child) => processes(Number(child)))];
}

/** The resident bytes of a process, those that several processes share divided among them. */
function residentBytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return 1024 * Number(/^Pss: +(\d+) kB$/m.exec(rollup)![1]);
}

/** The most memory that a count takes in all of its processes, and the most processes that it has. */
async function most(...args: string[]) {
  const count = spawn(process.execPath, [command, 'count', ...args], { stdio: 'ignore' });
  const ended = once(count, 'exit');
  let bytes = 0;
  let started = 0;
  for (const end = process.uptime() + SECONDS; process.uptime() < end; await pause(100)) {
    expect(count.exitCode).toBeNull();
    const all = processes(count.pid!);
    started = Math.max(started, all.length);
    bytes = Math.max(
      bytes,
      all.reduce((sum, pid) => sum + residentBytes(pid), 0),
    );
  }
  count.kill('SIGTERM');
  await ended;
  return { bytes, started };
}

// Half filled boards with thousands of supplies, each of which goes on a thousand ways.
writeFileSync(
  join(folder, 'many.txt'),
  `pieces: heptomino\nuse: some\n\n${`${'.'.repeat(15)}\n`.repeat(14)}`,
);

test.runIf(existsSync('/proc/self/smaps_rollup')).each([
  { memory: 192, workers: 1, expected: 1 },
  { memory: 384, workers: 2, expected: 3 },
])(
  'a count in $memory MB by $workers keeps to them, in all of its processes together',
  { timeout: 60_000 },
  async ({ memory, workers, expected }) => {
    const args = ['--memory', `${memory}M`, '--workers', String(workers)];
    const { bytes, started } = await most(join(folder, 'many.txt'), ...args);
    expect(started).toBe(expected);
    expect(bytes / MIB).toBeLessThan(OVER * memory);
    // It was measured, and the memory is used.
    expect(bytes / MIB).toBeGreaterThan(memory / 3);
  },
);
