import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const start = (...args: string[]) => spawn(process.execPath, [tsx, main, ...args]);

/** Runs the command as a process of its own, with a text on its standard input. */
async function fitful(input: string, ...args: string[]) {
  const child = start(...args);
  child.stdin.on('error', () => {}).end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { stdout, stderr, code };
}

const ribbon = (pieces: string) => `....\n\n${pieces}`;

describe('the command', { timeout: 20_000 }, () => {
  test('solves what comes on standard input', async () => {
    const { stdout, stderr, code } = await fitful(ribbon('A x2\noo'), 'solve', '-', '--letters');
    expect({ stdout, stderr, code }).toEqual({ stdout: 'AAAA\n', stderr: '', code: 0 });
  });

  test('ends with 1 where there is no solution', async () => {
    const impossible = ribbon('A x2\noo').replace('....', '.#..#.');
    expect(await fitful(impossible, 'solve', '-')).toEqual({
      stdout: '',
      stderr: 'fitful: there is no solution.\n',
      code: 1,
    });
  });

  test('ends with 2 and says line and column where a text is wrong', async () => {
    expect(await fitful(ribbon('A\n\x1b[2J'), 'count', '-')).toEqual({
      stdout: '',
      stderr: 'fitful: -: Line 4, column 1: the invisible character U+001B cannot be used.\n',
      code: 2,
    });
  });

  test('counts in processes of its own', async () => {
    const args = ['count', 'pentomino-3x20', '--order', 'rows', '--workers', '2', '--json'];
    const { stdout, stderr, code } = await fitful('', ...args);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const found = JSON.parse(stdout) as object;
    expect(found).toMatchObject({ solutions: 8, placements: 71_190, complete: true });
  });

  test('ends quietly when its reader has seen enough', async () => {
    const child = start('steps', 'pentomino-10x6');
    const ended = once(child, 'close');
    const stderr = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(await stderr).toBe('');
  });
});
