import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { afterAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { buildCommand } from '../testing/runs/builtCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-clusters-'));
const command = await buildCommand(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(new URL('../docs/counting.md', import.meta.url), 'utf8');

/** The blocks of code on the page that contain a text. */
const blocksWith = (text: string): string[] =>
  [...page.matchAll(/^```\w*\n([^]*?)^```$/gm)]
    .map(([, code]) => code!)
    .filter((code) => code.includes(text));

/** An empty folder, as the parts of a count see it. */
function emptyFolder(name: string): string {
  const made = join(folder, name);
  mkdirSync(made);
  return made;
}

/** What the parts add up to, and what is said about them. */
function total(cwd: string, parts: readonly number[]) {
  const files = parts.map((part) => `part-${part}.json`);
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'total', ...files], { cwd });
  const { solutions } = JSON.parse(String(stdout) || '{}') as { solutions?: number };
  return { solutions, stderr: String(stderr) };
}

test('the Kubernetes manifests are valid, fit each other, and count', { timeout: 120_000 }, () => {
  const [yaml] = blocksWith('kind: Job');
  const [claim, job] = parseAllDocuments(yaml!).map((one) => one.toJS() as never);
  const volume = new PersistentVolumeClaim(claim);
  const count = new Job(job);
  for (const one of [volume, count]) expect(() => one.validate()).not.toThrow();
  expect(() => new Job({ spec: { completions: 'all' } } as never).validate()).toThrow(
    /completions/,
  );
  const { completions, completionMode, backoffLimitPerIndex, template } = count.spec!;
  expect({ completions, completionMode, backoffLimitPerIndex }).toEqual({
    completions: 64,
    completionMode: 'Indexed',
    backoffLimitPerIndex: 6,
  });
  const { containers, volumes, restartPolicy } = template.spec!;
  // Only pods that fail are tried again index by index.
  expect(restartPolicy).toBe('Never');
  expect(volumes![0]!.persistentVolumeClaim!.claimName).toBe(volume.metadata!.name);
  expect(volume.spec!.accessModes).toEqual(['ReadWriteMany']);
  const [container] = containers;
  // The memory asked for may be exceeded by a fifth.
  const inBytes = (amount: unknown): number => Number(/^(\d+)M/.exec(String(amount))![1]) * 2 ** 20;
  const asked = /--memory (\S+)/.exec(container!.args![0]!)![1];
  expect(1.2 * inBytes(asked)).toBeLessThanOrEqual(inBytes(container!.resources!.limits!.memory));
  expect(container!.volumeMounts![0]!.name).toBe(volumes![0]!.name);

  const cwd = emptyFolder('pod');
  const [shell, ...flags] = container!.command!;
  const script = container!
    .args![0]!.replace(container!.volumeMounts![0]!.mountPath, cwd)
    .replace('/fitful.mjs', command)
    .replace('/64', '/3');
  for (const index of [0, 1, 2])
    execFileSync(shell!, [...flags, script], {
      env: { ...process.env, JOB_COMPLETION_INDEX: String(index) },
    });
  expect(total(cwd, [1, 2, 3])).toEqual({ solutions: 9356, stderr: '' });
});

test(
  'a part of the Slurm array that was stopped is named, and goes on when it is submitted again',
  { timeout: 120_000 },
  async () => {
    const [script] = blocksWith('#SBATCH');
    const option = (name: string): string => new RegExp(`--${name}=(\\S+)`).exec(script!)![1]!;
    expect(option('output')).not.toBe(option('error'));
    const cwd = emptyFolder('array');
    const run = (task: number, more = ''): void => {
      const [out, error] = ['output', 'error'].map((name) =>
        option(name).replace('%a', String(task)),
      );
      const lines = script!
        .replace('exec fitful', `${more}${process.execPath} ${command}`)
        .replaceAll('/64', '/3');
      spawnSync('bash', ['-c', `(${lines}) > ${out} 2> ${error}`], {
        cwd,
        env: { ...process.env, SLURM_ARRAY_TASK_ID: String(task) },
      });
    };
    run(1);
    run(3);
    // The time limit of a job sends TERM. A busy machine has not even begun to count by the first of these.
    let stopped = { stderr: 'missing' } as ReturnType<typeof total>;
    for (let seconds = 0.6; stopped.stderr.includes('missing') && seconds < 40; seconds *= 2) {
      run(2, `timeout -s TERM ${seconds} `);
      stopped = total(cwd, [1, 2, 3]);
    }
    expect(stopped.solutions).toBeUndefined();
    expect(stopped.stderr).toMatch(/part 2\/3 was not counted to its end/);
    run(2);
    expect(total(cwd, [1, 2, 3])).toEqual({ solutions: 9356, stderr: '' });
  },
);

test('GNU parallel calls the command by its name', () => {
  const [line] = blocksWith('parallel --sshloginfile');
  expect(line).toMatch(/^ {2}fitful count /m);
  expect(page).toContain('each of which has `fitful` on its path');
});
