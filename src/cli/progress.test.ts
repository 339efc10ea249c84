import { expect, onTestFinished, test, vi } from 'vitest';
import { fitful, inPlace } from '../testing/tryOut.ts';
import { Progress } from './progress.ts';

test('it is said how far long work is, after a second and now and then, and what is said is taken away', () => {
  let now = 0;
  const lines: string[] = [];
  const call = { ...inPlace, showStatus: (line: string) => void lines.push(line) };
  const progress = new Progress(call, () => now);
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
  const short = new Progress({ ...inPlace, ...show }, () => now);
  const unseen = new Progress({ ...inPlace, ...show, showsStatus: false }, () => now);
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
