import { expect, onTestFinished, test, vi } from 'vitest';
import { fitful, inPlace } from '../../testing/runs/tryOut.ts';
import { Progress } from './progress.ts';
import { run } from '../run.ts';

test('it is said how far long work is, after a second and now and then, and what is said is taken away', () => {
  let now = 0;
  const lines: string[] = [];
  const call = { ...inPlace, showStatus: (line: string) => void lines.push(line) };
  const progress = new Progress(call, 16, () => now);
  for (let step = 0; step < 40_000; step++) {
    now = step / 10;
    progress.tick(() => `${step} steps`);
  }
  progress.clear();
  progress.clear();
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.length).toBeLessThan(18);
  expect(parseInt(lines[0]!)).toBeGreaterThanOrEqual(10_000);
  expect(lines.filter((line) => line === '')).toHaveLength(1);
  expect(lines.at(-1)).toBe('');
});

test('short work says nothing, and so does all work where nobody sees it', () => {
  const lines: string[] = [];
  let now = 0;
  const show = { showStatus: (line: string) => void lines.push(line) };
  const short = new Progress({ ...inPlace, ...show }, 16, () => now);
  const unseen = new Progress({ ...inPlace, ...show, showsStatus: false }, 16, () => now);
  for (let step = 0; step < 20_000; step++) {
    now = step < 10_000 ? step / 20 : 5000;
    if (step < 10_000) short.tick(() => 'short');
    unseen.tick(() => 'unseen');
  }
  short.clear();
  unseen.clear();
  expect(lines).toEqual([]);
});

test('a search and a division that take long say how far they are', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
  onTestFinished(() => void vi.restoreAllMocks());
  const solved = await fitful('solve', 'pentomino-6x10', '--order', 'rows', '--first', '1');
  expect(solved.notes.join('\n')).toMatch(/placements, [\d.]+%/);
  expect(solved.notes.at(-1)).toBe('');
  const made = await fitful(
    'generate',
    '--size',
    '15x15',
    '--blocks',
    '45',
    '--strategy',
    'restart',
  );
  expect(made.notes.join('\n')).toMatch(/swaps tried, score/);
  expect(made.notes.at(-1)).toBe('');
});

test.each([
  ['a search for its solutions alone', 'steps pentomino-6x10 --detail solutions --limit 1'],
  ['what is said of them', 'steps one-sided-tetromino-7x4 --detail solutions --say --limit 1'],
])('%s says how far it is, and what is printed is the same', async (_, line) => {
  let unseen = '';
  const environment = { ...inPlace, showsStatus: false };
  await run(line.split(' '), environment, async (text) => void (unseen += text));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
  onTestFinished(() => void vi.restoreAllMocks());
  const seen = await fitful(...line.split(' '));
  expect(seen.notes.join('\n')).toMatch(/placements, [\d.]+%/);
  expect(seen.notes.at(-1)).toBe('');
  expect(seen.output).toBe(unseen);
});

test('all divisions that are counted, and swaps that are refused, are seen as they go', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
  onTestFinished(() => void vi.restoreAllMocks());
  const make = (size: string, blocks: string, strategy: string) =>
    fitful('generate', '--size', size, '--blocks', blocks, '--strategy', strategy);
  const counted = await make('6x6', '6', 'uniform');
  expect(counted.notes.join('\n')).toMatch(/Counting all .* · \d+ of 36 cells · [\d,]+ states/);
  expect(counted.notes.at(-1)).toBe('');
  const refused = await make('12x12', '72', 'strict');
  expect(refused.notes.filter((note) => note.includes('swaps tried')).length).toBeGreaterThan(9);
});
