import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { inPlace } from '../../testing/runs/tryOut.ts';
import { widthOf } from './columns.ts';

const screen = { isTerminal: true, columns: 80, rows: 24, colours: 1 };
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/** Runs `solve --watch`, and passes on how many frames were written. */
async function watch(args: string[], onFrame: (frames: number) => void) {
  const written: string[] = [];
  const code = await run(['solve', '--watch', ...args], { ...inPlace, screen }, async (text) => {
    written.push(text);
    onFrame(written.length);
  });
  return { code, written };
}

test('redraws the board in place until there is a solution, which stays', async () => {
  const { code, written } = await watch(['three-in-a-square'], () => {});
  expect(code).toBe(0);
  const [first, second] = written;
  expect(first!.startsWith(HIDE_CURSOR)).toBe(true);
  expect(first).toContain('·');
  expect(second!.startsWith('\x1b[8A')).toBe(true);
  expect(second!.match(/\n/g)).toHaveLength(8);
  expect(written.at(-2)).toContain('1 solution');
  expect(written.at(-2)).toContain('\x1b[K├───┴───┐   │\n');
  expect(written.at(-1)).toBe(SHOW_CURSOR);
});

test('crops a board that is taller than the terminal', async () => {
  const { written } = await watch(['pentomino-3x20', '--letters'], (frames) => {
    if (frames === 2) process.emit('SIGINT');
  });
  expect(written[1]!.match(/\n/g)!.length).toBeLessThan(screen.rows);
});

test.each([
  ['lines', []],
  ['letters', ['--letters']],
])('fits a board that is wider than the terminal into it, as %s', async (_, how) => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'wide.txt');
  writeFileSync(file, `${'.'.repeat(90)}\n\nI x45\noo\n`);
  const { written } = await watch([file, ...how], (frames) => {
    if (frames === 2) process.emit('SIGINT');
  });
  rmSync(folder, { recursive: true });
  const shown = written[1]!.replace(/\p{Cc}\[\d*[A-Z]/gu, '').split('\n');
  expect(widthOf(shown[0]!)).toBe(screen.columns);
  for (const line of shown) expect(widthOf(line)).toBeLessThanOrEqual(screen.columns);
});

/** The lines of a frame, without what moves the cursor. */
const linesOf = (frame: string): string[] =>
  frame.replace(/\p{Cc}\[[?\d]*[A-Za-z]/gu, '').split('\n');

test('marks the next cell, and lists the pieces left', async () => {
  const { written } = await watch(['three-in-a-square', '--order', 'rows'], () => {});
  expect(linesOf(written[0]!)).toEqual([
    '┌───────────┐   A',
    '│ *   ·   · │   B',
    '│           │   C',
    '│ ·   ·   · │',
    '│           │',
    '│ ·   ·   · │',
    '└───────────┘',
    '0 placements · depth 0 · 0 solutions',
    '',
  ]);
  expect(linesOf(written[1]!).slice(0, 7)).toEqual([
    '┌───────────┐',
    '│           │   B',
    '│   ┌───────┤   C',
    '│   │ *   · │',
    '├───┘       │',
    '│ ·   ·   · │',
    '└───────────┘',
  ]);
  expect(linesOf(written.at(-2)!).join('')).not.toMatch(/[*ABC]/);
});

test('marks the next piece where the search branches on one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'corner.txt');
  // B has two placements, fewer than any cell.
  writeFileSync(file, '...\n...\n\nA\noo\n\nB\nooo\n\nC\no\n');
  const { written } = await watch([file, '--solver', 'dlx'], () => {});
  rmSync(folder, { recursive: true });
  expect(linesOf(written[0]!).slice(0, 3)).toEqual([
    '┌───────────┐   A',
    '│ ·   ·   · │  *B',
    '│           │   C',
  ]);
});

test('leaves no room for the copies of pieces that lie from the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'laid.txt');
  writeFileSync(file, 'AA....\n\nA\noo\n\nB\nooo\n\nC\no\n');
  const { written } = await watch([file, '--letters'], () => {});
  rmSync(folder, { recursive: true });
  expect(linesOf(written[0]!).slice(0, 2)).toEqual(['AA*...       C', '         B']);
});

test('keeps to the speed it is given', async () => {
  /** How many frames a search of some hundred steps takes. */
  const frames = async (speed: string) => {
    const { code, written } = await watch(['three-in-a-square', '--speed', speed], () => {});
    expect(code).toBe(0);
    return written.length;
  };
  const slow = await frames('30');
  expect(await frames('15')).toBeGreaterThan(1.5 * slow);
  expect(await frames('max')).toBe(3);
});

test('does not pause at solutions if all are wanted, and ends on the last', async () => {
  const { code, written } = await watch(['three-in-a-square', '--all', '--speed', 'max'], () => {});
  expect(code).toBe(0);
  expect(written).toHaveLength(3);
  const end = linesOf(written[1]!);
  expect(end.at(-2)).toContain('16 solutions');
  expect(end.join('')).not.toMatch(/[*·] {3}/);
});

test('shows the part of a tall board where the search is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'tall.txt');
  writeFileSync(file, `${'..\n'.repeat(60)}\nI x60\noo\n`);
  const { written } = await watch([file, '--speed', 'max'], () => {});
  rmSync(folder, { recursive: true });
  for (const frame of written.slice(0, -1)) {
    const lines = linesOf(frame);
    expect(lines.length).toBeLessThanOrEqual(screen.rows);
  }
  expect(linesOf(written[0]!)[0]).toBe('*.   I ×60');
});

test('restores the cursor on Ctrl-C', async () => {
  const listeners = process.listenerCount('SIGINT');
  const { code, written } = await watch(['pentomino-10x6', '--all'], (frames) => {
    if (frames === 3) process.emit('SIGINT');
  });
  expect(code).toBe(130);
  expect(written).toHaveLength(4);
  expect(written.at(-1)).toBe(SHOW_CURSOR);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});
