import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { doInChildren } from './inChildren.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-children-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = join(folder, 'child.mjs');
const busy = join(folder, 'busy');
// A task is what the process does; one that works writes its number down and never ends, whatever it is sent.
writeFileSync(
  script,
  `import { existsSync, renameSync, writeFileSync } from 'node:fs';
  const busy = ${JSON.stringify(busy)};
  const tasks = {
    answer: () => process.send(process.pid),
    work: () => {
      process.on('SIGTERM', () => {});
      writeFileSync(busy + '.draft', String(process.pid));
      renameSync(busy + '.draft', busy);
      for (;;);
    },
    die: () => {
      while (!existsSync(busy));
      process.kill(process.pid, 'SIGKILL');
    },
  };
  process.on('message', ({ task }) => tasks[task]());`,
);

function run(...tasks: readonly ('answer' | 'work' | 'die')[]) {
  const left = tasks.map((task) => ({ task }));
  const reports: number[] = [];
  const done = doInChildren<{ task: string }, number>({
    script,
    workers: 2,
    next: () => left.shift(),
    receive: (pid) => void reports.push(pid),
    nameOf: ({ task }) => `the task ${task}`,
  });
  return { done, reports };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('all tasks are reported, and no process is left', async () => {
  const { done, reports } = run('answer', 'answer', 'answer', 'answer', 'answer');
  await done;
  expect(reports).toHaveLength(5);
  await vi.waitUntil(() => !reports.some(isRunning), { timeout: 10_000 });
});

test('a process that is killed names its task and the signal, and takes busy ones with it', async () => {
  const error = await run('work', 'die').done.catch((thrown: unknown) => thrown);
  const pid = Number(readFileSync(busy, 'utf8'));
  try {
    expect(error).toMatchObject({
      message: 'No report of the task die',
      cause: { message: 'A child process ended with SIGKILL.' },
    });
    await vi.waitUntil(() => !isRunning(pid), { timeout: 10_000 });
  } finally {
    if (existsSync(busy) && isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
});
